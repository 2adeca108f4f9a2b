"""Evaluations: what a state is worth for a seat, one module per game."""
