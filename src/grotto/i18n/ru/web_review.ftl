# Разбор законченной партии: чего можно было ожидать, где удача, а где цена выбора.

web-review = Разбор
web-review-begin = Разобрать партию
web-review-see = К разбору
web-review-again = Попробовать ещё раз
web-review-waiting = Сначала разбирается другая партия. Можно уйти: разбор останется с партией.
web-review-running = Оценивается каждый ход. Можно уйти: разбор останется с партией.
web-review-judged = Ходов: { $done } из { $moves }
web-review-failed = Разобрать партию не удалось.
web-review-expected = Чего каждый мог ожидать
web-review-expected-about =
    Сколько очков каждый мог ожидать в конце, судя по тому, что он знал. Кольцами отмечены самые дорогие решения.
    Нажмите в любом месте графика, чтобы выбрать момент.
web-review-moment = Момент на графике
web-review-at = После хода { $move } из { $moves }
web-review-expects = { $name }: { $points }
web-review-parts = Удача и выбор
web-review-parts-about =
    Что дали кубики и карты по сравнению со средним и чего стоили все решения по сравнению с лучшими.
web-review-luck = Кубики и карты
web-review-cost = Решения
web-review-slips = Самые дорогие решения
web-review-no-slips = Ни одно решение не стоило сколько-нибудь заметно. Отличная игра!
web-review-slip = Ход { $move }, { $name }
web-review-chosen = { $action } — это стоило { $cost ->
        [one] { $cost } очко
        [few] { $cost } очка
        [many] { $cost } очков
       *[other] { $cost } очка
    } по сравнению с остальными.
web-review-better = Лучше: { $action }.
web-review-look = Посмотреть
web-review-look-at = Посмотреть: ход { $move }
web-review-play-on = Играть отсюда
web-review-play-on-from = Играть отсюда: ход { $move }
