# Розклад дня: у чому відмовлено.

error-server-no-hints-today = Розклад дня всі грають без підказок.
error-server-no-daily = У грі { $game } немає розкладу дня.
