# The coach: offered in one's first game, on or off at any time.
web-coach = Тренер
web-coach-on = Увімкнути тренера
web-coach-off = Вимкнути тренера
web-coach-offer = Перша гра? Тренер допоможе.
web-coach-about = Він пояснить кожне запитання, скаже, які відповіді добрі, і попередить про дорогу помилку.
coach-good = Зараз добре:
coach-kind-quiet = не гірше за решту
coach-sure = Ви певні?
coach-penalty =
    { $points ->
        [one] Це коштує { $points } очко: { $label }.
        [few] Це коштує { $points } очки: { $label }.
       *[many] Це коштує { $points } очок: { $label }.
    }
coach-worse =
    { $points ->
        [one] Інша відповідь принесла б приблизно на { $points } очко більше.
        [few] Інша відповідь принесла б приблизно на { $points } очки більше.
       *[many] Інша відповідь принесла б приблизно на { $points } очок більше.
    }
coach-given-up = Ви втратите: { $terms }.
web-coach-anyway = Усе одно зіграти
web-coach-think = Подумати ще
