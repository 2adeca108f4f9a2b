# The arena: bots play all against all, and the results are told with their doubt.

## The command line

cli-word-bot = BOT
cli-word-cluster = ADDRESS
cli-word-folder = FOLDER
cli-about-entrants = who plays: levels, MODULE:FACTORY, or "cmd:PROGRAM …"; NAME=… gives a name
cli-about-seats-of-arena = how many sit at a table; as many as there are bots unless you say so
cli-about-seconds = seconds that a bot from elsewhere may think about an answer
cli-about-ray = play on the Ray cluster at this address; "auto" and "local" are possible
cli-about-out = folder for tables, plots and the games themselves; a run that was stopped goes on

## Results

cli-column-rating = rating
cli-column-faults = faults
cli-column-against = against
cli-column-ahead = ahead
cli-column-meetings = meetings
cli-arena =
    { $games ->
        [one] { $game }: { $games } game, { $seats } at a table, { $seatings } seatings in turn.
       *[other] { $game }: { $games } games, { $seats } at a table, { $seatings } seatings in turn.
    }
cli-arena-note =
    Ratings are OpenSkill’s, and begin at 25. Wins count ties in parts. “If equal” is the share of wins that equal bots would have. After ± and in intervals: 95 %.
cli-arena-written = Tables, plots and all games are in { $folder }.
cli-arena-more-pairs =
    { $count ->
        [one] { $count } more pair is in the tables that --out writes.
       *[other] { $count } more pairs are in the tables that --out writes.
    }
cli-arena-crashed = Game { $number }: { $bot } crashed and lost ({ $detail }).
cli-arena-hung = Game { $number }: { $bot } gave no answer in time and lost ({ $detail }).
cli-arena-nonsense = Game { $number }: { $bot } gave an answer that was not on offer and lost ({ $detail }).
cli-arena-more-faults =
    { $count ->
        [one] { $count } more fault is in the journal of the games.
       *[other] { $count } more faults are in the journal of the games.
    }

## Plots

arena-plot-ratings = Ratings
arena-plot-ratings-unit = OpenSkill rating, with the interval that holds it at 95 %
arena-plot-wins = Wins
arena-plot-wins-unit = percent of games, with 95 % interval; red: if all were equal
arena-plot-scores = Scores
arena-plot-scores-unit = points of a seat: the middle half, the median in red
arena-plot-pairs = Who is ahead of whom
arena-plot-pairs-unit = percent of meetings in which the bot of the row is ahead of this one

## What may go wrong

arena-bot-no-program = there is no program { $program }
arena-bot-no-command = no program is named after “cmd:”
arena-bot-no-factory = its factory fails ({ $error })
arena-bot-no-bot = its factory makes no Bot, but { $made }
error-arena-bot = { $bot } cannot play: { $problem }.
error-arena-same-name = Two different bots are called { $name }; give one of them a name of its own, like mine=…
error-arena-folder = { $path } cannot be written.
error-arena-other = { $path } holds another arena ({ $field }: { $found }, not { $wanted }); choose another folder.
error-arena-journal = { $path } cannot be read, line { $line }.
error-arena-busy = { $path } is in use by another arena.
error-arena-workers =
    { $times ->
        [one] Processes died { $times } time before a single game was over.
       *[other] Processes died { $times } times before a single game was over.
    }
error-arena-no-cluster =
    { $address ->
        [auto] This machine belongs to no Ray cluster; “--ray local” makes one for this run.
       *[other] No Ray cluster lets us in at { $address }; one that wants a token gets it from RAY_AUTH_TOKEN.
    }
error-arena-cluster-lost = The Ray cluster at { $address } did not finish the games: { $problem }.
