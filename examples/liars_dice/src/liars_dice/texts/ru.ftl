liars_dice-name = Кости лжеца
liars_dice-about = Бросайте кости тайком, называйте ставку на все кости стола и не верьте тем, кто завирается.

## Параметры

liars_dice-option-dice = Кости
liars_dice-option-dice-about = Сколько костей у каждого в начале игры.
liars_dice-option-wild_ones = Единицы — джокеры
liars_dice-option-wild_ones-about = Единица считается любым числом.
liars_dice-option-first_player = Первый игрок
liars_dice-option-first_player-about = Кто начинает игру.

## Вопросы

liars_dice-ask-bid-first = Сделайте ставку: на скольких костях стола какое число?
liars_dice-ask-bid =
    Ставка: число { $face } на { $count ->
        [one] { $count } кости
       *[other] { $count } костях
    }. Поднимете её или не поверите?

## Ответы

liars_dice-action-bid =
    Число { $face } на { $count ->
        [one] { $count } кости
       *[other] { $count } костях
    }
liars_dice-action-doubt = Не верю
liars_dice-action-roll = Бросок: { $dice }

## События

liars_dice-event-rolled = { $who } бросает кости: { $dice }.
liars_dice-event-rolled-unseen = { $who } бросает кости и смотрит под свой стакан.
liars_dice-event-bid-made =
    { $who } делает ставку: число { $face } на { $count ->
        [one] { $count } кости
       *[other] { $count } костях
    }.
liars_dice-event-doubted = { $who } не верит ставке игрока { $bidder }.
liars_dice-event-shown = { $who } открывает кости: { $dice }.
liars_dice-event-counted =
    Число { $face } нашлось на { $count ->
        [one] { $count } кости
       *[other] { $count } костях
    }.
liars_dice-event-die-lost =
    { $who } теряет кость; { $left ->
        [one] осталась { $left } кость
        [few] осталось { $left } кости
       *[other] осталось { $left } костей
    }.
liars_dice-event-die-lost-last = { $who } теряет последнюю кость и выбывает.

## Почему нельзя

liars_dice-reason-nothing-to-doubt = В этом раунде ещё никто не делал ставку.
liars_dice-reason-so-few-dice =
    На столе всего { $count ->
        [one] { $count } кость
        [few] { $count } кости
       *[other] { $count } костей
    }.
liars_dice-reason-not-higher =
    Сейчас ставка — число { $face } на { $count ->
        [one] { $count } кости
       *[other] { $count } костях
    }: поднять её — значит назвать больше костей или столько же, но большее число.

## Очки

liars_dice-score-dice = Оставшиеся кости

## Стол в терминале и названия полей в браузере

liars_dice-board-dice = { $who }: { $dice }
liars_dice-board-bid =
    { $who } делает ставку: число { $face } на { $count ->
        [one] { $count } кости
       *[other] { $count } костях
    }
liars_dice-word =
    { $key ->
        [bids] Ставки
        [seat] Кто
        [count] Костей
        [face] Число
        [left] Осталось костей
        [dice] Под стаканом
       *[other] { $key }
    }
