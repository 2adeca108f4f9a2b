# The table screen that all games share, and the plain board of games without drawings.

## Above the board

web-table-round =
    { $rounds ->
        [0] Round { $round }
       *[other] Round { $round } of { $rounds }
    }
web-table-home = To the start page
web-table-seats = Players
web-table-tools = Rules, settings and help
web-table-rules = Rules
web-table-help = Keyboard
web-table-words = The board in words
web-table-menu = More
web-table-copy-link = Copy the link to this table
web-table-cover = Cover the screen
web-table-leave = Leave: a bot plays on
web-table-asked = To move now
web-table-panel = Log, chat, scores
web-table-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## The question and its answers

web-table-connecting = Going to the table…
web-table-waits = Waiting for { $name }
web-table-thinks = { $name } is thinking…
web-table-skip = Skip ahead
web-table-over = The game is over.
web-table-closed = The table is closed.
web-table-past = Looking back: move { $move } of { $moves }
web-table-title-turn = ● Your turn – { $game }
web-table-answers = What you can do
web-table-anytime = At any time
web-table-here = What you can do here
web-table-hint = Point at the board or at an answer to see what it leads to.
web-table-search = Find an answer
web-table-search-nothing = No answer has these words.
web-table-put-back = Put it back
web-table-group =
    { $group ->
        [caverna-feed] Feed the family
        [caverna-eat] Turn something into food
        [cave_vs_cave-dig] Excavate caverns
        [lost_mines-use] Use a tool
        [stone_age-act] Use a place with your figures
       *[other] { $first } …
    }
web-table-all-answers =
    { $count ->
        [one] Show the { $count } answer
       *[other] Show all { $count } answers
    }
web-table-show-answers =
    { $count ->
        [one] { $count } answer
       *[other] { $count } answers
    }
web-table-board = Board
web-table-play = Do it
web-table-cancel = Cancel
web-table-close = Close
web-table-rule = Rule { $rule }

## Taking back

web-table-undo = Undo
web-table-undo-turn = Undo turn
web-table-redo = Redo
web-table-end-turn = End turn
web-table-held = Your turn ends when you say so.
web-table-undo-reach = Your last choice can be taken back.
web-table-ask-back = Ask all to go back
web-table-back-asked = Everybody is asked whether you may go back.
web-table-back-asks = { $name } asks to go back to their last choice.
web-table-agree = Agree
web-table-refuse = Refuse

## Log, chat, scores and notes

web-table-log = Log
web-table-log-jump = Show the table after move { $move }
web-table-log-earlier = Show what happened earlier
web-table-log-came =
    { $count ->
        [one] One earlier move is listed now.
       *[other] { $count } earlier moves are listed now.
    }
web-table-log-nothing = Nothing has happened yet.
web-table-chat = Chat
web-table-chat-nothing = Nobody has said anything yet.
web-table-chat-say = Say something to all
web-table-chat-send = Send
web-table-chat-news = something new
web-table-mute = Block { $name }
web-table-muted = You have blocked { $name }. You can change that on your own page.
web-table-scores = Scores
web-table-scores-final = The final score
web-table-scores-now = If the game ended now, as far as you can know
web-table-scores-wait = The points are being counted.
web-table-scores-nothing = Points are told when the game is over.
web-table-winner = wins
web-table-notes = Notes
web-table-notes-hint = Only you can read what you write here.
web-table-notes-kept = Kept.

## The whole game on a slider

web-table-look-back = Look back
web-table-scrub = Moment of the game
web-table-scrub-start = To the beginning
web-table-scrub-back = One move back
web-table-scrub-on = One move on
web-table-scrub-play = Play
web-table-scrub-pause = Pause
web-table-scrub-now = Back to now
web-table-scrub-round = End of round { $round }
web-table-scrub-lead = End of round { $round }: { $who } takes the lead
web-table-scrub-slip = { $who } could have done much better
web-table-scrub-share = Copy a link to this moment
web-table-scrub-play-on = Play on from here

## People who come and go

web-table-offline = The line is broken. Trying again; nothing is lost.
web-table-absent = { $name } is not there.
web-table-no-answer = { $name } has not answered yet.
web-table-absent-hide = Hide this
web-table-replace = Let a bot play
web-table-replace-wait =
    { $unit ->
        [days] { $count ->
            [one] A bot may play in { $count } day.
           *[other] A bot may play in { $count } days.
        }
        [hours] { $count ->
            [one] A bot may play in { $count } hour.
           *[other] A bot may play in { $count } hours.
        }
        [minutes] { $count ->
            [one] A bot may play in { $count } minute.
           *[other] A bot may play in { $count } minutes.
        }
       *[seconds] { $count ->
            [one] A bot may play in { $count } second.
           *[other] A bot may play in { $count } seconds.
        }
    }
web-table-replace-voted = You want a bot to play.
web-table-replaced = A bot plays for you.
web-table-return = Play myself
web-table-hand-over = Hand the screen over to { $name }
web-table-hand-over-why = What { $name } alone may see is shown only after this button is pressed.
web-table-hand-over-look = I am { $name }

## The end

web-table-see-board = See the board
web-table-see-sheet = See the score sheet

## Keys

web-table-sound-on = Sound on
web-table-sound-off = Sound off
web-table-leave-ask = Leave this table?
web-table-leave-about = A bot plays on for you at once. You can come back at any time as long as the game lasts.
web-table-leave-stay = Stay
web-table-leave-go = Leave
web-table-key =
    { $wish ->
        [pick] choose the answer with this number
        [step] go through the answers
        [confirm] do what is chosen
        [release] let go, or back to now
        [undo] undo
        [undo_turn] take back the whole turn
        [redo] redo
        [end_turn] end your turn
        [pause] stop what is being told, or go on
        [next] tell the next step now
        [speed] another of the three speeds
        [skip] skip what others do
        [hint] ask for a hint
        [coach] the coach on or off
        [turn_tile] turn a tile round before you lay it
        [mute] sound on or off
        [replay_step] while looking back: one move back or on
        [replay_play] while looking back: play or pause
        [replay_mark] while looking back: to the next or last mark
        [log] go to the log: arrows lead from line to line, Enter looks back
        [book] read the rule of what you point at, or of the question
        [search] find an answer
       *[help] this help
    }

## Words for what a view holds, by the names of its fields

web-word =
    { $key ->
        [wood] Wood
        [clay] Clay
        [stone] Stone
        [gold] Gold
        [food] Food
        [ore] Ore
        [ruby] Rubies
        [grain] Grain
        [vegetable] Vegetables
        [emmer] Emmer
        [flax] Flax
        [dog] Dogs
        [sheep] Sheep
        [donkey] Donkeys
        [wild_boar] Wild boars
        [cattle] Cattle
        [points] Points
        [round] Round
        [turns] Turns
        [figures] Figures
        [home] At home
        [agriculture] Agriculture
        [deck_left] Cards left
        [walls_left] Walls left
        [stack] Stack
        [left] Left
        [hand] Hand
        [hand_size] Cards in hand
        [pile] Draw pile
        [aside] Set aside
        [discarded] Discarded
        [buried_size] Cards discarded or lost
        [axe] Axes
        [boat] Boats
        [rope] Ropes
        [trap] Traps
        [troll] Trolls
        [scores] Points by round
        [leaves] Leaf markers left
        [questions] Question marks left
        [begging] Begging markers
        [dwarf_room] Room for dwarfs
        [weapon] Weapons
        [value] Value
        [secret_count] Number of secret cards
       *[other] { $key }
    }
web-nothing = Nothing
web-clan =
    { $clan ->
        [blue] blue clan
       *[yellow] yellow clan
    }
web-land =
    { $kind ->
        [forest] forest
        [mountain] mountain
        [meadow] meadow
        [field] field
        [small_pasture] small pasture
        [large_pasture] large pasture
        [cavern] cavern
        [tunnel] tunnel
        [deep_tunnel] deep tunnel
        [ore_mine] ore mine
        [ruby_mine] ruby mine
       *[entry_level_dwelling] Entry-level dwelling
    }
web-harvest =
    { $harvest ->
        [none] no harvest
        [one_food] no harvest, but every dwarf eats 1 food
        [normal] harvest
        [partial] harvest without the field phase or without breeding
       *[unknown] nobody knows yet
    }
