## The board of Cave vs Cave

web-cave-round = Round { $round } of { $rounds }
web-cave-turn = Turn { $turn } of { $turns }
web-cave-tiles = Action tiles
web-cave-display = Rooms on display
web-cave-supply = Supply
web-cave-walls-left =
    { $count ->
        [one] { $count } wall left
       *[other] { $count } walls left
    }
web-cave-unseen =
    { $count ->
        [one] { $count } room nobody has seen
       *[other] { $count } rooms nobody has seen
    }
web-cave-stack = In the stack: { $count }
web-cave-extra-free = The additional cavern waits for whoever first fills the whole cave
web-cave-extra-taken = { $name } has the additional cavern
web-cave-first = Starting player
web-cave-cave-of = Cave of { $name }
web-cave-show = Show the cave of { $name }
web-cave-coming =
    { $turns ->
        [one] Comes in round { $round }: { $turns } turn each
       *[other] Comes in round { $round }: { $turns } turns each
    }
web-cave-coming-short = Round { $round }
web-cave-taken-by = taken by { $name }
web-cave-carries-out = { $name }: { $what }
web-cave-good-of =
    { $good ->
        [wood] Wood: { $count } of { $limit }
        [stone] Stone: { $count } of { $limit }
        [emmer] Emmer: { $count } of { $limit }
        [flax] Flax: { $count } of { $limit }
        [food] Food: { $count } of { $limit }
       *[gold] Gold: { $count } of { $limit }
    }
web-cave-face-down = { $cell }: a face-down room
web-cave-face-down-food = { $cell }: a face-down room and 1 food
web-cave-empty = { $cell }: empty cavern with { $walls }
web-cave-furnished = { $cell }: { $room }
web-cave-extra-cell = The additional cavern
web-cave-wall = Wall { $border }
web-cave-no-wall = Free border { $border }
web-cave-used = used in this turn
web-cave-fits = It fits here
web-cave-fits-in = It fits into: { $cells }.
web-cave-fits-nowhere = No empty cavern of yours has the walls for it now.
web-cave-too-blue = You need more orange rooms than blue ones.
web-cave-fit-missing =
    { $count ->
        [one] { $count } wall is missing here
       *[other] { $count } walls are missing here
    }
web-cave-fit-excess =
    { $count ->
        [one] { $count } wall too many here
       *[other] { $count } walls too many here
    }
web-cave-fit-never = The natural walls never fit here
web-cave-free = free
web-cave-cost = for { $goods }
web-cave-room =
    { $colour ->
        [orange] { $room } (orange, { cave_vs_cave-points }): { $cost }; { $walls }.
       *[blue] { $room } (blue, { cave_vs_cave-points }): { $cost }; { $walls }.
    }
web-cave-words = The caves in words
web-cave-words-walls = Built walls: { $walls }
web-cave-words-tiles = Taken this round: { $tiles }

# What tiles and rooms do.
web-cave-use =
    { $count ->
        [one] use { $count } orange room
       *[other] use up to { $count } different orange rooms
    }
web-cave-dig =
    { $count ->
        [one] excavate { $count } cavern
       *[other] excavate { $count } caverns
    }
web-cave-dig-paid =
    { $count ->
        [one] pay { $paid } and excavate { $count } cavern
       *[other] pay { $paid } and excavate { $count } caverns
    }
web-cave-undermine = excavate 1 cavern through walls
web-cave-build = build 1 wall
web-cave-raze = raze 1 wall and get { $goods }
web-cave-furnish = furnish a cavern and pay { $paid } on top
web-cave-furnish-free = furnish a cavern with nothing on top
web-cave-any-three = pay 1 each of 3 different goods and get { $goods }
web-cave-below = { $what } if you have fewer than { $count }
web-cave-on-undergrowth = With Undergrowth: { $what }.
web-cave-on-flax = Whenever you get flax: { $what }.
web-cave-on-many_rooms = With an action that uses up to 2 or up to 3 rooms: { $what } more.
web-cave-on-one_room = With an action “use 1 orange room”: { $what }.
web-cave-on-wall = Whenever you build a wall: { $what }.

# What one could do with a tile now.
web-cave-now-dig = Now you could excavate: { $cells }.
web-cave-now-dig-none = Nothing can be excavated now.
web-cave-now-furnish = Now you could furnish: { $rooms }.
web-cave-now-furnish-none = No room on display can be furnished now.
web-cave-now-use = Rooms that would help now: { $rooms }.
web-cave-now-use-none = None of your rooms would help now.
web-cave-now-full = You have no room for more of that.

# On the tiles themselves, beside a sign: one or two words.
web-cave-short =
    { $work ->
        [use] use room
        [furnish] furnish
        [dig] dig
        [undermine] dig through walls
        [build] build wall
       *[raze] raze wall
    }
web-cave-or = or

# The goal of a game alone.
web-cave-goal = Goal: { $goal } points, mastery: { $mastery }
web-cave-goal-ahead =
    { $count ->
        [one] { $count } point to the goal
       *[other] { $count } points to the goal
    }
web-cave-goal-mastery =
    { $count ->
        [one] goal reached; { $count } point to mastery
       *[other] goal reached; { $count } points to mastery
    }
web-cave-goal-mastered = mastery!
web-cave-goods-of = Goods of { $name }
web-cave-choose-goods = Tap the goods
