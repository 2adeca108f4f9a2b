caverna-name = Каверна. Пещерные фермеры
caverna-about =
    Возглавьте семью гномов: вырубайте лес, копайте и обустраивайте пещеру, держите животных, стройте шахты и ходите в вылазки.

## Параметры

caverna-option-first_player = Первый игрок
caverna-option-first_player-about =
    Кто начинает игру.
caverna-option-furnishings = Жетоны обустройства
caverna-option-furnishings-about =
    Какие жетоны обустройства доступны.
caverna-option-carpenter_per_pasture = «Плотник» и каждое пастбище
caverna-option-carpenter_per_pasture-about =
    «Плотник» экономит 1 дерево на каждом пастбище; иначе — 1 дерево на все изгороди одного действия.
caverna-option-drift_mining_needs_tile = «Локальная добыча» только с жетоном
caverna-option-drift_mining_needs_tile-about =
    Камень «Локальной добычи» получает только тот, кто положил жетон; иначе — и без жетона.
caverna-option-hidden_markers = Скрытые жетоны урожая
caverna-option-hidden_markers-about =
    Жетон урожая открывают в конце раунда; иначе — вместе с картой.

## Названия

caverna-space =
    { $space ->
        [ruby_mining] Добыча рубинов
        [housework] Работа по дому
        [slash_and_burn] Подсечное земледелие
        [drift_mining_1] Подземная добыча
        [excavation_1] Разработка
        [starting_player_1] Первый игрок
        [logging_1] Лесозаготовка
        [supplies] Запасы
        [ore_mining_1] Добыча руды
        [wood_gathering] Сбор дерева
        [clearing_1] Вырубка леса
        [sustenance_1] Снабжение
        [drift_mining_2] Подземная добыча
        [excavation_2] Разработка
        [starting_player_2] Первый игрок
        [imitation_basic] Подражание (2 еды)
        [logging_2] Лесозаготовка
        [growth] Пополнение
        [ore_mining_2] Добыча руды
        [forest_exploration_2] Исследование леса
        [clearing_2] Вырубка леса
        [sustenance_2] Снабжение
        [strip_mining] Открытая добыча
        [imitation_3] Подражание (4 еды)
        [forest_exploration_1] Исследование леса
        [depot_5] Хранилище
        [small_scale_drift_mining] Локальная добыча
        [weekly_market_5] Ярмарка
        [imitation_5] Подражание (4 еды)
        [hardware_rental_5] Прокат инвентаря
        [fence_building_5] Возведение изгороди
        [depot_67] Хранилище
        [drift_mining_67] Вторая подземная добыча
        [weekly_market_67] Ярмарка
        [imitation_67] Подражание (1 еда)
        [hardware_rental_67] Прокат инвентаря
        [fence_building_67] Возведение изгороди
        [large_depot] Большое хранилище
        [imitation_7] Подражание (бесплатно)
        [extension] Расширение
        [blacksmithing] Кузнечное дело
        [ore_mine_construction] Постройка рудника
        [sheep_farming] Овцеводство
        [wish_for_children] Разговоры о детях
        [donkey_farming] Ословодство
        [ruby_mine_construction] Постройка рубиновой шахты
        [ore_delivery] Доставка руды
        [family_life] Семейная жизнь
        [exploration] Поход
        [ore_trading] Продажа руды
        [adventure] Приключение
        [ruby_delivery] Доставка рубинов
       *[urgent_wish_for_children] Настойчивые разговоры о детях
    }

# Что делает там гном: подсказка на экране.
caverna-space-about =
    { $space ->
        [ruby_mining] Возьмите рубины и ещё 1, если у вас есть рубиновая шахта.
        [housework] Возьмите 1 собаку и/или обустройте каверну.
        [slash_and_burn] Положите жетон с лугом и полем, а затем/или выполните посев.
        [drift_mining_1] Возьмите камень и/или положите жетон с каверной и туннелем.
        [excavation_1] Возьмите камень и/или положите жетон: с каверной и туннелем или с двумя кавернами.
        [starting_player_1] Возьмите фишку первого игрока, еду и 2 руды.
        [logging_1] Возьмите дерево, а затем/или совершите вылазку 1-го уровня.
        [supplies] Возьмите 1 дерево, 1 камень, 1 руду, 1 еду и 2 золотых.
        [ore_mining_1] Возьмите руду и ещё по 2 руды за каждый свой рудник.
        [wood_gathering] Возьмите дерево.
        [clearing_1] Возьмите дерево и/или положите жетон с лугом и полем.
        [sustenance_1] Возьмите еду и 1 злак и/или положите жетон с лугом и полем.
        [drift_mining_2] Возьмите камень и/или положите жетон с каверной и туннелем.
        [excavation_2] Возьмите камень и/или положите жетон: с каверной и туннелем или с двумя кавернами.
        [starting_player_2] Возьмите фишку первого игрока, еду и 1 рубин.
        [imitation_basic] Заплатите 2 еды и выполните действие ячейки, где стоит чужой гном.
        [logging_2] Возьмите дерево, а затем/или совершите вылазку 1-го уровня.
        [growth] Либо возьмите 1 дерево, 1 камень, 1 руду, 1 еду и 2 золотых, либо увеличьте семью.
        [ore_mining_2] Возьмите руду и ещё по 2 руды за каждый свой рудник.
        [forest_exploration_2] Возьмите дерево и 2 еды.
        [clearing_2] Возьмите дерево и/или положите жетон с лугом и полем.
        [sustenance_2] Возьмите злаки и овощи и/или положите жетон с лугом и полем.
        [strip_mining] Возьмите руду и камень, а также 2 дерева.
        [imitation_3] Заплатите 4 еды и выполните действие ячейки, где стоит чужой гном.
        [forest_exploration_1] Возьмите дерево и 1 овощ.
        [depot_5] Возьмите дерево и руду.
        [small_scale_drift_mining] Возьмите 1 камень и/или положите жетон с каверной и туннелем.
        [weekly_market_5] Возьмите 4 золотых, а затем/или купите товары, не больше одного каждого вида.
        [imitation_5] Заплатите 4 еды и выполните действие ячейки, где стоит чужой гном.
        [hardware_rental_5] Совершите вылазку 2-го уровня, а затем/или выполните посев.
        [fence_building_5] Возьмите дерево, а затем/или постройте пастбища: маленькое за 2 дерева и/или большое за 4 дерева.
        [depot_67] Возьмите дерево и руду.
        [drift_mining_67] Возьмите камень и/или положите жетон с каверной и туннелем.
        [weekly_market_67] Возьмите 4 золотых, а затем/или купите товары, не больше одного каждого вида.
        [imitation_67] Заплатите 1 еду и выполните действие ячейки, где стоит чужой гном.
        [hardware_rental_67] Возьмите 2 дерева, а затем/или совершите вылазку 2-го уровня, а затем/или выполните посев.
        [fence_building_67] Возьмите дерево, а затем/или постройте пастбища: маленькое за 2 дерева и/или большое за 4 дерева.
        [large_depot] Возьмите дерево, руду и камень.
        [imitation_7] Бесплатно выполните действие ячейки, где стоит чужой гном.
        [extension] Либо положите жетон с лугом и полем и возьмите 1 дерево, либо положите жетон с каверной и туннелем и возьмите 1 камень.
        [blacksmithing] Выкуйте оружие, а затем/или совершите вылазку 3-го уровня.
        [ore_mine_construction] Положите жетон с рудником и глубоким туннелем и возьмите 3 руды, а затем/или совершите вылазку 2-го уровня.
        [sheep_farming] Постройте маленькое пастбище за 2 дерева, большое за 4 дерева и/или хлев за 1 камень, а затем/или возьмите овец.
        [wish_for_children] Либо увеличьте семью, либо обустройте жилище.
        [donkey_farming] Постройте маленькое пастбище за 2 дерева, большое за 4 дерева и/или хлев за 1 камень, а затем/или возьмите ослов.
        [ruby_mine_construction] Либо положите рубиновую шахту на простой туннель, либо положите её на глубокий туннель и возьмите 1 рубин.
        [ore_delivery] Возьмите камень и руду и ещё по 2 руды за каждый свой рудник.
        [family_life] Увеличьте семью и/или выполните посев.
        [exploration] Совершите вылазку 4-го уровня.
        [ore_trading] До трёх раз заплатите 2 руды и возьмите 2 золотых и 1 еду.
        [adventure] Выкуйте оружие, а затем/или совершите вылазку 1-го уровня, а после неё ещё одну.
        [ruby_delivery] Возьмите рубины и ещё 1, если у вас есть хотя бы две рубиновые шахты.
       *[urgent_wish_for_children] Либо обустройте жилище, а затем увеличьте семью, либо возьмите 3 золотых.
    }

caverna-furnishing =
    { $tile ->
        [dwelling] Жилище
        [simple_dwelling_a] Простое жилище (4 дерева, 2 камня)
        [simple_dwelling_b] Простое жилище (3 дерева, 3 камня)
        [mixed_dwelling] Смешанное жилище
        [couple_dwelling] Жилище для пары
        [additional_dwelling] Дополнительное жилище
        [cuddle_room] Обнимальня
        [breakfast_room] Столовая
        [stubble_room] Жнивница
        [work_room] Мастерская
        [guest_room] Гостевая
        [office_room] Контора
        [carpenter] Плотник
        [stone_carver] Камнерез
        [blacksmith] Кузнец
        [miner] Рудокоп
        [builder] Строитель
        [trader] Торговец
        [wood_supplier] Поставщик дерева
        [stone_supplier] Поставщик камня
        [ruby_supplier] Поставщик рубинов
        [dog_school] Собачья школа
        [quarry] Каменоломня
        [seam] Рудная жила
        [slaughtering_cave] Пещера забоя
        [cooking_cave] Пещера-кухня
        [working_cave] Рабочая пещера
        [mining_cave] Горняцкая пещера
        [breeding_cave] Пещера разведения
        [peaceful_cave] Мирная пещера
        [weaving_parlor] Ткацкое помещение
        [milking_parlor] Доильное помещение
        [state_parlor] Парадное помещение
        [hunting_parlor] Охотничье помещение
        [beer_parlor] Пивоваренное помещение
        [blacksmithing_parlor] Кузнечное помещение
        [stone_storage] Склад камня
        [ore_storage] Склад руды
        [spare_part_storage] Склад стройматериалов
        [main_storage] Главный склад
        [weapon_storage] Склад оружия
        [supplies_storage] Склад припасов
        [broom_chamber] Комната для мётел
        [treasure_chamber] Комната сокровищ
        [food_chamber] Продуктовая комната
        [prayer_chamber] Молитвенная комната
        [writing_chamber] Писательская комната
       *[fodder_chamber] Комната для корма
    }

# Что делает жетон: подсказка на экране; о стоимости и очках в ней ни слова.
caverna-furnishing-about =
    { $tile ->
        [dwelling] Место для 1 гнома.
        [simple_dwelling_a] Место для 1 гнома.
        [simple_dwelling_b] Место для 1 гнома.
        [mixed_dwelling] Место для 1 гнома и для 2 племенных животных одного типа.
        [couple_dwelling] Место для 2 гномов.
        [additional_dwelling] Место только для шестого гнома.
        [cuddle_room] Вмещает столько овец, сколько у вас гномов.
        [breakfast_room] Вмещает до 3 коров.
        [stubble_room] На каждом вашем пустом поле может стоять 1 племенное животное.
        [work_room] Туннели можно обустраивать как каверны.
        [guest_room] На ячейках действий «либо … либо» читается как «и/или».
        [office_room] Двойные жетоны можно класть за край планшета, и каждый раз вы получаете 2 золотых.
        [carpenter] Обустройство и изгороди стоят на 1 дерево меньше.
        [stone_carver] Сразу 2 камня; обустройство и хлева стоят на 1 камень меньше.
        [blacksmith] Сразу 2 руды; ковка оружия стоит на 2 руды меньше.
        [miner] Каждый раунд 1 руда за каждого осла на руднике.
        [builder] При обустройстве 1 руда может заменить 1 дерево и ещё 1 руда — 1 камень.
        [trader] В любой момент: отдать 2 золотых и получить 1 дерево, 1 камень и 1 руду.
        [wood_supplier] 1 дерево в начале каждого из следующих 7 раундов.
        [stone_supplier] 1 камень в начале каждого из следующих 5 раундов.
        [ruby_supplier] 1 рубин в начале каждого из следующих 4 раундов.
        [dog_school] 1 дерево за каждую новую собаку.
        [quarry] 1 камень за каждого новорождённого осла.
        [seam] 1 руда за каждый полученный камень.
        [slaughtering_cave] Каждое племенное животное, превращённое в еду, даёт на 1 еду больше.
        [cooking_cave] В любой момент: превратить 1 злак и 1 овощ в 5 еды.
        [working_cave] При каждой кормёжке одного гнома можно накормить за 1 дерево, 1 камень или 2 руды.
        [mining_cave] Кормёжка стоит на 1 еду меньше за каждого осла на руднике или в шахте.
        [breeding_cave] 1, 2, 3 или 5 еды за 1, 2, 3 или 4 новорождённых животных.
        [peaceful_cave] В любой момент: обменять оружие на еду — столько, какова сила оружия.
        [weaving_parlor] Сразу 1 еда за каждую овцу; в конце игры 1 очко за каждые 2 овцы.
        [milking_parlor] Сразу 1 еда за каждую корову; в конце игры 1 очко за каждую корову.
        [state_parlor] Сразу 2 еды и в конце игры 4 очка за каждое соседнее жилище.
        [hunting_parlor] В любой момент: отдать 2 кабанов и получить 2 золотых и 2 еды.
        [beer_parlor] В любой момент: отдать 2 злака и получить 3 золотых или 4 еды.
        [blacksmithing_parlor] В любой момент: отдать 1 руду и 1 рубин и получить 2 золотых и 1 еду.
        [stone_storage] В конце игры 1 очко за каждый камень.
        [ore_storage] В конце игры 1 очко за каждые 2 руды.
        [spare_part_storage] В любой момент: отдать 1 дерево, 1 камень и 1 руду и получить 2 золотых.
        [main_storage] В конце игры 2 очка за каждый ваш жёлтый жетон, включая этот.
        [weapon_storage] В конце игры 3 очка за каждого вооружённого гнома.
        [supplies_storage] В конце игры 8 очков, если вооружены все ваши гномы.
        [broom_chamber] В конце игры 5 очков за пятерых гномов, 10 очков за шестерых.
        [treasure_chamber] В конце игры 1 очко за каждый рубин.
        [food_chamber] В конце игры 2 очка за каждую пару из 1 злака и 1 овоща.
        [prayer_chamber] В конце игры 8 очков, если ни у одного вашего гнома нет оружия.
        [writing_chamber] В конце игры возвращает до 7 потерянных очков.
       *[fodder_chamber] В конце игры 1 очко за каждых 3 племенных животных.
    }

caverna-landscape =
    { $tile ->
        [meadow_field] луг и поле
        [cavern_tunnel] каверна и туннель
        [cavern_cavern] две каверны
        [ore_mine] рудник и глубокий туннель
        [meadow] луг
        [field] поле
        [tunnel] туннель
        [cavern] каверна
       *[ruby_mine] рубиновая шахта
    }

caverna-loot =
    { $item ->
        [all_weapons_plus_1] +1 к силе всего оружия
        [wood] 1 дерево
        [dog] 1 собака
        [grain] 1 злак
        [sheep] 1 овца
        [stone] 1 камень
        [donkey] 1 осёл
        [vegetable] 1 овощ
        [two_ore] 2 руды
        [wild_boar] 1 кабан
        [two_gold] 2 золотых
        [furnish_cavern] обустройство каверны
        [stable] бесплатный хлев
        [tunnel] бесплатный туннель
        [small_pasture] маленькое пастбище за 1 дерево
        [cattle] 1 корова
        [large_pasture] большое пастбище за 2 дерева
        [meadow] бесплатный луг
        [dwelling] «Жилище» за 2 дерева и 2 камня
        [field] бесплатное поле
        [sow] посев
        [cavern] бесплатная каверна
       *[breed_two] разведение до 2 типов животных
    }

caverna-cell = { $cell }

# Что есть или чего не хватает: именительный падеж.
caverna-stock =
    { $good ->
        [wood] { $count ->
            [one] { $count } дерево
            [few] { $count } дерева
            [many] { $count } дерева
           *[other] { $count } дерева
        }
        [stone] { $count ->
            [one] { $count } камень
            [few] { $count } камня
            [many] { $count } камней
           *[other] { $count } камня
        }
        [ore] { $count ->
            [one] { $count } руда
            [few] { $count } руды
            [many] { $count } руды
           *[other] { $count } руды
        }
        [ruby] { $count ->
            [one] { $count } рубин
            [few] { $count } рубина
            [many] { $count } рубинов
           *[other] { $count } рубина
        }
        [grain] { $count ->
            [one] { $count } злак
            [few] { $count } злака
            [many] { $count } злаков
           *[other] { $count } злака
        }
        [vegetable] { $count ->
            [one] { $count } овощ
            [few] { $count } овоща
            [many] { $count } овощей
           *[other] { $count } овоща
        }
        [food] { $count ->
            [one] { $count } еда
            [few] { $count } еды
            [many] { $count } еды
           *[other] { $count } еды
        }
        [gold] { $count ->
            [one] { $count } золотой
            [few] { $count } золотых
            [many] { $count } золотых
           *[other] { $count } золотого
        }
        [dog] { $count ->
            [one] { $count } собака
            [few] { $count } собаки
            [many] { $count } собак
           *[other] { $count } собаки
        }
        [sheep] { $count ->
            [one] { $count } овца
            [few] { $count } овцы
            [many] { $count } овец
           *[other] { $count } овцы
        }
        [donkey] { $count ->
            [one] { $count } осёл
            [few] { $count } осла
            [many] { $count } ослов
           *[other] { $count } осла
        }
        [wild_boar] { $count ->
            [one] { $count } кабан
            [few] { $count } кабана
            [many] { $count } кабанов
           *[other] { $count } кабана
        }
       *[cattle] { $count ->
            [one] { $count } корова
            [few] { $count } коровы
            [many] { $count } коров
           *[other] { $count } коровы
        }
    }

# Что берут и отдают: винительный падеж; иначе, чем в именительном, звучат лишь эти слова.
caverna-amount =
    { $good ->
        [ore] { $count ->
            [one] { $count } руду
            [few] { $count } руды
            [many] { $count } руды
           *[other] { $count } руды
        }
        [food] { $count ->
            [one] { $count } еду
            [few] { $count } еды
            [many] { $count } еды
           *[other] { $count } еды
        }
        [dog] { $count ->
            [one] { $count } собаку
            [few] { $count } собак
            [many] { $count } собак
           *[other] { $count } собаки
        }
        [sheep] { $count ->
            [one] { $count } овцу
            [few] { $count } овец
            [many] { $count } овец
           *[other] { $count } овцы
        }
        [donkey] { $count ->
            [one] { $count } осла
            [few] { $count } ослов
            [many] { $count } ослов
           *[other] { $count } осла
        }
        [wild_boar] { $count ->
            [one] { $count } кабана
            [few] { $count } кабанов
            [many] { $count } кабанов
           *[other] { $count } кабана
        }
        [cattle] { $count ->
            [one] { $count } корову
            [few] { $count } коров
            [many] { $count } коров
           *[other] { $count } коровы
        }
       *[other] { caverna-stock }
    }

## Вопросы

caverna-ask-place =
    { $strength ->
        [0] Куда поставить гнома?
       *[other] Куда поставить гнома с силой оружия { $strength }?
    }
caverna-ask-act-begin = «{ $space }»: что делаете?
caverna-ask-act-go-on = «{ $space }»: что ещё делаете?
caverna-ask-imitate = Какой ячейке подражать?
caverna-ask-loot =
    { $left ->
        [one] Вылазка с силой оружия { $strength }: взять ещё { $left } трофей?
        [few] Вылазка с силой оружия { $strength }: взять ещё до { $left } трофеев?
        [many] Вылазка с силой оружия { $strength }: взять ещё до { $left } трофеев?
       *[other] Вылазка с силой оружия { $strength }: взять ещё до { $left } трофеев?
    }
caverna-ask-loot-how = Трофей: { $item }. Как именно?
caverna-ask-sell =
    { $left ->
        [one] Продать руду ещё { $left } раз?
        [few] Сколько раз ещё продать руду? Не больше { $left } раз.
        [many] Сколько раз ещё продать руду? Не больше { $left } раз.
       *[other] Сколько раз ещё продать руду? Не больше { $left } раза.
    }
caverna-ask-buy =
    { $held ->
        [one] Что ещё купить? У вас { $held } золотой.
       *[other] Что ещё купить? У вас { $held } золотых.
    }
caverna-ask-keep = Всем животным места не хватает. Каких оставить? Остальные станут едой.
caverna-ask-coins = Сколько золотых обменять на еду?
caverna-ask-skip = Какой шаг сбора урожая пропустить?
caverna-ask-feed =
    { $need ->
        [one] Накормите семью: нужна { $need } еда, у вас { $held }. За каждую недостающую еду — жетон попрошайничества.
       *[other] Накормите семью: нужно { $need } еды, у вас { $held }. За каждую недостающую еду — жетон попрошайничества.
    }
caverna-ask-newborns = Всем новорождённым животным места не хватает. Каких оставить?
caverna-ask-prepare = «Рудокоп» сейчас посчитает ослов на рудниках. Сделать что-нибудь до этого?
caverna-ask-save = Ячейки, где 6 товаров или больше, опустошаются. Где сохранить товары за 1 рубин?
caverna-ask-last-chance = Сейчас начнётся подсчёт очков. Обменять что-нибудь до него?

## Действия на ячейках

caverna-action-place = Поставить гнома: «{ $space }»
caverna-action-dwarf = За 1 рубин выставить вне очереди гнома с силой оружия { $strength }
caverna-action-pass = Оставить гнома дома: подходящих ячеек нет
caverna-action-imitate = Подражать ячейке «{ $space }»
caverna-action-take = Взять { $goods }
caverna-action-lay =
    { $tile ->
        [meadow] Положить луг на { $cell }
        [field] Положить поле на { $cell }
        [tunnel] Положить туннель на { $cell }
        [cavern] Положить каверну на { $cell }
       *[ruby_mine] Положить рубиновую шахту на { $cell }
    }
caverna-action-lay-twin =
    { $tile ->
        [meadow_field] Положить луг на { $cell }, поле на { $other }
        [cavern_tunnel] Положить каверну на { $cell }, туннель на { $other }
        [cavern_cavern] Положить каверны на { $cell } и { $other }
       *[ore_mine] Положить рудник на { $cell }, глубокий туннель на { $other }
    }
caverna-action-fence-small = Построить маленькое пастбище на { $cell }
caverna-action-fence-large = Построить большое пастбище на { $cell } и { $other }
caverna-action-stable = Построить хлев на { $cell }
caverna-action-furnish =
    { $swap ->
        [ore_for_wood] Обустроить { $cell }: «{ $tile }» (1 руда вместо 1 дерева)
        [ore_for_stone] Обустроить { $cell }: «{ $tile }» (1 руда вместо 1 камня)
        [ore_for_both] Обустроить { $cell }: «{ $tile }» (2 руды вместо 1 дерева и 1 камня)
       *[none] Обустроить { $cell }: «{ $tile }»
    }
caverna-action-grow = Увеличить семью на 1 гнома
caverna-action-sow = Посеять { $goods }
caverna-action-forge = Выковать оружие с силой { $strength }
caverna-action-loot = Трофей: { $item }
caverna-action-sell = Продать { $ore } за { $goods }
caverna-action-buy = Купить { $good } за { $gold }
caverna-action-done = Больше ничего

## Действия в любой момент

caverna-action-ruby = Отдать { $paid } за { $good }
caverna-action-ruby-tile =
    { $tile ->
        [meadow] Отдать { $paid }: положить луг на { $cell }
        [field] Отдать { $paid }: положить поле на { $cell }
        [tunnel] Отдать { $paid }: положить туннель на { $cell }
       *[cavern] Отдать { $paid }: положить каверну на { $cell }
    }
caverna-action-eat = Превратить { $goods } в еду
caverna-action-eat-gold = Обменять золотые на еду
caverna-action-gold = Обменять { $gold } на { $food }
caverna-action-exchange = «{ $tile }»: отдать { $paid }, получить { $goods }
caverna-action-disarm =
    { $where ->
        [away] Обменять оружие с силой { $strength } на { $food } (гном на работе)
       *[home] Обменять оружие с силой { $strength } на { $food } (гном дома)
    }
caverna-action-keep = Оставить { $animals }
caverna-action-keep-none = Никого не оставлять

## Действия между ходами

caverna-action-feed = Накормить семью: отдать { $paid }
caverna-action-feed-nothing = Ничего не отдавать
caverna-action-skip =
    { $phase ->
        [fields] Пропустить полевые работы
       *[breeding] Пропустить разведение животных
    }
caverna-action-breed = Потомство: { $animals }
caverna-action-breed-none = Без потомства
caverna-action-save = За 1 рубин сохранить товары ячейки «{ $space }»
caverna-action-reveal = Открыть карту «{ $space }»
caverna-action-turn =
    { $marker ->
        [leaf] Открыть зелёный лист
       *[question] Открыть красный вопросительный знак
    }

## События на работе

caverna-event-started = { $who } получает фишку первого игрока.
caverna-event-round-begun = Раунд { $number }. Начинает { $who }.
caverna-event-card-revealed = Новая ячейка действия: «{ $space }».
caverna-event-card-turned =
    Карту «Разговоры о детях» переворачивают. Теперь это «Настойчивые разговоры о детях».
caverna-event-order-broken =
    { $who } отдаёт 1 рубин: гном с силой оружия { $strength } идёт вне очереди.
caverna-event-dwarf-placed =
    { $strength ->
        [0] { $who } ставит гнома на ячейку «{ $space }».
       *[other] { $who } ставит гнома с силой оружия { $strength } на ячейку «{ $space }».
    }
caverna-event-stayed = { $who } оставляет гнома дома: подходящих ячеек нет.
caverna-event-fee-paid = { $who } отдаёт { $food } за подражание.
caverna-event-imitated = { $who } подражает ячейке «{ $space }».
caverna-event-token-taken = { $who } берёт фишку первого игрока.
caverna-event-gained = { $who } получает { $goods }.
caverna-event-tile-gave = «{ $tile }»: { $who } получает { $goods }.
caverna-event-tile-laid =
    { $landscape ->
        [meadow] { $who } кладёт луг на { $cell }.
        [field] { $who } кладёт поле на { $cell }.
        [tunnel] { $who } кладёт туннель на { $cell }.
        [cavern] { $who } кладёт каверну на { $cell }.
       *[ruby_mine] { $who } кладёт рубиновую шахту на { $cell }.
    }
caverna-event-twin-laid =
    { $landscape ->
        [meadow_field] { $who } кладёт луг на { $cell }, поле на { $other }.
        [cavern_tunnel] { $who } кладёт каверну на { $cell }, туннель на { $other }.
        [cavern_cavern] { $who } кладёт каверны на { $cell } и { $other }.
       *[ore_mine] { $who } кладёт рудник на { $cell }, глубокий туннель на { $other }.
    }
caverna-event-fenced-small = { $who } строит маленькое пастбище на { $cells } за { $paid }.
caverna-event-fenced-large = { $who } строит большое пастбище на { $cells } за { $paid }.
caverna-event-fenced-small-free = { $who } бесплатно строит маленькое пастбище на { $cells }.
caverna-event-fenced-large-free = { $who } бесплатно строит большое пастбище на { $cells }.
caverna-event-stable-built = { $who } строит хлев на { $cell } за { $paid }.
caverna-event-stable-built-free = { $who } бесплатно строит хлев на { $cell }.
caverna-event-furnished = { $who } обустраивает { $cell } за { $paid }: «{ $tile }».
caverna-event-furnished-free = { $who } бесплатно обустраивает { $cell }: «{ $tile }».
caverna-event-tile-covered = { $who }: жетон «{ $tile }» накрыт и больше не действует.
caverna-event-family-grown = { $who } увеличивает семью на 1 гнома.
caverna-event-sown = { $who } сеет { $goods }.
caverna-event-forged = { $who } куёт оружие с силой { $strength } за { $ore }.
caverna-event-forged-free = { $who } бесплатно куёт оружие с силой { $strength }.
caverna-event-looted = { $who } получает трофей: { $item }.
caverna-event-strengthened = { $who }: сила оружия после вылазки — { $strength }.
caverna-event-all-strengthened = { $who }: +1 к силе всего оружия.
caverna-event-ore-sold = { $who } продаёт { $ore } за { $goods }.
caverna-event-bought = { $who } покупает { $good } за { $gold }.

## События в любой момент и между ходами

caverna-event-ruby-spent = { $who } отдаёт { $paid } за { $goods }.
caverna-event-ruby-spent-on-tile = { $who } отдаёт { $paid } за жетон.
caverna-event-eaten = { $who } превращает { $paid } в { $food }.
caverna-event-exchanged = «{ $tile }»: { $who } меняет { $paid } на { $goods }.
caverna-event-disarmed = { $who } меняет оружие с силой { $strength } на { $food }.
caverna-event-harvest-begun =
    { $harvest ->
        [none] Сбора урожая нет.
        [one_food] Сбора урожая нет, но каждый гном съедает 1 еду.
        [normal] Сбор урожая!
       *[partial] Сбор урожая! Каждый пропускает полевые работы или разведение животных.
    }
caverna-event-phase-skipped =
    { $phase ->
        [fields] { $who } пропускает полевые работы.
       *[breeding] { $who } пропускает разведение животных.
    }
caverna-event-reaped = { $who } собирает с полей { $goods }.
caverna-event-fed = { $who } кормит семью: отдаёт { $paid }.
caverna-event-fed-nothing = { $who } ничего не отдаёт на кормёжку.
caverna-event-begged =
    { $count ->
        [one] { $who } берёт { $count } жетон попрошайничества.
        [few] { $who } берёт { $count } жетона попрошайничества.
        [many] { $who } берёт { $count } жетонов попрошайничества.
       *[other] { $who } берёт { $count } жетона попрошайничества.
    }
caverna-event-bred = { $who } получает потомство: { $animals }.
caverna-event-marker-turned =
    { $harvest ->
        [none] На жетоне урожая вопросительный знак: в этом раунде сбора урожая нет.
        [one_food] На жетоне урожая вопросительный знак: по 1 еде за гнома, и больше ничего.
        [normal] На жетоне урожая лист: в конце раунда сбор урожая.
       *[partial] На жетоне урожая вопросительный знак: сбор урожая, но каждый пропускает один шаг.
    }
caverna-event-space-saved = { $who } отдаёт 1 рубин: товары ячейки «{ $space }» остаются.
caverna-event-space-emptied = На ячейке «{ $space }» слишком много товаров, они пропадают: { $lost }.
caverna-event-delivered = Поставщики: { $who } получает { $goods }.

## Причины

caverna-reason-too-poor = Нужно: { $price }. Не хватает: { $missing }.
caverna-reason-must-place = Гнома нужно поставить: для него есть свободная ячейка.
caverna-reason-occupied = Там уже стоит гном ({ $who }).
caverna-reason-nothing-done-yet = Сначала нужно выполнить что-нибудь на этой ячейке.
caverna-reason-fee =
    { $food ->
        [one] За подражание нужна { $food } еда, а у вас { $held }.
        [few] За подражание нужно { $food } еды, а у вас { $held }.
        [many] За подражание нужно { $food } еды, а у вас { $held }.
       *[other] За подражание нужно { $food } еды, а у вас { $held }.
    }
caverna-reason-nothing-to-imitate = Нет ячейки, которой вы могли бы подражать.
caverna-reason-nobody-there = Там нет гнома. Подражать можно только ячейке, где стоит чужой гном.
caverna-reason-own-dwarf = Там ваш гном. Подражать можно только ячейке, где стоит чужой гном.
caverna-reason-not-imitable = Ячейкам «Первый игрок» и «Подражание» подражать нельзя.
caverna-reason-no-cell =
    { $tile ->
        [meadow_field] Для луга и поля нет места.
        [cavern_tunnel] Для каверны и туннеля нет места.
        [cavern_cavern] Для двух каверн нет места.
        [ore_mine] У вас нет двух соседних простых туннелей.
        [meadow] Для луга нет места.
        [field] Для поля нет места.
        [tunnel] Для туннеля нет места.
        [cavern] Для каверны нет места.
       *[ruby_mine] У вас нет туннеля для рубиновой шахты.
    }
caverna-reason-no-cavern = У вас нет пустой каверны.
caverna-reason-not-this-tile =
    { $dwelling ->
        [ordinary] Здесь можно обустроить только обычное «Жилище».
       *[any] Здесь можно обустроить только жилище.
    }
caverna-reason-tile-gone = Жетон «{ $tile }» был накрыт и не возвращается.
caverna-reason-not-in-game = Жетона «{ $tile }» во вводной партии нет.
caverna-reason-no-such-tile = У вас нет жетона «{ $tile }».
caverna-reason-family-complete =
    { $count ->
        [5] У вас 5 гномов. Для шестого нужно «Дополнительное жилище».
       *[other] Больше гномов не бывает: у вас их { $count }.
    }
caverna-reason-no-room = Ещё для одного гнома места нет. Гномов: { $dwarfs }, мест: { $room }.
caverna-reason-no-empty-field = У вас нет пустого поля.
caverna-reason-no-seed = В личном запасе нет ни злаков, ни овощей.
caverna-reason-no-meadow = У вас нет луга, чтобы обнести его изгородью.
caverna-reason-no-two-meadows = У вас нет двух соседних лугов.
caverna-reason-no-stable-left = Все ваши хлева ({ $count }) уже построены.
caverna-reason-armed = У этого гнома уже есть оружие с силой { $strength }.
caverna-reason-unarmed = У этого гнома нет оружия.
caverna-reason-too-weak = Нужна сила оружия { $needed }, а у этого гнома { $strength }.
caverna-reason-looted-already = Этот трофей в этой вылазке уже взят.
caverna-reason-loot-impossible = { $why }
caverna-reason-no-pair = У вас нет двух животных одного типа.
caverna-reason-no-room-for-young = Для новорождённого животного нет места.
caverna-reason-bought-already = Это вы уже купили. Каждый товар продаётся один раз.
caverna-reason-possible-after = { $why } Станет возможно, если сначала сделать так: «{ $first }».
caverna-reason-not-revealed = Карта «{ $space }» ещё не открыта.
caverna-reason-not-turned-over =
    «Настойчивые разговоры о детях» — оборот карты «Разговоры о детях». Её переворачивают, когда выходит «Семейная жизнь».
caverna-reason-turned-over = Карта перевёрнута. Теперь это «Настойчивые разговоры о детях».
caverna-reason-not-in-play =
    { $seats ->
        [1] Ячейки «{ $space }» в одиночной игре нет.
       *[other] Ячейки «{ $space }» при { $seats } игроках нет.
    }
caverna-reason-nothing-lies-there =
    { $bonus ->
        [ore_mine] Товаров там нет, и у вас нет рудника.
        [ruby_mine] Рубинов там нет, и у вас нет рубиновой шахты.
        [two_ruby_mines] Рубинов там нет, и у вас нет двух рубиновых шахт.
       *[none] Товаров там нет.
    }
caverna-reason-no-such-dwarf = Дома нет гнома с силой оружия { $strength }.
caverna-reason-goes-first = Этот гном и так ходит первым.
caverna-reason-order-broken-already = В этот ход вы уже отдали рубин за очерёдность гномов.
caverna-reason-no-space-for-it = Для гнома с силой оружия { $strength } подходящих ячеек нет.
caverna-reason-not-on-space = Ячейка «{ $space }» этого не позволяет.
caverna-reason-part-done = Эта часть действия уже выполнена.
caverna-reason-part-too-late = Эта часть должна была идти раньше того, что вы здесь уже сделали.
caverna-reason-part-excluded = «Либо … либо»: вы выбрали другую часть.
caverna-reason-part-comes-later = Сначала нужно выполнить другую часть этого действия.
caverna-reason-within-deed = Сначала завершите начатое. Посреди него ничего другого не делают.
caverna-reason-while-breeding = Во время разведения животных ничего не едят, не покупают и не обменивают.
caverna-reason-single-over-edge = Одиночные жетоны за край планшета не кладут.
caverna-reason-over-edge = Двойной жетон можно положить за край планшета, только если у вас есть «{ $tile }».
caverna-reason-off-board = Одна половина жетона должна лежать на планшете.
caverna-reason-covered = Ячейка { $cell } уже занята.
caverna-reason-field-on-stable = На { $cell } стоит хлев. Поле туда положить нельзя.
caverna-reason-first-tile = Первый жетон в лесу должен накрыть { $cell }.
caverna-reason-not-beside =
    { $half ->
        [forest] Жетон в лесу должен лежать рядом с вашим лугом, полем или пастбищем.
       *[mountain] Жетон в горе должен примыкать к вашей пещере.
    }
caverna-reason-no-ordinary-tunnel = На { $cell } нет простого туннеля.
caverna-reason-no-deep-tunnel = На { $cell } нет глубокого туннеля.
caverna-reason-no-tunnel = На { $cell } нет туннеля.
caverna-reason-not-a-meadow = На { $cell } нет луга.
caverna-reason-stable-on-field = На { $cell } поле. Хлев там стоять не может.
caverna-reason-stable-there = На { $cell } уже стоит хлев.
caverna-reason-no-tile-outside = Ячейка { $cell } за краем планшета, и вашего жетона там нет.
caverna-reason-tile-taken = Жетон «{ $tile }» уже взят ({ $who }).
caverna-reason-not-a-cavern = На { $cell } нечего обустраивать.
caverna-reason-on-rival = Жетон «{ $tile }» кладут на ваш жетон «{ $other }».
caverna-reason-nothing-to-replace =
    { $good ->
        [wood] В цене нет дерева, которое могла бы заменить руда.
       *[stone] В цене нет камня, который могла бы заменить руда.
    }
caverna-reason-no-tile-payable = Ни один из жетонов вам не по средствам.
caverna-reason-too-few-fields =
    { $count ->
        [one] У вас только { $count } пустое поле.
        [few] У вас только { $count } пустых поля.
        [many] У вас только { $count } пустых полей.
       *[other] У вас только { $count } пустого поля.
    }
caverna-reason-too-many-sales = Продаж руды может быть не больше { $most }. Уже было: { $sold }.
caverna-reason-no-room-for-herd = Для всех этих животных места не хватает.
caverna-reason-room-for-more = Места хватит для большего числа животных. Чтобы оставить меньше, сначала превратите лишних в еду.
caverna-reason-too-much-food =
    { $need ->
        [one] Это слишком много: нужна { $need } еда.
       *[other] Это слишком много: нужно { $need } еды.
    }
caverna-reason-more-young = Места хватит ещё для кого-то из новорождённых. Отказаться от них нельзя.
caverna-reason-breed-some = Потомство должен дать хотя бы один тип животных.
caverna-reason-too-many-types = Типов животных, которые дают потомство, может быть не больше { $count }.
caverna-reason-saved-already = Товары этой ячейки уже сохранены.
caverna-reason-not-overflowing = Товаров там меньше { $count }. Им ничего не грозит.
caverna-reason-no-such-weapon =
    { $where ->
        [away] Ни у одного вашего гнома на работе нет оружия с силой { $strength }.
       *[home] Ни у одного вашего гнома дома нет оружия с силой { $strength }.
    }
caverna-reason-weapon-in-use = Этот гном в вылазке. Его оружие можно обменять только после неё.

## Подсчёт очков

caverna-score =
    { $item ->
        [animals] Племенные животные и собаки
        [missing] Отсутствующие типы племенных животных
        [grain] Злаки
        [vegetables] Овощи
        [rubies] Рубины
        [dwarfs] Гномы
        [unused] Неиспользованные ячейки
        [tiles] Жетоны обустройства
        [pastures] Пастбища
        [mines] Рудники и рубиновые шахты
        [bonus] Дополнительные очки за жёлтые жетоны
        [gold] Золотые
       *[begging] Жетоны попрошайничества
    }
caverna-mark = цель одиночной игры

## What may be expected, by its parts

caverna-term-family = семья
caverna-term-growth = надежда на пополнение
caverna-term-weapons = оружие и вылазки
caverna-term-food = еда
caverna-term-animals = животные
caverna-term-land = земля и каверны
caverna-term-goods = товары
caverna-term-tiles = обустройство
caverna-term-order = очерёдность и попрошайничество
caverna-term-score = очки
