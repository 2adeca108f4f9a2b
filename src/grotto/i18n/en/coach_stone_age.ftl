# What each kind of question is about, for people to whom the game is new.

stone_age-coach-place = Send as many figures as you like to one place; when all have sent theirs, every place is used.
stone_age-coach-act = Your places are used one after the other, in the order you choose. Fetch goods before you pay for cards and buildings.
stone_age-coach-tools = A tool adds its number to the roll, once in a round. Use tools only if the sum reaches one more good.
stone_age-coach-card = A card gives something at once, and points at the end of the game. Any resources pay for it: give those you need least.
stone_age-coach-building = A building gives its points at once; most of them are worth as much as the resources that pay for them.
stone_age-coach-cash = This card brings two resources of your choice, once, at the end of any turn.
stone_age-coach-die = Each die stands for something. Everybody takes one of them, the buyer of the card first.
stone_age-coach-feed = Every figure eats one food. Resources can stand in for what is missing; who does not pay all of it loses 10 points.

# What the coach says when a line of the score sheet would lose points.
stone_age-coach-penalty-hunger = Your tribe would go hungry: that costs { $points } points.
