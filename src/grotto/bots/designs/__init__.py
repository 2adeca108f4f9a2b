"""Designs: which search plays a game best at each number of seats, one module per game."""
