# Сторінка статистики: що закінчені партії на сервері кажуть про гру.

web-stats = Статистика
web-stats-of = { $game }: статистика
web-stats-about = Що закінчені партії на цьому сервері кажуть про саму гру. Закриті партії не враховано, імен не показано.
web-stats-seats = Гравців
web-stats-choice =
    { $games ->
        [one] { $seats } ({ $games } партія)
        [few] { $seats } ({ $games } партії)
        [many] { $seats } ({ $games } партій)
       *[other] { $seats } ({ $games } партії)
    }
web-stats-begin =
    { $games ->
        [one] Узагальнити { $games } партію
        [few] Узагальнити { $games } партії
        [many] Узагальнити { $games } партій
       *[other] Узагальнити { $games } партії
    }
web-stats-running = Партії узагальнюються: { $done } з { $games }. Можна піти, результат лишиться тут.
web-stats-too-few = Закінчених партій поки { $games }. Статистика починається з { $least }.
web-stats-failed = Узагальнити партії не вдалося. Можна спробувати ще раз.
