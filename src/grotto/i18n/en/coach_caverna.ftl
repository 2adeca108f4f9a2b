# What each kind of question is about, for people to whom the game is new.

caverna-coach-place = Each dwarf goes to one action space, takes all that lies there and does what its signs show. Point at a space, or tap it, to read what it brings. Taken spaces are closed in this round.
caverna-coach-act = Do the parts of the action in the order that is shown. You may leave out what you do not want.
caverna-coach-imitate = You use a space that is taken already, as if your dwarf stood there.
caverna-coach-loot = An expedition brings one thing for each level. The stronger the weapon, the better the things. Nothing comes twice.
caverna-coach-loot-how = This loot can be had in several ways: choose yours.
caverna-coach-sell = Ore becomes gold and food here, as often as you can pay.
caverna-coach-buy = Everything costs gold here. You may buy several things, one after the other.
caverna-coach-keep = Animals need pastures, stables or rooms. What finds no place becomes food at once.
caverna-coach-coins = Gold is worth a point each at the end; turned into food, one of it is lost.
caverna-coach-skip = In this harvest you either harvest fields or breed animals, not both.
caverna-coach-feed = Every dwarf eats two food, a newborn one. Goods and animals can be turned into food; each food that is missing costs 3 points at the end.
caverna-coach-newborns = Two animals of a kind have one young, if there is room for it.
caverna-coach-prepare = The Miner gives one ore for each donkey in an ore mine. Whatever changes that has to be done now.
caverna-coach-save = Spaces with 6 goods or more are emptied. A ruby keeps what lies on one of them.
caverna-coach-last-chance = Nothing can be exchanged after this. Goods that score nothing may still become something that does.

# What the coach says when a line of the score sheet would lose points.
caverna-coach-penalty-begging = Somebody in your family would go hungry: begging costs { $points } points, 3 for each food that is missing.
