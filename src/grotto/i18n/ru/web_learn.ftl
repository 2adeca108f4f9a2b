# Уроки в браузере.

web-learn = Научиться за пять минут
web-learn-for = Научиться за пять минут: { $game }
web-learn-of = Уроки: { $game }
web-learn-about = Короткие уроки за настоящим столом. Уйти можно в любой момент: продолжите с того же места.
web-learn-none = Для этой игры уроков пока нет. Всё объясняют её правила.
web-learn-minutes = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[other] { $minutes } минут
}
web-learn-puzzle = задача
web-learn-done = закончен
web-learn-begun = начат
web-learn-teacher = Учитель
web-learn-teaching = Говорит учитель.
web-learn-step = Шаг { $number } из { $steps }
web-learn-course = Пройдено { $done } из { $all }
web-learn-progress = Сколько пройдено
web-learn-go-on = Дальше
web-learn-next = Следующий урок
web-learn-play = Играть
web-learn-finished = Урок закончен. Отлично!
web-learn-rule = Прочитать об этом в правилах
web-learn-again = Начать урок заново
web-learn-leave = Все уроки
web-learn-group-lesson = Для начала
web-learn-group-chapter = Правила, глава за главой
web-learn-group-puzzle = Задачи: лучший ход
web-learn-hint = Подсказка
web-learn-more = Ещё подсказка
web-learn-back = Вернуть ход
