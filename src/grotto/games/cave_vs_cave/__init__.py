"""Caverna: Cave vs Cave for two players or one. Outsiders import `game` only."""
