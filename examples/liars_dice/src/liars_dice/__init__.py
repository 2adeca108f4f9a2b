"""Liar's dice: roll in secret, bid on all dice of the table, and doubt whom you do not believe."""
