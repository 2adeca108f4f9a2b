"""Saboteur: The Lost Mines for three to nine players. Outsiders import `game` only."""
