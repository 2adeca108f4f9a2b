# The coach: offered in one's first game, on or off at any time.
web-coach = Тренер
web-coach-on = Включить тренера
web-coach-off = Выключить тренера
web-coach-offer = Первая игра? Тренер поможет.
web-coach-about = Он объяснит каждый вопрос, скажет, какие ответы хороши, и предупредит о дорогой ошибке.
coach-good = Сейчас хорошо:
coach-kind-quiet = не хуже прочего
coach-sure = Вы уверены?
coach-penalty =
    { $points ->
        [one] Это стоит { $points } очко: { $label }.
        [few] Это стоит { $points } очка: { $label }.
       *[many] Это стоит { $points } очков: { $label }.
    }
coach-worse =
    { $points ->
        [one] Другой ответ принёс бы примерно на { $points } очко больше.
        [few] Другой ответ принёс бы примерно на { $points } очка больше.
       *[many] Другой ответ принёс бы примерно на { $points } очков больше.
    }
coach-given-up = Вы упустите: { $terms }.
web-coach-anyway = Всё равно сыграть
web-coach-think = Подумать ещё
