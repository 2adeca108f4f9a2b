stone_age-name = Каменный век
stone_age-about =
    Возглавьте племя: охотьтесь, добывайте ресурсы, мастерите инструменты, стройте и собирайте достижения юной цивилизации.

## Параметры

stone_age-option-tool_tiles_limited = Ограниченные жетоны инструментов
stone_age-option-tool_tiles_limited-about =
    На всех игроков только шесть жетонов инструментов с номиналами 3 и 4, как в коробке.
stone_age-option-resources_limited = Ограниченные ресурсы
stone_age-option-resources_limited-about =
    В запасе 28 древесины, 18 глины, 12 камня и 10 золота; получить можно не больше, чем осталось.
stone_age-option-max_rounds = Число раундов
stone_age-option-max_rounds-about =
    Игра закончится не позже чем через столько раундов; 0 — без ограничения.
stone_age-option-auto_cash_choose_resources_at_end = Обмен неиспользованной карты с двумя ресурсами
stone_age-option-auto_cash_choose_resources_at_end-about =
    В конце игры неиспользованная карта «2 ресурса по выбору» обменивается сама и приносит 2 очка.
stone_age-option-first_player = Первый игрок
stone_age-option-first_player-about =
    Кто начинает игру.

## Локации

stone_age-place =
    { $place ->
        [hunting_grounds] Охотничьи угодья
        [forest] Лес
        [clay_pit] Карьер
        [quarry] Каменоломня
        [river] Река
        [tool_maker] Мастерская
        [hut] Хижина
        [field] Ферма
        [card_1] Карта за 1 ресурс
        [card_2] Карта за 2 ресурса
        [card_3] Карта за 3 ресурса
        [card_4] Карта за 4 ресурса
        [building_1] Стопка построек 1
        [building_2] Стопка построек 2
        [building_3] Стопка построек 3
       *[building_4] Стопка построек 4
    }

# Куда.
stone_age-place-to =
    { $place ->
        [hunting_grounds] в охотничьи угодья
        [forest] в лес
        [clay_pit] в карьер
        [quarry] в каменоломню
        [river] на реку
        [tool_maker] в мастерскую
        [hut] в хижину
        [field] на ферму
        [card_1] на карту за 1 ресурс
        [card_2] на карту за 2 ресурса
        [card_3] на карту за 3 ресурса
        [card_4] на карту за 4 ресурса
        [building_1] на стопку построек 1
        [building_2] на стопку построек 2
        [building_3] на стопку построек 3
       *[building_4] на стопку построек 4
    }

# Где.
stone_age-place-at =
    { $place ->
        [hunting_grounds] в охотничьих угодьях
        [forest] в лесу
        [clay_pit] в карьере
        [quarry] в каменоломне
        [river] на реке
        [tool_maker] в мастерской
        [hut] в хижине
        [field] на ферме
        [card_1] на карте за 1 ресурс
        [card_2] на карте за 2 ресурса
        [card_3] на карте за 3 ресурса
        [card_4] на карте за 4 ресурса
        [building_1] на стопке построек 1
        [building_2] на стопке построек 2
        [building_3] на стопке построек 3
       *[building_4] на стопке построек 4
    }

## Еда, ресурсы, жители, инструменты

stone_age-good =
    { $good ->
        [wood] древесина
        [clay] глина
        [stone] камень
        [gold] золото
       *[food] еда
    }

# Что есть: подлежащее или ячейка таблицы.
stone_age-stock =
    { $good ->
        [wood] { $count ->
            [one] { $count } древесина
            [few] { $count } древесины
            [many] { $count } древесины
           *[other] { $count } древесины
        }
        [clay] { $count ->
            [one] { $count } глина
            [few] { $count } глины
            [many] { $count } глины
           *[other] { $count } глины
        }
        [stone] { $count ->
            [one] { $count } камень
            [few] { $count } камня
            [many] { $count } камней
           *[other] { $count } камня
        }
        [gold] { $count ->
            [one] { $count } золото
            [few] { $count } золота
            [many] { $count } золота
           *[other] { $count } золота
        }
       *[food] { $count ->
            [one] { $count } еда
            [few] { $count } еды
            [many] { $count } еды
           *[other] { $count } еды
        }
    }

# Что берут, отдают, добывают: винительный падеж.
stone_age-amount =
    { $good ->
        [wood] { $count ->
            [one] { $count } древесину
            [few] { $count } древесины
            [many] { $count } древесины
           *[other] { $count } древесины
        }
        [clay] { $count ->
            [one] { $count } глину
            [few] { $count } глины
            [many] { $count } глины
           *[other] { $count } глины
        }
        [stone] { $count ->
            [one] { $count } камень
            [few] { $count } камня
            [many] { $count } камней
           *[other] { $count } камня
        }
        [gold] { $count ->
            [one] { $count } золото
            [few] { $count } золота
            [many] { $count } золота
           *[other] { $count } золота
        }
       *[food] { $count ->
            [one] { $count } еду
            [few] { $count } еды
            [many] { $count } еды
           *[other] { $count } еды
        }
    }

stone_age-figures =
    { $count ->
        [one] { $count } житель
        [few] { $count } жителя
        [many] { $count } жителей
       *[other] { $count } жителя
    }

# Кого отправляют: винительный падеж.
stone_age-figures-sent =
    { $count ->
        [one] { $count } жителя
        [few] { $count } жителей
        [many] { $count } жителей
       *[other] { $count } жителя
    }

stone_age-resources =
    { $count ->
        [one] { $count } ресурс
        [few] { $count } ресурса
        [many] { $count } ресурсов
       *[other] { $count } ресурса
    }

stone_age-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }

stone_age-tool-tile = инструмент { $value }
stone_age-tool-once = одноразовый инструмент { $value }

## Карты

stone_age-card = «{ $top } / { $bottom }»

stone_age-top-dice_for_items = предметы за бросок
stone_age-top-food = { stone_age-stock }
stone_age-top-resource = { stone_age-stock }
stone_age-top-resource_dice =
    { $count ->
        [one] { $count } кубик: { stone_age-good }
        [few] { $count } кубика: { stone_age-good }
        [many] { $count } кубиков: { stone_age-good }
       *[other] { $count } кубика: { stone_age-good }
    }
stone_age-top-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
        [many] { $count } очков
       *[other] { $count } очка
    }
stone_age-top-tool = новый инструмент
stone_age-top-agriculture = земледелие +{ $count }
stone_age-top-extra_card = бонусная карта
stone_age-top-one_use_tool = одноразовый инструмент { $count }
stone_age-top-choose_resources =
    { $count ->
        [one] { $count } ресурс по выбору
        [few] { $count } ресурса по выбору
        [many] { $count } ресурсов по выбору
       *[other] { $count } ресурса по выбору
    }

stone_age-bottom-culture =
    { $symbol ->
        [writing] письменность
        [medicine] медицина
        [pottery] керамика
        [art] скульптура
        [music] музыка
        [transport] транспорт
        [weaving] ткачество
       *[time] время
    }
stone_age-bottom-farmer =
    { $count ->
        [one] { $count } земледелец
        [few] { $count } земледельца
        [many] { $count } земледельцев
       *[other] { $count } земледельца
    }
stone_age-bottom-toolmaker =
    { $count ->
        [one] { $count } ремесленник
        [few] { $count } ремесленника
        [many] { $count } ремесленников
       *[other] { $count } ремесленника
    }
stone_age-bottom-builder =
    { $count ->
        [one] { $count } строитель
        [few] { $count } строителя
        [many] { $count } строителей
       *[other] { $count } строителя
    }
stone_age-bottom-shaman =
    { $count ->
        [one] { $count } шаман
        [few] { $count } шамана
        [many] { $count } шаманов
       *[other] { $count } шамана
    }

## Постройки: продолжение слова «постройка»

stone_age-building-fixed = за { $goods } ({ stone_age-points })
stone_age-building-kinds =
    за { stone_age-resources } { $kinds ->
        [one] { $kinds } вида
        [few] { $kinds } видов
        [many] { $kinds } видов
       *[other] { $kinds } вида
    }
stone_age-building-any = за { $least }–{ $most } любых ресурсов

## Вопросы

stone_age-ask-place = Куда отправить жителей? Дома: { $home }.
stone_age-ask-act = Какая локация следующая?
stone_age-ask-tools =
    Сумма { $total } — это { stone_age-stock } (делитель { $divisor }). Добавить инструменты?
stone_age-ask-card =
    Карта { $card } стоит { $price ->
        [one] { $price } ресурс
        [few] { $price } ресурса
        [many] { $price } ресурсов
       *[other] { $price } ресурса
    }. Чем заплатить?
stone_age-ask-building = Постройка { $building }. Чем заплатить?
stone_age-ask-cash = Обменять карту «2 ресурса по выбору» сейчас или оставить до следующих раундов?
stone_age-ask-die = Какой кубик взять? На столе: { $dice }.
stone_age-ask-feed =
    Не хватает { $missing } еды. Заплатить ресурсами или потерять { stone_age-points }?

## Действия

stone_age-action-send = Отправить { stone_age-figures-sent } { stone_age-place-to }
stone_age-action-act =
    { $place ->
        [hunting_grounds] Охотничьи угодья: добыть еду
        [forest] Лес: добыть древесину
        [clay_pit] Карьер: добыть глину
        [quarry] Каменоломня: добыть камень
        [river] Река: добыть золото
        [tool_maker] Мастерская: получить инструмент
        [hut] Хижина: получить жителя
        [field] Ферма: повысить земледелие
        [card_1] Карта за 1 ресурс: купить или отказаться
        [card_2] Карта за 2 ресурса: купить или отказаться
        [card_3] Карта за 3 ресурса: купить или отказаться
        [card_4] Карта за 4 ресурса: купить или отказаться
        [building_1] Стопка построек 1: купить или отказаться
        [building_2] Стопка построек 2: купить или отказаться
        [building_3] Стопка построек 3: купить или отказаться
       *[building_4] Стопка построек 4: купить или отказаться
    }
stone_age-action-use = Добавить { $tools }: +{ $total }
stone_age-action-use-none = Не добавлять инструменты
stone_age-action-pay = Отдать { $goods }
stone_age-action-cash = Обменять карту «2 ресурса по выбору» на { $goods }
stone_age-action-take =
    { $face ->
        [1] Взять кубик 1: 1 древесина
        [2] Взять кубик 2: 1 глина
        [3] Взять кубик 3: 1 камень
        [4] Взять кубик 4: 1 золото
        [5] Взять кубик 5: 1 инструмент
       *[6] Взять кубик 6: земледелие +1
    }
stone_age-action-decline = Отказаться от покупки
stone_age-action-keep = Оставить карту
stone_age-action-starve = Оставить племя голодным
stone_age-action-roll = Бросок: { $dice } (сумма { $total })
stone_age-action-reveal-card = Открыть карту { $card }
stone_age-action-reveal-building = Открыть постройку { $building }
stone_age-action-draw = Взять карту { $card }

## События

stone_age-event-started = { $who } получает жетон первого игрока.
stone_age-event-card-revealed =
    Новая карта за { $space ->
        [one] { $space } ресурс
        [few] { $space } ресурса
        [many] { $space } ресурсов
       *[other] { $space } ресурса
    }: { $card }.
stone_age-event-building-revealed = В стопке { $stack } открыта постройка { $building }.
stone_age-event-placed = { $who } отправляет { stone_age-figures-sent } { stone_age-place-to }.
stone_age-event-dice-rolled = { $who } бросает кубики: { $dice } (сумма { $total }).
stone_age-event-items-rolled = { $who } бросает кубики для всех: { $dice }.
stone_age-event-tools-used = { $who } добавляет { $tools }: сумма { $total }.
stone_age-event-gained = { $who } берёт { stone_age-amount }.
stone_age-event-gained-nothing =
    { $good ->
        [wood] { $who } не получает древесины.
        [clay] { $who } не получает глины.
        [stone] { $who } не получает камня.
        [gold] { $who } не получает золота.
       *[food] { $who } не получает еды.
    }
stone_age-event-tool-gained = { $who } получает инструмент; сумма инструментов: { $value }.
stone_age-event-figure-born = { $who } получает нового жителя; теперь их { $figures }.
stone_age-event-agriculture-raised = { $who } повышает земледелие до { $level }.
stone_age-event-nothing-gained =
    { $limit ->
        [figures] { $who } не получает жителя: больше 10 не бывает.
        [agriculture] { $who } не повышает земледелие: уровень 10 — наивысший.
       *[tools] { $who } не получает инструмента: больше взять нельзя.
    }
stone_age-event-card-bought = { $who } отдаёт { $paid } за карту { $card }.
stone_age-event-building-bought =
    { $who } отдаёт { $paid } за постройку и получает { stone_age-points }.
stone_age-event-declined =
    { $place ->
        [card_1] { $who } отказывается от карты за 1 ресурс.
        [card_2] { $who } отказывается от карты за 2 ресурса.
        [card_3] { $who } отказывается от карты за 3 ресурса.
        [card_4] { $who } отказывается от карты за 4 ресурса.
        [building_1] { $who } отказывается от постройки из стопки 1.
        [building_2] { $who } отказывается от постройки из стопки 2.
        [building_3] { $who } отказывается от постройки из стопки 3.
       *[building_4] { $who } отказывается от постройки из стопки 4.
    }
stone_age-event-points-scored = { $who } получает { stone_age-points }.
stone_age-event-card-drawn = { $who } тайно берёт карту { $card }.
stone_age-event-card-drawn-unseen = { $who } тайно берёт карту из колоды.
stone_age-event-deck-was-empty = { $who } не берёт карту: колода пуста.
stone_age-event-card-kept = { $who } оставляет на потом карту { $card }.
stone_age-event-card-cashed = { $who } обменивает карту «2 ресурса по выбору» на { $taken }.
stone_age-event-harvested =
    { $food ->
        [one] { $who } получает от земледелия { $food } еду.
        [few] { $who } получает от земледелия { $food } еды.
        [many] { $who } получает от земледелия { $food } еды.
       *[other] { $who } получает от земледелия { $food } еды.
    }
stone_age-event-fed = { $who } кормит племя: отдаёт { $paid }.
stone_age-event-starved =
    { $who } оставляет племя голодным (не хватает { $missing } еды) и теряет { stone_age-points }.
stone_age-event-round-begun = Раунд { $number }. Начинает { $who }.
stone_age-event-game-ended =
    { $cause ->
        [cards] Игра окончена: для нового раунда не хватает карт.
        [stack] Игра окончена: одна из стопок построек пуста.
       *[rounds] Игра окончена: последний раунд сыгран.
    }

## Причины

stone_age-reason-already-there = В этом раунде ваши жители уже стоят { stone_age-place-at }.
stone_age-reason-taken =
    { $place ->
        [tool_maker] Мастерская в этом раунде занята.
        [hut] Хижина в этом раунде занята.
        [field] Ферма в этом раунде занята.
        [card_1] Карта за 1 ресурс в этом раунде занята.
        [card_2] Карта за 2 ресурса в этом раунде занята.
        [card_3] Карта за 3 ресурса в этом раунде занята.
        [card_4] Карта за 4 ресурса в этом раунде занята.
        [building_1] Стопка построек 1 в этом раунде занята.
        [building_2] Стопка построек 2 в этом раунде занята.
        [building_3] Стопка построек 3 в этом раунде занята.
       *[building_4] Стопка построек 4 в этом раунде занята.
    }
stone_age-reason-full = Свободных кругов { stone_age-place-at } нет.
stone_age-reason-enough-players =
    { $count ->
        [one] В этой партии { stone_age-place-at } могут стоять жители только { $count } игрока.
        [few] В этой партии { stone_age-place-at } могут стоять жители только { $count } игроков.
        [many] В этой партии { stone_age-place-at } могут стоять жители только { $count } игроков.
       *[other] В этой партии { stone_age-place-at } могут стоять жители только { $count } игрока.
    }
stone_age-reason-village-closed =
    При игре вдвоём или втроём за раунд можно занять только две локации из трёх: мастерскую, хижину, ферму.
stone_age-reason-hut-needs-two = В хижину идут сразу 2 жителя, а дома их меньше.
stone_age-reason-no-such-stack = Стопок построек столько, сколько игроков.
stone_age-reason-exact-figures =
    { $count ->
        [one] Отправить нужно ровно { $count } жителя { stone_age-place-to }.
        [few] Отправить нужно ровно { $count } жителей { stone_age-place-to }.
        [many] Отправить нужно ровно { $count } жителей { stone_age-place-to }.
       *[other] Отправить нужно ровно { $count } жителя { stone_age-place-to }.
    }
stone_age-reason-too-few-figures = Дома у вас только { stone_age-figures }.
stone_age-reason-too-few-rings =
    { $count ->
        [one] Там свободен только { $count } круг.
        [few] Там свободно только { $count } круга.
        [many] Там свободно только { $count } кругов.
       *[other] Там свободно только { $count } круга.
    }
stone_age-reason-nobody-there = Ваших жителей { stone_age-place-at } нет.
stone_age-reason-tool-used = Инструмент { $value } в этом раунде уже использован.
stone_age-reason-tool-not-ready = Добавлять можно только неиспользованные инструменты, каждый целиком.
stone_age-reason-too-few-resources =
    { $price ->
        [one] Цена — { $price } ресурс, а у вас { $count }.
        [few] Цена — { $price } ресурса, а у вас { $count }.
        [many] Цена — { $price } ресурсов, а у вас { $count }.
       *[other] Цена — { $price } ресурса, а у вас { $count }.
    }
stone_age-reason-exact-price =
    { $price ->
        [one] Карта стоит ровно { $price } ресурс.
        [few] Карта стоит ровно { $price } ресурса.
        [many] Карта стоит ровно { $price } ресурсов.
       *[other] Карта стоит ровно { $price } ресурса.
    }
stone_age-reason-food-is-no-resource = Еда — не ресурс, ею не платят.
stone_age-reason-no-card-of-choice = У вас нет карты «2 ресурса по выбору», или она уже обменяна.
stone_age-reason-supply-is-short = В запасе нет этих двух ресурсов.
stone_age-reason-cash-in-own-turn = Карту «2 ресурса по выбору» обменивают в свой ход или когда кормят своё племя.
stone_age-reason-not-owned = Этих ресурсов у вас не хватает.
stone_age-reason-no-such-die = Такого кубика на столе нет. Есть: { $dice }.
stone_age-reason-missing = Нужно добыть ещё { $goods }.
stone_age-reason-fixed-cost = Постройка стоит ровно { $goods }.
stone_age-reason-exact-kinds =
    Постройка стоит ровно { stone_age-resources }, причём ровно { $kinds ->
        [one] { $kinds } вида
        [few] { $kinds } видов
        [many] { $kinds } видов
       *[other] { $kinds } вида
    }.
stone_age-reason-one-to-seven = Постройка стоит от 1 до 7 ресурсов.
stone_age-reason-shortage-too-large =
    Не хватает { $count } еды, а у вас только { $owned ->
        [one] { $owned } ресурс
        [few] { $owned } ресурса
        [many] { $owned } ресурсов
       *[other] { $owned } ресурса
    }.
stone_age-reason-whole-shortage =
    Покройте всю недостачу (ровно { stone_age-resources }) или не платите вовсе.

## Подсчёт очков

stone_age-score-buildings =
    { $count ->
        [one] { $count } постройка
        [few] { $count } постройки
        [many] { $count } построек
       *[other] { $count } постройки
    }
stone_age-score-bonus = Очки за карты
stone_age-score-hunger =
    { $count ->
        [one] { $count } голодный раунд
        [few] { $count } голодных раунда
        [many] { $count } голодных раундов
       *[other] { $count } голодного раунда
    }
stone_age-score-culture_first =
    { $count ->
        [one] Первый набор: { $count } символ
        [few] Первый набор: { $count } символа
        [many] Первый набор: { $count } символов
       *[other] Первый набор: { $count } символа
    }
stone_age-score-culture_second =
    { $count ->
        [one] Второй набор: { $count } символ
        [few] Второй набор: { $count } символа
        [many] Второй набор: { $count } символов
       *[other] Второй набор: { $count } символа
    }
stone_age-score-farmer = Земледельцы { $count } × земледелие { $times }
stone_age-score-toolmaker = Ремесленники { $count } × инструменты { $times }
stone_age-score-builder = Строители { $count } × постройки { $times }
stone_age-score-shaman = Шаманы { $count } × жители { $times }
stone_age-score-left_over = Оставшиеся ресурсы

## What may be expected, by its parts

stone_age-term-scored = набранные очки
stone_age-term-culture = символы культуры
stone_age-term-people = люди на картах
stone_age-term-family = племя
stone_age-term-tools = инструменты
stone_age-term-resources = ресурсы
stone_age-term-food = еда
stone_age-term-plans = то, что принесут жители
