cave_vs_cave-name = Каверна. Печера проти печери
cave_vs_cave-about =
    Вирубуйте каверни в скелі, будуйте стіни та облаштовуйте приміщення: поєдинок двох родин гномів або головоломка для одного.

## Параметри

cave_vs_cave-option-first_player = Перший гравець
cave_vs_cave-option-first_player-about =
    Хто починає гру.
cave_vs_cave-option-blue_rooms_active_at_once = Сині приміщення діють одразу
cave_vs_cave-option-blue_rooms_active_at_once-about =
    Синє приміщення діє з миті облаштування; інакше — з наступного ходу.
cave_vs_cave-option-wood_before_room = Спершу деревина
cave_vs_cave-option-wood_before_room-about =
    «Склад деревини» дає деревину до дії використаного приміщення; інакше — після неї.
cave_vs_cave-option-retting_room_counts = Що рахує «Мочильня льону»
cave_vs_cave-option-retting_room_counts-about =
    За який льон «Мочильня льону» дає їжу.
cave_vs_cave-option-junction_room_takes_gold = «Прохідна кімната» приймає золото
cave_vs_cave-option-junction_room_takes_gold-about =
    Одним із трьох різних товарів може бути золото.
cave_vs_cave-option-undermining_ignores_all_walls = «Підкоп» ігнорує всі стіни
cave_vs_cave-option-undermining_ignores_all_walls-about =
    Жодна стіна на шляху не заважає «Підкопу»; інакше він ігнорує лише стіни самої комірки.
cave_vs_cave-option-extra_cavern_walls = Дві стіни додаткової каверни
cave_vs_cave-option-extra_cavern_walls-about =
    Як розташовані природні стіни на боці з двома стінами.
cave_vs_cave-option-solo_reveal = Відкриття в одиночній грі
cave_vs_cave-option-solo_reveal-about =
    Коли відкривають верхнє приміщення стосу.
cave_vs_cave-option-renovation_test = Золото для «Реновації»
cave_vs_cave-option-renovation_test-about =
    Коли порівнюють золото гравців.

## Назви

cave_vs_cave-tile =
    { $tile ->
        [cultivation] Обробіток землі
        [housework] Хатня робота
        [undergrowth] Заготівля дров
        [excavation] Розробка
        [furnishing] Облаштування
        [masonry] Кам’яна кладка
        [undermining] Підкоп
        [expansion] Розширення
        [breach] Знесення
        [drift_mining] Прохідка
        [expedition] Експедиція
       *[renovation] Реновація
    }
cave_vs_cave-room =
    { $room ->
        [cave_entrance] Вхід до печери
        [shelf] Полиця
        [spinning_wheel] Прядка
        [tunnel] Тунель
        [grindstone] Жорно
        [food_corner] Обідній куточок
        [parlor] Комірчина
        [warehouse] Склад
        [stall] Торговельна ятка
        [sacrificial_altar] Жертовний вівтар
        [storeroom] Комора
        [weaving_room] Ткацька кімната
        [furniture_workshop] Меблева майстерня
        [gold_vein] Золота жила
        [junction_room] Прохідна кімната
        [digging_cave] Вибій
        [bakehouse] Пекарня
        [state_room] Парадна зала
        [secret_chamber] Таємна кімната
        [treasury] Скарбниця
        [prospecting_site] Розвідувальний майданчик
        [retting_room] Мочильня льону
        [equipment_room] Кімната спорядження
        [wood_storeroom] Склад деревини
       *[dungeon] Підземелля
    }

cave_vs_cave-good =
    { $good ->
        [wood] деревина
        [stone] камінь
        [emmer] емер
        [flax] льон
        [food] їжа
       *[gold] золото
    }

# Що беруть і віддають: знахідний відмінок.
cave_vs_cave-amount =
    { $good ->
        [wood] { $count ->
            [one] { $count } деревину
            [few] { $count } деревини
            [many] { $count } деревини
           *[other] { $count } деревини
        }
        [stone] { $count ->
            [one] { $count } камінь
            [few] { $count } камені
            [many] { $count } каменів
           *[other] { $count } каменя
        }
        [emmer] { $count ->
            [one] { $count } емер
            [few] { $count } емеру
            [many] { $count } емеру
           *[other] { $count } емеру
        }
        [flax] { $count ->
            [one] { $count } льон
            [few] { $count } льону
            [many] { $count } льону
           *[other] { $count } льону
        }
        [food] { $count ->
            [one] { $count } їжу
            [few] { $count } їжі
            [many] { $count } їжі
           *[other] { $count } їжі
        }
       *[gold] { $count ->
            [one] { $count } золото
            [few] { $count } золота
            [many] { $count } золота
           *[other] { $count } золота
        }
    }

# Що й до якої поділки поповнюють.
cave_vs_cave-level =
    { $good ->
        [wood] деревину до { $count }
        [stone] камінь до { $count }
        [emmer] емер до { $count }
        [flax] льон до { $count }
        [food] їжу до { $count }
       *[gold] золото до { $count }
    }

# Що створюють або облаштовують: знахідний відмінок.
cave_vs_cave-cell = каверну { $cell }
cave_vs_cave-cell-extra = додаткову каверну

# Де стоїть стіна.
cave_vs_cave-border = між { $first } і { $second }
cave_vs_cave-border-extra =
    { $side ->
        [e] зі східного боку додаткової каверни
        [s] з південного боку додаткової каверни
       *[w] із західного боку додаткової каверни
    }

cave_vs_cave-walls =
    { $kind ->
        [none] жодної стіни
        [one] рівно 1 стіна
        [two_adjacent] 2 суміжні стіни
        [two_opposite] 2 протилежні стіни
        [three] 3 стіни
       *[four] 4 стіни
    }

cave_vs_cave-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }

## Запитання

cave_vs_cave-ask-take = Який жетон дії взяти?
cave_vs_cave-ask-carry-out = «{ $tile }»: що робите?
cave_vs_cave-ask-room = «{ $room }»: що робите?
cave_vs_cave-ask-dig-again = Яку каверну створити наступною?
cave_vs_cave-ask-side = Яким боком догори покласти додаткову каверну?

## Дії

cave_vs_cave-action-take = Узяти жетон «{ $tile }»
cave_vs_cave-action-gain = Отримати { $goods }
cave_vs_cave-action-trade = Обміняти { $paid } на { $goods }
cave_vs_cave-action-replenish = Поповнити { $levels }
cave_vs_cave-action-dig = Створити { $cell }
cave_vs_cave-action-dig-paid =
    { $count ->
        [one] Віддати { $paid } й створити { $cell }
        [few] Віддати { $paid } за { $count } каверни й спершу створити { $cell }
        [many] Віддати { $paid } за { $count } каверн і спершу створити { $cell }
       *[other] Віддати { $paid } за { $count } каверни й спершу створити { $cell }
    }
cave_vs_cave-action-build = Збудувати стіну { $border }
cave_vs_cave-action-raze = Знести стіну { $border }
cave_vs_cave-action-furnish = Облаштувати { $cell }: «{ $room }», віддати { $paid }
cave_vs_cave-action-furnish-free = Облаштувати { $cell }: «{ $room }», безплатно
cave_vs_cave-action-use = Використати приміщення «{ $room }»
cave_vs_cave-action-exchange =
    { $good ->
        [emmer] Обміняти 1 емер на 1 їжу
        [flax] Обміняти 1 льон на 1 їжу
       *[gold] Обміняти 1 золото на 1 їжу
    }
cave_vs_cave-action-lay =
    { $side ->
        [two_walls] Вибрати бік із 2 природними стінами
       *[three_walls] Вибрати бік із 3 природними стінами
    }
cave_vs_cave-action-done = Більше нічого
cave_vs_cave-action-reveal-tile = Відкрити жетон «{ $tile }»
cave_vs_cave-action-reveal-room = Відкрити приміщення «{ $room }»
cave_vs_cave-action-remove = Прибрати приміщення «{ $room }»

## Події

cave_vs_cave-event-started = { $who } отримує жетон першого гравця.
cave_vs_cave-event-room-removed = Приміщення «{ $room }» у цій партії не використовується.
cave_vs_cave-event-round-begun =
    Раунд { $number }, по { $turns ->
        [one] { $turns } ходу
        [few] { $turns } ходи
        [many] { $turns } ходів
       *[other] { $turns } ходу
    }. Починає { $who }.
cave_vs_cave-event-tile-revealed = Нова дія: «{ $tile }».
cave_vs_cave-event-tile-taken = { $who } бере жетон «{ $tile }».
cave_vs_cave-event-gained = { $who } отримує { $goods }.
cave_vs_cave-event-gained-nothing = { $who } нічого не отримує.
cave_vs_cave-event-traded = { $who } обмінює { $paid } на { $goods }.
cave_vs_cave-event-traded-for-nothing = { $who } віддає { $paid }, але нічого не отримує: зберігати більше ніде.
cave_vs_cave-event-exchanged =
    { $good ->
        [emmer] { $who } міняє 1 емер на 1 їжу.
        [flax] { $who } міняє 1 льон на 1 їжу.
       *[gold] { $who } міняє 1 золото на 1 їжу.
    }
cave_vs_cave-event-room-worked = «{ $room }»: { $who } отримує { $goods }.
cave_vs_cave-event-room-worked-in-vain = «{ $room }»: { $who } нічого не отримує, більше зберігати ніде.
cave_vs_cave-event-wall-built =
    { $who } будує стіну { $border }. Стін у запасі: { $left }.
cave_vs_cave-event-wall-razed = { $who } зносить стіну { $border }.
cave_vs_cave-event-cavern-dug =
    { $food ->
        [0] { $who } створює { $cell }.
        [one] { $who } створює { $cell } і знаходить { $food } їжу.
       *[other] { $who } створює { $cell } і знаходить { $food } їжі.
    }
cave_vs_cave-event-cavern-dug-paid =
    { $count ->
        [one] { $food ->
            [0] { $who } віддає { $paid } й створює { $cell }.
            [one] { $who } віддає { $paid }, створює { $cell } і знаходить { $food } їжу.
           *[other] { $who } віддає { $paid }, створює { $cell } і знаходить { $food } їжі.
        }
        [few] { $food ->
            [0] { $who } віддає { $paid } за { $count } каверни й створює { $cell }.
            [one] { $who } віддає { $paid } за { $count } каверни, створює { $cell } і знаходить { $food } їжу.
           *[other] { $who } віддає { $paid } за { $count } каверни, створює { $cell } і знаходить { $food } їжі.
        }
        [many] { $food ->
            [0] { $who } віддає { $paid } за { $count } каверн і створює { $cell }.
            [one] { $who } віддає { $paid } за { $count } каверн, створює { $cell } і знаходить { $food } їжу.
           *[other] { $who } віддає { $paid } за { $count } каверн, створює { $cell } і знаходить { $food } їжі.
        }
       *[other] { $food ->
            [0] { $who } віддає { $paid } за { $count } каверни й створює { $cell }.
            [one] { $who } віддає { $paid } за { $count } каверни, створює { $cell } і знаходить { $food } їжу.
           *[other] { $who } віддає { $paid } за { $count } каверни, створює { $cell } і знаходить { $food } їжі.
        }
    }
cave_vs_cave-event-room-revealed = У центрі столу нове приміщення: «{ $room }».
cave_vs_cave-event-room-dug-up = { cave_vs_cave-event-room-revealed }
cave_vs_cave-event-room-furnished =
    { $who } облаштовує { $cell }: «{ $room }», віддає { $paid } ({ cave_vs_cave-points }).
cave_vs_cave-event-room-furnished-free =
    { $who } облаштовує { $cell }: «{ $room }», безплатно ({ cave_vs_cave-points }).
cave_vs_cave-event-cavern-granted = { $who } заповнює всю печеру й отримує додаткову каверну.
cave_vs_cave-event-cavern-laid =
    { $side ->
        [two_walls] { $who } вибирає бік із 2 природними стінами.
       *[three_walls] { $who } вибирає бік із 3 природними стінами.
    }
cave_vs_cave-event-room-used = { $who } використовує приміщення «{ $room }».
cave_vs_cave-event-game-ended =
    { $rounds ->
        [one] Гру закінчено: зіграно { $rounds } раунд.
        [few] Гру закінчено: зіграно { $rounds } раунди.
        [many] Гру закінчено: зіграно { $rounds } раундів.
       *[other] Гру закінчено: зіграно { $rounds } раунду.
    }

## Причини

cave_vs_cave-reason-face-down = Цей жетон ще лежить лицьовим боком донизу.
cave_vs_cave-reason-no-breach-in-solo = В одиночній грі жетона «Знесення» немає.
cave_vs_cave-reason-tile-taken = Цей жетон у цьому раунді вже взято ({ $who }).
cave_vs_cave-reason-not-most-gold =
    «Реновацію» бере той, у кого більше золота: у вас { $own }, у суперника { $other }.
cave_vs_cave-reason-nobody-passes = Пропустити хід не можна: візьміть жетон дії. Виконувати його дії не обов’язково.
cave_vs_cave-reason-second-tile = Цього ходу ви вже взяли жетон «{ $tile }». Наступний жетон — наступного ходу.
cave_vs_cave-reason-effect-done = Цю дію («{ $by }») ви вже виконали.
cave_vs_cave-reason-one-half-done = «{ $by }»: тут виконують лише один із варіантів, і ви вже вибрали.
cave_vs_cave-reason-other-effects =
    { $deed ->
        [dig] «{ $by }» не дає створювати каверни.
        [build] «{ $by }» не дає будувати стіни.
        [raze] «{ $by }» не дає зносити стіни.
        [furnish] «{ $by }» не дає облаштовувати каверни.
       *[goods] «{ $by }» таких товарів не пропонує.
    }
cave_vs_cave-reason-takes-no-gold = За цим столом «Прохідна кімната» не приймає золота.
cave_vs_cave-reason-missing = Для оплати потрібно ще отримати { $goods }.
cave_vs_cave-reason-food-full =
    { $count ->
        [one] Понад { $count } їжу зберігати не можна.
        [few] Понад { $count } їжі зберігати не можна.
        [many] Понад { $count } їжі зберігати не можна.
       *[other] Понад { $count } їжі зберігати не можна.
    }
cave_vs_cave-reason-no-good =
    { $good ->
        [emmer] У вас немає емеру.
        [flax] У вас немає льону.
       *[gold] У вас немає золота.
    }
cave_vs_cave-reason-enough-stone = Камінь отримує той, у кого менше { $count } каменів.
cave_vs_cave-reason-no-walls = У запасі не лишилося стін.
cave_vs_cave-reason-nothing-to-raze = Ви не збудували жодної стіни.
cave_vs_cave-reason-wall-there = Там уже стоїть ваша стіна.
cave_vs_cave-reason-no-place-for-wall = У вашій печері там немає місця для стіни.
cave_vs_cave-reason-no-wall-there = Там немає збудованої вами стіни. Зносити можна лише свої збудовані стіни.
cave_vs_cave-reason-all-dug = У вашій печері не лишилося приміщень лицьовим боком донизу.
cave_vs_cave-reason-nothing-accessible = Доступних приміщень немає: шлях перегороджують стіни.
cave_vs_cave-reason-nothing-hidden = Не можна створити { $cell }: там немає приміщення лицьовим боком донизу.
cave_vs_cave-reason-behind-walls = Не можна створити { $cell }: шлях перегороджують стіни. Допоміг би «Підкоп».
cave_vs_cave-reason-walls-in-the-way = Не можна створити { $cell }: шлях перегороджують стіни.
cave_vs_cave-reason-not-accessible = Не можна створити { $cell }: шлях перегороджують приміщення лицьовим боком донизу.
cave_vs_cave-reason-dig-is-free = Зараз одну каверну створюють безплатно.
cave_vs_cave-reason-dig-costs = Щоб створити зараз каверну, потрібно сплатити { $goods }.
cave_vs_cave-reason-dig-paid = Обидві каверни вже оплачено.
cave_vs_cave-reason-no-cavern = У вас немає порожньої каверни.
cave_vs_cave-reason-fits-nowhere = «{ $room }» не підходить до жодної вашої порожньої каверни. Підійдуть: { $needs }.
cave_vs_cave-reason-wrong-walls =
    Не можна облаштувати { $cell }: «{ $room }» не підходить. Зараз там: { $has }. Підійдуть: { $needs }.
cave_vs_cave-reason-too-few-orange =
    Помаранчевих приміщень має бути більше, ніж синіх. Помаранчевих: { $orange }, синіх: { $blue }.
cave_vs_cave-reason-room-unseen = Приміщення «{ $room }» немає в центрі столу: воно ще лежить десь лицьовим боком донизу.
cave_vs_cave-reason-room-furnished = Приміщення «{ $room }» уже лежить у печері ({ $who }).
cave_vs_cave-reason-room-removed = Приміщення «{ $room }» у цій партії не використовується.
cave_vs_cave-reason-cell-face-down = Не можна облаштувати { $cell }: її ще не створено.
cave_vs_cave-reason-cell-furnished = Не можна облаштувати { $cell }: там уже є «{ $room }».
cave_vs_cave-reason-no-extra-cavern = У вас немає додаткової каверни.
cave_vs_cave-reason-extra-not-earned = Додаткову каверну отримує той, хто першим облаштує всю печеру.
cave_vs_cave-reason-extra-has-owner = Додаткова каверна лише одна, і її вже зайнято ({ $who }).
cave_vs_cave-reason-no-surcharge = Зараз додаткових витрат немає.
cave_vs_cave-reason-wrong-surcharge =
    { $count ->
        [1] Додатково сплачують { $surcharges }.
       *[other] Додатково сплачують щось одне: { $surcharges }.
    }
cave_vs_cave-reason-blue-room = Приміщення «{ $room }» синє: воно діє саме, його не використовують.
cave_vs_cave-reason-room-used = Приміщення «{ $room }» цього ходу вже використано.
cave_vs_cave-reason-not-your-room = У вашій печері немає приміщення «{ $room }».
cave_vs_cave-reason-no-use-left =
    { $count ->
        [0] Ваш жетон дії не дає використовувати приміщення.
       *[other] Цього ходу ваш жетон дії більше не дає використовувати приміщення.
    }

## Підрахунок очок

cave_vs_cave-score-orange_rooms =
    { $count ->
        [one] { $count } помаранчеве приміщення
        [few] { $count } помаранчеві приміщення
        [many] { $count } помаранчевих приміщень
       *[other] { $count } помаранчевого приміщення
    }
cave_vs_cave-score-blue_rooms =
    { $count ->
        [one] { $count } синє приміщення
        [few] { $count } сині приміщення
        [many] { $count } синіх приміщень
       *[other] { $count } синього приміщення
    }
cave_vs_cave-score-gold = Золото
cave_vs_cave-mark-goal = мета одиночної гри
cave_vs_cave-mark-mastery = справжня майстерність

## What may be expected, by its parts

cave_vs_cave-term-rooms = очки за приміщення
cave_vs_cave-term-gold = золото
cave_vs_cave-term-goods = товари
cave_vs_cave-term-uses = те, що приміщення дадуть потім
cave_vs_cave-term-caverns = каверни під добрі приміщення
cave_vs_cave-term-walls = стіни
cave_vs_cave-term-turn = решта цього ходу
