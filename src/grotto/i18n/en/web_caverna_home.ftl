## Home boards of Caverna

web-home-of = Home of { $name }
web-home-others = Homes of the others
web-home-show = Show the home of { $name }
web-home-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
web-home-family = Dwarfs
web-home-dwarf =
    { $weapon ->
        [0] Dwarf without a weapon: { $place }
       *[other] Dwarf with a weapon of strength { $weapon }: { $place }
    }
web-home-place =
    { $place ->
        [home] at home
       *[newborn] newborn
    }
web-home-beds =
    { $count ->
        [one] Room for { $count } dwarf
       *[other] Room for { $count } dwarfs
    }
web-home-goods = Goods
web-home-begging =
    { $count ->
        [one] { $count } begging marker
       *[other] { $count } begging markers
    }
web-home-delivery =
    { $rounds ->
        [one] { $good }: comes for { $rounds } more round
       *[other] { $good }: comes for { $rounds } more rounds
    }
web-home-cell = { $cell }: { $parts }
web-home-stable = stable
web-home-room =
    { $room ->
        [one] { $count } of { $room } place taken
       *[other] { $count } of { $room } places taken
    }
web-home-reward = the first tile here brings { $goods }
web-home-first-cell = Press two cells, or draw over them.
web-home-one-cell = Press a cell that glows.
web-home-second-cell = Now the second cell. Press the first one again to turn the tile round.
web-home-turn = Turn the tile round
web-home-brings = Brings { $goods }
web-home-elsewhere =
    { $half ->
        [forest] This belongs in the forest.
       *[mountain] This belongs in the mountain.
    }
web-home-tools = What to lay
web-home-furnish = Furnish a cavern
web-home-crowded = Not all animals find a place. What do you keep?
web-home-would-be-crowded = Not all animals would find a place:
web-home-kept = Keep { $kept }
web-home-kept-none = Keep no animals
web-home-eaten = { $eaten } would become { $food } food
web-home-without-place = Without a place: { $animals }
web-home-arrange = Let the animals stand otherwise
