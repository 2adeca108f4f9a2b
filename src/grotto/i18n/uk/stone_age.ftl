stone_age-name = Кам’яна доба
stone_age-about =
    Очольте плем’я: полюйте, добувайте ресурси, майструйте інструменти, будуйте та збирайте здобутки юної цивілізації.

## Параметри

stone_age-option-tool_tiles_limited = Обмежені жетони інструментів
stone_age-option-tool_tiles_limited-about =
    На всіх гравців лише шість жетонів інструментів із номіналами 3 і 4, як у коробці.
stone_age-option-resources_limited = Обмежені ресурси
stone_age-option-resources_limited-about =
    У запасі 28 деревини, 18 глини, 12 каменю та 10 золота; отримати можна не більше, ніж лишилося.
stone_age-option-max_rounds = Кількість раундів
stone_age-option-max_rounds-about =
    Гра закінчиться не пізніше ніж через стільки раундів; 0 — без обмеження.
stone_age-option-auto_cash_choose_resources_at_end = Обмін невикористаної карти з двома ресурсами
stone_age-option-auto_cash_choose_resources_at_end-about =
    Наприкінці гри невикористана карта «2 ресурси на вибір» обмінюється сама і дає 2 очки.
stone_age-option-first_player = Перший гравець
stone_age-option-first_player-about =
    Хто починає гру.

## Локації

stone_age-place =
    { $place ->
        [hunting_grounds] Мисливські угіддя
        [forest] Ліс
        [clay_pit] Глиняний кар’єр
        [quarry] Каменярня
        [river] Річка
        [tool_maker] Майстерня
        [hut] Хатина
        [field] Ферма
        [card_1] Карта за 1 ресурс
        [card_2] Карта за 2 ресурси
        [card_3] Карта за 3 ресурси
        [card_4] Карта за 4 ресурси
        [building_1] Стос будівель 1
        [building_2] Стос будівель 2
        [building_3] Стос будівель 3
       *[building_4] Стос будівель 4
    }

# Куди.
stone_age-place-to =
    { $place ->
        [hunting_grounds] до мисливських угідь
        [forest] до лісу
        [clay_pit] до глиняного кар’єру
        [quarry] до каменярні
        [river] на річку
        [tool_maker] до майстерні
        [hut] до хатини
        [field] на ферму
        [card_1] на карту за 1 ресурс
        [card_2] на карту за 2 ресурси
        [card_3] на карту за 3 ресурси
        [card_4] на карту за 4 ресурси
        [building_1] на стос будівель 1
        [building_2] на стос будівель 2
        [building_3] на стос будівель 3
       *[building_4] на стос будівель 4
    }

# Де; перед цими словами має стояти приголосний, інакше «у» стає «в».
stone_age-place-at =
    { $place ->
        [hunting_grounds] у мисливських угіддях
        [forest] у лісі
        [clay_pit] у глиняному кар’єрі
        [quarry] у каменярні
        [river] на річці
        [tool_maker] у майстерні
        [hut] у хатині
        [field] на фермі
        [card_1] на карті за 1 ресурс
        [card_2] на карті за 2 ресурси
        [card_3] на карті за 3 ресурси
        [card_4] на карті за 4 ресурси
        [building_1] на стосі будівель 1
        [building_2] на стосі будівель 2
        [building_3] на стосі будівель 3
       *[building_4] на стосі будівель 4
    }

## Їжа, ресурси, жителі, інструменти

stone_age-good =
    { $good ->
        [wood] деревина
        [clay] глина
        [stone] камінь
        [gold] золото
       *[food] їжа
    }

# Що є: підмет або клітинка таблиці.
stone_age-stock =
    { $good ->
        [wood] { $count ->
            [one] { $count } деревина
            [few] { $count } деревини
            [many] { $count } деревини
           *[other] { $count } деревини
        }
        [clay] { $count ->
            [one] { $count } глина
            [few] { $count } глини
            [many] { $count } глини
           *[other] { $count } глини
        }
        [stone] { $count ->
            [one] { $count } камінь
            [few] { $count } камені
            [many] { $count } каменів
           *[other] { $count } каменя
        }
        [gold] { $count ->
            [one] { $count } золото
            [few] { $count } золота
            [many] { $count } золота
           *[other] { $count } золота
        }
       *[food] { $count ->
            [one] { $count } їжа
            [few] { $count } їжі
            [many] { $count } їжі
           *[other] { $count } їжі
        }
    }

# Що беруть, віддають, добувають: знахідний відмінок.
stone_age-amount =
    { $good ->
        [wood] { $count ->
            [one] { $count } деревину
            [few] { $count } деревини
            [many] { $count } деревини
           *[other] { $count } деревини
        }
        [clay] { $count ->
            [one] { $count } глину
            [few] { $count } глини
            [many] { $count } глини
           *[other] { $count } глини
        }
        [stone] { $count ->
            [one] { $count } камінь
            [few] { $count } камені
            [many] { $count } каменів
           *[other] { $count } каменя
        }
        [gold] { $count ->
            [one] { $count } золото
            [few] { $count } золота
            [many] { $count } золота
           *[other] { $count } золота
        }
       *[food] { $count ->
            [one] { $count } їжу
            [few] { $count } їжі
            [many] { $count } їжі
           *[other] { $count } їжі
        }
    }

stone_age-figures =
    { $count ->
        [one] { $count } житель
        [few] { $count } жителі
        [many] { $count } жителів
       *[other] { $count } жителя
    }

# Кого відправляють: знахідний відмінок.
stone_age-figures-sent =
    { $count ->
        [one] { $count } жителя
        [few] { $count } жителів
        [many] { $count } жителів
       *[other] { $count } жителя
    }

stone_age-resources =
    { $count ->
        [one] { $count } ресурс
        [few] { $count } ресурси
        [many] { $count } ресурсів
       *[other] { $count } ресурсу
    }

stone_age-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }

stone_age-tool-tile = інструмент { $value }
stone_age-tool-once = одноразовий інструмент { $value }

## Карти

stone_age-card = «{ $top } / { $bottom }»

stone_age-top-dice_for_items = предмети за кидок
stone_age-top-food = { stone_age-stock }
stone_age-top-resource = { stone_age-stock }
stone_age-top-resource_dice =
    { $count ->
        [one] { $count } кубик: { stone_age-good }
        [few] { $count } кубики: { stone_age-good }
        [many] { $count } кубиків: { stone_age-good }
       *[other] { $count } кубика: { stone_age-good }
    }
stone_age-top-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очки
        [many] { $count } очок
       *[other] { $count } очка
    }
stone_age-top-tool = новий інструмент
stone_age-top-agriculture = землеробство +{ $count }
stone_age-top-extra_card = бонусна карта
stone_age-top-one_use_tool = одноразовий інструмент { $count }
stone_age-top-choose_resources =
    { $count ->
        [one] { $count } ресурс на вибір
        [few] { $count } ресурси на вибір
        [many] { $count } ресурсів на вибір
       *[other] { $count } ресурсу на вибір
    }

stone_age-bottom-culture =
    { $symbol ->
        [writing] писемність
        [medicine] медицина
        [pottery] кераміка
        [art] скульптура
        [music] музика
        [transport] транспорт
        [weaving] ткацтво
       *[time] час
    }
stone_age-bottom-farmer =
    { $count ->
        [one] { $count } землероб
        [few] { $count } землероби
        [many] { $count } землеробів
       *[other] { $count } землероба
    }
stone_age-bottom-toolmaker =
    { $count ->
        [one] { $count } ремісник
        [few] { $count } ремісники
        [many] { $count } ремісників
       *[other] { $count } ремісника
    }
stone_age-bottom-builder =
    { $count ->
        [one] { $count } будівельник
        [few] { $count } будівельники
        [many] { $count } будівельників
       *[other] { $count } будівельника
    }
stone_age-bottom-shaman =
    { $count ->
        [one] { $count } шаман
        [few] { $count } шамани
        [many] { $count } шаманів
       *[other] { $count } шамана
    }

## Будівлі: продовження слова «будівля»

stone_age-building-fixed = за { $goods } ({ stone_age-points })
stone_age-building-kinds =
    за { stone_age-resources } { $kinds ->
        [one] { $kinds } виду
        [few] { $kinds } видів
        [many] { $kinds } видів
       *[other] { $kinds } виду
    }
stone_age-building-any = за { $least }–{ $most } будь-яких ресурсів

## Питання

stone_age-ask-place = Куди відправити жителів? Удома: { $home }.
stone_age-ask-act = Яка локація наступна?
stone_age-ask-tools =
    Сума { $total } — це { stone_age-stock } (дільник { $divisor }). Додати інструменти?
stone_age-ask-card =
    Карта { $card } коштує { $price ->
        [one] { $price } ресурс
        [few] { $price } ресурси
        [many] { $price } ресурсів
       *[other] { $price } ресурсу
    }. Чим заплатити?
stone_age-ask-building = Будівля { $building }. Чим заплатити?
stone_age-ask-cash = Обміняти карту «2 ресурси на вибір» зараз чи лишити до наступних раундів?
stone_age-ask-die = Який кубик узяти? На столі: { $dice }.
stone_age-ask-feed =
    Бракує { $missing } їжі. Заплатити ресурсами чи втратити { stone_age-points }?

## Дії

stone_age-action-send = Відправити { stone_age-figures-sent } { stone_age-place-to }
stone_age-action-act =
    { $place ->
        [hunting_grounds] Мисливські угіддя: добути їжу
        [forest] Ліс: добути деревину
        [clay_pit] Глиняний кар’єр: добути глину
        [quarry] Каменярня: добути камінь
        [river] Річка: добути золото
        [tool_maker] Майстерня: отримати інструмент
        [hut] Хатина: отримати жителя
        [field] Ферма: підвищити землеробство
        [card_1] Карта за 1 ресурс: купити або відмовитися
        [card_2] Карта за 2 ресурси: купити або відмовитися
        [card_3] Карта за 3 ресурси: купити або відмовитися
        [card_4] Карта за 4 ресурси: купити або відмовитися
        [building_1] Стос будівель 1: купити або відмовитися
        [building_2] Стос будівель 2: купити або відмовитися
        [building_3] Стос будівель 3: купити або відмовитися
       *[building_4] Стос будівель 4: купити або відмовитися
    }
stone_age-action-use = Додати { $tools }: +{ $total }
stone_age-action-use-none = Не додавати інструментів
stone_age-action-pay = Віддати { $goods }
stone_age-action-cash = Обміняти карту «2 ресурси на вибір» на { $goods }
stone_age-action-take =
    { $face ->
        [1] Узяти кубик 1: 1 деревина
        [2] Узяти кубик 2: 1 глина
        [3] Узяти кубик 3: 1 камінь
        [4] Узяти кубик 4: 1 золото
        [5] Узяти кубик 5: 1 інструмент
       *[6] Узяти кубик 6: землеробство +1
    }
stone_age-action-decline = Відмовитися від купівлі
stone_age-action-keep = Лишити карту
stone_age-action-starve = Лишити плем’я голодним
stone_age-action-roll = Кидок: { $dice } (сума { $total })
stone_age-action-reveal-card = Відкрити карту { $card }
stone_age-action-reveal-building = Відкрити будівлю { $building }
stone_age-action-draw = Узяти карту { $card }

## Події

stone_age-event-started = { $who } отримує жетон першого гравця.
stone_age-event-card-revealed =
    Нова карта за { $space ->
        [one] { $space } ресурс
        [few] { $space } ресурси
        [many] { $space } ресурсів
       *[other] { $space } ресурсу
    }: { $card }.
stone_age-event-building-revealed = У стосі { $stack } відкрито будівлю { $building }.
stone_age-event-placed = { $who } відправляє { stone_age-figures-sent } { stone_age-place-to }.
stone_age-event-dice-rolled = { $who } кидає кубики: { $dice } (сума { $total }).
stone_age-event-items-rolled = { $who } кидає кубики для всіх: { $dice }.
stone_age-event-tools-used = { $who } додає { $tools }: сума { $total }.
stone_age-event-gained = { $who } бере { stone_age-amount }.
stone_age-event-gained-nothing =
    { $good ->
        [wood] { $who } не отримує деревини.
        [clay] { $who } не отримує глини.
        [stone] { $who } не отримує каменю.
        [gold] { $who } не отримує золота.
       *[food] { $who } не отримує їжі.
    }
stone_age-event-tool-gained = { $who } отримує інструмент; сума інструментів: { $value }.
stone_age-event-figure-born = { $who } отримує нового жителя; тепер їх { $figures }.
stone_age-event-agriculture-raised = { $who } підвищує землеробство до { $level }.
stone_age-event-nothing-gained =
    { $limit ->
        [figures] { $who } не отримує жителя: більш як 10 не буває.
        [agriculture] { $who } не підвищує землеробства: рівень 10 — найвищий.
       *[tools] { $who } не отримує інструмента: більше взяти не можна.
    }
stone_age-event-card-bought = { $who } віддає { $paid } за карту { $card }.
stone_age-event-building-bought =
    { $who } віддає { $paid } за будівлю й отримує { stone_age-points }.
stone_age-event-declined =
    { $place ->
        [card_1] { $who } відмовляється від карти за 1 ресурс.
        [card_2] { $who } відмовляється від карти за 2 ресурси.
        [card_3] { $who } відмовляється від карти за 3 ресурси.
        [card_4] { $who } відмовляється від карти за 4 ресурси.
        [building_1] { $who } відмовляється від будівлі зі стосу 1.
        [building_2] { $who } відмовляється від будівлі зі стосу 2.
        [building_3] { $who } відмовляється від будівлі зі стосу 3.
       *[building_4] { $who } відмовляється від будівлі зі стосу 4.
    }
stone_age-event-points-scored = { $who } отримує { stone_age-points }.
stone_age-event-card-drawn = { $who } таємно бере карту { $card }.
stone_age-event-card-drawn-unseen = { $who } таємно бере карту з колоди.
stone_age-event-deck-was-empty = { $who } не бере карти: колода порожня.
stone_age-event-card-kept = { $who } лишає на потім карту { $card }.
stone_age-event-card-cashed = { $who } обмінює карту «2 ресурси на вибір» на { $taken }.
stone_age-event-harvested =
    { $food ->
        [one] { $who } отримує від землеробства { $food } їжу.
        [few] { $who } отримує від землеробства { $food } їжі.
        [many] { $who } отримує від землеробства { $food } їжі.
       *[other] { $who } отримує від землеробства { $food } їжі.
    }
stone_age-event-fed = { $who } годує плем’я: віддає { $paid }.
stone_age-event-starved =
    { $who } лишає плем’я голодним (бракує { $missing } їжі) і втрачає { stone_age-points }.
stone_age-event-round-begun = Раунд { $number }. Починає { $who }.
stone_age-event-game-ended =
    { $cause ->
        [cards] Гру закінчено: для нового раунду бракує карт.
        [stack] Гру закінчено: один зі стосів будівель порожній.
       *[rounds] Гру закінчено: останній раунд зіграно.
    }

## Причини

stone_age-reason-already-there = Цього раунду ваші жителі вже стоять { stone_age-place-at }.
stone_age-reason-taken =
    { $place ->
        [tool_maker] Майстерня цього раунду зайнята.
        [hut] Хатина цього раунду зайнята.
        [field] Ферма цього раунду зайнята.
        [card_1] Карта за 1 ресурс цього раунду зайнята.
        [card_2] Карта за 2 ресурси цього раунду зайнята.
        [card_3] Карта за 3 ресурси цього раунду зайнята.
        [card_4] Карта за 4 ресурси цього раунду зайнята.
        [building_1] Стос будівель 1 цього раунду зайнятий.
        [building_2] Стос будівель 2 цього раунду зайнятий.
        [building_3] Стос будівель 3 цього раунду зайнятий.
       *[building_4] Стос будівель 4 цього раунду зайнятий.
    }
stone_age-reason-full = Вільних кіл { stone_age-place-at } немає.
stone_age-reason-enough-players =
    { $count ->
        [one] За такої кількості гравців { stone_age-place-at } можуть стояти жителі лише { $count } гравця.
        [few] За такої кількості гравців { stone_age-place-at } можуть стояти жителі лише { $count } гравців.
        [many] За такої кількості гравців { stone_age-place-at } можуть стояти жителі лише { $count } гравців.
       *[other] За такої кількості гравців { stone_age-place-at } можуть стояти жителі лише { $count } гравця.
    }
stone_age-reason-village-closed =
    Під час гри вдвох або втрьох за раунд можна зайняти лише дві локації з трьох: майстерню, хатину, ферму.
stone_age-reason-hut-needs-two = До хатини йдуть одразу 2 жителі, а вдома їх менше.
stone_age-reason-no-such-stack = Стосів будівель стільки, скільки гравців.
stone_age-reason-exact-figures =
    { $count ->
        [one] Відправити треба рівно { $count } жителя { stone_age-place-to }.
        [few] Відправити треба рівно { $count } жителів { stone_age-place-to }.
        [many] Відправити треба рівно { $count } жителів { stone_age-place-to }.
       *[other] Відправити треба рівно { $count } жителя { stone_age-place-to }.
    }
stone_age-reason-too-few-figures = Удома у вас лише { stone_age-figures }.
stone_age-reason-too-few-rings =
    { $count ->
        [one] Там лише { $count } вільне коло.
        [few] Там лише { $count } вільні кола.
        [many] Там лише { $count } вільних кіл.
       *[other] Там лише { $count } вільного кола.
    }
stone_age-reason-nobody-there = Ваших жителів { stone_age-place-at } немає.
stone_age-reason-tool-used = Інструмент { $value } цього раунду вже використано.
stone_age-reason-tool-not-ready = Додавати можна лише невикористані інструменти, кожен цілком.
stone_age-reason-too-few-resources =
    { $price ->
        [one] Ціна — { $price } ресурс, а у вас { $count }.
        [few] Ціна — { $price } ресурси, а у вас { $count }.
        [many] Ціна — { $price } ресурсів, а у вас { $count }.
       *[other] Ціна — { $price } ресурсу, а у вас { $count }.
    }
stone_age-reason-exact-price =
    { $price ->
        [one] Карта коштує рівно { $price } ресурс.
        [few] Карта коштує рівно { $price } ресурси.
        [many] Карта коштує рівно { $price } ресурсів.
       *[other] Карта коштує рівно { $price } ресурсу.
    }
stone_age-reason-food-is-no-resource = Їжа — не ресурс, нею не платять.
stone_age-reason-no-card-of-choice = У вас немає карти «2 ресурси на вибір», або її вже обміняно.
stone_age-reason-supply-is-short = У запасі немає цих двох ресурсів.
stone_age-reason-cash-in-own-turn = Карту «2 ресурси на вибір» обмінюють у свій хід або коли годують своє плем’я.
stone_age-reason-not-owned = Цих ресурсів у вас не вистачає.
stone_age-reason-no-such-die = Такого кубика на столі немає. Є: { $dice }.
stone_age-reason-missing = Треба добути ще { $goods }.
stone_age-reason-fixed-cost = Будівля коштує рівно { $goods }.
stone_age-reason-exact-kinds =
    Будівля коштує рівно { stone_age-resources }, причому рівно { $kinds ->
        [one] { $kinds } виду
        [few] { $kinds } видів
        [many] { $kinds } видів
       *[other] { $kinds } виду
    }.
stone_age-reason-one-to-seven = Будівля коштує від 1 до 7 ресурсів.
stone_age-reason-shortage-too-large =
    Бракує { $count } їжі, а у вас лише { $owned ->
        [one] { $owned } ресурс
        [few] { $owned } ресурси
        [many] { $owned } ресурсів
       *[other] { $owned } ресурсу
    }.
stone_age-reason-whole-shortage =
    Покрийте всю нестачу (рівно { stone_age-resources }) або не платіть зовсім.

## Підрахунок очок

stone_age-score-buildings =
    { $count ->
        [one] { $count } будівля
        [few] { $count } будівлі
        [many] { $count } будівель
       *[other] { $count } будівлі
    }
stone_age-score-bonus = Очки за карти
stone_age-score-hunger =
    { $count ->
        [one] { $count } голодний раунд
        [few] { $count } голодні раунди
        [many] { $count } голодних раундів
       *[other] { $count } голодного раунду
    }
stone_age-score-culture_first =
    { $count ->
        [one] Перший набір: { $count } символ
        [few] Перший набір: { $count } символи
        [many] Перший набір: { $count } символів
       *[other] Перший набір: { $count } символу
    }
stone_age-score-culture_second =
    { $count ->
        [one] Другий набір: { $count } символ
        [few] Другий набір: { $count } символи
        [many] Другий набір: { $count } символів
       *[other] Другий набір: { $count } символу
    }
stone_age-score-farmer = Землероби { $count } × землеробство { $times }
stone_age-score-toolmaker = Ремісники { $count } × інструменти { $times }
stone_age-score-builder = Будівельники { $count } × будівлі { $times }
stone_age-score-shaman = Шамани { $count } × жителі { $times }
stone_age-score-left_over = Ресурси, що лишилися

## What may be expected, by its parts

stone_age-term-scored = набрані очки
stone_age-term-culture = символи культури
stone_age-term-people = люди на картах
stone_age-term-family = плем’я
stone_age-term-tools = інструменти
stone_age-term-resources = ресурси
stone_age-term-food = їжа
stone_age-term-plans = те, що принесуть жителі
