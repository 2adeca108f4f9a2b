"""A table that stands here: the game, its bots and its file belong to this process."""
