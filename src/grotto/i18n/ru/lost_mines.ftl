lost_mines-name = Гномы-вредители: Древние шахты
lost_mines-about =
    Два клана гномов прокладывают тропинки через лес к четырём древним шахтам. Не каждый гном работает на свой клан.

## Параметры

lost_mines-option-rounds = Число раундов
lost_mines-option-rounds-about = Сколько раундов длится партия: от 1 до 5.
lost_mines-option-first_player = Первый игрок
lost_mines-option-first_player-about =
    Кто начинает первый раунд.
lost_mines-option-collector_may_look_at_own_treasure = Смотреть собранные сокровища
lost_mines-option-collector_may_look_at_own_treasure-about =
    Кто берёт сокровище, тайно узнаёт его ценность.
lost_mines-option-early_end_vote = Голосование о конце раунда
lost_mines-option-early_end_vote-about =
    Игрок может предложить закончить раунд досрочно; раунд заканчивается, если согласны все.
lost_mines-option-one_edge_token_per_connection = Один жетон на тропинке
lost_mines-option-one_edge_token_per_connection-about =
    На каждой тропинке между двумя клетками не больше одной ловушки или одного тролля.
lost_mines-option-trap_token_stays_after_triggering = Ловушки остаются
lost_mines-option-trap_token_stays_after_triggering-about =
    Ловушка остаётся на месте и после того, как в неё попали.
lost_mines-option-skipped_turn_collects_treasure = Сокровище без карт
lost_mines-option-skipped_turn_collects_treasure-about =
    Кто пропускает ход на открытой шахте, всё равно берёт сокровище.
lost_mines-option-lay_beside_closed_mine = Строить у закрытой шахты
lost_mines-option-lay_beside_closed_mine-about =
    Тропинка к закрытой шахте считается продолжением, поэтому карта может касаться только этой шахты.
lost_mines-option-early_end_needs_unreachable_mine = Голосовать, только если шахта недоступна
lost_mines-option-early_end_needs_unreachable_mine-about =
    Закончить раунд досрочно предлагают, только если в какую-то шахту уже не попасть.

## Компоненты

lost_mines-path-name =
    { $shape ->
        [cross] перекрёсток
        [t_side] развилка С–В–Ю
        [t_flat] развилка В–Ю–З
        [straight_ns] прямая С–Ю
        [straight_ew] прямая З–В
        [curve_ne] поворот С–В
       *[curve_nw] поворот С–З
    }{ $feature ->
        [rocks] , камни
        [campfire] , кострище
        [tree] , ствол дерева
        [lake] , озеро
        [pit] , яма
       *[plain] { "" }
    }
lost_mines-action-name =
    { $card ->
        [axe] топор
        [boat] лодка
        [rope] верёвка
        [peek_mine] разведка: шахта
        [peek_treasure] разведка: сокровище
        [peek_dwarf] разведка: гном
        [peek_mine_treasure] разведка: шахта или сокровище
        [peek_mine_dwarf] разведка: шахта или гном
        [peek_treasure_dwarf] разведка: сокровище или гном
        [peek_mine_treasure_dwarf] разведка: шахта, сокровище или гном
        [trap] ловушка
        [troll] тролль
       *[thunderstorm] гроза
    }

# Что берут, разыгрывают или теряют: дополнение в предложении.
lost_mines-card = карту «{ $name }»
lost_mines-card-unknown = карту

# Одна из нескольких, в перечислении.
lost_mines-card-listed =
    { $count ->
        [1] «{ $name }»
       *[other] «{ $name }» ×{ $count }
    }

lost_mines-mine =
    { $mine ->
        [gold] шахта с золотом
        [silver] шахта с серебром
        [gems] шахта с драгоценными камнями
       *[dragon] шахта с драконом
    }
lost_mines-symbol =
    { $symbol ->
        [gold] золото
        [silver] серебро
       *[gems] драгоценные камни
    }
lost_mines-treasure = { lost_mines-symbol }, ценность { $value }
lost_mines-clan =
    { $clan ->
        [blue] синего клана
       *[yellow] жёлтого клана
    }
lost_mines-role =
    { $role ->
        [loyal] честный гном
        [selfish] жадный гном
       *[saboteur] гном-вредитель
    }
lost_mines-dwarf = { lost_mines-role } { lost_mines-clan }
lost_mines-points =
    { $points ->
        [one] { $points } победное очко
        [few] { $points } победных очка
       *[other] { $points } победных очков
    }

## Вопросы

lost_mines-ask-card = Разыграйте карту либо сбросьте одну или две.
lost_mines-ask-move =
    { $steps ->
        [one] Куда идёт ваш гном? Остался { $steps } шаг.
        [few] Куда идёт ваш гном? Осталось { $steps } шага.
       *[other] Куда идёт ваш гном? Осталось { $steps } шагов.
    }
lost_mines-ask-take = Какое сокровище вы берёте?
lost_mines-ask-face = Как положить шахту на { $cell }? Оба положения стыкуются одинаково.
lost_mines-ask-vote = { $proposer } предлагает закончить раунд. Вы согласны?

## Действия

lost_mines-action-lay =
    { $way ->
        [turned] Положить { $card } на { $cell }, повернув на 180°
       *[upright] Положить { $card } на { $cell }
    }
lost_mines-action-use =
    { $tool ->
        [axe] Разрубить топором ствол дерева на { $cell }
        [boat] Спустить лодку на озеро на { $cell }
       *[rope] Спустить верёвку в яму на { $cell }
    }
lost_mines-action-peek-mine = Разыграть { $card }: подсмотреть карту шахты на { $cell }
lost_mines-action-peek-treasure = Разыграть { $card }: подсмотреть карту сокровища { $number }
lost_mines-action-peek-dwarf = Разыграть { $card }: подсмотреть карту гнома ({ $who })
lost_mines-action-trap = Поставить ловушку на { $edge }
lost_mines-action-troll = Поставить тролля на { $edge }
lost_mines-action-thunderstorm = Обрушить грозу на { $cell }
lost_mines-action-discard = Сбросить: { $cards }
lost_mines-action-go =
    { $side ->
        [n] Идти на север
        [e] Идти на восток
        [s] Идти на юг
       *[w] Идти на запад
    }
lost_mines-action-take = Взять сокровище { $number }
lost_mines-action-face =
    { $way ->
        [turned] Повернуть шахту на 180°
       *[upright] Не поворачивать шахту
    }
lost_mines-action-stop = Остановиться
lost_mines-action-propose = Предложить закончить раунд
lost_mines-action-agree = Согласиться
lost_mines-action-refuse = Отказаться
lost_mines-action-treasure = Выложить сокровище: { lost_mines-symbol }
lost_mines-action-dwarf = Сдать карту гнома: { $dwarf }
lost_mines-action-draw = Взять { $card }
lost_mines-action-lose = Потерять { $card }
lost_mines-action-mine = Это { $mine }
lost_mines-action-value = Это сокровище — { $treasure }

## События

lost_mines-event-round-begun = Начинается раунд { $number }, первый ход делает { $who }.
lost_mines-event-treasure-laid = Сокровище { $number }: { lost_mines-symbol }.
lost_mines-event-dwarf-dealt = { $who } — гном { lost_mines-clan }.
lost_mines-event-dwarf-dealt-known = { $who } — { lost_mines-dwarf }.
lost_mines-event-card-drawn = { $who } берёт { $card }.
lost_mines-event-path-laid =
    { $way ->
        [turned] { $who } кладёт { $card } на { $cell }, повернув на 180°.
       *[upright] { $who } кладёт { $card } на { $cell }.
    }
lost_mines-event-overcome =
    { $tool ->
        [axe] { $who } разрубает топором ствол дерева на { $cell }.
        [boat] { $who } спускает лодку на озеро на { $cell }.
       *[rope] { $who } спускает верёвку в яму на { $cell }.
    }
lost_mines-event-mine-peeked = { $who } подсматривает карту шахты на { $cell }.
lost_mines-event-mine-peeked-seen = { $who } подсматривает карту шахты на { $cell }: { $mine }.
lost_mines-event-treasure-peeked = { $who } подсматривает карту сокровища { $number }.
lost_mines-event-treasure-peeked-seen = { $who } подсматривает карту сокровища { $number }: { $treasure }.
lost_mines-event-dwarf-peeked = { $who } подсматривает карту гнома ({ $target }).
lost_mines-event-dwarf-peeked-seen = { $who } подсматривает карту гнома ({ $target }): { lost_mines-dwarf }.
lost_mines-event-guarded-trap = { $who } ставит ловушку на { $edge }.
lost_mines-event-guarded-troll = { $who } ставит тролля на { $edge }.
lost_mines-event-troll-left = { $who }: тролль уходит с { $edge }.
lost_mines-event-struck = { $who } насылает грозу и уничтожает { $card } на { $cell }.
lost_mines-event-token-lost-trap = Ловушка на { $edge } исчезает.
lost_mines-event-token-lost-troll = Тролль на { $edge } исчезает.
lost_mines-event-discarded =
    { $count ->
        [one] { $who } сбрасывает { $count } карту.
        [few] { $who } сбрасывает { $count } карты.
       *[other] { $who } сбрасывает { $count } карт.
    }
lost_mines-event-discarded-known = { $who } сбрасывает: { $cards }.
lost_mines-event-moved = { $who } переходит на { $cell }.
lost_mines-event-card-lost = { $who } попадает в ловушку и теряет { $card }.
lost_mines-event-mine-revealed = { $who } открывает шахту на { $cell }: { $mine }.
lost_mines-event-mine-turned =
    { $way ->
        [turned] { $who } поворачивает на 180° шахту на { $cell }.
       *[upright] { $who } не поворачивает шахту на { $cell }.
    }
lost_mines-event-mine-turned-forced =
    { $way ->
        [turned] Шахту на { $cell } приходится повернуть на 180°, чтобы она подошла.
       *[upright] Шахта на { $cell } подходит, поворачивать её не нужно.
    }
lost_mines-event-dragon-taken = { $who } натыкается на дракона и берёт его жетон.
lost_mines-event-treasure-taken = { $who } берёт сокровище { $number }: { lost_mines-symbol }.
lost_mines-event-skipped = { $who } пропускает ход: карт в руке нет.
lost_mines-event-end-proposed = { $who } предлагает закончить раунд.
lost_mines-event-voted =
    { $vote ->
        [agree] { $who } соглашается.
       *[refuse] { $who } отказывается.
    }
lost_mines-event-round-ended =
    { $cause ->
        [treasures] Раунд { $number } окончен: все сокровища собраны.
        [cards] Раунд { $number } окончен: ни у кого не осталось карт в руке.
       *[vote] Раунд { $number } окончен: так решили все.
    }
lost_mines-event-role-revealed = { $who } открывает карту гнома: { lost_mines-dwarf }.
lost_mines-event-find-shown = { $who } показывает находку: { $treasure }.
lost_mines-event-round-scored = { $who } получает за раунд { lost_mines-points }.

## Отказы

lost_mines-to-side =
    { $side ->
        [n] на север
        [e] на восток
        [s] на юг
       *[w] на запад
    }
lost_mines-at-side =
    { $side ->
        [n] с севера
        [e] с востока
        [s] с юга
       *[w] с запада
    }
lost_mines-reason-not-in-hand =
    { $count ->
        [0] У вас в руке нет карты «{ $name }».
       *[other] Карта «{ $name }» у вас в руке только одна.
    }
lost_mines-reason-no-cards = У вас в руке нет карт.
lost_mines-reason-fits-nowhere = Карта «{ $name }» никуда на поле не подходит.
lost_mines-reason-occupied = На { $cell } уже лежит карта.
lost_mines-reason-not-adjacent = Рядом с { $cell } нет ни одной карты.
lost_mines-reason-edge-mismatch =
    На { $cell } карта не подходит { lost_mines-at-side }: тропинка упёрлась бы в сторону без тропинки.
lost_mines-reason-no-continuation = На { $cell } карта не продолжит ни одной тропинки.
lost_mines-reason-beside-closed-mine =
    На { $cell } тропинка вела бы только к закрытой шахте, а за этим столом этого мало.
lost_mines-reason-no-obstacle =
    { $tool ->
        [axe] На поле нет ствола дерева, который ждёт топора.
        [boat] На поле нет озера, которое ждёт лодки.
       *[rope] На поле нет ямы, которая ждёт верёвки.
    }
lost_mines-reason-no-obstacle-there =
    { $tool ->
        [axe] На { $cell } нет ствола дерева.
        [boat] На { $cell } нет озера.
       *[rope] На { $cell } нет ямы.
    }
lost_mines-reason-already-overcome =
    { $tool ->
        [axe] Ствол дерева на { $cell } уже преодолён.
        [boat] Озеро на { $cell } уже преодолено.
       *[rope] Яма на { $cell } уже преодолена.
    }
lost_mines-reason-no-token =
    { $token ->
        [axe] В запасе не осталось жетонов топоров.
        [boat] В запасе не осталось жетонов лодок.
        [rope] В запасе не осталось жетонов верёвок.
        [trap] В запасе не осталось жетонов ловушек.
       *[troll] В запасе не осталось жетонов троллей.
    }
lost_mines-reason-no-path-there =
    { $why ->
        [ends] На { $edge } тропинка упирается в сторону без тропинки.
        [unknown] Никто не знает, ведёт ли тропинка закрытой шахты через { $edge }.
       *[none] Через { $edge } тропинка не проходит.
    }
lost_mines-reason-token-there = На { $edge } уже есть ловушка или тролль.
lost_mines-reason-nothing-to-strike = Грозе нечего убрать: на поле нет карты тропинки без гнома.
lost_mines-reason-dwarf-there = На { $cell } стоит гном.
lost_mines-reason-no-path-card =
    { $what ->
        [start] На { $cell } карта старта, гроза её не убирает.
        [mine] На { $cell } шахта, гроза её не убирает.
       *[nothing] На { $cell } карты нет.
    }
lost_mines-reason-nothing-to-see =
    { $subject ->
        [mine] Все шахты уже открыты.
        [treasure] Все сокровища уже собраны.
       *[dwarf] Больше никого нет.
    }
lost_mines-reason-not-another =
    { $whose ->
        [own] Это ваша карта гнома; подсмотреть можно карту другого игрока.
       *[nobody] Такой игрок в партии не участвует.
    }
lost_mines-reason-mine-gone = Шахта на { $cell } уже открыта.
lost_mines-reason-treasure-gone = Сокровище { $number } уже забрали.
lost_mines-reason-no-such-treasure = В этом раунде нет сокровища { $number }.
lost_mines-reason-other-treasure = Сокровище { $number } из другой шахты.
lost_mines-reason-no-connection =
    { $why ->
        [outside] Тропинка { lost_mines-to-side } ведёт за край поля.
        [empty] Тропинку { lost_mines-to-side } пока не продолжает ни одна карта.
        [ends] Тропинка { lost_mines-to-side } упирается в сторону без тропинки.
       *[none] Тропинки { lost_mines-to-side } отсюда нет.
    }
lost_mines-reason-troll = Путь { lost_mines-to-side } преграждает тролль.
lost_mines-reason-obstacle =
    { $tool ->
        [axe] Путь { lost_mines-to-side } преграждает ствол дерева: нужен топор.
        [boat] Путь { lost_mines-to-side } преграждает озеро: нужна лодка.
       *[rope] Путь { lost_mines-to-side } преграждает яма: нужна верёвка.
    }
lost_mines-reason-narrow =
    Пути { lost_mines-to-side } нет: там место только для одного гнома, и оно занято.
lost_mines-reason-card-first = Сначала разыграйте или сбросьте карту.
lost_mines-reason-card-played = В этот ход вы уже разыграли или сбросили карту.
lost_mines-reason-stop-first = Сокровище берут после движения: сначала остановитесь.
lost_mines-reason-moved-already = В этот ход ваш гном больше не движется.
lost_mines-reason-no-mine-to-turn = Сейчас никакую шахту не поворачивают.
lost_mines-reason-proposals-first = Закончить раунд предлагают только до розыгрыша или сброса.
lost_mines-reason-proposed-already = В этот ход вы это уже предлагали.
lost_mines-reason-nothing-proposed = Сейчас не голосуют о конце раунда.
lost_mines-reason-no-voting = За этим столом раунды голосованием не заканчивают.
lost_mines-reason-mines-in-reach = В каждую шахту, где могут быть сокровища, ещё можно попасть.

## Счёт

lost_mines-score-own = Раунд { $round }: сокровища жадного гнома
lost_mines-score-share = Раунд { $round }: доля из копилки клана
lost_mines-score-remainder = Раунд { $round }: остаток за лучшую находку
lost_mines-score-dragon = Раунд { $round }: дракон

## What may be expected, by its parts

lost_mines-term-earned = золото прошлых раундов
lost_mines-term-finds = найденные сокровища
lost_mines-term-prospects = путь к сокровищам
lost_mines-term-best_find = лучшая находка
lost_mines-term-dragon = защита от дракона
lost_mines-term-hand = карты на руке
