## The board of Caverna: action spaces, what comes, and expeditions

web-caverna-spaces = Action spaces
web-caverna-board =
    { $board ->
        [card] Round cards
        [small_basic] Small action board
        [basic_1_3] Action board
        [basic_4_7] Action board
       *[other] Additional action board
    }
web-caverna-space-next = Comes next: { $goods }.
web-caverna-space-overflows = Too many goods: it is emptied before the next round.
web-caverna-worker =
    { $weapon ->
        [0] a dwarf of { $name }
       *[other] a dwarf of { $name } with weapon { $weapon }
    }
web-caverna-face-down =
    { $count ->
        [one] Comes in round { $round }: { $cards }
       *[other] Comes in round { $round }, one of these: { $cards }
    }
web-caverna-band = Rounds and harvests
web-caverna-round = Round { $round } of { $rounds }
web-caverna-after-round = After round { $round }: { $harvest }
web-caverna-markers = Harvest markers face down: { $leaves } with a leaf, { $questions } with a question mark
web-caverna-meal =
    { $missing ->
        [0] You must feed { $need } after round { $round }. You have { $held } food: enough.
       *[other] You must feed { $need } after round { $round }. You have { $held } food: { $missing } missing.
    }
web-caverna-reap = From your fields in the next harvest: { $goods }
web-caverna-breed = Newborn animals in the next harvest: { $animals }
web-caverna-breed-choice = Newborn animals in the next harvest, one of these: { $animals }
web-caverna-breed-no-room = You have two of { $animals }, but no room for newborns.
web-caverna-animals =
    { $animal ->
        [sheep] sheep
        [donkey] donkey
        [wild_boar] wild boar
       *[cattle] cattle
    }
web-caverna-dwarfs = Your dwarfs
web-caverna-dwarf =
    { $weapon ->
        [0] Dwarf without a weapon: { $place }
       *[other] Dwarf with weapon { $weapon }: { $place }
    }
web-caverna-dwarf-next = { $dwarf }. It is placed next.
web-caverna-at =
    { $place ->
        [home] at home
       *[newborn] newborn
    }
web-caverna-doing = “{ $space }”
web-caverna-part =
    { $standing ->
        [open] { $deed }: open
        [done] { $deed }: done
        [later] { $deed }: later
       *[other] { $deed }: not any more
    }
web-caverna-deed =
    { $deed ->
        [lay_meadow_field] Lay meadow and field
        [lay_cavern_tunnel] Lay cavern and tunnel
        [lay_twin] Lay a twin tile
        [lay_single] Lay a tile
        [furnish] Furnish a cavern
        [sow] Sow
        [forge] Forge a weapon
        [expedition] Expedition
        [grow] Family growth
        [fence_small] Small pasture
        [fence_large] Large pasture
        [build_stable] Stable
        [dig_ore_mine] Ore mine
        [dig_ruby_mine] Ruby mine
        [imitate] Imitate
        [buy] Buy at the market
        [sell_ore] Sell ore
        [breed] Breed animals
        [strengthen] Strengthen weapons
        [collect] Collect the goods
       *[take] Take goods
    }
web-caverna-expedition = Expedition: level { $level }, strength { $strength }
web-caverna-choose-loot =
    { $left ->
        [one] Choose { $left } item.
       *[other] Choose up to { $left } items. They are brought home in the order of their numbers.
    }
web-caverna-loot-needs = { $item }: needs strength { $strength }
web-caverna-loot-chosen = { $item }: number { $number }
web-caverna-loot-taken = { $item }: brought home
web-caverna-set-out =
    { $count ->
        [0] Come home
        [one] Set out for { $count } item
       *[other] Set out for { $count } items
    }
web-caverna-loot-stopped = “{ $item }” cannot be brought home now. Choose again, or take your choice back.
web-caverna-clear = Choose anew
web-caverna-tab-spaces = Spaces
web-caverna-tab-home = My home
web-caverna-tab-others = Others
web-caverna-view = Part of the board
