# Список столів і очікування за столом. Завантажують сторінки, які про це кажуть.

web-new-experience = Для кого
web-experience =
    { $experience ->
        [newcomers] Новачкам раді
        [experienced] Для досвідчених
       *[any] Для всіх
    }
web-experience-about =
    { $experience ->
        [newcomers] Інші побачать, що знати гру не обов’язково.
        [experienced] Інші побачать, що вам хочеться грати з тими, хто знає гру.
       *[any] Сісти може будь-хто.
    }
web-lobby-any-experience = Для будь-кого
web-wait-ready = Можна починати
web-wait-not-ready = Ще не починати
web-wait-is-ready = На старті
web-wait-ready-about = Коли всі місця зайняті й усі готові, гра починається.
web-wait-colour = Узяти цей колір
web-wait-colour-seat = Узяти цей колір: місце { $number }
