"""Caverna: The Cave Farmers for one to seven players. Outsiders import `game` only."""
