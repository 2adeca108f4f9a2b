## Планшети гравців у «Каверні»

web-home-of = Дім гравця { $name }
web-home-others = Домівки інших
web-home-show = Показати дім гравця { $name }
web-home-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очки
       *[many] { $count } очок
    }
web-home-family = Гноми
web-home-dwarf =
    { $weapon ->
        [0] Гном без зброї: { $place }
       *[other] Гном зі зброєю сили { $weapon }: { $place }
    }
web-home-place =
    { $place ->
        [home] удома
       *[newborn] щойно народився
    }
web-home-beds =
    { $count ->
        [one] Місце для { $count } гнома
       *[other] Місце для { $count } гномів
    }
web-home-goods = Ресурси
web-home-begging =
    { $count ->
        [one] { $count } жетон жебрацтва
        [few] { $count } жетони жебрацтва
       *[many] { $count } жетонів жебрацтва
    }
web-home-delivery =
    { $rounds ->
        [one] { $good }: ще { $rounds } раунд постачання
        [few] { $good }: ще { $rounds } раунди постачання
       *[many] { $good }: ще { $rounds } раундів постачання
    }
web-home-cell = { $cell }: { $parts }
web-home-stable = стайня
web-home-room =
    { $room ->
        [one] зайнято { $count } з { $room } місця
       *[other] зайнято { $count } з { $room } місць
    }
web-home-reward = перша плитка тут принесе { $goods }
web-home-first-cell = Натисніть на дві комірки або проведіть по них.
web-home-one-cell = Натисніть на комірку, що світиться.
web-home-second-cell = Тепер друга комірка. Натисніть на першу ще раз, щоб повернути плитку.
web-home-turn = Повернути плитку
web-home-brings = Принесе { $goods }
web-home-elsewhere =
    { $half ->
        [forest] Це кладуть у ліс.
       *[mountain] Це кладуть у гору.
    }
web-home-tools = Що покласти
web-home-furnish = Облаштувати каверну
web-home-crowded = Не всім тваринам вистачає місця. Кого ви залишите?
web-home-would-be-crowded = Не всім тваринам вистачило б місця:
web-home-kept = Залишити { $kept }
web-home-kept-none = Не залишити нікого
web-home-eaten = Буде з’їдено: { $eaten }, їжі: { $food }
web-home-without-place = Без місця: { $animals }
web-home-arrange = Розмістити тварин інакше
