## The board of The Lost Mines in the browser

web-mines-map = Ліс
web-mines-words = Ліс словами
web-mines-larger = Більше
web-mines-smaller = Менше
web-mines-everything = Показати все
web-mines-round = Раунд { $round }
web-mines-skip = Пропустити

## Cards on the map

web-mines-start =
    { $clan ->
        [blue] старт синього клану
       *[yellow] старт жовтого клану
    }
web-mines-mine-shut = невідома шахта
web-mines-empty = карти немає
web-mines-turned = перевернута
web-mines-shut = долілиць
web-mines-tool =
    { $tool ->
        [axe] подолано сокирою
        [boat] подолано на човні
       *[rope] подолано з мотузкою
    }
web-mines-stands =
    { $count ->
        [one] тут стоїть { $names }
        [few] тут стоять { $names }
       *[many] тут стоять { $names }
    }
web-mines-seen-by =
    { $count ->
        [one] це знає { $names }
        [few] це знають { $names }
       *[many] це знають { $names }
    }
web-mines-trap = Пастка на { $edge }
web-mines-troll = Троль на { $edge }, поставив гравець { $name }
web-mines-tokens =
    { $token ->
        [axe] сокир залишилося: { $count }
        [boat] човнів залишилося: { $count }
        [rope] мотузок залишилося: { $count }
        [trap] пасток залишилося: { $count }
       *[troll] тролів залишилося: { $count }
    }
web-mines-piles = У колоді: { $pile }. У скиді: { $discarded }.

## Playing a card

web-mines-take-up = Візьміть карту.
web-mines-turn = Повернути
web-mines-discard = Скинути
web-mines-discard-this = Скинути її
web-mines-discard-two = Скинути дві
web-mines-discard-which = Які карти? Одну або дві.
web-mines-discard-count =
    { $count ->
        [one] Скинути { $count } карту
        [few] Скинути { $count } карти
       *[many] Скинути { $count } карт
    }
web-mines-keep = Залишити

## Moving

web-mines-where = Куди піде ваш гном?
web-mines-steps =
    { $count ->
        [one] { $count } крок
        [few] { $count } кроки
       *[many] { $count } кроків
    }
web-mines-way-lost =
    { $count ->
        [one] через пастку: мінус { $count } карта
        [few] через пастки: мінус { $count } карти
       *[many] через пастки: мінус { $count } карт
    }
web-mines-way-narrow = через вузьке місце
web-mines-way-opens = відкриє шахту
web-mines-walk = Йти
web-mines-walk-lossy =
    { $count ->
        [one] Йти і втратити { $count } карту
        [few] Йти і втратити { $count } карти
       *[many] Йти і втратити { $count } карт
    }
web-mines-stay = Залишитися тут
web-mines-bar =
    { $by ->
        [troll] шлях закрив троль
        [axe] шлях закрила колода: потрібна сокира
        [boat] шлях закрило озеро: потрібен човен
        [rope] шлях закрила яма: потрібна мотузка
       *[narrow] тут місце лише для одного гнома, і він уже там
    }

## Mines and treasures

web-mines-treasures = Скарби
web-mines-treasure = Скарб { $number }: { $what }
web-mines-owner = знайшов гравець { $name }
web-mines-take = Який скарб ви берете?
web-mines-face = Як покласти шахту?

## Secrets

web-mines-look = На що ви подивилися
web-mines-look-seen = Ясно, закрити
web-mines-notebook = Мій блокнот
web-mines-notebook-empty = Ви ще ні на що не дивилися.
web-mines-looks = Хто на що дивився
web-mines-looks-none = Ніхто ще ні на що не дивився.
web-mines-unseen = Чого ще не видно
web-mines-unseen-about =
    У колоді ({ $pile }), відкладено ({ $aside }), на руках в інших або скинуто ними:
web-mines-unseen-dwarfs = Гноми, яких ви не бачили
web-mines-unseen-mines = Шахти, про які ви не знаєте, де вони
web-mines-unseen-treasures = Скарби, яких ви не бачили

## Players

web-mines-cards =
    { $count ->
        [one] { $count } карта на руці
        [few] { $count } карти на руці
       *[many] { $count } карт на руці
    }
web-mines-at = Стоїть на { $cell }
web-mines-has-dragon = Дракона розбуджено
web-mines-role-about =
    { $role ->
        [loyal] Чесні гноми ділять між собою те, що знаходить їхній клан.
        [selfish] Жадібний гном лишає собі свої знахідки й більше нічого не отримує.
       *[saboteur] Гном-шкідник таємно допомагає іншому клану: віддає йому свої знахідки й отримує там частку.
    }
web-mines-role-unknown = Ви не знаєте, який це гном.
web-mines-guess = Думаю, це
web-mines-guess-none = Не знаю
web-mines-note = Моя нотатка
web-mines-note-about = Здогади й нотатки залишаються у вашому браузері. Більше їх ніхто не бачить.
web-mines-vote =
    { $name } пропонує закінчити раунд. Згодні: { $agreed } з { $count }.

## The end of a round

web-mines-round-over = Раунд { $round } закінчено
web-mines-round-again = Ще раз раунд { $round }
web-mines-pot =
    { $clan ->
        [blue] Синій клан ділить { $total } на { $count }: кожному по { $share }.
       *[yellow] Жовтий клан ділить { $total } на { $count }: кожному по { $share }.
    }
web-mines-pot-lost = Залишок { $lost } нікому не дістається.
web-mines-go-on = Далі
web-mines-show-all = Показати все
