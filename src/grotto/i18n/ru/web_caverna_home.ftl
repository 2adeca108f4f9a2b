## Планшеты игроков в «Каверне»

web-home-of = Дом игрока { $name }
web-home-others = Дома остальных
web-home-show = Показать дом игрока { $name }
web-home-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
web-home-family = Гномы
web-home-dwarf =
    { $weapon ->
        [0] Гном без оружия: { $place }
       *[other] Гном с оружием силы { $weapon }: { $place }
    }
web-home-place =
    { $place ->
        [home] дома
       *[newborn] только что родился
    }
web-home-beds =
    { $count ->
        [one] Место для { $count } гнома
       *[other] Место для { $count } гномов
    }
web-home-goods = Ресурсы
web-home-begging =
    { $count ->
        [one] { $count } жетон попрошайничества
        [few] { $count } жетона попрошайничества
       *[many] { $count } жетонов попрошайничества
    }
web-home-delivery =
    { $rounds ->
        [one] { $good }: ещё { $rounds } раунд поставок
        [few] { $good }: ещё { $rounds } раунда поставок
       *[many] { $good }: ещё { $rounds } раундов поставок
    }
web-home-cell = { $cell }: { $parts }
web-home-stable = хлев
web-home-room =
    { $room ->
        [one] занято { $count } из { $room } места
       *[other] занято { $count } из { $room } мест
    }
web-home-reward = первый жетон здесь принесёт { $goods }
web-home-first-cell = Нажмите на две ячейки или проведите по ним.
web-home-one-cell = Нажмите на светящуюся ячейку.
web-home-second-cell = Теперь вторая ячейка. Нажмите на первую ещё раз, чтобы повернуть жетон.
web-home-turn = Повернуть жетон
web-home-brings = Принесёт { $goods }
web-home-elsewhere =
    { $half ->
        [forest] Это кладут в лес.
       *[mountain] Это кладут в гору.
    }
web-home-tools = Что положить
web-home-furnish = Обустроить каверну
web-home-crowded = Не всем животным хватает места. Кого вы оставите?
web-home-would-be-crowded = Не всем животным хватило бы места:
web-home-kept = Оставить { $kept }
web-home-kept-none = Не оставить никого
web-home-eaten = Будет съедено: { $eaten }, еды: { $food }
web-home-without-place = Без места: { $animals }
web-home-arrange = Разместить животных иначе
