"""Statistics: what many games of one kind tell about the game itself."""
