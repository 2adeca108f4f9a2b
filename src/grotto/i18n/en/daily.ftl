# The deal of the day: what is refused.

error-server-no-hints-today = Everybody plays the deal of the day without help.
error-server-no-daily = { $game } has no deal of the day.
