# Around games that one plays alone: titles, best scores, and the deal of the day.

## Titles of who plays alone, by the points they need

cave_vs_cave-title =
    { $points ->
        [0] Lost in the dark
        [20] Digger
        [30] Miner
        [40] Keeper of the cave
        [50] Master of the cave
        [60] Lord of the mountain
       *[other] Legend of the deep
    }
caverna-title =
    { $points ->
        [0] Wanderer
        [30] Settler
        [50] Ploughman
        [70] Cave farmer
        [85] Elder of the valley
        [101] Master of the homestead
       *[other] Legend of the mountain
    }

## Alone

web-solo-goal = Target { $points }
web-solo-goal-mark = target
web-solo-best = Best { $points }
web-solo-best-mark = your best
web-solo-best-title = Your best alone: { $points }, { $title }
web-solo-ladder = Titles, and the points they need
web-solo-next =
    { $points ->
        [one] { $points } more point to “{ $title }”.
       *[other] { $points } more points to “{ $title }”.
    }
web-solo-missed =
    { $points ->
        [one] { $points } point short of the target
       *[other] { $points } points short of the target
    }
web-solo-record = Your best so far!
web-solo-best-list = Your best scores
web-solo-about = Alone you play for points: reach the target, then climb on.
web-solo-played =
    { $count ->
        [one] { $count } game played alone
       *[other] { $count } games played alone
    }

## The deal of the day

web-daily-title = Today’s cave
web-daily-about = The same deal for everybody. One try each, without hints.
web-daily-ends = New deals in { $hours } h { $minutes } min.
web-daily-kind =
    { $seats ->
        [1] alone, for points
       *[other] a duel with a bot
    }
web-daily-play = Play today’s
web-daily-play-about = { $game }: play today’s deal
web-daily-go-on = Go on
web-daily-finished =
    { $count ->
        [0] Nobody has finished it yet.
        [one] { $count } player has finished it.
       *[other] { $count } players have finished it.
    }
web-daily-done = You have played today. There is a new deal tomorrow.
web-daily-given-up = You have closed your try. There is a new deal tomorrow.
web-daily-results = Today’s results
web-daily-yesterday = Yesterday’s best
web-daily-duel-result = { $points } : { $other }
web-daily-account = has an account
web-daily-watch = Look how { $name } played
web-daily-chip = Today’s deal
web-daily-chip-about = Everybody has the same deal today, one try, and no hints. It counts if you finish before midnight in Greenwich (UTC).
web-daily-seed-later = The seed of these dice is published when the day is over: until then others still play this deal.

## On the shelf

web-plain = plain
web-plain-about = This game has no drawn board yet: it is shown in plain panels.
