# What each kind of question is about, for people to whom the game is new.

cave_vs_cave-coach-take = Each action tile can be taken only once in a round. What it does for you now is shown before you press.
cave_vs_cave-coach-carry-out = Do what the tile says, in any order; you may leave out what you do not want.
cave_vs_cave-coach-room = Orange rooms are used when a tile says so. You may leave parts of one out.
cave_vs_cave-coach-dig-again = You excavate cells next to what is open already. The room you find there joins those on display, for both of you.
cave_vs_cave-coach-side = One side has a wall more than the other: think of the rooms that you want to build there.
