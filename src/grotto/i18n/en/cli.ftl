# What the command line says.

# Letters that an output stream must be able to show for this language.
cli-alphabet = a
cli-encoding =
    This terminal cannot show the letters of that language (its encoding is { $encoding }); set PYTHONIOENCODING=utf-8, or choose --lang en.

## Help

cli-usage = Usage:
cli-group-arguments = Arguments
cli-group-options = Options
cli-group-commands = Commands
cli-word-command = COMMAND
cli-word-game = GAME
cli-word-number = N
cli-word-level = LEVEL
cli-word-name = NAME
cli-word-seed = SEED
cli-word-option = KEY=VALUE
cli-word-file = FILE
cli-word-words = WORD
cli-word-lang = LANGUAGE

cli-about-grotto =
    Grotto, a digital game table: play board games in the terminal, replay and check them, and let bots compete.
cli-about-command-play = play a game here, against bots or each other
cli-about-command-games = list the games with their options and bots
cli-about-command-rules = read a rulebook, or find rules by words
cli-about-command-replay = tell a recorded game in words and check it
cli-about-command-verify = prove that the dice of a record were fair
cli-about-command-review = judge a recorded game: what was luck, and which choices cost most
cli-about-command-simulate = play many games between bots and sum them up
cli-about-command-arena = find out which bot is stronger

cli-about-game = the game, as listed by “grotto games”
cli-about-seats = how many play, people and bots together
cli-about-people = how many people play at this screen
cli-about-bots = level of the bots: one word for all, or one for each
cli-about-names = names of the players, people first
cli-about-seed = what the dice follow from; without it nobody can know
cli-about-option = options of the game, such as max_rounds=5
cli-about-by-hand = your turns end only when you type “end”
cli-about-coach = a coach explains questions and warns before costly slips
cli-about-resume = continue a saved game; without a file, the last one
cli-about-file = the file of a record
cli-about-to = stop after that many moves
cli-about-games = how many games to play
cli-about-jobs = how many processes to use
cli-about-json = print one line of JSON and nothing else
cli-about-words = words to look for, or the number of a rule
cli-about-lang = en, ru or uk
cli-about-help = show this help
cli-about-version = show the version and which build runs

## Wrong usage

cli-usage-command =
    There is no command { $text }; “grotto --help” lists them.
cli-usage-needs-value = { $option } needs a value; see “{ $prog } --help”.
cli-usage-missing = Something is missing: { $names }; see “{ $prog } --help”.
cli-usage-unknown = What is “{ $text }”? See “{ $prog } --help”.
cli-usage-unclear = These arguments do not go together; see “{ $prog } --help”.
cli-usage-number = { $option } needs a whole number from { $least } on, not “{ $text }”.
cli-usage-number-between = { $option } needs a whole number ({ $span }), not “{ $text }”.
cli-usage-option = Options are written key=value, not “{ $text }”.
cli-option-unknown = This game has no option “{ $option }”. It has: { $known }.
cli-bot-unknown = There is no bot “{ $level }” for this game. There are: { $known }.
cli-wrong-seating =
    { $seats ->
        [one] { $seats } seat cannot be filled with { $people } people and { $bots } bots.
       *[other] { $seats } seats cannot be filled with { $people } people and { $bots } bots.
    }
cli-nothing-to-resume = No saved game waits to be continued.
cli-already-over = The game in { $path } is over; “grotto replay” shows it.
cli-end-of-input = The input ended before the question was answered.
cli-no-output = The output could not be written.
cli-interrupted = Stopped.

## Setting up a table

cli-ask-default = { $question } [Enter: { $default }]:
cli-ask-your-choice = Your choice
cli-ask-number-again = Please type a number from { $least } to { $most }.
cli-ask-language = Which language?
cli-ask-game = Which game?
cli-ask-seats = How many players, bots included?
cli-ask-bots = How many of them are bots?
cli-ask-level = How well do the bots play?
cli-ask-name = Your name?
cli-level-random = plays anything at all, good for a first look
cli-level-novice = plays by rules of thumb as on a first evening, and blunders at times
cli-level-greedy = thinks one move ahead and no further, a yardstick for the others
cli-level-player = thinks a whole turn ahead, a good opponent
cli-level-master = looks far ahead in many possible worlds, for those who want to be beaten
cli-name-person = Player
cli-name-person-number = Player { $number }
cli-name-bot = Bot
cli-name-bot-number = Bot { $number }
cli-bot-name = { $name } ({ $level })
cli-table = { $game }: { $names }.
cli-commitment =
    The dice follow from a secret seed, shown at the end. Its SHA-256 is
cli-no-commitment =
    This record came without its seed, so the dice to come cannot be proven fair.
cli-how-to-answer =
    Answer with a number. “hint” gives advice, “help” lists the rest, “quit” saves.
cli-game-waits = Your last game waits. To continue it:

## At a question

cli-more =
    { $count ->
        [one] … and { $count } more choice: type more.
       *[other] … and { $count } more choices: type more.
    }
cli-back = Back
cli-how-many = How many ({ $least }–{ $most })?
cli-wrong-count = Please choose a number from { $least } to { $most }.
cli-no-count = This choice takes no number.
cli-no-such-choice = There is no choice { $number }; the last one is { $most }.
cli-unknown-answer =
    “{ $text }” is not an answer here. Type a number from the list, or help.
cli-empty-answer = Type a number from the list, or help.
cli-refusal = { $reason } ({ $rule })
cli-why = Not possible now:
cli-why-possible = That is possible now.
cli-why-nothing = Nothing that could be expected here is forbidden.
cli-undone = Taken back.
cli-redone = Played again.
cli-rewound = Your turn is taken back.
cli-turn-held = Your turn ends when you type end. Until then you can type undo or rewind.
cli-hold-on = From now on your turn ends only when you type end.
cli-hold-off = Your turn ends by itself again.
cli-parts = For one part of the table type { $word } and its number:
cli-rules-how = Type rules and a word, such as rules hut, or the number of a rule.
cli-rules-none = No rule speaks of “{ $words }”.
cli-rules-others =
    { $count ->
        [one] { $count } more rule:
       *[other] { $count } more rules:
    }
cli-hint =
    { $points ->
        [one] { $number }: { $action } ({ $points } point to be expected). { $reason }
       *[other] { $number }: { $action } ({ $points } points to be expected). { $reason }
    }
cli-hint-among =
    { $number }: { $action } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    } to be expected, { $side ->
        [more] { NUMBER($lead, minimumFractionDigits: 1) } more than the others on average
        [less] { NUMBER($lead, minimumFractionDigits: 1) } less than the others on average
       *[same] as many as the others on average
    }). { $reason }
cli-reviewing = judging moves
cli-review = { $game }, judged: { $names }
cli-review-course = What everybody could expect, from the first move to the last:
cli-column-luck = luck
cli-column-choices = choices
cli-review-no-slips = No choice cost anything worth a word. Well played!
cli-review-slips = The choices that cost most:
cli-review-slip = Move { $number }, { $name }: { $action }. That cost { NUMBER($cost, minimumFractionDigits: 1) } points against the others.
cli-review-better = Better: { $better }. { $reason }
cli-saved = Saved. To continue later:
cli-not-saving = The game goes on, but it is not being saved.
cli-not-ours = The file { $path } is no game of Grotto and stays as it is. Choose another name.
cli-left = The game is kept. To continue it:
cli-left-unsaved = The game could not be saved.
cli-projection = If the game ended now, you would have:
cli-projected =
    { $points ->
        [one] { $name }: { $points } point
       *[other] { $name }: { $points } points
    }
cli-projected-between = { $name }: about { $points } to { $most } points, as the hidden cards may be

## Orders

cli-help-answers =
    Answer with the number of a choice. A choice that ends in “…” leads to further ones: “2 3” is choice 3 among those of choice 2. Where something is counted, the last number says how many: “2 3” is choice 2 with 3 of them. Notation such as “send forest 3” works too.
cli-help-orders = At any question you may also type:
cli-order-more = more
cli-order-hint = hint
cli-order-coach = coach
cli-order-undo = undo
cli-order-redo = redo
cli-order-rewind = rewind
cli-order-end = end
cli-order-hold = hold
cli-order-board = board
cli-order-secret = secret
cli-order-log = log
cli-order-score = score
cli-order-rules = rules
cli-order-save = save
cli-order-help = help
cli-order-quit = quit
cli-order-why-about = what is not possible now, and why; “? send forest 3” asks about one action
cli-order-more-about = the next choices of a long list
cli-order-hint-about = advice on this question
cli-order-coach-about = switch the coach on or off
cli-order-undo-about = take back your last choice, up to the last roll or reveal
cli-order-redo-about = play again what was taken back
cli-order-rewind-about = take back your whole turn, up to the last roll or reveal
cli-order-end-about = end your turn, where it waits for that
cli-order-hold-about = from now on your turn ends only when you type end; type it again and turns end by themselves
cli-order-board-about = show the table, or one part of it: board 2
cli-order-secret-about = show the table with what only you may see
cli-order-log-about = what happened last; log 40 shows 40 lines
cli-order-score-about = the points if the game ended now
cli-order-rules-about = look something up, such as rules hut
cli-order-save-about = save the game, also under a name of yours
cli-order-help-about = this list
cli-order-quit-about = save and leave

## The end

cli-score-head =
    { $points ->
        [one] { $name }: { $points } point
       *[other] { $name }: { $points } points
    }
cli-result-won =
    { $points ->
        [one] { $name } wins with { $points } point.
       *[other] { $name } wins with { $points } points.
    }
cli-result-shared =
    { $points ->
        [one] { $names } share the victory with { $points } point each.
       *[other] { $names } share the victory with { $points } points each.
    }
cli-result-reached =
    { $points ->
        [one] { $name } reaches { $points } point: { $mark }.
       *[other] { $name } reaches { $points } points: { $mark }.
    }
cli-result-missed =
    { $points ->
        [one] { $name } has { $points } point. The goal was { $goal }.
       *[other] { $name } has { $points } points. The goal was { $goal }.
    }
cli-seed = The seed of the dice was { $seed }.
cli-record-kept = The record lies in { $path }. To read it again, and to check the dice:
cli-replayed =
    { $count ->
        [one] { $count } move, all in order.
       *[other] { $count } moves, all in order.
    }
cli-replayed-part =
    { $count ->
        [one] { $count } move, all in order. The game is not over here.
       *[other] { $count } moves, all in order. The game is not over here.
    }
cli-verified =
    { $count ->
        [one] Fair: { $count } roll or draw follows from the seed.
       *[other] Fair: all { $count } rolls and draws follow from the seed.
    }
cli-verified-unfinished =
    The game is not over here, so later rolls cannot be checked yet and the seed stays secret.
cli-verified-seed = Seed { $seed }, SHA-256 { $commitment }.

## The shelf

cli-games-seats = Players: { $least }–{ $most }
cli-games-bots = Bots:
cli-games-options = Options, as set unless you change them:

## Many games

cli-playing = Playing
cli-simulated =
    { $games ->
        [one] { $game }: { $games } game between { $bots }.
       *[other] { $game }: { $games } games between { $bots }.
    }
cli-simulated-speed = { $decisions } decisions in { $seconds } s: { $speed } per second.
cli-scores = Points by seat
cli-spread = From { $least } to { $most } points: all games thin, the middle half thick, ● the median
cli-rounds = Games by number of rounds
cli-column-seat = seat
cli-column-bot = bot
cli-column-wins = wins
cli-column-mean = mean points
cli-column-least = least
cli-column-median = median
cli-column-most = most
cli-column-interval = 95 % interval
cli-column-fair = if equal

## The table of Stone Age

cli-stone_age-round =
    Round { $number }. First player: { $name }. Cards in the deck: { $count }.
cli-stone_age-cards = Cards, by price in resources:
cli-stone_age-buildings = Building stacks:
cli-stone_age-no-building = no building
cli-stone_age-tiles =
    { $count ->
        [one] { $tile }, the last tile
       *[other] { $tile }, { $count } tiles
    }
cli-stone_age-mat =
    { $points ->
        [one] { $name }: { $points } point; { $figures } figures, { $home } at home.
       *[other] { $name }: { $points } points; { $figures } figures, { $home } at home.
    }
cli-stone_age-food = Food { $food }, grows { $agriculture }, eats { $figures }: { $rest } left.
cli-stone_age-food-short = Food { $food }, grows { $agriculture }, eats { $figures }: { $rest } short!
cli-stone_age-resources = Resources: { $goods }.
cli-stone_age-tools = Tools: { $tools }.
cli-stone_age-used = { $value } (used)
cli-stone_age-once = One-use tools: { $tools }.
cli-stone_age-two-of-choice = A card for 2 resources of choice waits.
cli-stone_age-collection = Has { $parts }.
cli-stone_age-built =
    { $count ->
        [one] { $count } building
       *[other] { $count } buildings
    }
cli-stone_age-hidden =
    { $count ->
        [one] { $count } hidden card
       *[other] { $count } hidden cards
    }
cli-stone_age-symbols = symbols: { $symbols }
cli-stone_age-send =
    { $count ->
        [one] { $place }, { $count } figure
       *[other] { $place }, { $count } figures
    }
cli-stone_age-send-between = { $place }, { $least }–{ $count } figures
cli-stone_age-at = { $place }: { $what }
cli-stone_age-result = { $choice } → { $result }
cli-stone_age-tie-break = The tie is broken by the development of the village: { $value }.

## The table of Cave vs Cave

cli-cave_vs_cave-round =
    Round { $number } of { $rounds }, { $seats ->
        [1] turns
       *[other] turns of each player
    }: { $turns }. Walls in the supply: { $walls }.
cli-cave_vs_cave-first = Starting player: { $name }.
cli-cave_vs_cave-stack = Rooms in the stack: { $count }.
cli-cave_vs_cave-tiles = Action tiles:
cli-cave_vs_cave-display = Rooms on display:
cli-cave_vs_cave-furnished = Rooms in the caves:
cli-cave_vs_cave-goods =
    { $points ->
        [one] { $name }, { $points } point: { $goods }.
       *[other] { $name }, { $points } points: { $goods }.
    }
cli-cave_vs_cave-legend =
    ═ ║ natural wall, ━ ┃ built wall, ╌ ╎ place for a wall (that between A3 and B3 is a3-b3; those of the additional cavern X are x-e in the east, x-s in the south, x-w in the west); ░ face down; ● orange, ○ blue room with its points. In descriptions “/” means or, “;” means and also.
cli-cave_vs_cave-room =
    { $colour ->
        [orange] { $room } (orange, { cave_vs_cave-points }): { $cost }; { $walls }.
       *[blue] { $room } (blue, { cave_vs_cave-points }): { $cost }; { $walls }.
    }
cli-cave_vs_cave-fits = Fits { $cells }.
cli-cave_vs_cave-free = free
cli-cave_vs_cave-cost = for { $goods }
cli-cave_vs_cave-use =
    { $count ->
        [one] use { $count } orange room
       *[other] use up to { $count } different orange rooms
    }
cli-cave_vs_cave-dig =
    { $count ->
        [one] excavate { $count } cavern
       *[other] excavate { $count } caverns
    }
cli-cave_vs_cave-dig-paid =
    { $count ->
        [one] pay { $paid } and excavate { $count } cavern
       *[other] pay { $paid } and excavate { $count } caverns
    }
cli-cave_vs_cave-undermine = excavate 1 cavern through walls
cli-cave_vs_cave-build = build 1 wall
cli-cave_vs_cave-raze = raze 1 wall and get { $goods }
cli-cave_vs_cave-furnish = furnish, surcharge { $paid }
cli-cave_vs_cave-furnish-free = furnish without surcharge
cli-cave_vs_cave-any-three = pay 1 each of 3 different goods and get { $goods }
cli-cave_vs_cave-below = { $what } if you have fewer than { $count }
cli-cave_vs_cave-on-undergrowth = With Undergrowth: { $what }.
cli-cave_vs_cave-on-flax = Whenever you get flax: { $what }.
cli-cave_vs_cave-on-many_rooms = With an action that uses up to 2 or up to 3 rooms: { $what } more.
cli-cave_vs_cave-on-one_room = With an action “use 1 orange room”: { $what }.
cli-cave_vs_cave-on-wall = Whenever you build a wall: { $what }.
cli-cave_vs_cave-tie-break = The tie is broken by the most valuable room: { $value }.

cli-hand-over = Hand the screen over to { $name }. { $name }, press Enter when nobody else looks.
cli-lost_mines-round =
    Round { $number } of { $rounds }. Draw pile: { $pile }. Discarded: { $discarded }.
cli-lost_mines-legend =
    Digits are dwarfs. B, Y start; ? mine (G gold, S silver, D gems, X dragon; small: face down); o rocks; * campfire; T tree trunk, ~ lake, U pit; a axe, b boat, r rope in place; ^ trap, ! troll.
cli-lost_mines-mine = You know the mine on { $cell }: { $mine }.
cli-lost_mines-treasures = Treasures: { $treasures }.
cli-lost_mines-dwarf =
    { $clan ->
        [blue] blue clan
       *[yellow] yellow clan
    }
cli-lost_mines-dragon = the dragon token
cli-lost_mines-player =
    { $number }. { $name }: { $dwarf }, on { $cell }; cards: { $cards }; found: { $finds }; points: { $points }.
cli-lost_mines-hand = Your hand: { $cards }.
cli-lost_mines-unseen = You do not know where these are: { $cards }.
cli-lost_mines-go =
    { $lost ->
        [0] { $choice }, to { $cell }
        [one] { $choice }, to { $cell } (a trap takes { $lost } card)
       *[other] { $choice }, to { $cell } (traps take { $lost } cards)
    }
cli-lost_mines-votes = To end the round: { $agreed }. Still to answer: { $waiting }.
cli-lost_mines-last = The last round
cli-lost_mines-sharer = { $name }: { $dwarf }; found: { $finds }; points: { $points }.

## The table of Caverna

cli-caverna-land =
    { $kind ->
        [forest] forest
        [mountain] mountain
        [meadow] meadow
        [field] field
        [small_pasture] pasture
        [large_pasture] pasture
        [cavern] cavern
        [tunnel] tunnel
        [deep_tunnel] deep tunnel
        [ore_mine] ore mine
        [ruby_mine] ruby mine
       *[entry_level_dwelling] Entry-level dwelling
    }
cli-caverna-outside = Over the edge: { $cells }.
cli-caverna-head =
    { $points ->
        [one] { $name }, { $points } point.
       *[other] { $name }, { $points } points.
    }
cli-caverna-begging =
    { $count ->
        [one] { $count } begging marker
       *[other] { $count } begging markers
    }
cli-caverna-dwarfs = Dwarfs (room for { $room }): { $dwarfs }.
cli-caverna-at-home = at home { $dwarfs }
cli-caverna-at-work = at work { $dwarfs }
cli-caverna-newborn = newborn { $count }
cli-caverna-unarmed = { $count } unarmed
cli-caverna-armed = strength { $weapons }
cli-caverna-goods = Has { $goods }.
cli-caverna-delivery =
    { $rounds ->
        [1] Will get { $good } next round.
       *[other] Will get { $good } in each of the next { $rounds } rounds.
    }
cli-caverna-fed = The dwarfs eat { $need } food at the end of this round: { $rest } left.
cli-caverna-hungry = The dwarfs need { $need } food at the end of this round: { $rest } short!
cli-caverna-round = Round { $number } of { $rounds }.
cli-caverna-first = Starting player: { $name }.
cli-caverna-harvest =
    { $harvest ->
        [none] No harvest at its end.
        [one_food] At its end there is no harvest, but every dwarf eats 1 food.
        [normal] Harvest at its end.
        [partial] Harvest at its end, without the field phase or without breeding.
       *[unknown] Whether there is a harvest at its end, nobody knows yet.
    }
cli-caverna-markers = Harvest markers face down: leaves { $leaves }, question marks { $questions }.
cli-caverna-spaces = Action spaces ([4] is the card of round 4):
cli-caverna-home = the home of { $name }
cli-caverna-supply = furnishing tiles that can be had
cli-caverna-tile =
    { $points ->
        [one] { $name } ({ $price }; { $points } point).
       *[other] { $name } ({ $price }; { $points } points).
    }
cli-caverna-free = free
cli-caverna-colour =
    { $colour ->
        [orange] Dwellings, orange: { $count }
        [green] Green tiles: { $count }
       *[yellow] Parlors, storages and chambers, yellow: { $count }
    }
cli-caverna-lay = Lay a tile: { $tile } …
cli-caverna-fence-small = Build a small pasture …
cli-caverna-fence-large = Build a large pasture …
cli-caverna-stable = Build a stable …
cli-caverna-furnish =
    { $colour ->
        [orange] Furnish a dwelling: { $count } …
        [green] Furnish a green tile: { $count } …
       *[yellow] Furnish a parlor, storage or chamber: { $count } …
    }
cli-caverna-eat = Turn something into food …
cli-caverna-rubies =
    { $count ->
        [1] Spend the ruby …
       *[other] Spend rubies ({ $count }) …
    }
cli-caverna-ruby-tile =
    { $count ->
        [one] { $count } ruby for a tile: { $tile } …
       *[other] { $count } rubies for a tile: { $tile } …
    }
cli-caverna-exchange = Exchange …
cli-caverna-disarm = Trade a weapon for food …
cli-caverna-begging-group = Pay too little and beg …
cli-caverna-loot = { $item } (strength { $strength })
cli-caverna-coins = Turn { $least }–{ $most } gold into one food less
cli-caverna-board = To read what the other spaces are for, type board.
