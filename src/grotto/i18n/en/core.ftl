# Languages call themselves by their own names everywhere.
language-en = English
language-ru = Русский
language-uk = Українська

# A player who gave no name; $number counts from 1.
player = Player { $number }

# "a, b and c": list-more joins all but the last, list-last adds it.
list-nothing = nothing
list-more = { $items }, { $item }
list-last = { $items } and { $item }

## Actions that games share

action-first = { $who } begins

## Errors, by code

error-table-error = Something went wrong.
error-game-unknown = There is no game “{ $game }”. On the shelf: { $known }.
error-game-rules = There are no rules of version { $rules } for “{ $game }” here. New games are played by version { $known }.
error-game-broken =
    The game “{ $game }” of the package “{ $package }” cannot be played. { $problem }
error-game-seats =
    This game is for { $least } to { $most } players, not for { $seats }.
error-game-option = Option { $option } cannot be “{ $value }”. Possible: { $allowed }.
error-action-unreadable = “{ $text }” is not an action. Examples: { $examples }.
error-action-illegal = “{ $text }” is not possible now. { $reason } On offer: { $offers }.
error-action-not-your-turn = It is not { $who }’s turn: { $asked } is asked.
error-game-over = The game is over: “{ $text }” comes too late.
error-undo-refused = { $reason }
error-turn-held = Your turn has only to be ended: end it, or take something back.
error-turn-nothing-to-end = No turn waits to be ended.
error-record-broken =
    { $line ->
        [0] { $problem }
       *[other] Line { $line } of the record is wrong. { $problem }
    }
error-rules-bug =
    The engine contradicts itself: { $problem }. Please report it together with the record.
error-language-unknown =
    Grotto does not speak “{ $language }”. Languages: { $known }.
error-bot-unknown = There is no bot “{ $level }” here. Bots: { $known }.
error-table-names = Names do not fit the seats: { $count } for { $seats }.
error-table-seed = A seed is one line of printable text and not empty.
error-arena-line-up = Every seat needs one bot: seats { $seats }, bots { $count } ({ $bots }).
error-arena-no-games = At least 1 game is needed, not { $games }.

## Reasons

reason-not-asked = Something else is asked now: { $asked }
reason-others-turn = { $who } is asked now.
reason-only-chance = Only dice and decks answer that, never a player.
reason-game-over = The game is over.
reason-chance-first = Dice or cards come first.
reason-turn-held = The turn has only to be ended, or something in it taken back.
reason-undo-nothing = There is nothing to take back.
reason-undo-barrier = This cannot be taken back: something was rolled or revealed after it.
reason-undo-other-seat = Another player has moved since.
reason-undo-over = The game is over: nothing can be taken back any more.
reason-undo-rated = The result of this game counts: nothing is taken back here.
reason-undo-nothing-to-redo = There is nothing to play again.

## What is wrong with the package of a game

broken-game-no-module = Its module { $module } does not load ({ $error }).
broken-game-no-game = “{ $value }” is no game.
broken-game-other-id = The game calls itself “{ $id }”; ids are made of small letters, digits and “_”.
broken-game-other-rules = It has rules of version { $found }, and was announced with version { $named }.
broken-game-id-taken = There is another game with this id.
broken-game-no-file = The file { $file } is missing.
broken-game-no-message = The file { $file } lacks the message { $key }.

## What is wrong with a record

record-no-record = This is not a record: it does not begin with “{ $expected }”.
record-bad-header = This is not a header: “{ $text }”.
record-missing-header = The header “{ $header }” is missing.
record-stray-digest = This digest follows no action: “{ $text }”.
record-other-rules = It was played by rules version { $found }, and this Grotto knows { $known }.
record-not-over = The game is not over.
record-drift = The game differs from here on: digest { $found } instead of { $expected }.
record-wrong-result = The result is { $found }, not { $claimed }.
record-no-seed = It has no seed or no commitment, so its dice cannot be checked.
record-wrong-commitment = The seed is not the one that was promised.
record-unfair = The seed gives “{ $fair }”, not “{ $text }”.
record-not-text = The file { $path } is not a text in UTF-8.
record-no-file = The file { $path } cannot be read.
record-cannot-write = The file { $path } cannot be written.
