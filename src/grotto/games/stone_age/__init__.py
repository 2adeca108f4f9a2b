"""Stone Age for two to four players.

Outsiders import `game`. What draws or judges this very game, a board or an evaluation, may read
its tables and views too.
"""
