## Поле «Каверни»: комірки дій, що попереду, і походи

web-caverna-spaces = Комірки дій
web-caverna-board =
    { $board ->
        [card] Карти раундів
        [small_basic] Мале поле дій
        [basic_1_3] Поле дій
        [basic_4_7] Поле дій
       *[other] Додаткове поле дій
    }
web-caverna-space-next = Далі додасться: { $goods }.
web-caverna-space-overflows = Забагато товарів: перед наступним раундом їх приберуть.
web-caverna-worker =
    { $weapon ->
        [0] тут гном (гравець: { $name })
       *[other] тут гном зі зброєю { $weapon } (гравець: { $name })
    }
web-caverna-face-down =
    { $count ->
        [one] З’явиться в раунді { $round }: { $cards }
        [few] З’явиться в раунді { $round }, одне з: { $cards }
        [many] З’явиться в раунді { $round }, одне з: { $cards }
       *[other] З’явиться в раунді { $round }, одне з: { $cards }
    }
web-caverna-band = Раунди та врожай
web-caverna-round = Раунд { $round } з { $rounds }
web-caverna-after-round = Після раунду { $round }: { $harvest }
web-caverna-markers = Закриті жетони врожаю: з листком — { $leaves }, зі знаком питання — { $questions }
web-caverna-meal =
    { $missing ->
        [0] Після раунду { $round } треба їжі: { $need }. У вас є { $held }: вистачає.
       *[other] Після раунду { $round } треба їжі: { $need }. У вас є { $held }: бракує { $missing }.
    }
web-caverna-reap = З ваших полів у наступний збір врожаю: { $goods }
web-caverna-breed = Приплід у наступний збір врожаю: { $animals }
web-caverna-breed-choice = Приплід у наступний збір врожаю, на вибір: { $animals }
web-caverna-breed-no-room = Є пара ({ $animals }), але для приплоду немає місця.
web-caverna-animals =
    { $animal ->
        [sheep] вівця
        [donkey] віслюк
        [wild_boar] кабан
       *[cattle] корова
    }
web-caverna-dwarfs = Ваші гноми
web-caverna-dwarf =
    { $weapon ->
        [0] Гном без зброї: { $place }
       *[other] Гном зі зброєю { $weapon }: { $place }
    }
web-caverna-dwarf-next = { $dwarf }. Він піде наступним.
web-caverna-at =
    { $place ->
        [home] удома
       *[newborn] новонароджений
    }
web-caverna-doing = «{ $space }»
web-caverna-part =
    { $standing ->
        [open] { $deed }: можна
        [done] { $deed }: зроблено
        [later] { $deed }: пізніше
       *[other] { $deed }: уже не можна
    }
web-caverna-deed =
    { $deed ->
        [lay_meadow_field] Луг і поле
        [lay_cavern_tunnel] Каверна й тунель
        [lay_twin] Подвійна плитка
        [lay_single] Плитка
        [furnish] Облаштування каверни
        [sow] Засівання
        [forge] Кування зброї
        [expedition] Похід
        [grow] Збільшення сім’ї
        [fence_small] Маленьке пасовище
        [fence_large] Велике пасовище
        [build_stable] Стайня
        [dig_ore_mine] Рудна шахта
        [dig_ruby_mine] Рубінова шахта
        [imitate] Повторювання
        [buy] Покупки на ярмарку
        [sell_ore] Продаж руди
        [breed] Розведення тварин
        [strengthen] Посилення зброї
        [collect] Товари звідси
       *[take] Товари
    }
web-caverna-expedition = Похід: рівень { $level }, сила { $strength }
web-caverna-choose-loot =
    { $left ->
        [one] Виберіть { $left } трофей.
        [few] Виберіть не більше { $left } трофеїв. Їх принесуть за порядком номерів.
        [many] Виберіть не більше { $left } трофеїв. Їх принесуть за порядком номерів.
       *[other] Виберіть не більше { $left } трофея. Їх принесуть за порядком номерів.
    }
web-caverna-loot-needs = { $item }: потрібна сила { $strength }
web-caverna-loot-chosen = { $item }: номер { $number }
web-caverna-loot-taken = { $item }: уже вдома
web-caverna-set-out =
    { $count ->
        [0] Повернутися додому
        [one] У дорогу по { $count } трофей
        [few] У дорогу по { $count } трофеї
        [many] У дорогу по { $count } трофеїв
       *[other] У дорогу по { $count } трофея
    }
web-caverna-loot-stopped = Зараз цього принести не можна: { $item }. Виберіть заново або скасуйте вибір.
web-caverna-clear = Вибрати заново
web-caverna-tab-spaces = Комірки
web-caverna-tab-home = Мій дім
web-caverna-tab-others = Інші
web-caverna-view = Частина поля
