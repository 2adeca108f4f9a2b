## События показываются шаг за шагом

web-story = Что происходит
web-story-telling = Вот что произошло…
web-story-last = Последний ход:
web-story-last-of-all = Последние ходы всех игроков
web-story-pause = Пауза
web-story-go-on = Дальше
web-story-next = Следующий шаг
web-story-speed =
    { $speed ->
        [slow] Скорость: спокойная
        [normal] Скорость: обычная
       *[fast] Скорость: быстрая
    }

## Что случилось, пока вас не было

web-story-since =
    { $moves ->
        [one] Пока вас не было: { $moves } ход
        [few] Пока вас не было: { $moves } хода
       *[many] Пока вас не было: { $moves } ходов
    }
web-story-since-show = Показать
web-story-since-no = Не нужно

## Подсчёт очков

web-story-scoring = Подсчёт очков
web-story-scoring-skip = Показать всё
web-story-scoring-again = Показать ещё раз

## Фазы

web-stone_age-phase =
    { $phase ->
        [placing] Племена расходятся по местам
        [acting] Племена за работой
       *[feeding] Племена едят
    }
