## Події показуються крок за кроком

web-story = Що відбувається
web-story-telling = Ось що сталося…
web-story-last = Останній хід:
web-story-last-of-all = Останні ходи всіх гравців
web-story-pause = Пауза
web-story-go-on = Далі
web-story-next = Наступний крок
web-story-speed =
    { $speed ->
        [slow] Швидкість: спокійна
        [normal] Швидкість: звичайна
       *[fast] Швидкість: висока
    }

## Що сталося, поки вас не було

web-story-since =
    { $moves ->
        [one] Поки вас не було: { $moves } хід
        [few] Поки вас не було: { $moves } ходи
       *[many] Поки вас не було: { $moves } ходів
    }
web-story-since-show = Показати
web-story-since-no = Не треба

## Підрахунок очок

web-story-scoring = Підрахунок очок
web-story-scoring-skip = Показати все
web-story-scoring-again = Показати ще раз

## Фази

web-stone_age-phase =
    { $phase ->
        [placing] Племена розходяться по місцях
        [acting] Племена за роботою
       *[feeding] Племена їдять
    }
