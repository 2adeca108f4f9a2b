caverna-name = Каверна. Печерні фермери
caverna-about =
    Очольте сім’ю гномів: вирубуйте ліс, копайте й облаштовуйте печеру, тримайте тварин, будуйте шахти та ходіть у походи.

## Параметри

caverna-option-first_player = Перший гравець
caverna-option-first_player-about =
    Хто починає гру.
caverna-option-furnishings = Плитки облаштування
caverna-option-furnishings-about =
    Які плитки облаштування доступні.
caverna-option-carpenter_per_pasture = «Тесля» й кожне пасовище
caverna-option-carpenter_per_pasture-about =
    «Тесля» заощаджує 1 дерево на кожному пасовищі; інакше — 1 дерево на всі огорожі однієї дії.
caverna-option-drift_mining_needs_tile = «Викопати малу штольню» лише з плиткою
caverna-option-drift_mining_needs_tile-about =
    Камінь на комірці «Викопати малу штольню» отримує лише той, хто поклав плитку; інакше — і без плитки.
caverna-option-hidden_markers = Приховані жетони врожаю
caverna-option-hidden_markers-about =
    Жетон врожаю відкривають наприкінці раунду; інакше — разом із картою.

## Назви

caverna-space =
    { $space ->
        [ruby_mining] Видобуток рубінів
        [housework] Робота по дому
        [slash_and_burn] Підсічно-вогневе землеробство
        [drift_mining_1] Викопати штольню
        [excavation_1] Підземні роботи
        [starting_player_1] Перший гравець
        [logging_1] Лісозаготівля
        [supplies] Запаси
        [ore_mining_1] Видобуток руди
        [wood_gathering] Збирання деревини
        [clearing_1] Розчищення ділянки
        [sustenance_1] Забезпечення їжею
        [drift_mining_2] Викопати штольню
        [excavation_2] Підземні роботи
        [starting_player_2] Перший гравець
        [imitation_basic] Повторювання (2 їжі)
        [logging_2] Лісозаготівля
        [growth] Приріст
        [ore_mining_2] Видобуток руди
        [forest_exploration_2] Дослідження лісу
        [clearing_2] Розчищення ділянки
        [sustenance_2] Забезпечення їжею
        [strip_mining] Відкрита розробка
        [imitation_3] Повторювання (4 їжі)
        [forest_exploration_1] Дослідження лісу
        [depot_5] Сховище
        [small_scale_drift_mining] Викопати малу штольню
        [weekly_market_5] Ярмарок
        [imitation_5] Повторювання (4 їжі)
        [hardware_rental_5] Оренда інвентарю
        [fence_building_5] Будівництво огорожі
        [depot_67] Сховище
        [drift_mining_67] Викопати другу штольню
        [weekly_market_67] Ярмарок
        [imitation_67] Повторювання (1 їжа)
        [hardware_rental_67] Оренда інвентарю
        [fence_building_67] Будівництво огорожі
        [large_depot] Велике сховище
        [imitation_7] Повторювання (безкоштовно)
        [extension] Розширення
        [blacksmithing] Ковальська справа
        [ore_mine_construction] Будівництво рудної шахти
        [sheep_farming] Розведення овець
        [wish_for_children] Завести дитину
        [donkey_farming] Розведення віслюків
        [ruby_mine_construction] Будівництво рубінової шахти
        [ore_delivery] Постачання руди
        [family_life] Сімейне життя
        [exploration] Розвідка
        [ore_trading] Продаж руди
        [adventure] Пригода
        [ruby_delivery] Постачання рубінів
       *[urgent_wish_for_children] Терміново завести дитину
    }

# Що робить там гном: підказка на екрані.
caverna-space-about =
    { $space ->
        [ruby_mining] Візьміть рубіни та ще 1, якщо у вас є рубінова шахта.
        [housework] Візьміть 1 собаку і/або облаштуйте каверну.
        [slash_and_burn] Покладіть плитку з лугом і полем, а потім/або виконайте засівання.
        [drift_mining_1] Візьміть камінь і/або покладіть плитку з каверною й тунелем.
        [excavation_1] Візьміть камінь і/або покладіть плитку: з каверною й тунелем або з двома кавернами.
        [starting_player_1] Візьміть фішку першого гравця, їжу та 2 руди.
        [logging_1] Візьміть дерево, а потім/або здійсніть похід 1-го рівня.
        [supplies] Візьміть 1 дерево, 1 камінь, 1 руду, 1 їжу та 2 золоті.
        [ore_mining_1] Візьміть руду та ще по 2 руди за кожну свою рудну шахту.
        [wood_gathering] Візьміть дерево.
        [clearing_1] Візьміть дерево і/або покладіть плитку з лугом і полем.
        [sustenance_1] Візьміть їжу та 1 злак і/або покладіть плитку з лугом і полем.
        [drift_mining_2] Візьміть камінь і/або покладіть плитку з каверною й тунелем.
        [excavation_2] Візьміть камінь і/або покладіть плитку: з каверною й тунелем або з двома кавернами.
        [starting_player_2] Візьміть фішку першого гравця, їжу та 1 рубін.
        [imitation_basic] Заплатіть 2 їжі й виконайте дію комірки, де стоїть чужий гном.
        [logging_2] Візьміть дерево, а потім/або здійсніть похід 1-го рівня.
        [growth] Або візьміть 1 дерево, 1 камінь, 1 руду, 1 їжу та 2 золоті, або збільште сім’ю.
        [ore_mining_2] Візьміть руду та ще по 2 руди за кожну свою рудну шахту.
        [forest_exploration_2] Візьміть дерево та 2 їжі.
        [clearing_2] Візьміть дерево і/або покладіть плитку з лугом і полем.
        [sustenance_2] Візьміть злаки й овочі і/або покладіть плитку з лугом і полем.
        [strip_mining] Візьміть руду й камінь, а також 2 дерева.
        [imitation_3] Заплатіть 4 їжі й виконайте дію комірки, де стоїть чужий гном.
        [forest_exploration_1] Візьміть дерево та 1 овоч.
        [depot_5] Візьміть дерево й руду.
        [small_scale_drift_mining] Візьміть 1 камінь і/або покладіть плитку з каверною й тунелем.
        [weekly_market_5] Візьміть 4 золоті, а потім/або купіть товари, не більше одного кожного виду.
        [imitation_5] Заплатіть 4 їжі й виконайте дію комірки, де стоїть чужий гном.
        [hardware_rental_5] Здійсніть похід 2-го рівня, а потім/або виконайте засівання.
        [fence_building_5] Візьміть дерево, а потім/або збудуйте пасовища: маленьке за 2 дерева і/або велике за 4 дерева.
        [depot_67] Візьміть дерево й руду.
        [drift_mining_67] Візьміть камінь і/або покладіть плитку з каверною й тунелем.
        [weekly_market_67] Візьміть 4 золоті, а потім/або купіть товари, не більше одного кожного виду.
        [imitation_67] Заплатіть 1 їжу й виконайте дію комірки, де стоїть чужий гном.
        [hardware_rental_67] Візьміть 2 дерева, а потім/або здійсніть похід 2-го рівня, а потім/або виконайте засівання.
        [fence_building_67] Візьміть дерево, а потім/або збудуйте пасовища: маленьке за 2 дерева і/або велике за 4 дерева.
        [large_depot] Візьміть дерево, руду й камінь.
        [imitation_7] Безкоштовно виконайте дію комірки, де стоїть чужий гном.
        [extension] Або покладіть плитку з лугом і полем та візьміть 1 дерево, або покладіть плитку з каверною й тунелем та візьміть 1 камінь.
        [blacksmithing] Викуйте зброю, а потім/або здійсніть похід 3-го рівня.
        [ore_mine_construction] Покладіть плитку з рудною шахтою та глибоким тунелем і візьміть 3 руди, а потім/або здійсніть похід 2-го рівня.
        [sheep_farming] Збудуйте маленьке пасовище за 2 дерева, велике за 4 дерева і/або стайню за 1 камінь, а потім/або візьміть овець.
        [wish_for_children] Або збільште сім’ю, або облаштуйте житло.
        [donkey_farming] Збудуйте маленьке пасовище за 2 дерева, велике за 4 дерева і/або стайню за 1 камінь, а потім/або візьміть віслюків.
        [ruby_mine_construction] Або покладіть рубінову шахту на простий тунель, або покладіть її на глибокий тунель і візьміть 1 рубін.
        [ore_delivery] Візьміть камінь і руду та ще по 2 руди за кожну свою рудну шахту.
        [family_life] Збільште сім’ю і/або виконайте засівання.
        [exploration] Здійсніть похід 4-го рівня.
        [ore_trading] До трьох разів заплатіть 2 руди й візьміть 2 золоті та 1 їжу.
        [adventure] Викуйте зброю, а потім/або здійсніть похід 1-го рівня, а після нього ще один.
        [ruby_delivery] Візьміть рубіни та ще 1, якщо у вас є хоча б дві рубінові шахти.
       *[urgent_wish_for_children] Або облаштуйте житло, а потім збільште сім’ю, або візьміть 3 золоті.
    }

caverna-furnishing =
    { $tile ->
        [dwelling] Житло
        [simple_dwelling_a] Просте житло (4 дерева, 2 камені)
        [simple_dwelling_b] Просте житло (3 дерева, 3 камені)
        [mixed_dwelling] Змішане житло
        [couple_dwelling] Житло для пари
        [additional_dwelling] Додаткове житло
        [cuddle_room] Обіймальня
        [breakfast_room] Їдальня
        [stubble_room] Стерня
        [work_room] Майстерня
        [guest_room] Гостьова
        [office_room] Контора
        [carpenter] Тесля
        [stone_carver] Каменяр
        [blacksmith] Коваль
        [miner] Гірник
        [builder] Будівельник
        [trader] Торговець
        [wood_supplier] Постачальник дерева
        [stone_supplier] Постачальник каміння
        [ruby_supplier] Постачальник рубінів
        [dog_school] Собача школа
        [quarry] Каменоломня
        [seam] Рудна жила
        [slaughtering_cave] Печера забою
        [cooking_cave] Печера-кухня
        [working_cave] Робоча печера
        [mining_cave] Гірнича печера
        [breeding_cave] Печера розведення
        [peaceful_cave] Мирна печера
        [weaving_parlor] Ткацька зала
        [milking_parlor] Доїльна зала
        [state_parlor] Парадна зала
        [hunting_parlor] Мисливська зала
        [beer_parlor] Броварня
        [blacksmithing_parlor] Ковальська зала
        [stone_storage] Склад каміння
        [ore_storage] Склад руди
        [spare_part_storage] Склад будматеріалів
        [main_storage] Головний склад
        [weapon_storage] Склад зброї
        [supplies_storage] Склад припасів
        [broom_chamber] Палата для мітел
        [treasure_chamber] Скарбниця
        [food_chamber] Бенкетна палата
        [prayer_chamber] Молитовна палата
        [writing_chamber] Кабінет писаря
       *[fodder_chamber] Склад фуражу
    }

# Що робить плитка: підказка на екрані; про вартість і бали в ній ані слова.
caverna-furnishing-about =
    { $tile ->
        [dwelling] Місце для 1 гнома.
        [simple_dwelling_a] Місце для 1 гнома.
        [simple_dwelling_b] Місце для 1 гнома.
        [mixed_dwelling] Місце для 1 гнома та для 2 племінних тварин одного виду.
        [couple_dwelling] Місце для 2 гномів.
        [additional_dwelling] Місце лише для шостого гнома.
        [cuddle_room] Уміщає стільки овець, скільки у вас гномів.
        [breakfast_room] Уміщає до 3 корів.
        [stubble_room] На кожному вашому порожньому полі може стояти 1 племінна тварина.
        [work_room] Тунелі можна облаштовувати як каверни.
        [guest_room] На комірках дій «або … або» читається як «і/або».
        [office_room] Подвійні плитки можна класти за край планшета, і щоразу ви отримуєте 2 золоті.
        [carpenter] Облаштування й огорожі коштують на 1 дерево менше.
        [stone_carver] Одразу 2 камені; облаштування й стайні коштують на 1 камінь менше.
        [blacksmith] Одразу 2 руди; кування зброї коштує на 2 руди менше.
        [miner] Щораунду 1 руда за кожного віслюка в рудній шахті.
        [builder] Під час облаштування 1 руда може замінити 1 дерево і ще 1 руда — 1 камінь.
        [trader] Будь-коли: віддати 2 золоті й отримати 1 дерево, 1 камінь і 1 руду.
        [wood_supplier] 1 дерево на початку кожного з наступних 7 раундів.
        [stone_supplier] 1 камінь на початку кожного з наступних 5 раундів.
        [ruby_supplier] 1 рубін на початку кожного з наступних 4 раундів.
        [dog_school] 1 дерево за кожну нову собаку.
        [quarry] 1 камінь за кожного новонародженого віслюка.
        [seam] 1 руда за кожен отриманий камінь.
        [slaughtering_cave] Кожна племінна тварина, перетворена на їжу, дає на 1 їжу більше.
        [cooking_cave] Будь-коли: перетворити 1 злак і 1 овоч на 5 їжі.
        [working_cave] Під час кожного годування одного гнома можна нагодувати за 1 дерево, 1 камінь або 2 руди.
        [mining_cave] Годування коштує на 1 їжу менше за кожного віслюка в шахті.
        [breeding_cave] 1, 2, 3 або 5 їжі за 1, 2, 3 або 4 новонароджених тварин.
        [peaceful_cave] Будь-коли: обміняти зброю на їжу — стільки, яка сила зброї.
        [weaving_parlor] Одразу 1 їжа за кожну вівцю; наприкінці гри 1 бал за кожні 2 вівці.
        [milking_parlor] Одразу 1 їжа за кожну корову; наприкінці гри 1 бал за кожну корову.
        [state_parlor] Одразу 2 їжі й наприкінці гри 4 бали за кожне сусіднє житло.
        [hunting_parlor] Будь-коли: віддати 2 кабанів і отримати 2 золоті та 2 їжі.
        [beer_parlor] Будь-коли: віддати 2 злаки й отримати 3 золоті або 4 їжі.
        [blacksmithing_parlor] Будь-коли: віддати 1 руду й 1 рубін і отримати 2 золоті та 1 їжу.
        [stone_storage] Наприкінці гри 1 бал за кожен камінь.
        [ore_storage] Наприкінці гри 1 бал за кожні 2 руди.
        [spare_part_storage] Будь-коли: віддати 1 дерево, 1 камінь і 1 руду й отримати 2 золоті.
        [main_storage] Наприкінці гри 2 бали за кожну вашу жовту плитку, разом із цією.
        [weapon_storage] Наприкінці гри 3 бали за кожного озброєного гнома.
        [supplies_storage] Наприкінці гри 8 балів, якщо озброєні всі ваші гноми.
        [broom_chamber] Наприкінці гри 5 балів за п’ятьох гномів, 10 балів за шістьох.
        [treasure_chamber] Наприкінці гри 1 бал за кожен рубін.
        [food_chamber] Наприкінці гри 2 бали за кожну пару з 1 злаку й 1 овочу.
        [prayer_chamber] Наприкінці гри 8 балів, якщо жоден ваш гном не має зброї.
        [writing_chamber] Наприкінці гри повертає до 7 втрачених балів.
       *[fodder_chamber] Наприкінці гри 1 бал за кожні 3 племінні тварини.
    }

caverna-landscape =
    { $tile ->
        [meadow_field] луг і поле
        [cavern_tunnel] каверна й тунель
        [cavern_cavern] дві каверни
        [ore_mine] рудна шахта й глибокий тунель
        [meadow] луг
        [field] поле
        [tunnel] тунель
        [cavern] каверна
       *[ruby_mine] рубінова шахта
    }

caverna-loot =
    { $item ->
        [all_weapons_plus_1] +1 до сили всієї зброї
        [wood] 1 дерево
        [dog] 1 собака
        [grain] 1 злак
        [sheep] 1 вівця
        [stone] 1 камінь
        [donkey] 1 віслюк
        [vegetable] 1 овоч
        [two_ore] 2 руди
        [wild_boar] 1 кабан
        [two_gold] 2 золоті
        [furnish_cavern] облаштування каверни
        [stable] безкоштовна стайня
        [tunnel] безкоштовний тунель
        [small_pasture] маленьке пасовище за 1 дерево
        [cattle] 1 корова
        [large_pasture] велике пасовище за 2 дерева
        [meadow] безкоштовний луг
        [dwelling] «Житло» за 2 дерева й 2 камені
        [field] безкоштовне поле
        [sow] засівання
        [cavern] безкоштовна каверна
       *[breed_two] приплід до 2 видів тварин
    }

caverna-cell = { $cell }

# Що є або чого бракує: називний відмінок.
caverna-stock =
    { $good ->
        [wood] { $count ->
            [one] { $count } дерево
            [few] { $count } дерева
            [many] { $count } дерева
           *[other] { $count } дерева
        }
        [stone] { $count ->
            [one] { $count } камінь
            [few] { $count } камені
            [many] { $count } каменів
           *[other] { $count } каменя
        }
        [ore] { $count ->
            [one] { $count } руда
            [few] { $count } руди
            [many] { $count } руди
           *[other] { $count } руди
        }
        [ruby] { $count ->
            [one] { $count } рубін
            [few] { $count } рубіни
            [many] { $count } рубінів
           *[other] { $count } рубіна
        }
        [grain] { $count ->
            [one] { $count } злак
            [few] { $count } злаки
            [many] { $count } злаків
           *[other] { $count } злаку
        }
        [vegetable] { $count ->
            [one] { $count } овоч
            [few] { $count } овочі
            [many] { $count } овочів
           *[other] { $count } овочу
        }
        [food] { $count ->
            [one] { $count } їжа
            [few] { $count } їжі
            [many] { $count } їжі
           *[other] { $count } їжі
        }
        [gold] { $count ->
            [one] { $count } золотий
            [few] { $count } золоті
            [many] { $count } золотих
           *[other] { $count } золотого
        }
        [dog] { $count ->
            [one] { $count } собака
            [few] { $count } собаки
            [many] { $count } собак
           *[other] { $count } собаки
        }
        [sheep] { $count ->
            [one] { $count } вівця
            [few] { $count } вівці
            [many] { $count } овець
           *[other] { $count } вівці
        }
        [donkey] { $count ->
            [one] { $count } віслюк
            [few] { $count } віслюки
            [many] { $count } віслюків
           *[other] { $count } віслюка
        }
        [wild_boar] { $count ->
            [one] { $count } кабан
            [few] { $count } кабани
            [many] { $count } кабанів
           *[other] { $count } кабана
        }
       *[cattle] { $count ->
            [one] { $count } корова
            [few] { $count } корови
            [many] { $count } корів
           *[other] { $count } корови
        }
    }

# Що беруть і віддають: знахідний відмінок; інакше, ніж у називному, звучать лише ці слова.
caverna-amount =
    { $good ->
        [ore] { $count ->
            [one] { $count } руду
            [few] { $count } руди
            [many] { $count } руди
           *[other] { $count } руди
        }
        [food] { $count ->
            [one] { $count } їжу
            [few] { $count } їжі
            [many] { $count } їжі
           *[other] { $count } їжі
        }
        [dog] { $count ->
            [one] { $count } собаку
            [few] { $count } собак
            [many] { $count } собак
           *[other] { $count } собаки
        }
        [sheep] { $count ->
            [one] { $count } вівцю
            [few] { $count } овець
            [many] { $count } овець
           *[other] { $count } вівці
        }
        [donkey] { $count ->
            [one] { $count } віслюка
            [few] { $count } віслюків
            [many] { $count } віслюків
           *[other] { $count } віслюка
        }
        [wild_boar] { $count ->
            [one] { $count } кабана
            [few] { $count } кабанів
            [many] { $count } кабанів
           *[other] { $count } кабана
        }
        [cattle] { $count ->
            [one] { $count } корову
            [few] { $count } корів
            [many] { $count } корів
           *[other] { $count } корови
        }
       *[other] { caverna-stock }
    }

## Запитання

caverna-ask-place =
    { $strength ->
        [0] Куди поставити гнома?
       *[other] Куди поставити гнома із силою зброї { $strength }?
    }
caverna-ask-act-begin = «{ $space }»: що робите?
caverna-ask-act-go-on = «{ $space }»: що ще робите?
caverna-ask-imitate = Яку комірку повторити?
caverna-ask-loot =
    { $left ->
        [one] Похід із силою зброї { $strength }: узяти ще { $left } трофей?
        [few] Похід із силою зброї { $strength }: узяти ще до { $left } трофеїв?
        [many] Похід із силою зброї { $strength }: узяти ще до { $left } трофеїв?
       *[other] Похід із силою зброї { $strength }: узяти ще до { $left } трофеїв?
    }
caverna-ask-loot-how = Трофей: { $item }. Як саме?
caverna-ask-sell =
    { $left ->
        [one] Продати руду ще { $left } раз?
        [few] Скільки разів ще продати руду? Не більше { $left } разів.
        [many] Скільки разів ще продати руду? Не більше { $left } разів.
       *[other] Скільки разів ще продати руду? Не більше { $left } разу.
    }
caverna-ask-buy =
    { $held ->
        [one] Що ще купити? У вас { $held } золотий.
        [few] Що ще купити? У вас { $held } золоті.
       *[other] Що ще купити? У вас { $held } золотих.
    }
caverna-ask-keep = Усім тваринам місця не вистачає. Яких лишити? Решта стане їжею.
caverna-ask-coins = Скільки золотих обміняти на їжу?
caverna-ask-skip = Який крок збору врожаю пропустити?
caverna-ask-feed =
    { $need ->
        [one] Нагодуйте сім’ю: потрібна { $need } їжа, у вас { $held }. За кожну їжу, якої бракує, — жетон жебрацтва.
       *[other] Нагодуйте сім’ю: потрібно { $need } їжі, у вас { $held }. За кожну їжу, якої бракує, — жетон жебрацтва.
    }
caverna-ask-newborns = Усім новонародженим тваринам місця не вистачає. Яких лишити?
caverna-ask-prepare = «Гірник» зараз порахує віслюків у рудних шахтах. Зробити щось до цього?
caverna-ask-save = Комірки, де 6 товарів або більше, спорожняють. Де зберегти товари за 1 рубін?
caverna-ask-last-chance = Зараз почнеться підрахунок балів. Обміняти щось до нього?

## Дії на комірках

caverna-action-place = Поставити гнома: «{ $space }»
caverna-action-dwarf = За 1 рубін виставити поза чергою гнома із силою зброї { $strength }
caverna-action-pass = Лишити гнома вдома: придатних комірок немає
caverna-action-imitate = Повторити комірку «{ $space }»
caverna-action-take = Узяти { $goods }
caverna-action-lay =
    { $tile ->
        [meadow] Покласти луг на { $cell }
        [field] Покласти поле на { $cell }
        [tunnel] Покласти тунель на { $cell }
        [cavern] Покласти каверну на { $cell }
       *[ruby_mine] Покласти рубінову шахту на { $cell }
    }
caverna-action-lay-twin =
    { $tile ->
        [meadow_field] Покласти луг на { $cell }, поле на { $other }
        [cavern_tunnel] Покласти каверну на { $cell }, тунель на { $other }
        [cavern_cavern] Покласти каверни на { $cell } та { $other }
       *[ore_mine] Покласти рудну шахту на { $cell }, глибокий тунель на { $other }
    }
caverna-action-fence-small = Збудувати маленьке пасовище на { $cell }
caverna-action-fence-large = Збудувати велике пасовище на { $cell } та { $other }
caverna-action-stable = Збудувати стайню на { $cell }
caverna-action-furnish =
    { $swap ->
        [ore_for_wood] Облаштувати { $cell }: «{ $tile }» (1 руда замість 1 дерева)
        [ore_for_stone] Облаштувати { $cell }: «{ $tile }» (1 руда замість 1 каменя)
        [ore_for_both] Облаштувати { $cell }: «{ $tile }» (2 руди замість 1 дерева й 1 каменя)
       *[none] Облаштувати { $cell }: «{ $tile }»
    }
caverna-action-grow = Збільшити сім’ю на 1 гнома
caverna-action-sow = Посіяти { $goods }
caverna-action-forge = Викувати зброю із силою { $strength }
caverna-action-loot = Трофей: { $item }
caverna-action-sell = Продати { $ore } за { $goods }
caverna-action-buy = Купити { $good } за { $gold }
caverna-action-done = Більше нічого

## Дії будь-коли

caverna-action-ruby = Віддати { $paid } за { $good }
caverna-action-ruby-tile =
    { $tile ->
        [meadow] Віддати { $paid }: покласти луг на { $cell }
        [field] Віддати { $paid }: покласти поле на { $cell }
        [tunnel] Віддати { $paid }: покласти тунель на { $cell }
       *[cavern] Віддати { $paid }: покласти каверну на { $cell }
    }
caverna-action-eat = Перетворити { $goods } на їжу
caverna-action-eat-gold = Обміняти золоті на їжу
caverna-action-gold = Обміняти { $gold } на { $food }
caverna-action-exchange = «{ $tile }»: віддати { $paid }, отримати { $goods }
caverna-action-disarm =
    { $where ->
        [away] Обміняти зброю із силою { $strength } на { $food } (гном на роботі)
       *[home] Обміняти зброю із силою { $strength } на { $food } (гном удома)
    }
caverna-action-keep = Лишити { $animals }
caverna-action-keep-none = Нікого не лишати

## Дії між ходами

caverna-action-feed = Нагодувати сім’ю: віддати { $paid }
caverna-action-feed-nothing = Нічого не віддавати
caverna-action-skip =
    { $phase ->
        [fields] Пропустити збір з полів
       *[breeding] Пропустити приплід тварин
    }
caverna-action-breed = Приплід: { $animals }
caverna-action-breed-none = Без приплоду
caverna-action-save = За 1 рубін зберегти товари комірки «{ $space }»
caverna-action-reveal = Відкрити карту «{ $space }»
caverna-action-turn =
    { $marker ->
        [leaf] Відкрити зелений лист
       *[question] Відкрити червоний знак питання
    }

## Події на роботі

caverna-event-started = { $who } отримує фішку першого гравця.
caverna-event-round-begun = Раунд { $number }. Починає { $who }.
caverna-event-card-revealed = Нова комірка дії: «{ $space }».
caverna-event-card-turned =
    Карту «Завести дитину» перевертають. Тепер це «Терміново завести дитину».
caverna-event-order-broken =
    { $who } віддає 1 рубін: гном із силою зброї { $strength } іде поза чергою.
caverna-event-dwarf-placed =
    { $strength ->
        [0] { $who } ставить гнома на комірку «{ $space }».
       *[other] { $who } ставить гнома із силою зброї { $strength } на комірку «{ $space }».
    }
caverna-event-stayed = { $who } лишає гнома вдома: придатних комірок немає.
caverna-event-fee-paid = { $who } віддає { $food } за повторювання.
caverna-event-imitated = { $who } повторює комірку «{ $space }».
caverna-event-token-taken = { $who } бере фішку першого гравця.
caverna-event-gained = { $who } отримує { $goods }.
caverna-event-tile-gave = «{ $tile }»: { $who } отримує { $goods }.
caverna-event-tile-laid =
    { $landscape ->
        [meadow] { $who } кладе луг на { $cell }.
        [field] { $who } кладе поле на { $cell }.
        [tunnel] { $who } кладе тунель на { $cell }.
        [cavern] { $who } кладе каверну на { $cell }.
       *[ruby_mine] { $who } кладе рубінову шахту на { $cell }.
    }
caverna-event-twin-laid =
    { $landscape ->
        [meadow_field] { $who } кладе луг на { $cell }, поле на { $other }.
        [cavern_tunnel] { $who } кладе каверну на { $cell }, тунель на { $other }.
        [cavern_cavern] { $who } кладе каверни на { $cell } та { $other }.
       *[ore_mine] { $who } кладе рудну шахту на { $cell }, глибокий тунель на { $other }.
    }
caverna-event-fenced-small = { $who } будує маленьке пасовище на { $cells } за { $paid }.
caverna-event-fenced-large = { $who } будує велике пасовище на { $cells } за { $paid }.
caverna-event-fenced-small-free = { $who } безкоштовно будує маленьке пасовище на { $cells }.
caverna-event-fenced-large-free = { $who } безкоштовно будує велике пасовище на { $cells }.
caverna-event-stable-built = { $who } будує стайню на { $cell } за { $paid }.
caverna-event-stable-built-free = { $who } безкоштовно будує стайню на { $cell }.
caverna-event-furnished = { $who } облаштовує { $cell } за { $paid }: «{ $tile }».
caverna-event-furnished-free = { $who } безкоштовно облаштовує { $cell }: «{ $tile }».
caverna-event-tile-covered = { $who }: плитку «{ $tile }» накрито, вона більше не діє.
caverna-event-family-grown = { $who } збільшує сім’ю на 1 гнома.
caverna-event-sown = { $who } сіє { $goods }.
caverna-event-forged = { $who } кує зброю із силою { $strength } за { $ore }.
caverna-event-forged-free = { $who } безкоштовно кує зброю із силою { $strength }.
caverna-event-looted = { $who } отримує трофей: { $item }.
caverna-event-strengthened = { $who }: сила зброї після походу — { $strength }.
caverna-event-all-strengthened = { $who }: +1 до сили всієї зброї.
caverna-event-ore-sold = { $who } продає { $ore } за { $goods }.
caverna-event-bought = { $who } купує { $good } за { $gold }.

## Події будь-коли та між ходами

caverna-event-ruby-spent = { $who } віддає { $paid } за { $goods }.
caverna-event-ruby-spent-on-tile = { $who } віддає { $paid } за плитку.
caverna-event-eaten = { $who } перетворює { $paid } на { $food }.
caverna-event-exchanged = «{ $tile }»: { $who } міняє { $paid } на { $goods }.
caverna-event-disarmed = { $who } міняє зброю із силою { $strength } на { $food }.
caverna-event-harvest-begun =
    { $harvest ->
        [none] Збору врожаю немає.
        [one_food] Збору врожаю немає, але кожен гном з’їдає 1 їжу.
        [normal] Збір врожаю!
       *[partial] Збір врожаю! Кожен пропускає збір з полів або приплід тварин.
    }
caverna-event-phase-skipped =
    { $phase ->
        [fields] { $who } пропускає збір з полів.
       *[breeding] { $who } пропускає приплід тварин.
    }
caverna-event-reaped = { $who } збирає з полів { $goods }.
caverna-event-fed = { $who } годує сім’ю: віддає { $paid }.
caverna-event-fed-nothing = { $who } нічого не віддає на годування.
caverna-event-begged =
    { $count ->
        [one] { $who } бере { $count } жетон жебрацтва.
        [few] { $who } бере { $count } жетони жебрацтва.
        [many] { $who } бере { $count } жетонів жебрацтва.
       *[other] { $who } бере { $count } жетона жебрацтва.
    }
caverna-event-bred = { $who } отримує приплід: { $animals }.
caverna-event-marker-turned =
    { $harvest ->
        [none] На жетоні врожаю знак питання: цього раунду збору врожаю немає.
        [one_food] На жетоні врожаю знак питання: по 1 їжі за гнома, і більше нічого.
        [normal] На жетоні врожаю лист: наприкінці раунду збір врожаю.
       *[partial] На жетоні врожаю знак питання: збір врожаю, але кожен пропускає один крок.
    }
caverna-event-space-saved = { $who } віддає 1 рубін: товари комірки «{ $space }» лишаються.
caverna-event-space-emptied = На комірці «{ $space }» забагато товарів, вони пропадають: { $lost }.
caverna-event-delivered = Постачальники: { $who } отримує { $goods }.

## Причини

caverna-reason-too-poor = Потрібно: { $price }. Бракує: { $missing }.
caverna-reason-must-place = Гнома треба поставити: для нього є вільна комірка.
caverna-reason-occupied = Там уже стоїть гном ({ $who }).
caverna-reason-nothing-done-yet = Спершу треба виконати щось на цій комірці.
caverna-reason-fee =
    { $food ->
        [one] За повторювання потрібна { $food } їжа, а у вас { $held }.
        [few] За повторювання потрібно { $food } їжі, а у вас { $held }.
        [many] За повторювання потрібно { $food } їжі, а у вас { $held }.
       *[other] За повторювання потрібно { $food } їжі, а у вас { $held }.
    }
caverna-reason-nothing-to-imitate = Немає комірки, яку ви могли б повторити.
caverna-reason-nobody-there = Там немає гнома. Повторити можна лише комірку, де стоїть чужий гном.
caverna-reason-own-dwarf = Там ваш гном. Повторити можна лише комірку, де стоїть чужий гном.
caverna-reason-not-imitable = Комірки «Перший гравець» і «Повторювання» повторювати не можна.
caverna-reason-no-cell =
    { $tile ->
        [meadow_field] Для лугу й поля немає місця.
        [cavern_tunnel] Для каверни й тунелю немає місця.
        [cavern_cavern] Для двох каверн немає місця.
        [ore_mine] У вас немає двох сусідніх простих тунелів.
        [meadow] Для лугу немає місця.
        [field] Для поля немає місця.
        [tunnel] Для тунелю немає місця.
        [cavern] Для каверни немає місця.
       *[ruby_mine] У вас немає тунелю для рубінової шахти.
    }
caverna-reason-no-cavern = У вас немає порожньої каверни.
caverna-reason-not-this-tile =
    { $dwelling ->
        [ordinary] Тут можна облаштувати лише звичайне «Житло».
       *[any] Тут можна облаштувати лише житло.
    }
caverna-reason-tile-gone = Плитку «{ $tile }» накрито, вона не повертається.
caverna-reason-not-in-game = Плитки «{ $tile }» у пробній партії немає.
caverna-reason-no-such-tile = У вас немає плитки «{ $tile }».
caverna-reason-family-complete =
    { $count ->
        [5] У вас 5 гномів. Для шостого потрібне «Додаткове житло».
       *[other] Більше гномів не буває: у вас їх { $count }.
    }
caverna-reason-no-room = Ще для одного гнома місця немає. Гномів: { $dwarfs }, місць: { $room }.
caverna-reason-no-empty-field = У вас немає порожнього поля.
caverna-reason-no-seed = В особистому запасі немає ні злаків, ні овочів.
caverna-reason-no-meadow = У вас немає лугу, щоб обнести його огорожею.
caverna-reason-no-two-meadows = У вас немає двох сусідніх лугів.
caverna-reason-no-stable-left = Усі ваші стайні ({ $count }) вже збудовано.
caverna-reason-armed = Цей гном уже має зброю із силою { $strength }.
caverna-reason-unarmed = Цей гном не має зброї.
caverna-reason-too-weak = Потрібна сила зброї { $needed }, а в цього гнома { $strength }.
caverna-reason-looted-already = Цей трофей у цьому поході вже взято.
caverna-reason-loot-impossible = { $why }
caverna-reason-no-pair = У вас немає двох тварин одного виду.
caverna-reason-no-room-for-young = Для новонародженої тварини немає місця.
caverna-reason-bought-already = Це ви вже купили. Кожен товар продають один раз.
caverna-reason-possible-after = { $why } Стане можливо, якщо спершу зробити так: «{ $first }».
caverna-reason-not-revealed = Карту «{ $space }» ще не відкрито.
caverna-reason-not-turned-over =
    «Терміново завести дитину» — зворот карти «Завести дитину». Її перевертають, коли виходить «Сімейне життя».
caverna-reason-turned-over = Карту перевернуто. Тепер це «Терміново завести дитину».
caverna-reason-not-in-play =
    { $seats ->
        [1] Комірки «{ $space }» в одиночній грі немає.
       *[other] Комірки «{ $space }» за { $seats } гравців немає.
    }
caverna-reason-nothing-lies-there =
    { $bonus ->
        [ore_mine] Товарів там немає, і у вас немає рудної шахти.
        [ruby_mine] Рубінів там немає, і у вас немає рубінової шахти.
        [two_ruby_mines] Рубінів там немає, і у вас немає двох рубінових шахт.
       *[none] Товарів там немає.
    }
caverna-reason-no-such-dwarf = Удома немає гнома із силою зброї { $strength }.
caverna-reason-goes-first = Цей гном і так ходить першим.
caverna-reason-order-broken-already = Цього ходу ви вже віддали рубін за черговість гномів.
caverna-reason-no-space-for-it = Для гнома із силою зброї { $strength } придатних комірок немає.
caverna-reason-not-on-space = Комірка «{ $space }» цього не дозволяє.
caverna-reason-part-done = Цю частину дії вже виконано.
caverna-reason-part-too-late = Ця частина мала йти раніше за те, що ви тут уже зробили.
caverna-reason-part-excluded = «Або … або»: ви вибрали іншу частину.
caverna-reason-part-comes-later = Спершу треба виконати іншу частину цієї дії.
caverna-reason-within-deed = Спершу завершіть розпочате. Посеред нього нічого іншого не роблять.
caverna-reason-while-breeding = Під час приплоду тварин нічого не їдять, не купують і не обмінюють.
caverna-reason-single-over-edge = Одиночні плитки за край планшета не кладуть.
caverna-reason-over-edge = Подвійну плитку можна покласти за край планшета, лише якщо у вас є «{ $tile }».
caverna-reason-off-board = Одна половина плитки має лежати на планшеті.
caverna-reason-covered = Комірка { $cell } вже зайнята.
caverna-reason-field-on-stable = На { $cell } стоїть стайня. Поле туди покласти не можна.
caverna-reason-first-tile = Перша плитка в лісі має накрити { $cell }.
caverna-reason-not-beside =
    { $half ->
        [forest] Плитка в лісі має лежати поруч із вашим лугом, полем або пасовищем.
       *[mountain] Плитка в горі має прилягати до вашої печери.
    }
caverna-reason-no-ordinary-tunnel = На { $cell } немає простого тунелю.
caverna-reason-no-deep-tunnel = На { $cell } немає глибокого тунелю.
caverna-reason-no-tunnel = На { $cell } немає тунелю.
caverna-reason-not-a-meadow = На { $cell } немає лугу.
caverna-reason-stable-on-field = На { $cell } поле. Стайня там стояти не може.
caverna-reason-stable-there = На { $cell } вже стоїть стайня.
caverna-reason-no-tile-outside = Комірка { $cell } за краєм планшета, і вашої плитки там немає.
caverna-reason-tile-taken = Плитку «{ $tile }» вже взято ({ $who }).
caverna-reason-not-a-cavern = На { $cell } нема чого облаштовувати.
caverna-reason-on-rival = Плитку «{ $tile }» кладуть на вашу плитку «{ $other }».
caverna-reason-nothing-to-replace =
    { $good ->
        [wood] У ціні немає дерева, яке могла б замінити руда.
       *[stone] У ціні немає каменю, який могла б замінити руда.
    }
caverna-reason-no-tile-payable = На жодну з плиток вам не вистачає товарів.
caverna-reason-too-few-fields =
    { $count ->
        [one] У вас лише { $count } порожнє поле.
        [few] У вас лише { $count } порожні поля.
        [many] У вас лише { $count } порожніх полів.
       *[other] У вас лише { $count } порожнього поля.
    }
caverna-reason-too-many-sales = Продажів руди може бути не більше { $most }. Уже було: { $sold }.
caverna-reason-no-room-for-herd = Усім цим тваринам місця не вистачає.
caverna-reason-room-for-more = Місця вистачить для більшої кількості тварин. Щоб лишити менше, спершу перетворіть зайвих на їжу.
caverna-reason-too-much-food =
    { $need ->
        [one] Це забагато: потрібна { $need } їжа.
       *[other] Це забагато: потрібно { $need } їжі.
    }
caverna-reason-more-young = Місця вистачить ще для когось із новонароджених. Відмовитися від них не можна.
caverna-reason-breed-some = Приплід має дати хоча б один вид тварин.
caverna-reason-too-many-types = Видів тварин, які дають приплід, може бути не більше { $count }.
caverna-reason-saved-already = Товари цієї комірки вже збережено.
caverna-reason-not-overflowing = Товарів там менше { $count }. Їм нічого не загрожує.
caverna-reason-no-such-weapon =
    { $where ->
        [away] Жоден ваш гном на роботі не має зброї із силою { $strength }.
       *[home] Жоден ваш гном удома не має зброї із силою { $strength }.
    }
caverna-reason-weapon-in-use = Цей гном у поході. Його зброю можна обміняти лише після нього.

## Підрахунок балів

caverna-score =
    { $item ->
        [animals] Племінні тварини й собаки
        [missing] Відсутні види племінних тварин
        [grain] Злаки
        [vegetables] Овочі
        [rubies] Рубіни
        [dwarfs] Гноми
        [unused] Невикористані комірки
        [tiles] Плитки облаштування
        [pastures] Пасовища
        [mines] Рудні й рубінові шахти
        [bonus] Додаткові бали за жовті плитки
        [gold] Золоті
       *[begging] Жетони жебрацтва
    }
caverna-mark = мета одиночної гри

## What may be expected, by its parts

caverna-term-family = родина
caverna-term-growth = надія на поповнення
caverna-term-weapons = зброя та походи
caverna-term-food = їжа
caverna-term-animals = тварини
caverna-term-land = земля та каверни
caverna-term-goods = товари
caverna-term-tiles = облаштування
caverna-term-order = черговість і жебрацтво
caverna-term-score = очки
