"""Searches: how bots look ahead in re-dealt worlds. Nothing here knows a game."""
