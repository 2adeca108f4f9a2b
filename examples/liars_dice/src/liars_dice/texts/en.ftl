liars_dice-name = Liar’s Dice
liars_dice-about = Roll in secret, bid on all dice of the table, and doubt whom you do not believe.

## Options

liars_dice-option-dice = Dice
liars_dice-option-dice-about = How many dice everybody begins with.
liars_dice-option-wild_ones = Wild ones
liars_dice-option-wild_ones-about = Ones count as every face.
liars_dice-option-first_player = First player
liars_dice-option-first_player-about = The seat that begins; “random” draws it by lot.

## What is asked

liars_dice-ask-bid-first = Bid: how many of all dice show which face?
liars_dice-ask-bid =
    { $count ->
        [one] { $count } die showing { $face } is bid
       *[other] { $count } dice showing { $face } are bid
    }. Bid higher, or doubt it?

## What can be answered

liars_dice-action-bid =
    { $count ->
        [one] { $count } die showing { $face }
       *[other] { $count } dice showing { $face }
    }
liars_dice-action-doubt = Doubt
liars_dice-action-roll = Roll { $dice }

## What happens

liars_dice-event-rolled = { $who } rolls { $dice }.
liars_dice-event-rolled-unseen = { $who } rolls and looks under the cup.
liars_dice-event-bid-made =
    { $who } bids: { $count ->
        [one] { $count } die showing { $face }
       *[other] { $count } dice showing { $face }
    }.
liars_dice-event-doubted = { $who } does not believe { $bidder }.
liars_dice-event-shown = { $who } shows { $dice }.
liars_dice-event-counted =
    { $count ->
        [one] { $count } die counts
       *[other] { $count } dice count
    } as { $face }.
liars_dice-event-die-lost =
    { $who } loses a die and has { $left ->
        [one] { $left } die
       *[other] { $left } dice
    } left.
liars_dice-event-die-lost-last = { $who } loses the last die and is out.

## Why not

liars_dice-reason-nothing-to-doubt = Nobody has bid in this round yet.
liars_dice-reason-so-few-dice =
    { $count ->
        [one] Only { $count } die is
       *[other] Only { $count } dice are
    } on the table.
liars_dice-reason-not-higher =
    { $count ->
        [one] { $count } die showing { $face } is
       *[other] { $count } dice showing { $face } are
    } bid: a raise has more dice, or as many of a higher face.

## Points

liars_dice-score-dice = Dice left

## The table in the terminal, and the names of fields in the browser

liars_dice-board-dice = { $who }: { $dice }
liars_dice-board-bid =
    { $who } bids { $count ->
        [one] { $count } die showing { $face }
       *[other] { $count } dice showing { $face }
    }
liars_dice-word =
    { $key ->
        [bids] Bids
        [seat] Who
        [count] Dice
        [face] Face
        [left] Dice left
        [dice] Under the cup
       *[other] { $key }
    }
