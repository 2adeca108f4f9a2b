## Поле «Пещеры на пещеру»

web-cave-round = Раунд { $round } из { $rounds }
web-cave-turn = Ход { $turn } из { $turns }
web-cave-tiles = Жетоны действий
web-cave-display = Помещения в центре стола
web-cave-supply = Запас
web-cave-walls-left =
    { $count ->
        [one] Осталась { $count } стена
        [few] Осталось { $count } стены
        [many] Осталось { $count } стен
       *[other] Осталось { $count } стены
    }
web-cave-unseen =
    { $count ->
        [one] { $count } помещение никто не видел
        [few] { $count } помещения никто не видел
        [many] { $count } помещений никто не видел
       *[other] { $count } помещения никто не видел
    }
web-cave-stack = В стопке: { $count }
web-cave-extra-free = Дополнительная каверна ждёт того, кто первым заполнит всю пещеру
web-cave-extra-taken = Дополнительная каверна уже занята: { $name }
web-cave-first = Первый игрок
web-cave-cave-of = Пещера: { $name }
web-cave-show = Показать пещеру: { $name }
web-cave-coming =
    { $turns ->
        [one] Появится в раунде { $round }: по { $turns } ходу
        [few] Появится в раунде { $round }: по { $turns } хода
        [many] Появится в раунде { $round }: по { $turns } ходов
       *[other] Появится в раунде { $round }: по { $turns } хода
    }
web-cave-coming-short = Раунд { $round }
web-cave-taken-by = уже взят: { $name }
web-cave-carries-out = { $name }: { $what }
web-cave-good-of =
    { $good ->
        [wood] Дерево: { $count } из { $limit }
        [stone] Камень: { $count } из { $limit }
        [emmer] Эммер: { $count } из { $limit }
        [flax] Лён: { $count } из { $limit }
        [food] Еда: { $count } из { $limit }
       *[gold] Золото: { $count } из { $limit }
    }
web-cave-face-down = { $cell }: закрытое помещение
web-cave-face-down-food = { $cell }: закрытое помещение и 1 еда
web-cave-empty = { $cell }: пустая каверна, { $walls }
web-cave-furnished = { $cell }: { $room }
web-cave-extra-cell = Дополнительная каверна
web-cave-wall = Стена { $border }
web-cave-no-wall = Место для стены { $border }
web-cave-used = использовано в этот ход
web-cave-fits = Подходит сюда
web-cave-fits-in = Куда подходит: { $cells }.
web-cave-fits-nowhere = Сейчас ни в одной вашей пустой пещере нет подходящих стен.
web-cave-too-blue = Оранжевых помещений должно быть больше, чем синих.
web-cave-fit-missing =
    { $count ->
        [one] Здесь не хватает { $count } стены
        [few] Здесь не хватает { $count } стен
        [many] Здесь не хватает { $count } стен
       *[other] Здесь не хватает { $count } стены
    }
web-cave-fit-excess =
    { $count ->
        [one] Здесь { $count } лишняя стена
        [few] Здесь { $count } лишние стены
        [many] Здесь { $count } лишних стен
       *[other] Здесь { $count } лишней стены
    }
web-cave-fit-never = Естественные стены здесь никогда не подойдут
web-cave-free = бесплатно
web-cave-cost = за { $goods }
web-cave-room =
    { $colour ->
        [orange] { $room } (оранжевое, { cave_vs_cave-points }): { $cost }; { $walls }.
       *[blue] { $room } (синее, { cave_vs_cave-points }): { $cost }; { $walls }.
    }
web-cave-words = Пещеры словами
web-cave-words-walls = Сооружённые стены: { $walls }
web-cave-words-tiles = Взято в этом раунде: { $tiles }

# What tiles and rooms do.
web-cave-use =
    { $count ->
        [one] использовать { $count } оранжевое помещение
        [few] использовать до { $count } разных оранжевых помещений
        [many] использовать до { $count } разных оранжевых помещений
       *[other] использовать до { $count } разных оранжевых помещений
    }
web-cave-dig =
    { $count ->
        [one] создать { $count } каверну
        [few] создать { $count } каверны
        [many] создать { $count } каверн
       *[other] создать { $count } каверны
    }
web-cave-dig-paid =
    { $count ->
        [one] отдать { $paid } и создать { $count } каверну
        [few] отдать { $paid } и создать { $count } каверны
        [many] отдать { $paid } и создать { $count } каверн
       *[other] отдать { $paid } и создать { $count } каверны
    }
web-cave-undermine = создать 1 каверну сквозь стены
web-cave-build = соорудить 1 стену
web-cave-raze = сломать 1 стену и получить { $goods }
web-cave-furnish = обустроить, дополнительно отдать { $paid }
web-cave-furnish-free = обустроить без дополнительных расходов
web-cave-any-three = отдать 3 разных товара, по 1 каждого, и получить { $goods }
web-cave-below = { $what }, если у вас меньше { $count }
web-cave-on-undergrowth = С «Заготовкой дров»: { $what }.
web-cave-on-flax = Всякий раз, когда получаете лён: { $what }.
web-cave-on-many_rooms = С действием, которое позволяет использовать до 2 или до 3 помещений: дополнительно { $what }.
web-cave-on-one_room = С действием «использовать 1 оранжевое помещение»: { $what }.
web-cave-on-wall = Всякий раз, когда сооружаете стену: { $what }.

# Что можно сделать с жетоном сейчас.
web-cave-now-dig = Сейчас можно создать каверну: { $cells }.
web-cave-now-dig-none = Сейчас создавать каверны негде.
web-cave-now-furnish = Сейчас можно обустроить: { $rooms }.
web-cave-now-furnish-none = Сейчас нельзя обустроить ни одного помещения.
web-cave-now-use = Сейчас пригодятся помещения: { $rooms }.
web-cave-now-use-none = Ни одно ваше помещение сейчас не поможет.
web-cave-now-full = Больше этого не поместится.

# На самих жетонах, рядом со значком: одно-два слова.
web-cave-short =
    { $work ->
        [use] в дело
        [furnish] обустроить
        [dig] копать
        [undermine] сквозь стены
        [build] стена
       *[raze] снести стену
    }
web-cave-or = или

# Цель одиночной игры.
web-cave-goal = Цель: { $goal } очков, мастерство: { $mastery }
web-cave-goal-ahead =
    { $count ->
        [one] До цели { $count } очко
        [few] До цели { $count } очка
        [many] До цели { $count } очков
       *[other] До цели { $count } очка
    }
web-cave-goal-mastery =
    { $count ->
        [one] Цель достигнута; до мастерства { $count } очко
        [few] Цель достигнута; до мастерства { $count } очка
        [many] Цель достигнута; до мастерства { $count } очков
       *[other] Цель достигнута; до мастерства { $count } очка
    }
web-cave-goal-mastered = Мастерство!
web-cave-goods-of = Товары: { $name }
web-cave-choose-goods = Выберите товары
