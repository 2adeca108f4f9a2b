## Поле «Печера проти печери»

web-cave-round = Раунд { $round } із { $rounds }
web-cave-turn = Хід { $turn } із { $turns }
web-cave-tiles = Жетони дій
web-cave-display = Приміщення в центрі столу
web-cave-supply = Запас
web-cave-walls-left =
    { $count ->
        [one] Залишилася { $count } стіна
        [few] Залишилося { $count } стіни
        [many] Залишилося { $count } стін
       *[other] Залишилося { $count } стіни
    }
web-cave-unseen =
    { $count ->
        [one] { $count } приміщення ніхто не бачив
        [few] { $count } приміщення ніхто не бачив
        [many] { $count } приміщень ніхто не бачив
       *[other] { $count } приміщення ніхто не бачив
    }
web-cave-stack = У стосі: { $count }
web-cave-extra-free = Додаткова каверна чекає на того, хто першим заповнить усю печеру
web-cave-extra-taken = Додаткова каверна вже зайнята: { $name }
web-cave-first = Перший гравець
web-cave-cave-of = Печера: { $name }
web-cave-show = Показати печеру: { $name }
web-cave-coming =
    { $turns ->
        [one] З’явиться в раунді { $round }: по { $turns } ходу
        [few] З’явиться в раунді { $round }: по { $turns } ходи
        [many] З’явиться в раунді { $round }: по { $turns } ходів
       *[other] З’явиться в раунді { $round }: по { $turns } ходу
    }
web-cave-coming-short = Раунд { $round }
web-cave-taken-by = уже взято: { $name }
web-cave-carries-out = { $name }: { $what }
web-cave-good-of =
    { $good ->
        [wood] Деревина: { $count } із { $limit }
        [stone] Камінь: { $count } із { $limit }
        [emmer] Емер: { $count } із { $limit }
        [flax] Льон: { $count } із { $limit }
        [food] Їжа: { $count } із { $limit }
       *[gold] Золото: { $count } із { $limit }
    }
web-cave-face-down = { $cell }: закрите приміщення
web-cave-face-down-food = { $cell }: закрите приміщення та 1 їжа
web-cave-empty = { $cell }: порожня каверна, { $walls }
web-cave-furnished = { $cell }: { $room }
web-cave-extra-cell = Додаткова каверна
web-cave-wall = Стіна { $border }
web-cave-no-wall = Місце для стіни { $border }
web-cave-used = використано цього ходу
web-cave-fits = Підходить сюди
web-cave-fits-in = Куди підходить: { $cells }.
web-cave-fits-nowhere = Зараз у жодній вашій порожній печері немає потрібних стін.
web-cave-too-blue = Помаранчевих приміщень має бути більше, ніж синіх.
web-cave-fit-missing =
    { $count ->
        [one] Тут бракує { $count } стіни
        [few] Тут бракує { $count } стін
        [many] Тут бракує { $count } стін
       *[other] Тут бракує { $count } стіни
    }
web-cave-fit-excess =
    { $count ->
        [one] Тут { $count } зайва стіна
        [few] Тут { $count } зайві стіни
        [many] Тут { $count } зайвих стін
       *[other] Тут { $count } зайвої стіни
    }
web-cave-fit-never = Природні стіни тут ніколи не підійдуть
web-cave-free = безплатно
web-cave-cost = за { $goods }
web-cave-room =
    { $colour ->
        [orange] { $room } (помаранчеве, { cave_vs_cave-points }): { $cost }; { $walls }.
       *[blue] { $room } (синє, { cave_vs_cave-points }): { $cost }; { $walls }.
    }
web-cave-words = Печери словами
web-cave-words-walls = Збудовані стіни: { $walls }
web-cave-words-tiles = Узято в цьому раунді: { $tiles }

# What tiles and rooms do.
web-cave-use =
    { $count ->
        [one] використати { $count } помаранчеве приміщення
        [few] використати до { $count } різних помаранчевих приміщень
        [many] використати до { $count } різних помаранчевих приміщень
       *[other] використати до { $count } різних помаранчевих приміщень
    }
web-cave-dig =
    { $count ->
        [one] створити { $count } каверну
        [few] створити { $count } каверни
        [many] створити { $count } каверн
       *[other] створити { $count } каверни
    }
web-cave-dig-paid =
    { $count ->
        [one] віддати { $paid } й створити { $count } каверну
        [few] віддати { $paid } й створити { $count } каверни
        [many] віддати { $paid } й створити { $count } каверн
       *[other] віддати { $paid } й створити { $count } каверни
    }
web-cave-undermine = створити 1 каверну крізь стіни
web-cave-build = збудувати 1 стіну
web-cave-raze = знести 1 стіну й отримати { $goods }
web-cave-furnish = облаштувати, додатково віддати { $paid }
web-cave-furnish-free = облаштувати без додаткових витрат
web-cave-any-three = віддати 3 різні товари, по 1 кожного, й отримати { $goods }
web-cave-below = { $what }, якщо у вас менше { $count }
web-cave-on-undergrowth = Із «Заготівлею дров»: { $what }.
web-cave-on-flax = Щоразу, коли отримуєте льон: { $what }.
web-cave-on-many_rooms = Із дією, яка дозволяє використати до 2 або до 3 приміщень: додатково { $what }.
web-cave-on-one_room = Із дією «використати 1 помаранчеве приміщення»: { $what }.
web-cave-on-wall = Щоразу, коли будуєте стіну: { $what }.

# Що можна зробити з жетоном зараз.
web-cave-now-dig = Зараз можна створити каверну: { $cells }.
web-cave-now-dig-none = Зараз створювати каверни ніде.
web-cave-now-furnish = Зараз можна облаштувати: { $rooms }.
web-cave-now-furnish-none = Зараз не можна облаштувати жодного приміщення.
web-cave-now-use = Зараз знадобляться приміщення: { $rooms }.
web-cave-now-use-none = Жодне ваше приміщення зараз не допоможе.
web-cave-now-full = Більше цього не вміститься.

# На самих жетонах, поруч зі значком: одне-два слова.
web-cave-short =
    { $work ->
        [use] до діла
        [furnish] облаштувати
        [dig] копати
        [undermine] крізь стіни
        [build] стіна
       *[raze] знести стіну
    }
web-cave-or = або

# Мета одиночної гри.
web-cave-goal = Мета: { $goal } очок, майстерність: { $mastery }
web-cave-goal-ahead =
    { $count ->
        [one] До мети { $count } очко
        [few] До мети { $count } очки
        [many] До мети { $count } очок
       *[other] До мети { $count } очка
    }
web-cave-goal-mastery =
    { $count ->
        [one] Мети досягнуто; до майстерності { $count } очко
        [few] Мети досягнуто; до майстерності { $count } очки
        [many] Мети досягнуто; до майстерності { $count } очок
       *[other] Мети досягнуто; до майстерності { $count } очка
    }
web-cave-goal-mastered = Майстерність!
web-cave-goods-of = Товари: { $name }
web-cave-choose-goods = Виберіть товари
