# Список столов и ожидание за столом. Загружается страницами, которые об этом говорят.

web-new-experience = Для кого
web-experience =
    { $experience ->
        [newcomers] Новичкам рады
        [experienced] Для опытных
       *[any] Для всех
    }
web-experience-about =
    { $experience ->
        [newcomers] Другие увидят, что знать игру необязательно.
        [experienced] Другие увидят, что вам хочется играть с теми, кто знает игру.
       *[any] Сесть может кто угодно.
    }
web-lobby-any-experience = Для кого угодно
web-wait-ready = Можно начинать
web-wait-not-ready = Ещё не начинать
web-wait-is-ready = На старте
web-wait-ready-about = Когда все места заняты и все готовы, игра начинается.
web-wait-colour = Взять этот цвет
web-wait-colour-seat = Взять этот цвет: место { $number }
