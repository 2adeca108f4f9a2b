# Уроки в терминале.

cli-about-command-learn = освоить игру на коротких уроках
cli-word-lesson = УРОК
cli-about-lesson = урок; если не назвать, следующий из незаконченных
cli-about-list = показать уроки игры и отметить законченные
cli-order-again = повтор
cli-order-again-about = повторить, о чём этот шаг
cli-learn-course = Уроки игры «{ $game }»:
cli-learn-lesson = { $id }: { $name } ({ $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[other] { $minutes } минут
})
cli-learn-puzzle = { $id }: { $name } (задача)
cli-learn-done = — закончен
cli-learn-how = Начните так:
cli-learn-welcome = { $game }. Урок «{ $name }», примерно { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[other] { $minutes } минут
}. Вы — { $you }. Отвечайте как в игре; «повтор» говорит о шаге ещё раз, «совет» помогает в задачах, «откат» возвращает ход, «выход» заканчивает.
cli-learn-again = Вы уже начинали этот урок и продолжаете с того же места.
cli-learn-step = Шаг { $number } из { $count }
cli-learn-go-on = Enter — дальше>
cli-learn-left = Вы прервали урок. Продолжить с того же места:
cli-learn-finished = Урок «{ $name }» закончен. Отлично!
cli-learn-next = Следующий урок — «{ $name }»:
cli-learn-play = Это был последний урок. Теперь играйте:
cli-learn-group-lesson = Для начала
cli-learn-group-chapter = Правила, глава за главой
cli-learn-group-puzzle = Задачи: лучший ход
cli-learn-no-hint = Об этом шаге всё уже сказано; перечитать — «повтор».
