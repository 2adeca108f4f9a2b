# Розбір закінченої партії: чого можна було очікувати, де удача, а де ціна вибору.

web-review = Розбір
web-review-begin = Розібрати партію
web-review-see = До розбору
web-review-again = Спробувати ще раз
web-review-waiting = Спершу розбирається інша партія. Можна піти: розбір залишиться з партією.
web-review-running = Оцінюється кожен хід. Можна піти: розбір залишиться з партією.
web-review-judged = Ходів: { $done } з { $moves }
web-review-failed = Розібрати партію не вдалося.
web-review-expected = Чого кожен міг очікувати
web-review-expected-about =
    Скільки очок кожен міг очікувати наприкінці, судячи з того, що він знав. Кільцями позначено найдорожчі рішення.
    Натисніть будь-де на графіку, щоб вибрати мить.
web-review-moment = Мить на графіку
web-review-at = Після ходу { $move } з { $moves }
web-review-expects = { $name }: { $points }
web-review-parts = Удача і вибір
web-review-parts-about =
    Що дали кубики й карти порівняно із середнім і чого коштували всі рішення порівняно з найкращими.
web-review-luck = Кубики й карти
web-review-cost = Рішення
web-review-slips = Найдорожчі рішення
web-review-no-slips = Жодне рішення не коштувало бодай помітно. Чудова гра!
web-review-slip = Хід { $move }, { $name }
web-review-chosen = { $action } — це коштувало { $cost ->
        [one] { $cost } очко
        [few] { $cost } очки
        [many] { $cost } очок
       *[other] { $cost } очка
    } порівняно з рештою.
web-review-better = Краще: { $action }.
web-review-look = Подивитися
web-review-look-at = Подивитися: хід { $move }
web-review-play-on = Грати звідси
web-review-play-on-from = Грати звідси: хід { $move }
