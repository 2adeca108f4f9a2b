# Уроки, хоч де б вони йшли.

error-lesson-broken = Урок { $lesson } неможливо провести: { $problem }.
error-lesson-unknown = Уроку «{ $text }» немає. Уроки: { $known }.
error-lesson-none = Для гри { $game } уроків поки немає. Усе пояснюють її правила.
error-lesson-not-asked = Тут нічого не питають: читайте далі.
error-lesson-no-undo = Урок сам повертає те, що було хибним.
