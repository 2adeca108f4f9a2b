"""Stone Age for two to four players. Outsiders import `game` only."""
