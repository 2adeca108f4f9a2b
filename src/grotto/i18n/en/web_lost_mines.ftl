## The board of The Lost Mines in the browser

web-mines-map = The forest
web-mines-words = The forest in words
web-mines-larger = Larger
web-mines-smaller = Smaller
web-mines-everything = Show everything
web-mines-round = Round { $round }
web-mines-skip = Skip

## Cards on the map

web-mines-start =
    { $clan ->
        [blue] start of the blue clan
       *[yellow] start of the yellow clan
    }
web-mines-mine-shut = unknown mine
web-mines-empty = no card
web-mines-turned = turned
web-mines-shut = face down
web-mines-tool =
    { $tool ->
        [axe] overcome with an axe
        [boat] overcome with a boat
       *[rope] overcome with a rope
    }
web-mines-stands =
    { $count ->
        [one] { $names } stands here
       *[other] { $names } stand here
    }
web-mines-seen-by =
    { $count ->
        [one] { $names } has looked at it
       *[other] { $names } have looked at it
    }
web-mines-trap = Trap on { $edge }
web-mines-troll = Troll of { $name } on { $edge }
web-mines-tokens =
    { $token ->
        [axe] axes left: { $count }
        [boat] boats left: { $count }
        [rope] ropes left: { $count }
        [trap] traps left: { $count }
       *[troll] trolls left: { $count }
    }
web-mines-piles = Draw pile: { $pile }. Discard pile: { $discarded }.

## Playing a card

web-mines-take-up = Take up a card.
web-mines-turn = Turn
web-mines-discard = Discard
web-mines-discard-this = Discard it
web-mines-discard-two = Discard two
web-mines-discard-which = Which cards? One or two.
web-mines-discard-count =
    { $count ->
        [one] Discard { $count } card
       *[other] Discard { $count } cards
    }
web-mines-keep = Keep them

## Moving

web-mines-where = Where does your dwarf go?
web-mines-steps =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
web-mines-way-lost =
    { $count ->
        [one] through a trap: costs { $count } card
       *[other] through traps: costs { $count } cards
    }
web-mines-way-narrow = through a narrow place
web-mines-way-opens = opens the mine
web-mines-walk = Walk
web-mines-walk-lossy =
    { $count ->
        [one] Walk and lose { $count } card
       *[other] Walk and lose { $count } cards
    }
web-mines-stay = Stay here
web-mines-bar =
    { $by ->
        [troll] a troll bars the way
        [axe] a tree trunk bars the way: it waits for an axe
        [boat] a lake bars the way: it waits for a boat
        [rope] a pit bars the way: it waits for a rope
       *[narrow] there is room for one dwarf only, and one stands there
    }

## Mines and treasures

web-mines-treasures = Treasures
web-mines-treasure = Treasure { $number }: { $what }
web-mines-owner = found by { $name }
web-mines-take = Which treasure do you take?
web-mines-face = How shall the mine lie?

## Secrets

web-mines-look = What you have looked at
web-mines-look-seen = I have seen it
web-mines-notebook = My notebook
web-mines-notebook-empty = You have not looked at anything yet.
web-mines-looks = Who has looked at what
web-mines-looks-none = Nobody has looked at anything yet.
web-mines-unseen = What is still unseen
web-mines-unseen-about =
    In the draw pile ({ $pile }), set aside ({ $aside }), in other hands or discarded by others:
web-mines-unseen-dwarfs = Dwarfs you have not seen
web-mines-unseen-mines = Mines you cannot place
web-mines-unseen-treasures = Treasures you have not seen

## Players

web-mines-cards =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
web-mines-at = On { $cell }
web-mines-has-dragon = Has woken the dragon
web-mines-role-about =
    { $role ->
        [loyal] Loyal dwarfs share what their clan finds.
        [selfish] A selfish dwarf keeps its own finds and gets nothing else.
       *[saboteur] A saboteur secretly helps the other clan, gives it all finds, and gets a share there.
    }
web-mines-role-unknown = You do not know what kind of dwarf this is.
web-mines-guess = I think this is a
web-mines-guess-none = No idea
web-mines-note = My note
web-mines-note-about = Guesses and notes stay in your browser. Nobody else sees them.
web-mines-vote =
    { $name } proposes to end the round: { $agreed } of { $count } agree.

## The end of a round

web-mines-round-over = Round { $round } is over
web-mines-round-again = Round { $round } again
web-mines-pot =
    { $clan ->
        [blue] The blue clan shares { $total } among { $count }: { $share } each.
       *[yellow] The yellow clan shares { $total } among { $count }: { $share } each.
    }
web-mines-pot-lost = Nobody gets the remaining { $lost }.
web-mines-go-on = Go on
web-mines-show-all = Show all
