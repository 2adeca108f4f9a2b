cave_vs_cave-name = Caverna: Cave vs Cave
cave_vs_cave-about =
    Dig caverns into the mountain, put up walls and furnish rooms: a duel of two dwarf families, or a puzzle for one.

## Options

cave_vs_cave-option-first_player = Starting player
cave_vs_cave-option-first_player-about =
    Who begins the game.
cave_vs_cave-option-blue_rooms_active_at_once = Blue rooms work at once
cave_vs_cave-option-blue_rooms_active_at_once-about =
    A blue room works from the moment it is furnished; otherwise from the next turn on.
cave_vs_cave-option-wood_before_room = Wood comes first
cave_vs_cave-option-wood_before_room-about =
    The Wood Storeroom gives its wood before the used room does its work; otherwise after it.
cave_vs_cave-option-retting_room_counts = What the Retting Room counts
cave_vs_cave-option-retting_room_counts-about =
    For which flax the Retting Room gives food.
cave_vs_cave-option-junction_room_takes_gold = The Junction Room takes gold
cave_vs_cave-option-junction_room_takes_gold-about =
    Gold may be one of the three different goods.
cave_vs_cave-option-undermining_ignores_all_walls = Undermining ignores all walls
cave_vs_cave-option-undermining_ignores_all_walls-about =
    No wall on the way stops Undermining; otherwise it ignores only walls around the excavated cell.
cave_vs_cave-option-extra_cavern_walls = Two walls of the additional cavern
cave_vs_cave-option-extra_cavern_walls-about =
    How the walls lie on its side with two natural walls.
cave_vs_cave-option-solo_reveal = Reveal in the solo game
cave_vs_cave-option-solo_reveal-about =
    When the top room of the stack is revealed.
cave_vs_cave-option-renovation_test = Gold for Renovation
cave_vs_cave-option-renovation_test-about =
    When the gold of both players is compared.

## Names

cave_vs_cave-tile =
    { $tile ->
        [cultivation] Cultivation
        [housework] Housework
        [undergrowth] Undergrowth
        [excavation] Excavation
        [furnishing] Furnishing
        [masonry] Masonry
        [undermining] Undermining
        [expansion] Expansion
        [breach] Breach
        [drift_mining] Drift Mining
        [expedition] Expedition
       *[renovation] Renovation
    }
cave_vs_cave-room =
    { $room ->
        [cave_entrance] Cave Entrance
        [shelf] Shelf
        [spinning_wheel] Spinning Wheel
        [tunnel] Tunnel
        [grindstone] Grindstone
        [food_corner] Food Corner
        [parlor] Parlor
        [warehouse] Warehouse
        [stall] Stall
        [sacrificial_altar] Sacrificial Altar
        [storeroom] Storeroom
        [weaving_room] Weaving Room
        [furniture_workshop] Furniture Workshop
        [gold_vein] Gold Vein
        [junction_room] Junction Room
        [digging_cave] Digging Cave
        [bakehouse] Bakehouse
        [state_room] State Room
        [secret_chamber] Secret Chamber
        [treasury] Treasury
        [prospecting_site] Prospecting Site
        [retting_room] Retting Room
        [equipment_room] Equipment Room
        [wood_storeroom] Wood Storeroom
       *[dungeon] Dungeon
    }

cave_vs_cave-good =
    { $good ->
        [wood] wood
        [stone] stone
        [emmer] emmer
        [flax] flax
        [food] food
       *[gold] gold
    }

# What somebody takes or pays: the object of a sentence.
cave_vs_cave-amount =
    { $good ->
        [wood] { $count } wood
        [stone] { $count } stone
        [emmer] { $count } emmer
        [flax] { $count } flax
        [food] { $count } food
       *[gold] { $count } gold
    }

# What is raised to which level.
cave_vs_cave-level =
    { $good ->
        [wood] wood to { $count }
        [stone] stone to { $count }
        [emmer] emmer to { $count }
        [flax] flax to { $count }
        [food] food to { $count }
       *[gold] gold to { $count }
    }

# What is excavated or furnished: the object of a sentence.
cave_vs_cave-cell = cavern { $cell }
cave_vs_cave-cell-extra = the additional cavern

# Where a wall stands.
cave_vs_cave-border = between { $first } and { $second }
cave_vs_cave-border-extra =
    { $side ->
        [e] on the east side of the additional cavern
        [s] on the south side of the additional cavern
       *[w] on the west side of the additional cavern
    }

cave_vs_cave-walls =
    { $kind ->
        [none] no walls
        [one] exactly 1 wall
        [two_adjacent] 2 adjacent walls
        [two_opposite] 2 opposite walls
        [three] 3 walls
       *[four] 4 walls
    }

cave_vs_cave-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Questions

cave_vs_cave-ask-take = Which action tile do you take?
cave_vs_cave-ask-carry-out = “{ $tile }”: what do you do?
cave_vs_cave-ask-room = “{ $room }”: what do you do?
cave_vs_cave-ask-dig-again = Which cavern do you excavate next?
cave_vs_cave-ask-side = Which side of the additional cavern lies up?

## Actions

cave_vs_cave-action-take = Take the tile “{ $tile }”
cave_vs_cave-action-gain = Gain { $goods }
cave_vs_cave-action-trade = Pay { $paid } and get { $goods }
cave_vs_cave-action-replenish = Replenish { $levels }
cave_vs_cave-action-dig = Excavate { $cell }
cave_vs_cave-action-dig-paid =
    { $count ->
        [one] Pay { $paid } and excavate { $cell }
       *[other] Pay { $paid } for { $count } caverns and excavate { $cell } first
    }
cave_vs_cave-action-build = Build a wall { $border }
cave_vs_cave-action-raze = Raze the wall { $border }
cave_vs_cave-action-furnish = Furnish { $cell } with “{ $room }” for { $paid }
cave_vs_cave-action-furnish-free = Furnish { $cell } with “{ $room }” for free
cave_vs_cave-action-use = Use “{ $room }”
cave_vs_cave-action-exchange =
    { $good ->
        [emmer] Exchange 1 emmer for 1 food
        [flax] Exchange 1 flax for 1 food
       *[gold] Exchange 1 gold for 1 food
    }
cave_vs_cave-action-lay =
    { $side ->
        [two_walls] Choose the side with 2 natural walls
       *[three_walls] Choose the side with 3 natural walls
    }
cave_vs_cave-action-done = Nothing more
cave_vs_cave-action-reveal-tile = Turn up the tile “{ $tile }”
cave_vs_cave-action-reveal-room = Turn up the room “{ $room }”
cave_vs_cave-action-remove = Remove the room “{ $room }”

## Events

cave_vs_cave-event-started = { $who } takes the starting-player token.
cave_vs_cave-event-room-removed = “{ $room }” is not used in this game.
cave_vs_cave-event-round-begun =
    Round { $number }, { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } each. { $who } begins.
cave_vs_cave-event-tile-revealed = New action: “{ $tile }”.
cave_vs_cave-event-tile-taken = { $who } takes the tile “{ $tile }”.
cave_vs_cave-event-gained = { $who } gains { $goods }.
cave_vs_cave-event-gained-nothing = { $who } gains nothing.
cave_vs_cave-event-traded = { $who } pays { $paid } and gets { $goods }.
cave_vs_cave-event-traded-for-nothing = { $who } pays { $paid } and has no room for more.
cave_vs_cave-event-exchanged =
    { $good ->
        [emmer] { $who } exchanges 1 emmer for 1 food.
        [flax] { $who } exchanges 1 flax for 1 food.
       *[gold] { $who } exchanges 1 gold for 1 food.
    }
cave_vs_cave-event-room-worked = { $who } gains { $goods } by “{ $room }”.
cave_vs_cave-event-room-worked-in-vain = “{ $room }” gives { $who } nothing: there is no room for more.
cave_vs_cave-event-wall-built =
    { $who } builds a wall { $border }. Walls left: { $left }.
cave_vs_cave-event-wall-razed = { $who } razes the wall { $border }.
cave_vs_cave-event-cavern-dug =
    { $food ->
        [0] { $who } excavates { $cell }.
       *[other] { $who } excavates { $cell } and finds { $food } food.
    }
cave_vs_cave-event-cavern-dug-paid =
    { $count ->
        [one] { $food ->
            [0] { $who } pays { $paid } and excavates { $cell }.
           *[other] { $who } pays { $paid }, excavates { $cell } and finds { $food } food.
        }
       *[other] { $food ->
            [0] { $who } pays { $paid } for { $count } caverns and excavates { $cell }.
           *[other] { $who } pays { $paid } for { $count } caverns, excavates { $cell } and finds { $food } food.
        }
    }
cave_vs_cave-event-room-revealed = A new room in the display: “{ $room }”.
cave_vs_cave-event-room-dug-up = { cave_vs_cave-event-room-revealed }
cave_vs_cave-event-room-furnished =
    { $who } furnishes { $cell } with “{ $room }” for { $paid }: { cave_vs_cave-points }.
cave_vs_cave-event-room-furnished-free =
    { $who } furnishes { $cell } with “{ $room }” for free: { cave_vs_cave-points }.
cave_vs_cave-event-cavern-granted = { $who } has filled the whole cave and receives the additional cavern.
cave_vs_cave-event-cavern-laid =
    { $side ->
        [two_walls] { $who } chooses the side with 2 natural walls.
       *[three_walls] { $who } chooses the side with 3 natural walls.
    }
cave_vs_cave-event-room-used = { $who } uses “{ $room }”.
cave_vs_cave-event-game-ended =
    { $rounds ->
        [one] The game ends after { $rounds } round.
       *[other] The game ends after { $rounds } rounds.
    }

## Reasons

cave_vs_cave-reason-face-down = This tile still lies face down.
cave_vs_cave-reason-no-breach-in-solo = There is no “Breach” in the solo game.
cave_vs_cave-reason-tile-taken = This tile is taken in this round ({ $who }).
cave_vs_cave-reason-not-most-gold =
    “Renovation” asks for more gold than your opponent has: you have { $own }, your opponent { $other }.
cave_vs_cave-reason-nobody-passes = You have to take an action tile. You need not do anything with it.
cave_vs_cave-reason-second-tile = You have taken “{ $tile }” in this turn. The next tile comes with your next turn.
cave_vs_cave-reason-effect-done = You have done that part of “{ $by }” already.
cave_vs_cave-reason-one-half-done = “{ $by }”: only one of these alternatives is carried out, and you have chosen.
cave_vs_cave-reason-other-effects =
    { $deed ->
        [dig] “{ $by }” excavates no caverns.
        [build] “{ $by }” builds no walls.
        [raze] “{ $by }” razes no walls.
        [furnish] “{ $by }” furnishes no caverns.
       *[goods] “{ $by }” offers no such goods.
    }
cave_vs_cave-reason-takes-no-gold = At this table the “Junction Room” takes no gold.
cave_vs_cave-reason-missing = You still need { $goods }.
cave_vs_cave-reason-food-full = You cannot store more than { $count } food.
cave_vs_cave-reason-no-good =
    { $good ->
        [emmer] You have no emmer.
        [flax] You have no flax.
       *[gold] You have no gold.
    }
cave_vs_cave-reason-enough-stone = The stone is for those who have fewer than { $count }.
cave_vs_cave-reason-no-walls = There are no walls left in the supply.
cave_vs_cave-reason-nothing-to-raze = You have built no walls.
cave_vs_cave-reason-wall-there = A wall of yours stands there already.
cave_vs_cave-reason-no-place-for-wall = That is not a place for a wall in your cave.
cave_vs_cave-reason-no-wall-there = You have built no wall there. Only your own built walls can be razed.
cave_vs_cave-reason-all-dug = There are no face-down rooms left in your cave.
cave_vs_cave-reason-nothing-accessible = No face-down room is accessible: walls stand in the way.
cave_vs_cave-reason-nothing-hidden = You cannot excavate { $cell }: no face-down room lies there.
cave_vs_cave-reason-behind-walls = You cannot excavate { $cell }: walls stand in the way. “Undermining” would help.
cave_vs_cave-reason-walls-in-the-way = You cannot excavate { $cell }: walls stand in the way.
cave_vs_cave-reason-not-accessible = You cannot excavate { $cell }: face-down rooms are in the way.
cave_vs_cave-reason-dig-is-free = One cavern is excavated for free here.
cave_vs_cave-reason-dig-costs = Excavating a cavern costs { $goods } here.
cave_vs_cave-reason-dig-paid = Both caverns are paid for already.
cave_vs_cave-reason-no-cavern = You have no empty cavern.
cave_vs_cave-reason-fits-nowhere = “{ $room }” fits none of your empty caverns. Walls that fit: { $needs }.
cave_vs_cave-reason-wrong-walls =
    “{ $room }” does not fit into { $cell }, which has { $has }. Walls that fit: { $needs }.
cave_vs_cave-reason-too-few-orange =
    You need more orange rooms than blue ones. Orange: { $orange }, blue: { $blue }.
cave_vs_cave-reason-room-unseen = “{ $room }” is not on display: it still lies face down somewhere.
cave_vs_cave-reason-room-furnished = “{ $room }” is in a cave already ({ $who }).
cave_vs_cave-reason-room-removed = “{ $room }” is not used in this game.
cave_vs_cave-reason-cell-face-down = You cannot furnish { $cell }: it has not been excavated yet.
cave_vs_cave-reason-cell-furnished = You cannot furnish { $cell }: “{ $room }” is there.
cave_vs_cave-reason-no-extra-cavern = You do not have the additional cavern.
cave_vs_cave-reason-extra-not-earned = The additional cavern goes to whoever first furnishes the whole cave.
cave_vs_cave-reason-extra-has-owner = There is only one additional cavern, and it is taken ({ $who }).
cave_vs_cave-reason-no-surcharge = There is no surcharge now.
cave_vs_cave-reason-wrong-surcharge =
    { $count ->
        [1] The surcharge is { $surcharges }.
       *[other] Exactly one of these surcharges is paid: { $surcharges }.
    }
cave_vs_cave-reason-blue-room = “{ $room }” is blue: it works by itself and is never used.
cave_vs_cave-reason-room-used = “{ $room }” was used in this turn already.
cave_vs_cave-reason-not-your-room = “{ $room }” is not in your cave.
cave_vs_cave-reason-no-use-left =
    { $count ->
        [0] Your action tile lets you use no rooms.
       *[other] Your action tile lets you use no more rooms this turn.
    }

## Score sheet

cave_vs_cave-score-orange_rooms =
    { $count ->
        [one] { $count } orange room
       *[other] { $count } orange rooms
    }
cave_vs_cave-score-blue_rooms =
    { $count ->
        [one] { $count } blue room
       *[other] { $count } blue rooms
    }
cave_vs_cave-score-gold = Gold
cave_vs_cave-mark-goal = the goal of the solo game
cave_vs_cave-mark-mastery = true mastery

## What may be expected, by its parts

cave_vs_cave-term-rooms = points of rooms
cave_vs_cave-term-gold = gold
cave_vs_cave-term-goods = goods
cave_vs_cave-term-uses = what rooms bring later
cave_vs_cave-term-caverns = caverns for good rooms
cave_vs_cave-term-walls = walls
cave_vs_cave-term-turn = the rest of this turn
