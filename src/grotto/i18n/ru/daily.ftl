# Расклад дня: в чём отказано.

error-server-no-hints-today = Расклад дня все играют без подсказок.
error-server-no-daily = В игре { $game } нет расклада дня.
