cave_vs_cave-name = Каверна. Пещера на пещеру
cave_vs_cave-about =
    Вырубайте каверны в скале, сооружайте стены и обустраивайте помещения: поединок двух семейств гномов или головоломка для одного.

## Параметры

cave_vs_cave-option-first_player = Первый игрок
cave_vs_cave-option-first_player-about =
    Кто начинает игру.
cave_vs_cave-option-blue_rooms_active_at_once = Синие помещения работают сразу
cave_vs_cave-option-blue_rooms_active_at_once-about =
    Синее помещение работает с момента обустройства; иначе — со следующего хода.
cave_vs_cave-option-wood_before_room = Сначала дерево
cave_vs_cave-option-wood_before_room-about =
    «Дровяной склад» даёт дерево до действия использованного помещения; иначе — после него.
cave_vs_cave-option-retting_room_counts = Что считает «Мочильня льна»
cave_vs_cave-option-retting_room_counts-about =
    За какой лён «Мочильня льна» даёт еду.
cave_vs_cave-option-junction_room_takes_gold = «Проходная комната» принимает золото
cave_vs_cave-option-junction_room_takes_gold-about =
    Одним из трёх разных товаров может быть золото.
cave_vs_cave-option-undermining_ignores_all_walls = «Подкоп» игнорирует все стены
cave_vs_cave-option-undermining_ignores_all_walls-about =
    Ни одна стена на пути не мешает «Подкопу»; иначе он игнорирует только стены самой ячейки.
cave_vs_cave-option-extra_cavern_walls = Две стены дополнительной каверны
cave_vs_cave-option-extra_cavern_walls-about =
    Как расположены естественные стены на стороне с двумя стенами.
cave_vs_cave-option-solo_reveal = Открытие в одиночной игре
cave_vs_cave-option-solo_reveal-about =
    Когда открывают верхнее помещение стопки.
cave_vs_cave-option-renovation_test = Золото для «Реновации»
cave_vs_cave-option-renovation_test-about =
    Когда сравнивают золото игроков.

## Названия

cave_vs_cave-tile =
    { $tile ->
        [cultivation] Возделывание
        [housework] Работа по дому
        [undergrowth] Заготовка дров
        [excavation] Разработка
        [furnishing] Обустройство
        [masonry] Каменная кладка
        [undermining] Подкоп
        [expansion] Расширение
        [breach] Слом
        [drift_mining] Проходка
        [expedition] Экспедиция
       *[renovation] Реновация
    }
cave_vs_cave-room =
    { $room ->
        [cave_entrance] Вход в пещеру
        [shelf] Полка
        [spinning_wheel] Прялка
        [tunnel] Туннель
        [grindstone] Жернов
        [food_corner] Обеденный уголок
        [parlor] Чулан
        [warehouse] Склад
        [stall] Торговый прилавок
        [sacrificial_altar] Жертвенный алтарь
        [storeroom] Кладовая
        [weaving_room] Ткацкая
        [furniture_workshop] Мебельная мастерская
        [gold_vein] Золотая жила
        [junction_room] Проходная комната
        [digging_cave] Забой
        [bakehouse] Пекарня
        [state_room] Парадный зал
        [secret_chamber] Тайная комната
        [treasury] Сокровищница
        [prospecting_site] Разведочная площадка
        [retting_room] Мочильня льна
        [equipment_room] Комната снаряжения
        [wood_storeroom] Дровяной склад
       *[dungeon] Подземелье
    }

cave_vs_cave-good =
    { $good ->
        [wood] дерево
        [stone] камень
        [emmer] эммер
        [flax] лён
        [food] еда
       *[gold] золото
    }

# Что берут и отдают: винительный падеж.
cave_vs_cave-amount =
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
        [emmer] { $count ->
            [one] { $count } эммер
            [few] { $count } эммера
            [many] { $count } эммера
           *[other] { $count } эммера
        }
        [flax] { $count ->
            [one] { $count } лён
            [few] { $count } льна
            [many] { $count } льна
           *[other] { $count } льна
        }
        [food] { $count ->
            [one] { $count } еду
            [few] { $count } еды
            [many] { $count } еды
           *[other] { $count } еды
        }
       *[gold] { $count ->
            [one] { $count } золото
            [few] { $count } золота
            [many] { $count } золота
           *[other] { $count } золота
        }
    }

# Что и до какого деления пополняют.
cave_vs_cave-level =
    { $good ->
        [wood] дерево до { $count }
        [stone] камень до { $count }
        [emmer] эммер до { $count }
        [flax] лён до { $count }
        [food] еду до { $count }
       *[gold] золото до { $count }
    }

# Что создают или обустраивают: винительный падеж.
cave_vs_cave-cell = каверну { $cell }
cave_vs_cave-cell-extra = дополнительную каверну

# Где стоит стена.
cave_vs_cave-border = между { $first } и { $second }
cave_vs_cave-border-extra =
    { $side ->
        [e] с восточной стороны дополнительной каверны
        [s] с южной стороны дополнительной каверны
       *[w] с западной стороны дополнительной каверны
    }

cave_vs_cave-walls =
    { $kind ->
        [none] ни одной стены
        [one] ровно 1 стена
        [two_adjacent] 2 соседние стены
        [two_opposite] 2 противоположные стены
        [three] 3 стены
       *[four] 4 стены
    }

cave_vs_cave-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }

## Вопросы

cave_vs_cave-ask-take = Какой жетон действия взять?
cave_vs_cave-ask-carry-out = «{ $tile }»: что делаете?
cave_vs_cave-ask-room = «{ $room }»: что делаете?
cave_vs_cave-ask-dig-again = Какую каверну создать следующей?
cave_vs_cave-ask-side = Какой стороной вверх положить дополнительную каверну?

## Действия

cave_vs_cave-action-take = Взять жетон «{ $tile }»
cave_vs_cave-action-gain = Получить { $goods }
cave_vs_cave-action-trade = Обменять { $paid } на { $goods }
cave_vs_cave-action-replenish = Пополнить { $levels }
cave_vs_cave-action-dig = Создать { $cell }
cave_vs_cave-action-dig-paid =
    { $count ->
        [one] Отдать { $paid } и создать { $cell }
        [few] Отдать { $paid } за { $count } каверны и сначала создать { $cell }
        [many] Отдать { $paid } за { $count } каверн и сначала создать { $cell }
       *[other] Отдать { $paid } за { $count } каверны и сначала создать { $cell }
    }
cave_vs_cave-action-build = Соорудить стену { $border }
cave_vs_cave-action-raze = Сломать стену { $border }
cave_vs_cave-action-furnish = Обустроить { $cell }: «{ $room }», отдать { $paid }
cave_vs_cave-action-furnish-free = Обустроить { $cell }: «{ $room }», бесплатно
cave_vs_cave-action-use = Использовать помещение «{ $room }»
cave_vs_cave-action-exchange =
    { $good ->
        [emmer] Обменять 1 эммер на 1 еду
        [flax] Обменять 1 лён на 1 еду
       *[gold] Обменять 1 золото на 1 еду
    }
cave_vs_cave-action-lay =
    { $side ->
        [two_walls] Выбрать сторону с 2 естественными стенами
       *[three_walls] Выбрать сторону с 3 естественными стенами
    }
cave_vs_cave-action-done = Больше ничего
cave_vs_cave-action-reveal-tile = Открыть жетон «{ $tile }»
cave_vs_cave-action-reveal-room = Открыть помещение «{ $room }»
cave_vs_cave-action-remove = Убрать помещение «{ $room }»

## События

cave_vs_cave-event-started = { $who } получает жетон первого игрока.
cave_vs_cave-event-room-removed = Помещение «{ $room }» в этой партии не используется.
cave_vs_cave-event-round-begun =
    Раунд { $number }, по { $turns ->
        [one] { $turns } ходу
        [few] { $turns } хода
        [many] { $turns } ходов
       *[other] { $turns } хода
    }. Начинает { $who }.
cave_vs_cave-event-tile-revealed = Новое действие: «{ $tile }».
cave_vs_cave-event-tile-taken = { $who } берёт жетон «{ $tile }».
cave_vs_cave-event-gained = { $who } получает { $goods }.
cave_vs_cave-event-gained-nothing = { $who } ничего не получает.
cave_vs_cave-event-traded = { $who } меняет { $paid } на { $goods }.
cave_vs_cave-event-traded-for-nothing = { $who } отдаёт { $paid }, но ничего не получает: хранить больше негде.
cave_vs_cave-event-exchanged =
    { $good ->
        [emmer] { $who } меняет 1 эммер на 1 еду.
        [flax] { $who } меняет 1 лён на 1 еду.
       *[gold] { $who } меняет 1 золото на 1 еду.
    }
cave_vs_cave-event-room-worked = «{ $room }»: { $who } получает { $goods }.
cave_vs_cave-event-room-worked-in-vain = «{ $room }»: { $who } ничего не получает, больше хранить негде.
cave_vs_cave-event-wall-built =
    { $who } сооружает стену { $border }. Стен в запасе: { $left }.
cave_vs_cave-event-wall-razed = { $who } ломает стену { $border }.
cave_vs_cave-event-cavern-dug =
    { $food ->
        [0] { $who } создаёт { $cell }.
        [one] { $who } создаёт { $cell } и находит { $food } еду.
       *[other] { $who } создаёт { $cell } и находит { $food } еды.
    }
cave_vs_cave-event-cavern-dug-paid =
    { $count ->
        [one] { $food ->
            [0] { $who } отдаёт { $paid } и создаёт { $cell }.
            [one] { $who } отдаёт { $paid }, создаёт { $cell } и находит { $food } еду.
           *[other] { $who } отдаёт { $paid }, создаёт { $cell } и находит { $food } еды.
        }
        [few] { $food ->
            [0] { $who } отдаёт { $paid } за { $count } каверны и создаёт { $cell }.
            [one] { $who } отдаёт { $paid } за { $count } каверны, создаёт { $cell } и находит { $food } еду.
           *[other] { $who } отдаёт { $paid } за { $count } каверны, создаёт { $cell } и находит { $food } еды.
        }
        [many] { $food ->
            [0] { $who } отдаёт { $paid } за { $count } каверн и создаёт { $cell }.
            [one] { $who } отдаёт { $paid } за { $count } каверн, создаёт { $cell } и находит { $food } еду.
           *[other] { $who } отдаёт { $paid } за { $count } каверн, создаёт { $cell } и находит { $food } еды.
        }
       *[other] { $food ->
            [0] { $who } отдаёт { $paid } за { $count } каверны и создаёт { $cell }.
            [one] { $who } отдаёт { $paid } за { $count } каверны, создаёт { $cell } и находит { $food } еду.
           *[other] { $who } отдаёт { $paid } за { $count } каверны, создаёт { $cell } и находит { $food } еды.
        }
    }
cave_vs_cave-event-room-revealed = В центре стола новое помещение: «{ $room }».
cave_vs_cave-event-room-dug-up = { cave_vs_cave-event-room-revealed }
cave_vs_cave-event-room-furnished =
    { $who } обустраивает { $cell }: «{ $room }», отдаёт { $paid } ({ cave_vs_cave-points }).
cave_vs_cave-event-room-furnished-free =
    { $who } обустраивает { $cell }: «{ $room }», бесплатно ({ cave_vs_cave-points }).
cave_vs_cave-event-cavern-granted = { $who } заполняет всю пещеру и получает дополнительную каверну.
cave_vs_cave-event-cavern-laid =
    { $side ->
        [two_walls] { $who } выбирает сторону с 2 естественными стенами.
       *[three_walls] { $who } выбирает сторону с 3 естественными стенами.
    }
cave_vs_cave-event-room-used = { $who } использует помещение «{ $room }».
cave_vs_cave-event-game-ended =
    { $rounds ->
        [one] Игра окончена: сыгран { $rounds } раунд.
        [few] Игра окончена: сыграно { $rounds } раунда.
        [many] Игра окончена: сыграно { $rounds } раундов.
       *[other] Игра окончена: сыграно { $rounds } раунда.
    }

## Причины

cave_vs_cave-reason-face-down = Этот жетон ещё лежит лицевой стороной вниз.
cave_vs_cave-reason-no-breach-in-solo = В одиночной игре жетона «Слом» нет.
cave_vs_cave-reason-tile-taken = Этот жетон в этом раунде уже взят ({ $who }).
cave_vs_cave-reason-not-most-gold =
    «Реновацию» берёт тот, у кого больше золота: у вас { $own }, у соперника { $other }.
cave_vs_cave-reason-nobody-passes = Пропустить ход нельзя: возьмите жетон действия. Выполнять его действия не обязательно.
cave_vs_cave-reason-second-tile = В этот ход вы уже взяли жетон «{ $tile }». Следующий жетон — в следующий ход.
cave_vs_cave-reason-effect-done = Это действие («{ $by }») вы уже выполнили.
cave_vs_cave-reason-one-half-done = «{ $by }»: здесь выполняют только один из вариантов, и вы уже выбрали.
cave_vs_cave-reason-other-effects =
    { $deed ->
        [dig] «{ $by }» не позволяет создавать каверны.
        [build] «{ $by }» не позволяет сооружать стены.
        [raze] «{ $by }» не позволяет ломать стены.
        [furnish] «{ $by }» не позволяет обустраивать каверны.
       *[goods] «{ $by }» таких товаров не предлагает.
    }
cave_vs_cave-reason-takes-no-gold = За этим столом «Проходная комната» не принимает золото.
cave_vs_cave-reason-missing = Для оплаты нужно ещё получить { $goods }.
cave_vs_cave-reason-food-full =
    { $count ->
        [one] Больше { $count } еды хранить нельзя.
        [few] Больше { $count } еды хранить нельзя.
        [many] Больше { $count } еды хранить нельзя.
       *[other] Больше { $count } еды хранить нельзя.
    }
cave_vs_cave-reason-no-good =
    { $good ->
        [emmer] У вас нет эммера.
        [flax] У вас нет льна.
       *[gold] У вас нет золота.
    }
cave_vs_cave-reason-enough-stone = Камень получает тот, у кого меньше { $count } камней.
cave_vs_cave-reason-no-walls = В запасе не осталось стен.
cave_vs_cave-reason-nothing-to-raze = Вы не построили ни одной стены.
cave_vs_cave-reason-wall-there = Там уже стоит ваша стена.
cave_vs_cave-reason-no-place-for-wall = В вашей пещере там нет места для стены.
cave_vs_cave-reason-no-wall-there = Там нет построенной вами стены. Ломать можно только свои построенные стены.
cave_vs_cave-reason-all-dug = В вашей пещере не осталось помещений лицевой стороной вниз.
cave_vs_cave-reason-nothing-accessible = Доступных помещений нет: путь преграждают стены.
cave_vs_cave-reason-nothing-hidden = Нельзя создать { $cell }: там нет помещения лицевой стороной вниз.
cave_vs_cave-reason-behind-walls = Нельзя создать { $cell }: путь преграждают стены. Помог бы «Подкоп».
cave_vs_cave-reason-walls-in-the-way = Нельзя создать { $cell }: путь преграждают стены.
cave_vs_cave-reason-not-accessible = Нельзя создать { $cell }: путь преграждают помещения лицевой стороной вниз.
cave_vs_cave-reason-dig-is-free = Сейчас одну каверну создают бесплатно.
cave_vs_cave-reason-dig-costs = Чтобы создать сейчас каверну, нужно заплатить { $goods }.
cave_vs_cave-reason-dig-paid = Обе каверны уже оплачены.
cave_vs_cave-reason-no-cavern = У вас нет пустой каверны.
cave_vs_cave-reason-fits-nowhere = «{ $room }» не подходит ни к одной вашей пустой каверне. Подойдут: { $needs }.
cave_vs_cave-reason-wrong-walls =
    Нельзя обустроить { $cell }: «{ $room }» не подходит. Сейчас там: { $has }. Подойдут: { $needs }.
cave_vs_cave-reason-too-few-orange =
    Оранжевых помещений должно быть больше, чем синих. Оранжевых: { $orange }, синих: { $blue }.
cave_vs_cave-reason-room-unseen = Помещения «{ $room }» нет в центре стола: оно ещё лежит где-то лицевой стороной вниз.
cave_vs_cave-reason-room-furnished = Помещение «{ $room }» уже лежит в пещере ({ $who }).
cave_vs_cave-reason-room-removed = Помещение «{ $room }» в этой партии не используется.
cave_vs_cave-reason-cell-face-down = Нельзя обустроить { $cell }: она ещё не создана.
cave_vs_cave-reason-cell-furnished = Нельзя обустроить { $cell }: там уже есть «{ $room }».
cave_vs_cave-reason-no-extra-cavern = У вас нет дополнительной каверны.
cave_vs_cave-reason-extra-not-earned = Дополнительную каверну получает тот, кто первым обустроит всю пещеру.
cave_vs_cave-reason-extra-has-owner = Дополнительная каверна только одна, и она уже занята ({ $who }).
cave_vs_cave-reason-no-surcharge = Сейчас дополнительных расходов нет.
cave_vs_cave-reason-wrong-surcharge =
    { $count ->
        [1] Дополнительно платят { $surcharges }.
       *[other] Дополнительно платят что-то одно: { $surcharges }.
    }
cave_vs_cave-reason-blue-room = Помещение «{ $room }» синее: оно работает само, его не используют.
cave_vs_cave-reason-room-used = Помещение «{ $room }» в этот ход уже использовано.
cave_vs_cave-reason-not-your-room = В вашей пещере нет помещения «{ $room }».
cave_vs_cave-reason-no-use-left =
    { $count ->
        [0] Ваш жетон действия не позволяет использовать помещения.
       *[other] В этот ход ваш жетон действия больше не позволяет использовать помещения.
    }

## Подсчёт очков

cave_vs_cave-score-orange_rooms =
    { $count ->
        [one] { $count } оранжевое помещение
        [few] { $count } оранжевых помещения
        [many] { $count } оранжевых помещений
       *[other] { $count } оранжевого помещения
    }
cave_vs_cave-score-blue_rooms =
    { $count ->
        [one] { $count } синее помещение
        [few] { $count } синих помещения
        [many] { $count } синих помещений
       *[other] { $count } синего помещения
    }
cave_vs_cave-score-gold = Золото
cave_vs_cave-mark-goal = цель одиночной игры
cave_vs_cave-mark-mastery = настоящее мастерство

## What may be expected, by its parts

cave_vs_cave-term-rooms = очки за помещения
cave_vs_cave-term-gold = золото
cave_vs_cave-term-goods = товары
cave_vs_cave-term-uses = то, что помещения дадут потом
cave_vs_cave-term-caverns = каверны под хорошие помещения
cave_vs_cave-term-walls = стены
cave_vs_cave-term-turn = остаток этого хода
