# The rulebook on the screen: contents, and what its pictures show.

web-rules-contents = Contents
web-picture-stone_age =
    { $picture ->
        [dice] 3 + 5 + 6 = 14, divided by 3 for wood: 4 wood.
        [card] Above: what you get at once. Below: what it counts at the end.
       *[buildings] Below each hut stands its price, beside it its points.
    }
web-picture-cave_vs_cave =
    { $picture ->
        [display] The price is below on the left, the walls it needs beside it, the points on the shield.
       *[blue] Blue rooms work for the rest of the game.
    }
web-picture-lost_mines =
    { $picture ->
        [paths] Paths have to meet edge to edge.
       *[obstacles] A lake, a pit and a campfire.
    }
web-picture-caverna =
    { $picture ->
        [animals] Pastures, a stable in the forest, a mine and the first dwelling hold animals; a dog watches over sheep.
       *[fields] A grain sown makes a field of three, a vegetable one of two.
    }
