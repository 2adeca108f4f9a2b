# Уроки, где бы они ни шли.

error-lesson-broken = Урок { $lesson } нельзя провести: { $problem }.
error-lesson-unknown = Урока «{ $text }» нет. Уроки: { $known }.
error-lesson-none = Для игры { $game } уроков пока нет. Всё объясняют её правила.
error-lesson-not-asked = Здесь ничего не спрашивают: читайте дальше.
error-lesson-no-undo = Урок сам возвращает то, что было неверно.
