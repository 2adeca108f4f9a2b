# Statistics: what many games tell about the game itself.

## The command line

cli-about-command-stats = answer a designer’s questions about a game, from many games
cli-about-records = folder of records to look at, instead of letting bots play
cli-about-report = file for the report, in HTML
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
stats-decisions = Questions to players in a game: { $count }.
stats-note =
    Intervals hold the true figure with 95 %. What goes with winning need not be its cause: whoever is ahead can afford more.
stats-rows =
    { $count ->
        [one] { $count } row
       *[other] { $count } rows
    }
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
