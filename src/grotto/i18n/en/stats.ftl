# Statistics: what many games tell about the game itself.

## The command line

cli-about-command-stats = answer a designer’s questions about a game, from many games
cli-about-records = folder of records to look at, instead of letting bots play
cli-about-report = file for the report, in HTML
cli-about-seats-of-many = how many play; without it, as few as the game is for, or as most records have
cli-about-seed-of-many = what all luck follows from; 0 unless you say so
cli-stats-reading = Reading records
cli-stats-written = The report is in { $path }.
cli-stats-no-report = All figures and plots: --out REPORT.html
cli-stats-left-out =
    { $count ->
        [one] { $count } record was left out: { $name } ({ $problem })
       *[other] { $count } records were left out, the first one is { $name } ({ $problem })
    }

## What may go wrong

stats-unfinished = the game is not over
stats-other-game = it is a game of { $game }
stats-other-kind = other rules, or another number of seats
error-stats-no-folder = There is no folder { $folder }.
error-stats-no-records = { $folder } holds no finished game of { $game }.
error-stats-broken-records =
    { $count ->
        [one] The only record there cannot be used: { $name } ({ $problem })
       *[other] None of the { $count } records there can be used, the first one is { $name } ({ $problem })
    }

## The report

stats-title = { $game }: statistics
stats-about =
    { $games ->
        [one] { $games } game, players: { $seats }, rules version { $rules }.
       *[other] { $games } games, players: { $seats }, rules version { $rules }.
    }
stats-by-bots = Played by bots: { $bots }. They change seats from game to game.
stats-by-records = From records of finished games.
stats-note =
    Intervals hold the true figure with 95 %. What goes with winning need not be its cause: whoever is ahead can afford more.
stats-rows =
    { $count ->
        [one] { $count } row
       *[other] { $count } rows
    }
stats-glance = At a glance
stats-glance-points = median score
stats-glance-half = half of all players: { $low }–{ $high }
stats-glance-rounds = rounds, median
stats-glance-range = all games: { $low }–{ $high }
stats-glance-questions = questions to a player
stats-glance-per-game = in a game
stats-glance-equal-seats = No seat is better than the others beyond doubt.
stats-glance-better-seats = Beyond doubt better than its share of wins: seat { $seats }.
stats-surest = What stands out
stats-surest-note =
    The surest rows of all tables below. Green is better and red is worse beyond doubt; grey may be chance. Of a hundred rows about five look sure by chance alone.
stats-seats = Seats
stats-seats-note = Is it better to sit first? The dashed line is where all would be if seats were equal.
stats-scores = Scores
stats-scores-note = How often a player ends with so many points.
stats-rounds = Points by round
stats-rounds-note = After each round: the middle half of all players as a band, the median as a line. The last round includes the final scoring.
stats-items = Where points come from
stats-items-note = Points of a player on average: of all in the upper bar, of winners in the lower one.
stats-worth-note = For example: { $example } Worth is the lead over the others at the end, with it against without it.
stats-openings = Openings
stats-openings-note = The first real choice of a player, as far as it is frequent, and the lead at the end.
stats-rules = Rules that mattered
stats-rules-note = By game: questions that a rule asks, those with a real choice, how many answers were on offer, and questions at which the rule forbade something that one might expect.
stats-events = What happens
stats-events-note = How often something happens in a game; the sentence is an example.
stats-head-seat = seat
stats-head-wins = wins
stats-head-mean = mean points
stats-head-round = round
stats-head-games = games
stats-head-half = middle half
stats-head-item = line
stats-head-all = all
stats-head-winners = winners
stats-head-what = what
stats-head-worth = worth
stats-head-had = had it
stats-head-rule = rule
stats-head-asked = asked
stats-head-chosen = real choices
stats-head-answers = answers
stats-head-refused = forbade
stats-head-in-games = in games
stats-head-event = event
stats-head-per-game = per game
stats-kind =
    { $kind ->
        [building] Buildings
        [card] Cards
        [clan] Clans
        [furnishing] Furnishing tiles
        [good] Goods
        [landscape] Landscape tiles
        [loot] Loot
        [mine] Mines
        [place] Places
        [role] Roles
        [room] Rooms
        [space] Action spaces
        [tile] Action tiles
        [tool] Tools
        [treasure] Treasures
       *[other] Pieces ({ $kind })
    }

## What was done with pieces of a kind: the titles of their tables. Packages name theirs in a message of the same form.

stone_age-stats-group =
    { $event ->
        [placed] Places where figures were sent
        [dice-rolled] Goods rolled for
        [gained] Goods taken
        [card-bought] Cards bought
        [building-bought] Buildings bought
        [declined] Places left without buying
        [card-drawn] Cards drawn in secret
        [card-kept] Cards kept for later
       *[other] { stats-kind }
    }

cave_vs_cave-stats-group =
    { $event ->
        [tile-taken] Action tiles taken
        [exchanged] Goods turned into food
        [room-worked] Rooms that brought goods
        [room-dug-up] Rooms found by digging
        [room-furnished] Rooms furnished
        [room-used] Rooms used
       *[other] { stats-kind }
    }

lost_mines-stats-group =
    { $event ->
        [card-drawn] Cards drawn
        [path-laid] Path cards laid
        [overcome] Tools that overcame obstacles
        [mine-peeked] Mines looked at in secret
        [treasure-peeked] Treasures looked at in secret
        [dwarf-peeked]
            { $kind ->
                [clan] Clans looked at in secret
               *[role] Roles looked at in secret
            }
        [guarded] Traps and trolls placed
        [struck] Path cards that thunderstorms destroyed
        [card-lost] Cards that traps took
        [mine-revealed] Mines opened
        [treasure-taken] Treasures taken
       *[other] { stats-kind }
    }

caverna-stats-group =
    { $event ->
        [dwarf-placed] Action spaces used
        [imitated] Action spaces imitated
        [tile-gave] Furnishing tiles that brought goods
        [tile-laid] Single landscape tiles laid
        [twin-laid] Twin tiles laid
        [furnished] Furnishing tiles built
        [tile-covered] Furnishing tiles covered
        [looted] Loot brought home
        [bought] Goods bought
        [exchanged] Furnishing tiles that exchanged goods
        [space-saved] Action spaces whose goods were saved
       *[other] { stats-kind }
    }
