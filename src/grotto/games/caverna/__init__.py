"""Caverna: The Cave Farmers, for one to seven players."""
