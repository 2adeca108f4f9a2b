# What each kind of question is about, for people to whom the game is new.

lost_mines-coach-card = Lay a path so that your dwarf gets to a mine, or hinder others. Who cannot or will not discards cards.
lost_mines-coach-move = Your dwarf walks along open paths. A trap on the way takes a card; a troll, a trunk, a lake or a pit bars the way.
lost_mines-coach-take = Take one treasure of this mine. It lies face down before you until the round ends.
lost_mines-coach-face = The mine fits both ways round: choose where its paths lead.
lost_mines-coach-vote = If all agree, the round ends at once and the treasures are shared out.
