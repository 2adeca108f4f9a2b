lost_mines-name = Saboteur: The Lost Mines
lost_mines-about =
    Two clans of dwarfs build paths through the forest to four old mines. Not every dwarf works for his own clan.

## Options

lost_mines-option-rounds = Rounds
lost_mines-option-rounds-about = How many rounds are played, from 1 to 5.
lost_mines-option-first_player = First player
lost_mines-option-first_player-about =
    Who begins the first round.
lost_mines-option-collector_may_look_at_own_treasure = Look at collected treasures
lost_mines-option-collector_may_look_at_own_treasure-about =
    Whoever takes a treasure looks at its value in secret.
lost_mines-option-early_end_vote = Vote to end a round
lost_mines-option-early_end_vote-about =
    A player may propose to end the round early; it ends when everybody agrees.
lost_mines-option-one_edge_token_per_connection = One token per path
lost_mines-option-one_edge_token_per_connection-about =
    At most one trap or troll sits on each path between two spaces.
lost_mines-option-trap_token_stays_after_triggering = Traps stay
lost_mines-option-trap_token_stays_after_triggering-about =
    A trap stays where it is after somebody has stepped into it.
lost_mines-option-skipped_turn_collects_treasure = Treasure without cards
lost_mines-option-skipped_turn_collects_treasure-about =
    Whoever must skip a turn on an open mine still takes a treasure.
lost_mines-option-lay_beside_closed_mine = Build at a face-down mine
lost_mines-option-lay_beside_closed_mine-about =
    A path that leads to a face-down mine continues a path, so that a card may touch nothing else.
lost_mines-option-early_end_needs_unreachable_mine = Vote only when a mine is out of reach
lost_mines-option-early_end_needs_unreachable_mine-about =
    Ending a round early may be proposed only when no dwarf can come to some mine any more.

## Pieces

lost_mines-path-name =
    { $shape ->
        [cross] crossing
        [t_side] fork N-E-S
        [t_flat] fork E-S-W
        [straight_ns] straight N-S
        [straight_ew] straight E-W
        [curve_ne] curve N-E
       *[curve_nw] curve N-W
    }{ $feature ->
        [rocks] , rocks
        [campfire] , campfire
        [tree] , tree trunk
        [lake] , lake
        [pit] , pit
       *[plain] { "" }
    }
lost_mines-action-name =
    { $card ->
        [axe] axe
        [boat] boat
        [rope] rope
        [peek_mine] peek: mine
        [peek_treasure] peek: treasure
        [peek_dwarf] peek: dwarf
        [peek_mine_treasure] peek: mine or treasure
        [peek_mine_dwarf] peek: mine or dwarf
        [peek_treasure_dwarf] peek: treasure or dwarf
        [peek_mine_treasure_dwarf] peek: mine, treasure or dwarf
        [trap] trap
        [troll] troll
       *[thunderstorm] thunderstorm
    }

# What somebody draws, plays or loses: the object of a sentence.
lost_mines-card = the card “{ $name }”
lost_mines-card-unknown = a card

# One of several, in a list.
lost_mines-card-listed =
    { $count ->
        [1] “{ $name }”
       *[other] “{ $name }” ×{ $count }
    }

lost_mines-mine =
    { $mine ->
        [gold] gold mine
        [silver] silver mine
        [gems] gem mine
       *[dragon] dragon mine
    }
lost_mines-symbol =
    { $symbol ->
        [gold] gold
        [silver] silver
       *[gems] gems
    }
lost_mines-treasure = { lost_mines-symbol }, value { $value }
lost_mines-clan =
    { $clan ->
        [blue] blue clan
       *[yellow] yellow clan
    }
lost_mines-role =
    { $role ->
        [loyal] loyal dwarf
        [selfish] selfish dwarf
       *[saboteur] saboteur
    }
lost_mines-dwarf = { lost_mines-role } of the { lost_mines-clan }
lost_mines-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Questions

lost_mines-ask-card = Play a card, or discard one or two.
lost_mines-ask-move =
    { $steps ->
        [one] Where does your dwarf go? { $steps } step is left.
       *[other] Where does your dwarf go? { $steps } steps are left.
    }
lost_mines-ask-take = Which treasure do you take?
lost_mines-ask-face = How shall the mine on { $cell } lie? Both ways fit equally well.
lost_mines-ask-vote = { $proposer } proposes to end the round. Do you agree?

## Actions

lost_mines-action-lay =
    { $way ->
        [turned] Lay { $card } on { $cell }, turned
       *[upright] Lay { $card } on { $cell }
    }
lost_mines-action-use =
    { $tool ->
        [axe] Cut the tree trunk on { $cell } with an axe
        [boat] Put a boat on the lake on { $cell }
       *[rope] Hang a rope into the pit on { $cell }
    }
lost_mines-action-peek-mine = Play { $card }: look at the mine on { $cell }
lost_mines-action-peek-treasure = Play { $card }: look at treasure { $number }
lost_mines-action-peek-dwarf = Play { $card }: look at the dwarf card of { $who }
lost_mines-action-trap = Set a trap on { $edge }
lost_mines-action-troll = Put a troll on { $edge }
lost_mines-action-thunderstorm = Let a thunderstorm strike { $cell }
lost_mines-action-discard = Discard { $cards }
lost_mines-action-go =
    { $side ->
        [n] Go north
        [e] Go east
        [s] Go south
       *[w] Go west
    }
lost_mines-action-take = Take treasure { $number }
lost_mines-action-face =
    { $way ->
        [turned] Turn the mine around
       *[upright] Leave the mine upright
    }
lost_mines-action-stop = Stop here
lost_mines-action-propose = Propose to end the round
lost_mines-action-agree = Agree
lost_mines-action-refuse = Refuse
lost_mines-action-treasure = Lay out a treasure: { lost_mines-symbol }
lost_mines-action-dwarf = Deal a dwarf: { $dwarf }
lost_mines-action-draw = Draw { $card }
lost_mines-action-lose = Lose { $card }
lost_mines-action-mine = The mine is a { $mine }
lost_mines-action-value = The treasure is { $treasure }

## Events

lost_mines-event-round-begun = Round { $number } begins; { $who } starts.
lost_mines-event-treasure-laid = Treasure { $number }: { lost_mines-symbol }.
lost_mines-event-dwarf-dealt = { $who } belongs to the { lost_mines-clan }.
lost_mines-event-dwarf-dealt-known = { $who }, the { lost_mines-dwarf }.
lost_mines-event-card-drawn = { $who } draws { $card }.
lost_mines-event-path-laid =
    { $way ->
        [turned] { $who } lays { $card } on { $cell }, turned.
       *[upright] { $who } lays { $card } on { $cell }.
    }
lost_mines-event-overcome =
    { $tool ->
        [axe] { $who } cuts the tree trunk on { $cell }.
        [boat] { $who } puts a boat on the lake on { $cell }.
       *[rope] { $who } hangs a rope into the pit on { $cell }.
    }
lost_mines-event-mine-peeked = { $who } looks at the mine on { $cell } in secret.
lost_mines-event-mine-peeked-seen = { $who } looks at the mine on { $cell } in secret: { $mine }.
lost_mines-event-treasure-peeked = { $who } looks at treasure { $number } in secret.
lost_mines-event-treasure-peeked-seen = { $who } looks at treasure { $number } in secret: { $treasure }.
lost_mines-event-dwarf-peeked = { $who } looks at the dwarf card of { $target } in secret.
lost_mines-event-dwarf-peeked-seen = { $who } looks at the dwarf card of { $target } in secret: { lost_mines-dwarf }.
lost_mines-event-guarded-trap = { $who } sets a trap on { $edge }.
lost_mines-event-guarded-troll = { $who } puts a troll on { $edge }.
lost_mines-event-troll-left = The troll of { $who } leaves { $edge }.
lost_mines-event-struck = A thunderstorm of { $who } destroys { $card } on { $cell }.
lost_mines-event-token-lost-trap = The trap on { $edge } is gone.
lost_mines-event-token-lost-troll = The troll on { $edge } is gone.
lost_mines-event-discarded =
    { $count ->
        [one] { $who } discards { $count } card.
       *[other] { $who } discards { $count } cards.
    }
lost_mines-event-discarded-known = { $who } discards { $cards }.
lost_mines-event-moved = { $who } goes to { $cell }.
lost_mines-event-card-lost = { $who } steps into a trap and loses { $card }.
lost_mines-event-mine-revealed = { $who } opens the mine on { $cell }: { $mine }.
lost_mines-event-mine-turned =
    { $way ->
        [turned] { $who } turns the mine on { $cell } around.
       *[upright] { $who } leaves the mine on { $cell } upright.
    }
lost_mines-event-mine-turned-forced =
    { $way ->
        [turned] The mine on { $cell } has to be turned around to fit.
       *[upright] The mine on { $cell } fits as it lies, upright.
    }
lost_mines-event-dragon-taken = { $who } has woken the dragon and takes its token.
lost_mines-event-treasure-taken = { $who } takes treasure { $number }: { lost_mines-symbol }.
lost_mines-event-skipped = { $who } has no cards and skips the turn.
lost_mines-event-end-proposed = { $who } proposes to end the round.
lost_mines-event-voted =
    { $vote ->
        [agree] { $who } agrees.
       *[refuse] { $who } refuses.
    }
lost_mines-event-round-ended =
    { $cause ->
        [treasures] Round { $number } is over: all treasures are collected.
        [cards] Round { $number } is over: nobody has a card left.
       *[vote] Round { $number } is over: everybody agreed.
    }
lost_mines-event-role-revealed = { $who } was the { lost_mines-dwarf }.
lost_mines-event-find-shown = { $who } has found { $treasure }.
lost_mines-event-round-scored = { $who } gets { lost_mines-points } for the round.

## Refusals

lost_mines-to-side =
    { $side ->
        [n] north
        [e] east
        [s] south
       *[w] west
    }
lost_mines-at-side =
    { $side ->
        [n] in the north
        [e] in the east
        [s] in the south
       *[w] in the west
    }
lost_mines-reason-not-in-hand =
    { $count ->
        [0] You do not have the card “{ $name }”.
       *[other] You have the card “{ $name }” only once.
    }
lost_mines-reason-no-cards = You have no cards.
lost_mines-reason-fits-nowhere = The card “{ $name }” fits nowhere on the board.
lost_mines-reason-occupied = A card lies on { $cell } already.
lost_mines-reason-not-adjacent = { $cell } is not beside any card.
lost_mines-reason-edge-mismatch =
    On { $cell } the card does not fit { lost_mines-at-side }: a path would meet a side without one.
lost_mines-reason-no-continuation = On { $cell } the card would not continue any path.
lost_mines-reason-beside-closed-mine =
    On { $cell } the card would lead only to a face-down mine, and that is not enough at this table.
lost_mines-reason-no-obstacle =
    { $tool ->
        [axe] There is no tree trunk on the board that waits for an axe.
        [boat] There is no lake on the board that waits for a boat.
       *[rope] There is no pit on the board that waits for a rope.
    }
lost_mines-reason-no-obstacle-there =
    { $tool ->
        [axe] There is no tree trunk on { $cell }.
        [boat] There is no lake on { $cell }.
       *[rope] There is no pit on { $cell }.
    }
lost_mines-reason-already-overcome =
    { $tool ->
        [axe] The tree trunk on { $cell } is overcome already.
        [boat] The lake on { $cell } is overcome already.
       *[rope] The pit on { $cell } is overcome already.
    }
lost_mines-reason-no-token =
    { $token ->
        [axe] No axe token is left in the supply.
        [boat] No boat token is left in the supply.
        [rope] No rope token is left in the supply.
        [trap] No trap token is left in the supply.
       *[troll] No troll token is left in the supply.
    }
lost_mines-reason-no-path-there =
    { $why ->
        [ends] On { $edge } a path ends at a side without one.
        [unknown] Nobody knows whether a path of the face-down mine leads over { $edge }.
       *[none] No path leads over { $edge }.
    }
lost_mines-reason-token-there = A trap or a troll sits on { $edge } already.
lost_mines-reason-nothing-to-strike = There is no path card without a dwarf for a thunderstorm to strike.
lost_mines-reason-dwarf-there = A dwarf stands on { $cell }.
lost_mines-reason-no-path-card =
    { $what ->
        [start] On { $cell } lies a start card, which no thunderstorm can remove.
        [mine] On { $cell } lies a mine, which no thunderstorm can remove.
       *[nothing] No card lies on { $cell }.
    }
lost_mines-reason-nothing-to-see =
    { $subject ->
        [mine] All mines lie open.
        [treasure] All treasures are collected.
       *[dwarf] There is nobody else.
    }
lost_mines-reason-not-another =
    { $whose ->
        [own] That is your own dwarf card; you may look at that of another player.
       *[nobody] No such player takes part.
    }
lost_mines-reason-mine-gone = The mine on { $cell } lies open.
lost_mines-reason-treasure-gone = Treasure { $number } is collected already.
lost_mines-reason-no-such-treasure = There is no treasure { $number } in this round.
lost_mines-reason-other-treasure = Treasure { $number } belongs to another mine.
lost_mines-reason-no-connection =
    { $why ->
        [outside] The path { lost_mines-to-side } leads off the board.
        [empty] No card continues the path { lost_mines-to-side } yet.
        [ends] The path { lost_mines-to-side } ends at a side without one.
       *[none] No path leads { lost_mines-to-side } from here.
    }
lost_mines-reason-troll = A troll bars the way { lost_mines-to-side }.
lost_mines-reason-obstacle =
    { $tool ->
        [axe] A tree trunk bars the way { lost_mines-to-side }: it waits for an axe.
        [boat] A lake bars the way { lost_mines-to-side }: it waits for a boat.
       *[rope] A pit bars the way { lost_mines-to-side }: it waits for a rope.
    }
lost_mines-reason-narrow =
    There is room for one dwarf only { lost_mines-at-side }, and one stands there.
lost_mines-reason-card-first = First play or discard a card.
lost_mines-reason-card-played = You have played or discarded a card this turn already.
lost_mines-reason-stop-first = Treasures are taken when the move is over: stop first.
lost_mines-reason-moved-already = Your dwarf does not move any more this turn.
lost_mines-reason-no-mine-to-turn = No mine is to be turned now.
lost_mines-reason-proposals-first = Ending the round can be proposed only before you play or discard.
lost_mines-reason-proposed-already = You have proposed that this turn already.
lost_mines-reason-nothing-proposed = No proposal to end the round is being voted on.
lost_mines-reason-no-voting = At this table rounds are not ended by a vote.
lost_mines-reason-mines-in-reach = Every mine that may have treasures can still be reached.

## Scores

lost_mines-score-own = Round { $round }: treasures of a selfish dwarf
lost_mines-score-share = Round { $round }: share of the clan
lost_mines-score-remainder = Round { $round }: remainder for the best find
lost_mines-score-dragon = Round { $round }: dragon

## What may be expected, by its parts

lost_mines-term-earned = gold of earlier rounds
lost_mines-term-finds = treasures found
lost_mines-term-prospects = the way to treasures
lost_mines-term-best_find = the best find
lost_mines-term-dragon = safety from the dragon
lost_mines-term-hand = cards in hand
