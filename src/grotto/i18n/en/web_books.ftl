## The rulebook

web-rules = Rules
web-rules-of = The rules of { $game }
web-rules-search = Search the rules
web-rules-found =
    { $count ->
        [0] No rule has all of these words.
        [one] One rule
       *[other] { $count } rules
    }

## A game from a record

web-replay = Replay
web-replay-about =
    Look at a finished game move by move, or go on with one that is not finished. A record is a text file, which every finished game offers to download.
web-replay-drop = Drop a record here, or choose a file
web-replay-choose = Choose a file
web-replay-reading = The record is being read…
web-replay-yours = Your finished games
web-replay-none = You have not finished any game yet.
web-replay-too-long = This file is too long for a record.

## The end of a game

web-end-won = { $who } wins!
web-end-won-together = { $who } win together!
web-end-lost = Nobody has won this time.
web-end-you-won = You have won!
web-end-sheet = Score sheet
web-end-item = Item
web-end-total = Total
web-end-rank = Rank
web-end-course = Points round by round
web-end-course-about = What each player would have had if the game had ended with that round.
web-end-round = Round { $round }
web-end-rematch = Rematch
web-end-again = Play again
web-end-go-to-rematch = To the rematch
web-end-download = Download the record
web-end-look-back = Look back
web-end-share = Copy the link
web-end-copied = The link is copied.
web-end-fair = Fair dice
web-end-fair-about =
    Every roll and draw follows from this seed, which was promised before the first move. “grotto verify” checks it in the record.
web-end-seed = Seed
web-end-promise = Promise

# The name of a line in which every player has another sentence.
web-score-item =
    { $item ->
        [buildings] Buildings
        [bonus] Points from cards
        [hunger] Hungry rounds
        [culture_first] First culture set
        [culture_second] Second culture set
        [farmer] Farmers
        [toolmaker] Toolmakers
        [builder] Builders
        [shaman] Shamans
        [left_over] Resources left
        [orange_rooms] Orange rooms
        [blue_rooms] Blue rooms
       *[other] Points
    }
