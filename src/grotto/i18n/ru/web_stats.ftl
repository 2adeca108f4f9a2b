# Страница статистики: что законченные партии на сервере говорят об игре.

web-stats = Статистика
web-stats-of = { $game }: статистика
web-stats-about = Что законченные партии на этом сервере говорят о самой игре. Закрытые партии не учитываются, имена не показываются.
web-stats-seats = Игроков
web-stats-choice =
    { $games ->
        [one] { $seats } ({ $games } партия)
        [few] { $seats } ({ $games } партии)
        [many] { $seats } ({ $games } партий)
       *[other] { $seats } ({ $games } партии)
    }
web-stats-begin =
    { $games ->
        [one] Обобщить { $games } партию
        [few] Обобщить { $games } партии
        [many] Обобщить { $games } партий
       *[other] Обобщить { $games } партии
    }
web-stats-running = Партии обобщаются: { $done } из { $games }. Можно уйти, результат останется здесь.
web-stats-too-few = Законченных партий пока { $games }. Статистика начинается с { $least }.
web-stats-failed = Обобщить партии не удалось. Можно попробовать ещё раз.
