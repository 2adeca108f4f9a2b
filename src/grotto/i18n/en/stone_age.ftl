stone_age-name = Stone Age
stone_age-about =
    Lead a tribe: hunt, gather, make tools, build, and collect the achievements of a young civilization.

## Options

stone_age-option-tool_tiles_limited = Limited tool tiles
stone_age-option-tool_tiles_limited-about =
    Only the six tool tiles of values 3 and 4 from the box are there for all players.
stone_age-option-resources_limited = Limited resources
stone_age-option-resources_limited-about =
    The supply holds 28 wood, 18 clay, 12 stone and 10 gold; you gain no more than is left.
stone_age-option-max_rounds = Number of rounds
stone_age-option-max_rounds-about =
    The game ends after that many rounds at the latest; 0 means no limit.
stone_age-option-auto_cash_choose_resources_at_end = Cash the unused card of two resources
stone_age-option-auto_cash_choose_resources_at_end-about =
    At the end the unused card “2 resources of choice” is cashed by itself and brings 2 points.
stone_age-option-first_player = First player
stone_age-option-first_player-about =
    Who begins the game.

## Places

stone_age-place =
    { $place ->
        [hunting_grounds] Hunting grounds
        [forest] Forest
        [clay_pit] Clay pit
        [quarry] Quarry
        [river] River
        [tool_maker] Tool maker
        [hut] Hut
        [field] Field
        [card_1] Card for 1 resource
        [card_2] Card for 2 resources
        [card_3] Card for 3 resources
        [card_4] Card for 4 resources
        [building_1] Building stack 1
        [building_2] Building stack 2
        [building_3] Building stack 3
       *[building_4] Building stack 4
    }

# Where to.
stone_age-place-to =
    { $place ->
        [hunting_grounds] to the hunting grounds
        [forest] to the forest
        [clay_pit] to the clay pit
        [quarry] to the quarry
        [river] to the river
        [tool_maker] to the tool maker
        [hut] to the hut
        [field] to the field
        [card_1] to the card for 1 resource
        [card_2] to the card for 2 resources
        [card_3] to the card for 3 resources
        [card_4] to the card for 4 resources
        [building_1] to building stack 1
        [building_2] to building stack 2
        [building_3] to building stack 3
       *[building_4] to building stack 4
    }

# Where.
stone_age-place-at =
    { $place ->
        [hunting_grounds] in the hunting grounds
        [forest] in the forest
        [clay_pit] in the clay pit
        [quarry] in the quarry
        [river] at the river
        [tool_maker] at the tool maker
        [hut] in the hut
        [field] on the field
        [card_1] on the card for 1 resource
        [card_2] on the card for 2 resources
        [card_3] on the card for 3 resources
        [card_4] on the card for 4 resources
        [building_1] on building stack 1
        [building_2] on building stack 2
        [building_3] on building stack 3
       *[building_4] on building stack 4
    }

## Goods, figures and tools

stone_age-good =
    { $good ->
        [wood] wood
        [clay] clay
        [stone] stone
        [gold] gold
       *[food] food
    }

# What is there: the subject of a sentence, or a cell of a table.
stone_age-stock =
    { $good ->
        [wood] { $count } wood
        [clay] { $count } clay
        [stone] { $count } stone
        [gold] { $count } gold
       *[food] { $count } food
    }

# What somebody takes or pays: the object of a sentence.
stone_age-amount =
    { $good ->
        [wood] { $count } wood
        [clay] { $count } clay
        [stone] { $count } stone
        [gold] { $count } gold
       *[food] { $count } food
    }

stone_age-figures =
    { $count ->
        [one] { $count } figure
       *[other] { $count } figures
    }

# Whom somebody sends.
stone_age-figures-sent =
    { $count ->
        [one] { $count } figure
       *[other] { $count } figures
    }

stone_age-resources =
    { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    }

stone_age-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

stone_age-tool-tile = tool { $value }
stone_age-tool-once = one-use tool { $value }

## Cards

stone_age-card = “{ $top } / { $bottom }”

stone_age-top-dice_for_items = dice for items
stone_age-top-food = { stone_age-stock }
stone_age-top-resource = { stone_age-stock }
stone_age-top-resource_dice =
    { $count ->
        [one] { $count } die for { stone_age-good }
       *[other] { $count } dice for { stone_age-good }
    }
stone_age-top-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
stone_age-top-tool = new tool
stone_age-top-agriculture = agriculture +{ $count }
stone_age-top-extra_card = extra card
stone_age-top-one_use_tool = one-use tool { $count }
stone_age-top-choose_resources =
    { $count ->
        [one] { $count } resource of choice
       *[other] { $count } resources of choice
    }

stone_age-bottom-culture =
    { $symbol ->
        [writing] writing
        [medicine] medicine
        [pottery] pottery
        [art] art
        [music] music
        [transport] transport
        [weaving] weaving
       *[time] time
    }
stone_age-bottom-farmer =
    { $count ->
        [one] { $count } farmer
       *[other] { $count } farmers
    }
stone_age-bottom-toolmaker =
    { $count ->
        [one] { $count } toolmaker
       *[other] { $count } toolmakers
    }
stone_age-bottom-builder =
    { $count ->
        [one] { $count } builder
       *[other] { $count } builders
    }
stone_age-bottom-shaman =
    { $count ->
        [one] { $count } shaman
       *[other] { $count } shamans
    }

## Buildings: these follow the word "building"

stone_age-building-fixed = for { $goods } ({ stone_age-points })
stone_age-building-kinds =
    for { stone_age-resources } of { $kinds ->
        [one] { $kinds } kind
       *[other] { $kinds } kinds
    }
stone_age-building-any = for any { $least } to { $most } resources

## Questions

stone_age-ask-place = Where do your figures go? At home: { $home }.
stone_age-ask-act = Which place acts next?
stone_age-ask-tools =
    The total { $total } gives { stone_age-stock } (divide by { $divisor }). Add tools?
stone_age-ask-card =
    Card { $card } costs { $price ->
        [one] { $price } resource
       *[other] { $price } resources
    }. How do you pay?
stone_age-ask-building = Building { $building }. How do you pay?
stone_age-ask-cash = Turn in the card of choice now, or keep it for a later round?
stone_age-ask-die = Which die do you take? On the table: { $dice }.
stone_age-ask-feed =
    You are { $missing } food short. Pay with resources or lose { stone_age-points }?

## Actions

stone_age-action-send = Send { stone_age-figures-sent } { stone_age-place-to }
stone_age-action-act =
    { $place ->
        [hunting_grounds] Hunting grounds: roll for food
        [forest] Forest: roll for wood
        [clay_pit] Clay pit: roll for clay
        [quarry] Quarry: roll for stone
        [river] River: roll for gold
        [tool_maker] Tool maker: gain a tool
        [hut] Hut: gain a figure
        [field] Field: raise agriculture
        [card_1] Card for 1 resource: buy or decline
        [card_2] Card for 2 resources: buy or decline
        [card_3] Card for 3 resources: buy or decline
        [card_4] Card for 4 resources: buy or decline
        [building_1] Building stack 1: buy or decline
        [building_2] Building stack 2: buy or decline
        [building_3] Building stack 3: buy or decline
       *[building_4] Building stack 4: buy or decline
    }
stone_age-action-use = Add { $tools }: +{ $total }
stone_age-action-use-none = Add no tools
stone_age-action-pay = Pay { $goods }
stone_age-action-cash = Turn in the card of choice for { $goods }
stone_age-action-take =
    { $face ->
        [1] Take the 1: 1 wood
        [2] Take the 2: 1 clay
        [3] Take the 3: 1 stone
        [4] Take the 4: 1 gold
        [5] Take the 5: a tool
       *[6] Take the 6: agriculture +1
    }
stone_age-action-decline = Decline and go home
stone_age-action-keep = Keep the card
stone_age-action-starve = Let the tribe go hungry
stone_age-action-roll = Roll { $dice } (total { $total })
stone_age-action-reveal-card = Turn up the card { $card }
stone_age-action-reveal-building = Turn up the building { $building }
stone_age-action-draw = Draw the card { $card }

## Events

stone_age-event-started = { $who } takes the first player token.
stone_age-event-card-revealed =
    New card for { $space ->
        [one] { $space } resource
       *[other] { $space } resources
    }: { $card }.
stone_age-event-building-revealed = Stack { $stack } shows a building { $building }.
stone_age-event-placed = { $who } sends { stone_age-figures-sent } { stone_age-place-to }.
stone_age-event-dice-rolled = { $who } rolls { $dice } (total { $total }).
stone_age-event-items-rolled = { $who } rolls { $dice } for everybody to choose from.
stone_age-event-tools-used = { $who } adds { $tools }: the total is { $total }.
stone_age-event-gained = { $who } takes { stone_age-amount }.
stone_age-event-gained-nothing =
    { $good ->
        [wood] { $who } gets no wood.
        [clay] { $who } gets no clay.
        [stone] { $who } gets no stone.
        [gold] { $who } gets no gold.
       *[food] { $who } gets no food.
    }
stone_age-event-tool-gained = { $who } gains a tool; the tools add up to { $value }.
stone_age-event-figure-born = { $who } gains a figure and has { $figures } now.
stone_age-event-agriculture-raised = { $who } raises agriculture to level { $level }.
stone_age-event-nothing-gained =
    { $limit ->
        [figures] { $who } gains no figure: nobody has more than 10.
        [agriculture] { $who } does not raise agriculture: level 10 is the highest.
       *[tools] { $who } gains no tool: there is no better one to have.
    }
stone_age-event-card-bought = { $who } pays { $paid } for the card { $card }.
stone_age-event-building-bought =
    { $who } pays { $paid } for a building and scores { stone_age-points }.
stone_age-event-declined =
    { $place ->
        [card_1] { $who } declines the card for 1 resource.
        [card_2] { $who } declines the card for 2 resources.
        [card_3] { $who } declines the card for 3 resources.
        [card_4] { $who } declines the card for 4 resources.
        [building_1] { $who } declines the building of stack 1.
        [building_2] { $who } declines the building of stack 2.
        [building_3] { $who } declines the building of stack 3.
       *[building_4] { $who } declines the building of stack 4.
    }
stone_age-event-points-scored = { $who } scores { stone_age-points }.
stone_age-event-card-drawn = { $who } draws the card { $card } in secret.
stone_age-event-card-drawn-unseen = { $who } draws a card in secret.
stone_age-event-deck-was-empty = { $who } draws no card: the deck is empty.
stone_age-event-card-kept = { $who } keeps a card for later: { $card }.
stone_age-event-card-cashed = { $who } turns in the card of choice for { $taken }.
stone_age-event-harvested = { $who } gets { $food } food from agriculture.
stone_age-event-fed = { $who } feeds the tribe with { $paid }.
stone_age-event-starved =
    { $who } leaves the tribe { $missing } food short and loses { stone_age-points }.
stone_age-event-round-begun = Round { $number }. { $who } begins.
stone_age-event-game-ended =
    { $cause ->
        [cards] The game ends: there are too few cards for a new round.
        [stack] The game ends: a building stack is empty.
       *[rounds] The game ends: the last round is over.
    }

## Reasons

stone_age-reason-already-there = You already have figures { stone_age-place-at } this round.
stone_age-reason-taken =
    { $place ->
        [tool_maker] The tool maker is taken this round.
        [hut] The hut is taken this round.
        [field] The field is taken this round.
        [card_1] The card for 1 resource is taken this round.
        [card_2] The card for 2 resources is taken this round.
        [card_3] The card for 3 resources is taken this round.
        [card_4] The card for 4 resources is taken this round.
        [building_1] Building stack 1 is taken this round.
        [building_2] Building stack 2 is taken this round.
        [building_3] Building stack 3 is taken this round.
       *[building_4] Building stack 4 is taken this round.
    }
stone_age-reason-full = There is no free ring { stone_age-place-at }.
stone_age-reason-enough-players =
    { $count ->
        [one] Only { $count } player may stand { stone_age-place-at } in this game.
       *[other] Only { $count } players may stand { stone_age-place-at } in this game.
    }
stone_age-reason-village-closed =
    With 2 or 3 players only two of tool maker, hut and field are used in a round.
stone_age-reason-hut-needs-two = The hut takes 2 figures at once, and you have fewer at home.
stone_age-reason-no-such-stack = There are as many building stacks as players.
stone_age-reason-exact-figures =
    { $count ->
        [one] Exactly { $count } figure goes { stone_age-place-to }.
       *[other] Exactly { $count } figures go { stone_age-place-to }.
    }
stone_age-reason-too-few-figures = You have only { stone_age-figures } at home.
stone_age-reason-too-few-rings =
    { $count ->
        [one] Only { $count } ring is free there.
       *[other] Only { $count } rings are free there.
    }
stone_age-reason-nobody-there = You have no figures { stone_age-place-at }.
stone_age-reason-tool-used = Tool { $value } has been used this round.
stone_age-reason-tool-not-ready = You can add only whole tools which are not used yet.
stone_age-reason-too-few-resources =
    { $price ->
        [one] It costs { $price } resource, and you have { $count }.
       *[other] It costs { $price } resources, and you have { $count }.
    }
stone_age-reason-exact-price =
    { $price ->
        [one] The card costs exactly { $price } resource.
       *[other] The card costs exactly { $price } resources.
    }
stone_age-reason-food-is-no-resource = Food is not a resource and never pays.
stone_age-reason-no-card-of-choice = You do not have the card of two resources of choice, or it has been turned in.
stone_age-reason-supply-is-short = The supply does not have these two resources.
stone_age-reason-cash-in-own-turn = The card of choice is turned in during your own actions or your own feeding.
stone_age-reason-not-owned = You do not have all these resources.
stone_age-reason-no-such-die = That die is not on the table. There are: { $dice }.
stone_age-reason-missing = You still need { $goods }.
stone_age-reason-fixed-cost = The building costs exactly { $goods }.
stone_age-reason-exact-kinds =
    The building costs exactly { stone_age-resources } of exactly { $kinds ->
        [one] { $kinds } kind
       *[other] { $kinds } kinds
    }.
stone_age-reason-one-to-seven = The building costs 1 to 7 resources.
stone_age-reason-shortage-too-large =
    You are { $count } food short and have only { $owned ->
        [one] { $owned } resource
       *[other] { $owned } resources
    }.
stone_age-reason-whole-shortage =
    The whole shortage is paid or nothing of it: exactly { stone_age-resources }.

## Score sheet

stone_age-score-buildings =
    { $count ->
        [one] { $count } building
       *[other] { $count } buildings
    }
stone_age-score-bonus = Points from cards
stone_age-score-hunger =
    { $count ->
        [one] { $count } hungry round
       *[other] { $count } hungry rounds
    }
stone_age-score-culture_first =
    { $count ->
        [one] First set: { $count } symbol
       *[other] First set: { $count } symbols
    }
stone_age-score-culture_second =
    { $count ->
        [one] Second set: { $count } symbol
       *[other] Second set: { $count } symbols
    }
stone_age-score-farmer = Farmers { $count } × agriculture { $times }
stone_age-score-toolmaker = Toolmakers { $count } × tools { $times }
stone_age-score-builder = Builders { $count } × buildings { $times }
stone_age-score-shaman = Shamans { $count } × figures { $times }
stone_age-score-left_over = Resources left

## What may be expected, by its parts

stone_age-term-scored = points scored
stone_age-term-culture = culture symbols
stone_age-term-people = people on cards
stone_age-term-family = your tribe
stone_age-term-tools = tools
stone_age-term-resources = resources
stone_age-term-food = food
stone_age-term-plans = what your figures are about to bring
