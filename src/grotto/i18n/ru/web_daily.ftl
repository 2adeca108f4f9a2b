# Вокруг игры в одиночку: звания, лучшие результаты и расклад дня.

## Звания в одиночной игре, по нужным очкам

cave_vs_cave-title =
    { $points ->
        [0] Гость в потёмках
        [20] Землекоп
        [30] Рудокоп
        [40] Хранитель пещеры
        [50] Хозяин пещеры
        [60] Владыка горы
       *[other] Легенда глубин
    }
caverna-title =
    { $points ->
        [0] Странник
        [30] Поселенец
        [50] Пахарь
        [70] Пещерный фермер
        [85] Старейшина долины
        [101] Хозяин усадьбы
       *[other] Легенда гор
    }

## В одиночку

web-solo-goal = Цель { $points }
web-solo-goal-mark = цель
web-solo-best = Рекорд { $points }
web-solo-best-mark = ваш рекорд
web-solo-best-title = Ваш рекорд в одиночку: { $points }, { $title }
web-solo-ladder = Звания и очки, которые для них нужны
web-solo-next =
    { $points ->
        [one] Ещё { $points } очко до звания «{ $title }».
        [few] Ещё { $points } очка до звания «{ $title }».
       *[other] Ещё { $points } очков до звания «{ $title }».
    }
web-solo-missed =
    { $points ->
        [one] До цели не хватило { $points } очка
       *[other] До цели не хватило { $points } очков
    }
web-solo-record = Ваш лучший результат!
web-solo-best-list = Ваши лучшие результаты
web-solo-about = В одиночку играют на очки: доберитесь до цели, а потом выше.
web-solo-played =
    { $count ->
        [one] { $count } партия в одиночку
        [few] { $count } партии в одиночку
       *[other] { $count } партий в одиночку
    }

## Расклад дня

web-daily-title = Пещера дня
web-daily-about = Один и тот же расклад для всех. Одна попытка, без подсказок.
web-daily-ends = Новые расклады через { $hours } ч { $minutes } мин.
web-daily-kind =
    { $seats ->
        [1] в одиночку, на очки
       *[other] дуэль с ботом
    }
web-daily-play = Сыграть сегодня
web-daily-play-about = { $game }: сыграть расклад дня
web-daily-go-on = Продолжить
web-daily-finished =
    { $count ->
        [0] Его ещё никто не доиграл.
        [one] Его доиграл { $count } человек.
        [few] Его доиграли { $count } человека.
       *[other] Его доиграли { $count } человек.
    }
web-daily-done = На сегодня всё сыграно. Завтра будет новый расклад.
web-daily-given-up = Вы закрыли свою попытку. Завтра будет новый расклад.
web-daily-results = Результаты дня
web-daily-yesterday = Лучшие вчера
web-daily-duel-result = { $points } : { $other }
web-daily-account = есть учётная запись
web-daily-watch = Посмотреть, как играет { $name }
web-daily-chip = Расклад дня
web-daily-chip-about = Сегодня у всех один и тот же расклад, одна попытка и никаких подсказок. Она засчитывается, если доиграть до полуночи по Гринвичу (UTC).
web-daily-seed-later = Зерно этих костей публикуется, когда день закончится: до тех пор этот расклад ещё играют другие.

## On the shelf

web-plain = без рисунка
web-plain-about = У этой игры ещё нет нарисованного поля: она показана простыми таблицами.
