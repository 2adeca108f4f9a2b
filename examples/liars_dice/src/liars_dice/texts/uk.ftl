liars_dice-name = Кості брехуна
liars_dice-about = Кидайте кості потай, називайте ставку на всі кості столу й не вірте тим, хто забріхується.

## Параметри

liars_dice-option-dice = Кості
liars_dice-option-dice-about = Скільки костей має кожен на початку гри.
liars_dice-option-wild_ones = Одиниці — джокери
liars_dice-option-wild_ones-about = Одиниця вважається будь-яким числом.
liars_dice-option-first_player = Перший гравець
liars_dice-option-first_player-about = Хто починає гру.

## Запитання

liars_dice-ask-bid-first = Зробіть ставку: на скількох костях столу яке число?
liars_dice-ask-bid =
    Ставка: число { $face } на { $count ->
        [one] { $count } кості
       *[other] { $count } костях
    }. Піднімете її чи не повірите?

## Відповіді

liars_dice-action-bid =
    Число { $face } на { $count ->
        [one] { $count } кості
       *[other] { $count } костях
    }
liars_dice-action-doubt = Не вірю
liars_dice-action-roll = Кидок: { $dice }

## Події

liars_dice-event-rolled = { $who } кидає кості: { $dice }.
liars_dice-event-rolled-unseen = { $who } кидає кості й дивиться під свою склянку.
liars_dice-event-bid-made =
    { $who } робить ставку: число { $face } на { $count ->
        [one] { $count } кості
       *[other] { $count } костях
    }.
liars_dice-event-doubted = { $who } не вірить ставці гравця { $bidder }.
liars_dice-event-shown = { $who } відкриває кості: { $dice }.
liars_dice-event-counted =
    Число { $face } знайшлося на { $count ->
        [one] { $count } кості
       *[other] { $count } костях
    }.
liars_dice-event-die-lost =
    { $who } втрачає кість; { $left ->
        [one] лишилася { $left } кість
        [few] лишилося { $left } кості
       *[other] лишилося { $left } костей
    }.
liars_dice-event-die-lost-last = { $who } втрачає останню кість і вибуває.

## Чому не можна

liars_dice-reason-nothing-to-doubt = У цьому раунді ще ніхто не робив ставки.
liars_dice-reason-so-few-dice =
    На столі лише { $count ->
        [one] { $count } кість
        [few] { $count } кості
       *[other] { $count } костей
    }.
liars_dice-reason-not-higher =
    Зараз ставка — число { $face } на { $count ->
        [one] { $count } кості
       *[other] { $count } костях
    }: підняти її — означає назвати більше костей або стільки ж, але більше число.

## Очки

liars_dice-score-dice = Кості, що лишилися

## Стіл у терміналі й назви полів у браузері

liars_dice-board-dice = { $who }: { $dice }
liars_dice-board-bid =
    { $who } робить ставку: число { $face } на { $count ->
        [one] { $count } кості
       *[other] { $count } костях
    }
liars_dice-word =
    { $key ->
        [bids] Ставки
        [seat] Хто
        [count] Костей
        [face] Число
        [left] Лишилося костей
        [dice] Під склянкою
       *[other] { $key }
    }
