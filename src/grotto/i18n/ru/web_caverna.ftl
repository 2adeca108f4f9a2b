## Поле «Каверны»: ячейки действий, что впереди, и вылазки

web-caverna-spaces = Ячейки действий
web-caverna-board =
    { $board ->
        [card] Карты раундов
        [small_basic] Малое поле действий
        [basic_1_3] Поле действий
        [basic_4_7] Поле действий
       *[other] Дополнительное поле действий
    }
web-caverna-space-next = Дальше прибавится: { $goods }.
web-caverna-space-overflows = Слишком много товаров: перед следующим раундом их уберут.
web-caverna-worker =
    { $weapon ->
        [0] здесь гном (игрок: { $name })
       *[other] здесь гном с оружием { $weapon } (игрок: { $name })
    }
web-caverna-face-down =
    { $count ->
        [one] Появится в раунде { $round }: { $cards }
        [few] Появится в раунде { $round }, одно из: { $cards }
        [many] Появится в раунде { $round }, одно из: { $cards }
       *[other] Появится в раунде { $round }, одно из: { $cards }
    }
web-caverna-band = Раунды и урожай
web-caverna-round = Раунд { $round } из { $rounds }
web-caverna-after-round = После раунда { $round }: { $harvest }
web-caverna-markers = Закрытые жетоны урожая: с листом — { $leaves }, со знаком вопроса — { $questions }
web-caverna-meal =
    { $missing ->
        [0] После раунда { $round } нужно еды: { $need }. У вас есть { $held }: хватает.
       *[other] После раунда { $round } нужно еды: { $need }. У вас есть { $held }: не хватает { $missing }.
    }
web-caverna-reap = С ваших полей в следующий сбор урожая: { $goods }
web-caverna-breed = Приплод в следующий сбор урожая: { $animals }
web-caverna-breed-choice = Приплод в следующий сбор урожая, на выбор: { $animals }
web-caverna-breed-no-room = Есть пара ({ $animals }), но для приплода нет места.
web-caverna-animals =
    { $animal ->
        [sheep] овца
        [donkey] осёл
        [wild_boar] кабан
       *[cattle] корова
    }
web-caverna-dwarfs = Ваши гномы
web-caverna-dwarf =
    { $weapon ->
        [0] Гном без оружия: { $place }
       *[other] Гном с оружием { $weapon }: { $place }
    }
web-caverna-dwarf-next = { $dwarf }. Он пойдёт следующим.
web-caverna-at =
    { $place ->
        [home] дома
       *[newborn] новорождённый
    }
web-caverna-doing = «{ $space }»
web-caverna-part =
    { $standing ->
        [open] { $deed }: можно
        [done] { $deed }: сделано
        [later] { $deed }: позже
       *[other] { $deed }: уже нельзя
    }
web-caverna-deed =
    { $deed ->
        [lay_meadow_field] Луг и поле
        [lay_cavern_tunnel] Каверна и туннель
        [lay_twin] Двойной жетон
        [lay_single] Жетон
        [furnish] Обустройство каверны
        [sow] Посев
        [forge] Ковка оружия
        [expedition] Вылазка
        [grow] Увеличение семьи
        [fence_small] Маленькое пастбище
        [fence_large] Большое пастбище
        [build_stable] Хлев
        [dig_ore_mine] Рудник
        [dig_ruby_mine] Рубиновая шахта
        [imitate] Подражание
        [buy] Покупки на ярмарке
        [sell_ore] Продажа руды
        [breed] Разведение животных
        [strengthen] Усиление оружия
        [collect] Товары отсюда
       *[take] Товары
    }
web-caverna-expedition = Вылазка: уровень { $level }, сила { $strength }
web-caverna-choose-loot =
    { $left ->
        [one] Выберите { $left } трофей.
        [few] Выберите не больше { $left } трофеев. Их принесут по порядку номеров.
        [many] Выберите не больше { $left } трофеев. Их принесут по порядку номеров.
       *[other] Выберите не больше { $left } трофея. Их принесут по порядку номеров.
    }
web-caverna-loot-needs = { $item }: нужна сила { $strength }
web-caverna-loot-chosen = { $item }: номер { $number }
web-caverna-loot-taken = { $item }: уже дома
web-caverna-set-out =
    { $count ->
        [0] Вернуться домой
        [one] В путь за { $count } трофеем
        [few] В путь за { $count } трофеями
        [many] В путь за { $count } трофеями
       *[other] В путь за { $count } трофея
    }
web-caverna-loot-stopped = Сейчас это принести нельзя: { $item }. Выберите заново или отмените выбор.
web-caverna-clear = Выбрать заново
web-caverna-tab-spaces = Ячейки
web-caverna-tab-home = Мой дом
web-caverna-tab-others = Другие
web-caverna-view = Часть поля
