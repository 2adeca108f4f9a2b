# Уроки в терміналі.

cli-about-command-learn = опанувати гру на коротких уроках
cli-word-lesson = УРОК
cli-about-lesson = урок; якщо не назвати, наступний із незакінчених
cli-about-list = показати уроки гри й позначити закінчені
cli-order-again = повтор
cli-order-again-about = повторити, про що цей крок
cli-learn-course = Уроки гри «{ $game }»:
cli-learn-lesson = { $id }: { $name } ({ $minutes ->
    [one] { $minutes } хвилина
    [few] { $minutes } хвилини
   *[other] { $minutes } хвилин
})
cli-learn-puzzle = { $id }: { $name } (задача)
cli-learn-done = — закінчено
cli-learn-how = Почніть так:
cli-learn-welcome = { $game }. Урок «{ $name }», приблизно { $minutes ->
    [one] { $minutes } хвилина
    [few] { $minutes } хвилини
   *[other] { $minutes } хвилин
}. Ви — { $you }. Відповідайте як у грі; «повтор» каже про крок іще раз, «порада» допомагає в задачах, «відкат» повертає хід, «вихід» завершує.
cli-learn-again = Ви вже починали цей урок і продовжуєте з того самого місця.
cli-learn-step = Крок { $number } з { $count }
cli-learn-go-on = Enter — далі>
cli-learn-left = Ви перервали урок. Продовжити з того самого місця:
cli-learn-finished = Урок «{ $name }» закінчено. Чудово!
cli-learn-next = Наступний урок — «{ $name }»:
cli-learn-play = Це був останній урок. Тепер грайте:
cli-learn-group-lesson = Для початку
cli-learn-group-chapter = Правила, розділ за розділом
cli-learn-group-puzzle = Задачі: найкращий хід
cli-learn-no-hint = Про цей крок усе вже сказано; перечитати — «повтор».
