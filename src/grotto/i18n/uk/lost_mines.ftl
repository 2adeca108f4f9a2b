lost_mines-name = Гноми-шкідники: Давні шахти
lost_mines-about =
    Два клани гномів прокладають стежки крізь ліс до чотирьох давніх шахт. Не кожен гном працює на свій клан.

## Параметри

lost_mines-option-rounds = Кількість раундів
lost_mines-option-rounds-about = Скільки раундів триває партія: від 1 до 5.
lost_mines-option-first_player = Перший гравець
lost_mines-option-first_player-about =
    Хто починає перший раунд.
lost_mines-option-collector_may_look_at_own_treasure = Дивитися зібрані скарби
lost_mines-option-collector_may_look_at_own_treasure-about =
    Хто бере скарб, потай дізнається про його цінність.
lost_mines-option-early_end_vote = Голосування за кінець раунду
lost_mines-option-early_end_vote-about =
    Гравець може запропонувати закінчити раунд достроково; раунд закінчується, якщо згодні всі.
lost_mines-option-one_edge_token_per_connection = Один жетон на стежці
lost_mines-option-one_edge_token_per_connection-about =
    На кожній стежці між двома клітинками щонайбільше одна пастка або один троль.
lost_mines-option-trap_token_stays_after_triggering = Пастки лишаються
lost_mines-option-trap_token_stays_after_triggering-about =
    Пастка лишається на місці й після того, як у неї потрапили.
lost_mines-option-skipped_turn_collects_treasure = Скарб без карт
lost_mines-option-skipped_turn_collects_treasure-about =
    Хто пропускає хід на відкритій шахті, однаково бере скарб.
lost_mines-option-lay_beside_closed_mine = Будувати біля закритої шахти
lost_mines-option-lay_beside_closed_mine-about =
    Стежка до закритої шахти вважається продовженням, тому карта може торкатися лише цієї шахти.
lost_mines-option-early_end_needs_unreachable_mine = Голосувати, лише якщо шахта недосяжна
lost_mines-option-early_end_needs_unreachable_mine-about =
    Закінчити раунд достроково пропонують, лише якщо до якоїсь шахти вже не потрапити.

## Компоненти

lost_mines-path-name =
    { $shape ->
        [cross] перехрестя
        [t_side] розвилка Пн–Сх–Пд
        [t_flat] розвилка Сх–Пд–Зх
        [straight_ns] пряма Пн–Пд
        [straight_ew] пряма Зх–Сх
        [curve_ne] поворот Пн–Сх
       *[curve_nw] поворот Пн–Зх
    }{ $feature ->
        [rocks] , каміння
        [campfire] , вогнище
        [tree] , стовбур дерева
        [lake] , озеро
        [pit] , яма
       *[plain] { "" }
    }
lost_mines-action-name =
    { $card ->
        [axe] сокира
        [boat] човен
        [rope] мотузка
        [peek_mine] розвідка: шахта
        [peek_treasure] розвідка: скарб
        [peek_dwarf] розвідка: гном
        [peek_mine_treasure] розвідка: шахта або скарб
        [peek_mine_dwarf] розвідка: шахта або гном
        [peek_treasure_dwarf] розвідка: скарб або гном
        [peek_mine_treasure_dwarf] розвідка: шахта, скарб або гном
        [trap] пастка
        [troll] троль
       *[thunderstorm] гроза
    }

# Що беруть, розігрують або втрачають: додаток у реченні.
lost_mines-card = карту «{ $name }»
lost_mines-card-unknown = карту

# Одна з кількох, у переліку.
lost_mines-card-listed =
    { $count ->
        [1] «{ $name }»
       *[other] «{ $name }» ×{ $count }
    }

lost_mines-mine =
    { $mine ->
        [gold] шахта із золотом
        [silver] шахта зі сріблом
        [gems] шахта з коштовним камінням
       *[dragon] шахта з драконом
    }
lost_mines-symbol =
    { $symbol ->
        [gold] золото
        [silver] срібло
       *[gems] коштовне каміння
    }
lost_mines-treasure = { lost_mines-symbol }, цінність { $value }
lost_mines-clan =
    { $clan ->
        [blue] синього клану
       *[yellow] жовтого клану
    }
lost_mines-role =
    { $role ->
        [loyal] чесний гном
        [selfish] жадібний гном
       *[saboteur] гном-шкідник
    }
lost_mines-dwarf = { lost_mines-role } { lost_mines-clan }
lost_mines-points =
    { $points ->
        [one] { $points } переможне очко
        [few] { $points } переможні очки
       *[other] { $points } переможних очок
    }

## Запитання

lost_mines-ask-card = Розіграйте карту або скиньте одну чи дві.
lost_mines-ask-move =
    { $steps ->
        [one] Куди йде ваш гном? Лишився { $steps } крок.
        [few] Куди йде ваш гном? Лишилося { $steps } кроки.
       *[other] Куди йде ваш гном? Лишилося { $steps } кроків.
    }
lost_mines-ask-take = Який скарб ви берете?
lost_mines-ask-face = Як покласти шахту на { $cell }? Обидва положення стикуються однаково.
lost_mines-ask-vote = { $proposer } пропонує закінчити раунд. Ви згодні?

## Дії

lost_mines-action-lay =
    { $way ->
        [turned] Покласти { $card } на { $cell }, повернувши на 180°
       *[upright] Покласти { $card } на { $cell }
    }
lost_mines-action-use =
    { $tool ->
        [axe] Розрубати сокирою стовбур дерева на { $cell }
        [boat] Спустити човен на озеро на { $cell }
       *[rope] Спустити мотузку в яму на { $cell }
    }
lost_mines-action-peek-mine = Розіграти { $card }: підглянути карту шахти на { $cell }
lost_mines-action-peek-treasure = Розіграти { $card }: підглянути карту скарбу { $number }
lost_mines-action-peek-dwarf = Розіграти { $card }: підглянути карту гнома ({ $who })
lost_mines-action-trap = Поставити пастку на { $edge }
lost_mines-action-troll = Поставити троля на { $edge }
lost_mines-action-thunderstorm = Наслати грозу на { $cell }
lost_mines-action-discard = Скинути: { $cards }
lost_mines-action-go =
    { $side ->
        [n] Іти на північ
        [e] Іти на схід
        [s] Іти на південь
       *[w] Іти на захід
    }
lost_mines-action-take = Узяти скарб { $number }
lost_mines-action-face =
    { $way ->
        [turned] Повернути шахту на 180°
       *[upright] Не повертати шахту
    }
lost_mines-action-stop = Зупинитися
lost_mines-action-propose = Запропонувати закінчити раунд
lost_mines-action-agree = Погодитися
lost_mines-action-refuse = Відмовитися
lost_mines-action-treasure = Викласти скарб: { lost_mines-symbol }
lost_mines-action-dwarf = Здати карту гнома: { $dwarf }
lost_mines-action-draw = Узяти { $card }
lost_mines-action-lose = Втратити { $card }
lost_mines-action-mine = Це { $mine }
lost_mines-action-value = Цей скарб — { $treasure }

## Події

lost_mines-event-round-begun = Починається раунд { $number }, перший хід робить { $who }.
lost_mines-event-treasure-laid = Скарб { $number }: { lost_mines-symbol }.
lost_mines-event-dwarf-dealt = { $who } — гном { lost_mines-clan }.
lost_mines-event-dwarf-dealt-known = { $who } — { lost_mines-dwarf }.
lost_mines-event-card-drawn = { $who } бере { $card }.
lost_mines-event-path-laid =
    { $way ->
        [turned] { $who } кладе { $card } на { $cell }, повернувши на 180°.
       *[upright] { $who } кладе { $card } на { $cell }.
    }
lost_mines-event-overcome =
    { $tool ->
        [axe] { $who } розрубує сокирою стовбур дерева на { $cell }.
        [boat] { $who } спускає човен на озеро на { $cell }.
       *[rope] { $who } спускає мотузку в яму на { $cell }.
    }
lost_mines-event-mine-peeked = { $who } підглядає карту шахти на { $cell }.
lost_mines-event-mine-peeked-seen = { $who } підглядає карту шахти на { $cell }: { $mine }.
lost_mines-event-treasure-peeked = { $who } підглядає карту скарбу { $number }.
lost_mines-event-treasure-peeked-seen = { $who } підглядає карту скарбу { $number }: { $treasure }.
lost_mines-event-dwarf-peeked = { $who } підглядає карту гнома ({ $target }).
lost_mines-event-dwarf-peeked-seen = { $who } підглядає карту гнома ({ $target }): { lost_mines-dwarf }.
lost_mines-event-guarded-trap = { $who } ставить пастку на { $edge }.
lost_mines-event-guarded-troll = { $who } ставить троля на { $edge }.
lost_mines-event-troll-left = { $who }: троль зникає з { $edge }.
lost_mines-event-struck = { $who } насилає грозу й знищує { $card } на { $cell }.
lost_mines-event-token-lost-trap = Пастка на { $edge } зникає.
lost_mines-event-token-lost-troll = Троль на { $edge } зникає.
lost_mines-event-discarded =
    { $count ->
        [one] { $who } скидає { $count } карту.
        [few] { $who } скидає { $count } карти.
       *[other] { $who } скидає { $count } карт.
    }
lost_mines-event-discarded-known = { $who } скидає: { $cards }.
lost_mines-event-moved = { $who } переходить на { $cell }.
lost_mines-event-card-lost = { $who } потрапляє в пастку й втрачає { $card }.
lost_mines-event-mine-revealed = { $who } відкриває шахту на { $cell }: { $mine }.
lost_mines-event-mine-turned =
    { $way ->
        [turned] { $who } повертає на 180° шахту на { $cell }.
       *[upright] { $who } не повертає шахту на { $cell }.
    }
lost_mines-event-mine-turned-forced =
    { $way ->
        [turned] Шахту на { $cell } доводиться повернути на 180°, щоб вона пасувала.
       *[upright] Шахта на { $cell } пасує, повертати її не треба.
    }
lost_mines-event-dragon-taken = { $who } натрапляє на дракона й бере його жетон.
lost_mines-event-treasure-taken = { $who } бере скарб { $number }: { lost_mines-symbol }.
lost_mines-event-skipped = { $who } пропускає хід: карт у руці немає.
lost_mines-event-end-proposed = { $who } пропонує закінчити раунд.
lost_mines-event-voted =
    { $vote ->
        [agree] { $who } погоджується.
       *[refuse] { $who } відмовляється.
    }
lost_mines-event-round-ended =
    { $cause ->
        [treasures] Раунд { $number } закінчено: усі скарби зібрано.
        [cards] Раунд { $number } закінчено: ні в кого не лишилося карт у руці.
       *[vote] Раунд { $number } закінчено: так вирішили всі.
    }
lost_mines-event-role-revealed = { $who } відкриває карту гнома: { lost_mines-dwarf }.
lost_mines-event-find-shown = { $who } показує знахідку: { $treasure }.
lost_mines-event-round-scored = { $who } отримує за раунд { lost_mines-points }.

## Відмови

lost_mines-to-side =
    { $side ->
        [n] на північ
        [e] на схід
        [s] на південь
       *[w] на захід
    }
lost_mines-at-side =
    { $side ->
        [n] з півночі
        [e] зі сходу
        [s] з півдня
       *[w] із заходу
    }
lost_mines-reason-not-in-hand =
    { $count ->
        [0] У вас у руці немає карти «{ $name }».
       *[other] Карта «{ $name }» у вас у руці лише одна.
    }
lost_mines-reason-no-cards = У вас у руці немає карт.
lost_mines-reason-fits-nowhere = Карта «{ $name }» ніде на полі не пасує.
lost_mines-reason-occupied = На { $cell } вже лежить карта.
lost_mines-reason-not-adjacent = Поруч із { $cell } немає жодної карти.
lost_mines-reason-edge-mismatch =
    На { $cell } карта не пасує { lost_mines-at-side }: стежка вперлася б у бік без стежки.
lost_mines-reason-no-continuation = На { $cell } карта не продовжить жодної стежки.
lost_mines-reason-beside-closed-mine =
    На { $cell } стежка вела б лише до закритої шахти, а за цим столом цього замало.
lost_mines-reason-no-obstacle =
    { $tool ->
        [axe] На полі немає стовбура дерева, який чекає на сокиру.
        [boat] На полі немає озера, яке чекає на човен.
       *[rope] На полі немає ями, яка чекає на мотузку.
    }
lost_mines-reason-no-obstacle-there =
    { $tool ->
        [axe] На { $cell } немає стовбура дерева.
        [boat] На { $cell } немає озера.
       *[rope] На { $cell } немає ями.
    }
lost_mines-reason-already-overcome =
    { $tool ->
        [axe] Стовбур дерева на { $cell } вже подолано.
        [boat] Озеро на { $cell } вже подолано.
       *[rope] Яму на { $cell } вже подолано.
    }
lost_mines-reason-no-token =
    { $token ->
        [axe] У запасі не лишилося жетонів сокир.
        [boat] У запасі не лишилося жетонів човнів.
        [rope] У запасі не лишилося жетонів мотузок.
        [trap] У запасі не лишилося жетонів пасток.
       *[troll] У запасі не лишилося жетонів тролів.
    }
lost_mines-reason-no-path-there =
    { $why ->
        [ends] На { $edge } стежка впирається в бік без стежки.
        [unknown] Ніхто не знає, чи веде стежка закритої шахти через { $edge }.
       *[none] Через { $edge } стежка не проходить.
    }
lost_mines-reason-token-there = На { $edge } вже є пастка або троль.
lost_mines-reason-nothing-to-strike = Грозі нічого прибрати: на полі немає карти стежки без гнома.
lost_mines-reason-dwarf-there = На { $cell } стоїть гном.
lost_mines-reason-no-path-card =
    { $what ->
        [start] На { $cell } карта старту, гроза її не прибирає.
        [mine] На { $cell } шахта, гроза її не прибирає.
       *[nothing] На { $cell } карти немає.
    }
lost_mines-reason-nothing-to-see =
    { $subject ->
        [mine] Усі шахти вже відкрито.
        [treasure] Усі скарби вже зібрано.
       *[dwarf] Більше нікого немає.
    }
lost_mines-reason-not-another =
    { $whose ->
        [own] Це ваша карта гнома; підглянути можна карту іншого гравця.
       *[nobody] Такий гравець участі в партії не бере.
    }
lost_mines-reason-mine-gone = Шахту на { $cell } вже відкрито.
lost_mines-reason-treasure-gone = Скарб { $number } уже забрали.
lost_mines-reason-no-such-treasure = У цьому раунді немає скарбу { $number }.
lost_mines-reason-other-treasure = Скарб { $number } з іншої шахти.
lost_mines-reason-no-connection =
    { $why ->
        [outside] Стежка { lost_mines-to-side } веде за край поля.
        [empty] Стежку { lost_mines-to-side } поки не продовжує жодна карта.
        [ends] Стежка { lost_mines-to-side } впирається в бік без стежки.
       *[none] Стежки { lost_mines-to-side } звідси немає.
    }
lost_mines-reason-troll = Шлях { lost_mines-to-side } заступає троль.
lost_mines-reason-obstacle =
    { $tool ->
        [axe] Шлях { lost_mines-to-side } заступає стовбур дерева: потрібна сокира.
        [boat] Шлях { lost_mines-to-side } заступає озеро: потрібен човен.
       *[rope] Шлях { lost_mines-to-side } заступає яма: потрібна мотузка.
    }
lost_mines-reason-narrow =
    Шляху { lost_mines-to-side } немає: там місце лише для одного гнома, і воно зайняте.
lost_mines-reason-card-first = Спочатку розіграйте або скиньте карту.
lost_mines-reason-card-played = Цього ходу ви вже розіграли або скинули карту.
lost_mines-reason-stop-first = Скарб беруть після руху: спершу зупиніться.
lost_mines-reason-moved-already = Цього ходу ваш гном більше не рухається.
lost_mines-reason-no-mine-to-turn = Зараз жодної шахти не повертають.
lost_mines-reason-proposals-first = Закінчити раунд пропонують лише до розіграшу або скидання.
lost_mines-reason-proposed-already = Цього ходу ви це вже пропонували.
lost_mines-reason-nothing-proposed = Зараз не голосують про кінець раунду.
lost_mines-reason-no-voting = За цим столом раунди голосуванням не закінчують.
lost_mines-reason-mines-in-reach = До кожної шахти, де можуть бути скарби, ще можна потрапити.

## Рахунок

lost_mines-score-own = Раунд { $round }: скарби жадібного гнома
lost_mines-score-share = Раунд { $round }: частка зі скарбнички клану
lost_mines-score-remainder = Раунд { $round }: залишок за найкращу знахідку
lost_mines-score-dragon = Раунд { $round }: дракон

## What may be expected, by its parts

lost_mines-term-earned = золото минулих раундів
lost_mines-term-finds = знайдені скарби
lost_mines-term-prospects = шлях до скарбів
lost_mines-term-best_find = найкраща знахідка
lost_mines-term-dragon = захист від дракона
lost_mines-term-hand = карти на руці
