"""Notices: how people hear that it is their turn while they are away."""
