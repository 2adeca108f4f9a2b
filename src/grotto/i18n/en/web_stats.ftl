# The page of statistics: what the finished games on a server tell about a game.

web-stats = Statistics
web-stats-of = { $game }: statistics
web-stats-about = What the finished games on this server tell about the game itself. Private games are not counted, and no names are told.
web-stats-seats = Players
web-stats-choice =
    { $games ->
        [one] { $seats } ({ $games } game)
       *[other] { $seats } ({ $games } games)
    }
web-stats-begin =
    { $games ->
        [one] Sum up { $games } game
       *[other] Sum up { $games } games
    }
web-stats-running = Games are summed up: { $done } of { $games }. You may leave, the result stays here.
web-stats-too-few = Finished games so far: { $games }. Statistics begin with { $least }.
web-stats-failed = The games could not be summed up. You may try again.
