# Уроки в браузері.

web-learn = Навчитися за п’ять хвилин
web-learn-for = Навчитися за п’ять хвилин: { $game }
web-learn-of = Уроки: { $game }
web-learn-about = Короткі уроки за справжнім столом. Піти можна будь-коли: продовжите з того самого місця.
web-learn-none = Для цієї гри уроків поки немає. Усе пояснюють її правила.
web-learn-minutes = { $minutes ->
    [one] { $minutes } хвилина
    [few] { $minutes } хвилини
   *[other] { $minutes } хвилин
}
web-learn-puzzle = задача
web-learn-done = закінчено
web-learn-begun = розпочато
web-learn-teacher = Учитель
web-learn-teaching = Говорить учитель.
web-learn-step = Крок { $number } з { $steps }
web-learn-course = Пройдено { $done } з { $all }
web-learn-progress = Скільки пройдено
web-learn-go-on = Далі
web-learn-next = Наступний урок
web-learn-play = Грати
web-learn-finished = Урок закінчено. Чудово!
web-learn-rule = Прочитати про це в правилах
web-learn-again = Почати урок спочатку
web-learn-leave = Усі уроки
web-learn-group-lesson = Для початку
web-learn-group-chapter = Правила, розділ за розділом
web-learn-group-puzzle = Задачі: найкращий хід
web-learn-hint = Підказка
web-learn-more = Ще підказка
web-learn-back = Повернути хід
