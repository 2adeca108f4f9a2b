caverna-name = Caverna: The Cave Farmers
caverna-about =
    Lead a family of dwarfs: clear the forest, dig and furnish the cave, keep animals, open mines and set out on expeditions.

## Options

caverna-option-first_player = Starting player
caverna-option-first_player-about =
    Who begins the game.
caverna-option-furnishings = Furnishing tiles
caverna-option-furnishings-about =
    Which furnishing tiles are on offer.
caverna-option-carpenter_per_pasture = The Carpenter and every pasture
caverna-option-carpenter_per_pasture-about =
    The Carpenter saves 1 wood for each pasture; otherwise 1 wood for all fences of an action.
caverna-option-drift_mining_needs_tile = Small-scale drift mining needs its tile
caverna-option-drift_mining_needs_tile-about =
    The stone of Small-scale drift mining comes only with the tile; otherwise also without it.
caverna-option-hidden_markers = Hidden harvest markers
caverna-option-hidden_markers-about =
    The harvest marker is turned over at the end of the round; otherwise together with the card.

## Names

caverna-space =
    { $space ->
        [ruby_mining] Ruby mining
        [housework] Housework
        [slash_and_burn] Slash-and-burn
        [drift_mining_1] Drift mining
        [excavation_1] Excavation
        [starting_player_1] Starting player
        [logging_1] Logging
        [supplies] Supplies
        [ore_mining_1] Ore mining
        [wood_gathering] Wood gathering
        [clearing_1] Clearing
        [sustenance_1] Sustenance
        [drift_mining_2] Drift mining
        [excavation_2] Excavation
        [starting_player_2] Starting player
        [imitation_basic] Imitation (2 food)
        [logging_2] Logging
        [growth] Growth
        [ore_mining_2] Ore mining
        [forest_exploration_2] Forest exploration
        [clearing_2] Clearing
        [sustenance_2] Sustenance
        [strip_mining] Strip mining
        [imitation_3] Imitation (4 food)
        [forest_exploration_1] Forest exploration
        [depot_5] Depot
        [small_scale_drift_mining] Small-scale drift mining
        [weekly_market_5] Weekly market
        [imitation_5] Imitation (4 food)
        [hardware_rental_5] Hardware rental
        [fence_building_5] Fence building
        [depot_67] Depot
        [drift_mining_67] Second drift mining
        [weekly_market_67] Weekly market
        [imitation_67] Imitation (1 food)
        [hardware_rental_67] Hardware rental
        [fence_building_67] Fence building
        [large_depot] Large depot
        [imitation_7] Imitation (free)
        [extension] Extension
        [blacksmithing] Blacksmithing
        [ore_mine_construction] Ore mine construction
        [sheep_farming] Sheep farming
        [wish_for_children] Wish for children
        [donkey_farming] Donkey farming
        [ruby_mine_construction] Ruby mine construction
        [ore_delivery] Ore delivery
        [family_life] Family life
        [exploration] Exploration
        [ore_trading] Ore trading
        [adventure] Adventure
        [ruby_delivery] Ruby delivery
       *[urgent_wish_for_children] Urgent wish for children
    }

# What a dwarf does there, for help on the screen.
caverna-space-about =
    { $space ->
        [ruby_mining] Take the rubies, and 1 more if you have a ruby mine.
        [housework] Take 1 dog and/or furnish a cavern.
        [slash_and_burn] Lay a meadow and field tile, and then/or sow.
        [drift_mining_1] Take the stone and/or lay a cavern and tunnel tile.
        [excavation_1] Take the stone and/or lay a tile: cavern and tunnel, or two caverns.
        [starting_player_1] Take the starting player token, the food and 2 ore.
        [logging_1] Take the wood, and then/or undertake an expedition of level 1.
        [supplies] Take 1 wood, 1 stone, 1 ore, 1 food and 2 gold.
        [ore_mining_1] Take the ore, and 2 more ore for each of your ore mines.
        [wood_gathering] Take the wood.
        [clearing_1] Take the wood and/or lay a meadow and field tile.
        [sustenance_1] Take the food and 1 grain, and/or lay a meadow and field tile.
        [drift_mining_2] Take the stone and/or lay a cavern and tunnel tile.
        [excavation_2] Take the stone and/or lay a tile: cavern and tunnel, or two caverns.
        [starting_player_2] Take the starting player token, the food and 1 ruby.
        [imitation_basic] Pay 2 food and use a space where another player’s dwarf stands.
        [logging_2] Take the wood, and then/or undertake an expedition of level 1.
        [growth] Either take 1 wood, 1 stone, 1 ore, 1 food and 2 gold, or let the family grow.
        [ore_mining_2] Take the ore, and 2 more ore for each of your ore mines.
        [forest_exploration_2] Take the wood and 2 food.
        [clearing_2] Take the wood and/or lay a meadow and field tile.
        [sustenance_2] Take the crops and/or lay a meadow and field tile.
        [strip_mining] Take the ore and stone, and 2 wood.
        [imitation_3] Pay 4 food and use a space where another player’s dwarf stands.
        [forest_exploration_1] Take the wood and 1 vegetable.
        [depot_5] Take the wood and ore.
        [small_scale_drift_mining] Take 1 stone and/or lay a cavern and tunnel tile.
        [weekly_market_5] Take 4 gold, and then/or buy goods, at most one of each kind.
        [imitation_5] Pay 4 food and use a space where another player’s dwarf stands.
        [hardware_rental_5] Undertake an expedition of level 2, and then/or sow.
        [fence_building_5] Take the wood, and then/or build pastures: a small one for 2 wood and/or a large one for 4 wood.
        [depot_67] Take the wood and ore.
        [drift_mining_67] Take the stone and/or lay a cavern and tunnel tile.
        [weekly_market_67] Take 4 gold, and then/or buy goods, at most one of each kind.
        [imitation_67] Pay 1 food and use a space where another player’s dwarf stands.
        [hardware_rental_67] Take 2 wood, and then/or undertake an expedition of level 2, and then/or sow.
        [fence_building_67] Take the wood, and then/or build pastures: a small one for 2 wood and/or a large one for 4 wood.
        [large_depot] Take the wood, ore and stone.
        [imitation_7] Use a space where another player’s dwarf stands, without a fee.
        [extension] Either lay a meadow and field tile and take 1 wood, or lay a cavern and tunnel tile and take 1 stone.
        [blacksmithing] Forge a weapon, and then/or undertake an expedition of level 3.
        [ore_mine_construction] Lay an ore mine and deep tunnel tile and take 3 ore, and then/or undertake an expedition of level 2.
        [sheep_farming] Build a small pasture for 2 wood, a large one for 4 wood and/or a stable for 1 stone, and then/or take the sheep.
        [wish_for_children] Either let the family grow, or furnish a dwelling.
        [donkey_farming] Build a small pasture for 2 wood, a large one for 4 wood and/or a stable for 1 stone, and then/or take the donkeys.
        [ruby_mine_construction] Either lay a ruby mine on an ordinary tunnel, or lay it on a deep tunnel and take 1 ruby.
        [ore_delivery] Take the stone and ore, and 2 more ore for each of your ore mines.
        [family_life] Let the family grow and/or sow.
        [exploration] Undertake an expedition of level 4.
        [ore_trading] Up to three times, pay 2 ore and take 2 gold and 1 food.
        [adventure] Forge a weapon, and then/or undertake an expedition of level 1, and after it another one.
        [ruby_delivery] Take the rubies, and 1 more if you have at least two ruby mines.
       *[urgent_wish_for_children] Either furnish a dwelling and then let the family grow, or take 3 gold.
    }

caverna-furnishing =
    { $tile ->
        [dwelling] Dwelling
        [simple_dwelling_a] Simple dwelling (4 wood, 2 stone)
        [simple_dwelling_b] Simple dwelling (3 wood, 3 stone)
        [mixed_dwelling] Mixed dwelling
        [couple_dwelling] Couple dwelling
        [additional_dwelling] Additional dwelling
        [cuddle_room] Cuddle room
        [breakfast_room] Breakfast room
        [stubble_room] Stubble room
        [work_room] Work room
        [guest_room] Guest room
        [office_room] Office room
        [carpenter] Carpenter
        [stone_carver] Stone carver
        [blacksmith] Blacksmith
        [miner] Miner
        [builder] Builder
        [trader] Trader
        [wood_supplier] Wood supplier
        [stone_supplier] Stone supplier
        [ruby_supplier] Ruby supplier
        [dog_school] Dog school
        [quarry] Quarry
        [seam] Seam
        [slaughtering_cave] Slaughtering cave
        [cooking_cave] Cooking cave
        [working_cave] Working cave
        [mining_cave] Mining cave
        [breeding_cave] Breeding cave
        [peaceful_cave] Peaceful cave
        [weaving_parlor] Weaving parlor
        [milking_parlor] Milking parlor
        [state_parlor] State parlor
        [hunting_parlor] Hunting parlor
        [beer_parlor] Beer parlor
        [blacksmithing_parlor] Blacksmithing parlor
        [stone_storage] Stone storage
        [ore_storage] Ore storage
        [spare_part_storage] Spare part storage
        [main_storage] Main storage
        [weapon_storage] Weapon storage
        [supplies_storage] Supplies storage
        [broom_chamber] Broom chamber
        [treasure_chamber] Treasure chamber
        [food_chamber] Food chamber
        [prayer_chamber] Prayer chamber
        [writing_chamber] Writing chamber
       *[fodder_chamber] Fodder chamber
    }

# What the tile does, for help on the screen; its cost and points are not said.
caverna-furnishing-about =
    { $tile ->
        [dwelling] Room for 1 dwarf.
        [simple_dwelling_a] Room for 1 dwarf.
        [simple_dwelling_b] Room for 1 dwarf.
        [mixed_dwelling] Room for 1 dwarf and for 2 farm animals of one kind.
        [couple_dwelling] Room for 2 dwarfs.
        [additional_dwelling] Room for the sixth dwarf only.
        [cuddle_room] Holds as many sheep as you have dwarfs.
        [breakfast_room] Holds up to 3 cattle.
        [stubble_room] Each of your empty fields holds 1 farm animal.
        [work_room] Tunnels may be furnished like caverns.
        [guest_room] On action spaces “either … or” becomes “and/or”.
        [office_room] Twin tiles may overhang the edge of your board; each time you get 2 gold.
        [carpenter] Furnishing and fences cost 1 wood less.
        [stone_carver] 2 stone at once; furnishing and stables cost 1 stone less.
        [blacksmith] 2 ore at once; forging costs 2 ore less.
        [miner] Every round 1 ore for each donkey in an ore mine.
        [builder] When you furnish, 1 ore may replace 1 wood, and 1 ore 1 stone.
        [trader] At any time: pay 2 gold, get 1 wood, 1 stone and 1 ore.
        [wood_supplier] 1 wood at the beginning of each of the next 7 rounds.
        [stone_supplier] 1 stone at the beginning of each of the next 5 rounds.
        [ruby_supplier] 1 ruby at the beginning of each of the next 4 rounds.
        [dog_school] 1 wood for each new dog.
        [quarry] 1 stone for each newborn donkey.
        [seam] 1 ore for each stone that you get.
        [slaughtering_cave] Each farm animal turned into food gives 1 food more.
        [cooking_cave] At any time: turn 1 grain and 1 vegetable into 5 food.
        [working_cave] At each feeding 1 wood, 1 stone or 2 ore may feed one dwarf.
        [mining_cave] Feeding costs 1 food less for each donkey in a mine.
        [breeding_cave] 1, 2, 3 or 5 food for 1, 2, 3 or 4 newborn animals.
        [peaceful_cave] At any time: trade a weapon for as much food as its strength.
        [weaving_parlor] 1 food at once for each of your sheep; at the end 1 point for every 2 sheep.
        [milking_parlor] 1 food at once for each of your cattle; at the end 1 point for each cattle.
        [state_parlor] 2 food at once and 4 points at the end for each dwelling next to it.
        [hunting_parlor] At any time: give 2 wild boars, get 2 gold and 2 food.
        [beer_parlor] At any time: give 2 grain, get 3 gold or 4 food.
        [blacksmithing_parlor] At any time: give 1 ore and 1 ruby, get 2 gold and 1 food.
        [stone_storage] At the end 1 point for each stone.
        [ore_storage] At the end 1 point for every 2 ore.
        [spare_part_storage] At any time: give 1 wood, 1 stone and 1 ore, get 2 gold.
        [main_storage] At the end 2 points for each of your yellow tiles, this one included.
        [weapon_storage] At the end 3 points for each armed dwarf.
        [supplies_storage] At the end 8 points if all your dwarfs are armed.
        [broom_chamber] At the end 5 points for five dwarfs, 10 points for six.
        [treasure_chamber] At the end 1 point for each ruby.
        [food_chamber] At the end 2 points for each pair of 1 grain and 1 vegetable.
        [prayer_chamber] At the end 8 points if none of your dwarfs is armed.
        [writing_chamber] At the end up to 7 lost points are given back.
       *[fodder_chamber] At the end 1 point for every 3 farm animals.
    }

caverna-landscape =
    { $tile ->
        [meadow_field] meadow and field
        [cavern_tunnel] cavern and tunnel
        [cavern_cavern] two caverns
        [ore_mine] ore mine and deep tunnel
        [meadow] meadow
        [field] field
        [tunnel] tunnel
        [cavern] cavern
       *[ruby_mine] ruby mine
    }

caverna-loot =
    { $item ->
        [all_weapons_plus_1] +1 to all weapons
        [wood] 1 wood
        [dog] 1 dog
        [grain] 1 grain
        [sheep] 1 sheep
        [stone] 1 stone
        [donkey] 1 donkey
        [vegetable] 1 vegetable
        [two_ore] 2 ore
        [wild_boar] 1 wild boar
        [two_gold] 2 gold
        [furnish_cavern] furnishing of a cavern
        [stable] a stable for free
        [tunnel] a tunnel for free
        [small_pasture] a small pasture for 1 wood
        [cattle] 1 cattle
        [large_pasture] a large pasture for 2 wood
        [meadow] a meadow for free
        [dwelling] a “Dwelling” for 2 wood and 2 stone
        [field] a field for free
        [sow] sowing
        [cavern] a cavern for free
       *[breed_two] breeding of up to 2 kinds of animals
    }

caverna-cell = { $cell }

# What is there or missing: the subject of a sentence, or a cell of a table.
caverna-stock =
    { $good ->
        [wood] { $count } wood
        [stone] { $count } stone
        [ore] { $count } ore
        [ruby] { $count ->
            [one] { $count } ruby
           *[other] { $count } rubies
        }
        [grain] { $count } grain
        [vegetable] { $count ->
            [one] { $count } vegetable
           *[other] { $count } vegetables
        }
        [food] { $count } food
        [gold] { $count } gold
        [dog] { $count ->
            [one] { $count } dog
           *[other] { $count } dogs
        }
        [sheep] { $count } sheep
        [donkey] { $count ->
            [one] { $count } donkey
           *[other] { $count } donkeys
        }
        [wild_boar] { $count ->
            [one] { $count } wild boar
           *[other] { $count } wild boars
        }
       *[cattle] { $count } cattle
    }

# What somebody takes or gives: the object of a sentence.
caverna-amount =
    { $good ->
        [wood] { $count } wood
        [stone] { $count } stone
        [ore] { $count } ore
        [ruby] { $count ->
            [one] { $count } ruby
           *[other] { $count } rubies
        }
        [grain] { $count } grain
        [vegetable] { $count ->
            [one] { $count } vegetable
           *[other] { $count } vegetables
        }
        [food] { $count } food
        [gold] { $count } gold
        [dog] { $count ->
            [one] { $count } dog
           *[other] { $count } dogs
        }
        [sheep] { $count } sheep
        [donkey] { $count ->
            [one] { $count } donkey
           *[other] { $count } donkeys
        }
        [wild_boar] { $count ->
            [one] { $count } wild boar
           *[other] { $count } wild boars
        }
       *[cattle] { $count } cattle
    }

## Questions

caverna-ask-place =
    { $strength ->
        [0] Where do you place a dwarf?
       *[other] Where do you place the dwarf with strength { $strength }?
    }
caverna-ask-act-begin = “{ $space }”: what do you do?
caverna-ask-act-go-on = “{ $space }”: what else do you do?
caverna-ask-imitate = Which space do you imitate?
caverna-ask-loot =
    { $left ->
        [one] Expedition with strength { $strength }: one more item of loot?
       *[other] Expedition with strength { $strength }: up to { $left } more items of loot?
    }
caverna-ask-loot-how = Loot: { $item }. How exactly?
caverna-ask-sell =
    { $left ->
        [one] Do you sell ore once more?
       *[other] How often do you sell more ore? Up to { $left } times.
    }
caverna-ask-buy = What else do you buy? Your gold: { $held }.
caverna-ask-keep = There is not room for all animals. Which do you keep? The others become food.
caverna-ask-coins = How much gold do you turn into food?
caverna-ask-skip = Which part of the harvest do you skip?
caverna-ask-feed =
    Feed the family. Food needed: { $need }, yours: { $held }. Each missing food is a begging marker.
caverna-ask-newborns = There is not room for all newborn animals. Which do you keep?
caverna-ask-prepare = The “Miner” is about to count donkeys in ore mines. Anything to do before?
caverna-ask-save = Spaces with 6 or more goods are emptied. Where do you save them for 1 ruby?
caverna-ask-last-chance = Points are about to be counted. Anything to exchange before?

## Actions on action spaces

caverna-action-place = Place the dwarf on “{ $space }”
caverna-action-dwarf = Pay 1 ruby to place the dwarf with strength { $strength } first
caverna-action-pass = Leave the dwarf at home: no space is open to it
caverna-action-imitate = Imitate “{ $space }”
caverna-action-take = Take { $goods }
caverna-action-lay =
    { $tile ->
        [meadow] Lay a meadow on { $cell }
        [field] Lay a field on { $cell }
        [tunnel] Lay a tunnel on { $cell }
        [cavern] Lay a cavern on { $cell }
       *[ruby_mine] Lay a ruby mine on { $cell }
    }
caverna-action-lay-twin =
    { $tile ->
        [meadow_field] Lay a meadow on { $cell }, a field on { $other }
        [cavern_tunnel] Lay a cavern on { $cell }, a tunnel on { $other }
        [cavern_cavern] Lay caverns on { $cell } and { $other }
       *[ore_mine] Lay an ore mine on { $cell }, a deep tunnel on { $other }
    }
caverna-action-fence-small = Build a small pasture on { $cell }
caverna-action-fence-large = Build a large pasture on { $cell } and { $other }
caverna-action-stable = Build a stable on { $cell }
caverna-action-furnish =
    { $swap ->
        [ore_for_wood] Furnish { $cell } with “{ $tile }” (1 ore instead of 1 wood)
        [ore_for_stone] Furnish { $cell } with “{ $tile }” (1 ore instead of 1 stone)
        [ore_for_both] Furnish { $cell } with “{ $tile }” (2 ore instead of 1 wood and 1 stone)
       *[none] Furnish { $cell } with “{ $tile }”
    }
caverna-action-grow = Let the family grow by 1 dwarf
caverna-action-sow = Sow { $goods }
caverna-action-forge = Forge a weapon of strength { $strength }
caverna-action-loot = Loot: { $item }
caverna-action-sell = Sell { $ore } for { $goods }
caverna-action-buy = Buy { $good } for { $gold }
caverna-action-done = Nothing more

## Actions at any time

caverna-action-ruby = Pay { $paid } for { $good }
caverna-action-ruby-tile =
    { $tile ->
        [meadow] Pay { $paid }: lay a meadow on { $cell }
        [field] Pay { $paid }: lay a field on { $cell }
        [tunnel] Pay { $paid }: lay a tunnel on { $cell }
       *[cavern] Pay { $paid }: lay a cavern on { $cell }
    }
caverna-action-eat = Turn { $goods } into food
caverna-action-eat-gold = Turn gold into food
caverna-action-gold = Turn { $gold } into { $food }
caverna-action-exchange = “{ $tile }”: give { $paid }, get { $goods }
caverna-action-disarm =
    { $where ->
        [away] Trade a weapon of strength { $strength } for { $food } (dwarf at work)
       *[home] Trade a weapon of strength { $strength } for { $food } (dwarf at home)
    }
caverna-action-keep = Keep { $animals }
caverna-action-keep-none = Keep no animals

## Actions between turns

caverna-action-feed = Feed with { $paid }
caverna-action-feed-nothing = Pay no food
caverna-action-skip =
    { $phase ->
        [fields] Skip the field phase
       *[breeding] Skip breeding
    }
caverna-action-breed = Newborn animals: { $animals }
caverna-action-breed-none = No newborn animals
caverna-action-save = Pay 1 ruby to save the goods on “{ $space }”
caverna-action-reveal = Reveal the card “{ $space }”
caverna-action-turn =
    { $marker ->
        [leaf] Turn up a green leaf
       *[question] Turn up a red question mark
    }

## Events at work

caverna-event-started = { $who } receives the starting player token.
caverna-event-round-begun = Round { $number }. { $who } begins.
caverna-event-card-revealed = New action space: “{ $space }”.
caverna-event-card-turned =
    “Wish for children” is turned over. It is “Urgent wish for children” now.
caverna-event-order-broken =
    { $who } pays 1 ruby: the dwarf with strength { $strength } goes first.
caverna-event-dwarf-placed =
    { $strength ->
        [0] { $who } places a dwarf on “{ $space }”.
       *[other] { $who } places a dwarf with strength { $strength } on “{ $space }”.
    }
caverna-event-stayed = { $who } leaves a dwarf at home: no space is open to it.
caverna-event-fee-paid = { $who } pays { $food } for the imitation.
caverna-event-imitated = { $who } imitates “{ $space }”.
caverna-event-token-taken = { $who } takes the starting player token.
caverna-event-gained = { $who } gets { $goods }.
caverna-event-tile-gave = “{ $tile }”: { $who } gets { $goods }.
caverna-event-tile-laid =
    { $landscape ->
        [meadow] { $who } lays a meadow on { $cell }.
        [field] { $who } lays a field on { $cell }.
        [tunnel] { $who } lays a tunnel on { $cell }.
        [cavern] { $who } lays a cavern on { $cell }.
       *[ruby_mine] { $who } lays a ruby mine on { $cell }.
    }
caverna-event-twin-laid =
    { $landscape ->
        [meadow_field] { $who } lays a meadow on { $cell }, a field on { $other }.
        [cavern_tunnel] { $who } lays a cavern on { $cell }, a tunnel on { $other }.
        [cavern_cavern] { $who } lays caverns on { $cell } and { $other }.
       *[ore_mine] { $who } lays an ore mine on { $cell }, a deep tunnel on { $other }.
    }
caverna-event-fenced-small = { $who } builds a small pasture on { $cells } for { $paid }.
caverna-event-fenced-large = { $who } builds a large pasture on { $cells } for { $paid }.
caverna-event-fenced-small-free = { $who } builds a small pasture on { $cells } for free.
caverna-event-fenced-large-free = { $who } builds a large pasture on { $cells } for free.
caverna-event-stable-built = { $who } builds a stable on { $cell } for { $paid }.
caverna-event-stable-built-free = { $who } builds a stable on { $cell } for free.
caverna-event-furnished = { $who } furnishes { $cell } with “{ $tile }” for { $paid }.
caverna-event-furnished-free = { $who } furnishes { $cell } with “{ $tile }” for free.
caverna-event-tile-covered = “{ $tile }” of { $who } is covered and works no more.
caverna-event-family-grown = The family of { $who } grows by 1 dwarf.
caverna-event-sown = { $who } sows { $goods }.
caverna-event-forged = { $who } forges a weapon of strength { $strength } for { $ore }.
caverna-event-forged-free = { $who } forges a weapon of strength { $strength } for free.
caverna-event-looted = { $who } brings loot home: { $item }.
caverna-event-strengthened = The weapon of { $who } has strength { $strength } after the expedition.
caverna-event-all-strengthened = All weapons of { $who } gain 1 strength.
caverna-event-ore-sold = { $who } sells { $ore } for { $goods }.
caverna-event-bought = { $who } buys { $good } for { $gold }.

## Events at any time and between turns

caverna-event-ruby-spent = { $who } pays { $paid } for { $goods }.
caverna-event-ruby-spent-on-tile = { $who } pays { $paid } for a tile.
caverna-event-eaten = { $who } turns { $paid } into { $food }.
caverna-event-exchanged = “{ $tile }”: { $who } gives { $paid } and gets { $goods }.
caverna-event-disarmed = { $who } trades a weapon of strength { $strength } for { $food }.
caverna-event-harvest-begun =
    { $harvest ->
        [none] There is no harvest.
        [one_food] There is no harvest, but each dwarf eats 1 food.
        [normal] Harvest time!
       *[partial] Harvest time! Everybody skips the field phase or breeding.
    }
caverna-event-phase-skipped =
    { $phase ->
        [fields] { $who } skips the field phase.
       *[breeding] { $who } skips breeding.
    }
caverna-event-reaped = { $who } harvests { $goods }.
caverna-event-fed = { $who } feeds the family with { $paid }.
caverna-event-fed-nothing = { $who } pays no food.
caverna-event-begged =
    { $count ->
        [one] { $who } takes { $count } begging marker.
       *[other] { $who } takes { $count } begging markers.
    }
caverna-event-bred = Newborn animals of { $who }: { $animals }.
caverna-event-marker-turned =
    { $harvest ->
        [none] The harvest marker shows a question mark: no harvest this round.
        [one_food] The harvest marker shows a question mark: each dwarf eats 1 food, and nothing else.
        [normal] The harvest marker shows a leaf: a harvest at the end of the round.
       *[partial] The harvest marker shows a question mark: a harvest, but everybody skips one part.
    }
caverna-event-space-saved = { $who } pays 1 ruby: the goods on “{ $space }” stay.
caverna-event-space-emptied = Too many goods on “{ $space }”. Lost: { $lost }.
caverna-event-delivered = Suppliers: { $who } gets { $goods }.

## Reasons

caverna-reason-too-poor = Needed: { $price }. Missing: { $missing }.
caverna-reason-must-place = You have to place the dwarf: a space is open to it.
caverna-reason-occupied = A dwarf is there already ({ $who }).
caverna-reason-nothing-done-yet = First you have to do something on this space.
caverna-reason-fee = The fee is { $food } food, and you have { $held }.
caverna-reason-nothing-to-imitate = There is no space that you could imitate.
caverna-reason-nobody-there = No dwarf is there. Only a space with another player’s dwarf can be imitated.
caverna-reason-own-dwarf = Your own dwarf is there. Only a space with another player’s dwarf can be imitated.
caverna-reason-not-imitable = “Starting player” and “Imitation” cannot be imitated.
caverna-reason-no-cell =
    { $tile ->
        [meadow_field] You have no place for a meadow and a field.
        [cavern_tunnel] You have no place for a cavern and a tunnel.
        [cavern_cavern] You have no place for two caverns.
        [ore_mine] You have no two ordinary tunnels side by side.
        [meadow] You have no place for a meadow.
        [field] You have no place for a field.
        [tunnel] You have no place for a tunnel.
        [cavern] You have no place for a cavern.
       *[ruby_mine] You have no tunnel for a ruby mine.
    }
caverna-reason-no-cavern = You have no empty cavern.
caverna-reason-not-this-tile =
    { $dwelling ->
        [ordinary] Only the ordinary “Dwelling” can be furnished here.
       *[any] Only a dwelling can be furnished here.
    }
caverna-reason-tile-gone = “{ $tile }” was covered and does not come back.
caverna-reason-not-in-game = “{ $tile }” does not belong to the introductory game.
caverna-reason-no-such-tile = You do not have “{ $tile }”.
caverna-reason-family-complete =
    { $count ->
        [5] You have 5 dwarfs. A sixth one needs the “Additional dwelling”.
       *[other] You have all { $count } dwarfs already.
    }
caverna-reason-no-room = There is no room for another dwarf. Dwarfs: { $dwarfs }, room: { $room }.
caverna-reason-no-empty-field = You have no empty field.
caverna-reason-no-seed = You have no grain and no vegetables in your supply.
caverna-reason-no-meadow = You have no meadow to fence.
caverna-reason-no-two-meadows = You have no two meadows side by side.
caverna-reason-no-stable-left = All { $count } stables of yours are built.
caverna-reason-armed = This dwarf has a weapon of strength { $strength } already.
caverna-reason-unarmed = This dwarf has no weapon.
caverna-reason-too-weak = The weapon is too weak: strength { $needed } is needed, and it has { $strength }.
caverna-reason-looted-already = This item was brought home on this expedition already.
caverna-reason-loot-impossible = { $why }
caverna-reason-no-pair = You have no two animals of a kind.
caverna-reason-no-room-for-young = There is no room for a newborn animal.
caverna-reason-bought-already = You have bought that already. It is sold once.
caverna-reason-possible-after = { $why } It becomes possible if you do this first: “{ $first }”.
caverna-reason-not-revealed = The card “{ $space }” is not revealed yet.
caverna-reason-not-turned-over =
    “Urgent wish for children” is the back of “Wish for children”. The card is turned over when “Family life” comes.
caverna-reason-turned-over = The card is turned over. It is “Urgent wish for children” now.
caverna-reason-not-in-play =
    { $seats ->
        [1] “{ $space }” is not used in the solo game.
       *[other] “{ $space }” is not used with { $seats } players.
    }
caverna-reason-nothing-lies-there =
    { $bonus ->
        [ore_mine] No goods lie there, and you have no ore mine.
        [ruby_mine] No rubies lie there, and you have no ruby mine.
        [two_ruby_mines] No rubies lie there, and you do not have two ruby mines.
       *[none] No goods lie there.
    }
caverna-reason-no-such-dwarf = You have no dwarf with strength { $strength } at home.
caverna-reason-goes-first = This dwarf goes first anyway.
caverna-reason-order-broken-already = You have paid a ruby for the order of your dwarfs in this turn already.
caverna-reason-no-space-for-it = No space is open to the dwarf with strength { $strength }.
caverna-reason-not-on-space = “{ $space }” does not offer that.
caverna-reason-part-done = This part of the action is done already.
caverna-reason-part-too-late = This part would have come before what you have done here.
caverna-reason-part-excluded = “Either … or”: you have chosen the other part.
caverna-reason-part-comes-later = Another part of this action has to be done first.
caverna-reason-within-deed = First finish what you have begun. Nothing else is done in the middle of it.
caverna-reason-while-breeding = While animals breed, nothing is eaten, bought or exchanged.
caverna-reason-single-over-edge = Single tiles never overhang the edge of the board.
caverna-reason-over-edge = Only with “{ $tile }” may a twin tile overhang the edge of the board.
caverna-reason-off-board = One half of the tile has to lie on the board.
caverna-reason-covered = { $cell } is no longer free.
caverna-reason-field-on-stable = A stable stands on { $cell }. No field can be laid there.
caverna-reason-first-tile = The first tile in the forest must cover { $cell }.
caverna-reason-not-beside =
    { $half ->
        [forest] A tile in the forest must lie next to a meadow, field or pasture of yours.
       *[mountain] A tile in the mountain must touch your cave.
    }
caverna-reason-no-ordinary-tunnel = There is no ordinary tunnel on { $cell }.
caverna-reason-no-deep-tunnel = There is no deep tunnel on { $cell }.
caverna-reason-no-tunnel = There is no tunnel on { $cell }.
caverna-reason-not-a-meadow = There is no meadow on { $cell }.
caverna-reason-stable-on-field = { $cell } is a field. No stable can stand there.
caverna-reason-stable-there = A stable stands on { $cell } already.
caverna-reason-no-tile-outside = { $cell } lies beyond the edge, and no tile of yours is there.
caverna-reason-tile-taken = { $who } has “{ $tile }”.
caverna-reason-not-a-cavern = There is nothing on { $cell } that you could furnish.
caverna-reason-on-rival = “{ $tile }” has to be laid on your “{ $other }”.
caverna-reason-nothing-to-replace =
    { $good ->
        [wood] There is no wood in the price that ore could replace.
       *[stone] There is no stone in the price that ore could replace.
    }
caverna-reason-no-tile-payable = You can pay for none of the tiles.
caverna-reason-too-few-fields =
    { $count ->
        [one] You have only { $count } empty field.
       *[other] You have only { $count } empty fields.
    }
caverna-reason-too-many-sales = Ore can be sold { $most } times in all. Sold so far: { $sold }.
caverna-reason-no-room-for-herd = There is not room for all these animals.
caverna-reason-room-for-more = There is room for more animals. To keep fewer, turn some into food first.
caverna-reason-too-much-food = That is too much. Food needed: { $need }.
caverna-reason-more-young = There is room for more newborn animals. None that fits may be refused.
caverna-reason-breed-some = At least one kind of animals has to breed.
caverna-reason-too-many-types = Kinds of animals that may breed: up to { $count }.
caverna-reason-saved-already = The goods on this space are saved already.
caverna-reason-not-overflowing = Fewer than { $count } goods lie there. They are in no danger.
caverna-reason-no-such-weapon =
    { $where ->
        [away] No dwarf of yours at work has a weapon of strength { $strength }.
       *[home] No dwarf of yours at home has a weapon of strength { $strength }.
    }
caverna-reason-weapon-in-use = This dwarf is on an expedition. Its weapon can be traded only afterwards.

## Score sheet

caverna-score =
    { $item ->
        [animals] Farm animals and dogs
        [missing] Missing kinds of farm animals
        [grain] Grain
        [vegetables] Vegetables
        [rubies] Rubies
        [dwarfs] Dwarfs
        [unused] Unused cells
        [tiles] Furnishing tiles
        [pastures] Pastures
        [mines] Ore mines and ruby mines
        [bonus] Bonus points of yellow tiles
        [gold] Gold
       *[begging] Begging markers
    }
caverna-mark = the goal of the solo game

## What may be expected, by its parts

caverna-term-family = your family
caverna-term-growth = hope for children
caverna-term-weapons = weapons and expeditions
caverna-term-food = food
caverna-term-animals = animals
caverna-term-land = land and caverns
caverna-term-goods = goods
caverna-term-tiles = furnishings
caverna-term-order = turn order and begging
caverna-term-score = points
