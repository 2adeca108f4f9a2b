# Навколо гри наодинці: звання, найкращі результати й розклад дня.

## Звання в грі наодинці, за потрібними очками

cave_vs_cave-title =
    { $points ->
        [0] Гість у пітьмі
        [20] Землекоп
        [30] Рудокоп
        [40] Хранитель печери
        [50] Господар печери
        [60] Володар гори
       *[other] Легенда глибин
    }
caverna-title =
    { $points ->
        [0] Мандрівник
        [30] Поселенець
        [50] Орач
        [70] Печерний фермер
        [85] Старійшина долини
        [101] Господар садиби
       *[other] Легенда гір
    }

## Наодинці

web-solo-goal = Мета { $points }
web-solo-goal-mark = мета
web-solo-best = Рекорд { $points }
web-solo-best-mark = ваш рекорд
web-solo-best-title = Ваш рекорд наодинці: { $points }, { $title }
web-solo-ladder = Звання й очки, які для них потрібні
web-solo-next =
    { $points ->
        [one] Ще { $points } очко до звання «{ $title }».
        [few] Ще { $points } очки до звання «{ $title }».
       *[other] Ще { $points } очок до звання «{ $title }».
    }
web-solo-missed =
    { $points ->
        [one] До мети забракло { $points } очка
       *[other] До мети забракло { $points } очок
    }
web-solo-record = Ваш найкращий результат!
web-solo-best-list = Ваші найкращі результати
web-solo-about = Наодинці грають на очки: дістаньтеся мети, а потім вище.
web-solo-played =
    { $count ->
        [one] { $count } партія наодинці
        [few] { $count } партії наодинці
       *[other] { $count } партій наодинці
    }

## Розклад дня

web-daily-title = Печера дня
web-daily-about = Той самий розклад для всіх. Одна спроба, без підказок.
web-daily-ends = Нові розклади за { $hours } год { $minutes } хв.
web-daily-kind =
    { $seats ->
        [1] наодинці, на очки
       *[other] дуель із ботом
    }
web-daily-play = Зіграти сьогодні
web-daily-play-about = { $game }: зіграти розклад дня
web-daily-go-on = Продовжити
web-daily-finished =
    { $count ->
        [0] Його ще ніхто не дограв.
        [one] Його дограла { $count } людина.
        [few] Його дограли { $count } людини.
       *[other] Його дограли { $count } людей.
    }
web-daily-done = На сьогодні все зіграно. Завтра буде новий розклад.
web-daily-given-up = Ви закрили свою спробу. Завтра буде новий розклад.
web-daily-results = Результати дня
web-daily-yesterday = Найкращі вчора
web-daily-duel-result = { $points } : { $other }
web-daily-account = має обліковий запис
web-daily-watch = Подивитися, як грає { $name }
web-daily-chip = Розклад дня
web-daily-chip-about = Сьогодні в усіх той самий розклад, одна спроба й жодних підказок. Вона зараховується, якщо дограти до півночі за Гринвічем (UTC).
web-daily-seed-later = Зерно цих кубиків публікується, коли день закінчиться: доти цей розклад ще грають інші.

## On the shelf

web-plain = без малюнка
web-plain-about = Ця гра ще не має намальованого поля: її показано простими таблицями.
