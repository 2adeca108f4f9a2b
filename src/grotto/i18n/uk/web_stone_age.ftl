## Поле «Кам’яної доби» в браузері

web-stone_age-board = Долина словами
web-stone_age-round = Раунд { $round }
web-stone_age-deck =
    { $count ->
        [one] У колоді { $count } карта
        [few] У колоді { $count } карти
        [many] У колоді { $count } карт
       *[other] У колоді { $count } карти
    }

## Локації

web-stone_age-how-many = Скільки жителів?
web-stone_age-on-average = ≈ у середньому: { stone_age-good }
web-stone_age-rings-free =
    { $count ->
        [one] Вільне { $count } коло
        [few] Вільні { $count } кола
        [many] Вільно { $count } кіл
       *[other] Вільно { $count } кола
    }
web-stone_age-die-each = Кожен житель кидає один кубик
web-stone_age-pips =
    { $pips ->
        [one] За кожне { $pips } очко на кубиках: { $what }
        [few] За кожні { $pips } очки на кубиках: { $what }
        [many] За кожні { $pips } очок на кубиках: { $what }
       *[other] За кожні { $pips } очка на кубиках: { $what }
    }
web-stone_age-about-tool_maker = Новий інструмент або поліпшення наявного: інструменти додають до кидків
web-stone_age-about-hut = Двоє заходять, додому йдуть троє
web-stone_age-about-field = Землеробство +1: на 1 їжу більше кожного раунду

## Карти й будівлі

web-stone_age-card = { $top }; наприкінці: { $bottom }
web-stone_age-no-card = Тут немає карти
web-stone_age-building = Будівля { $cost }
web-stone_age-no-building = Тут немає будівлі
web-stone_age-kinds =
    { $count ->
        [one] { $count } вид
        [few] { $count } види
        [many] { $count } видів
       *[other] { $count } виду
    }
web-stone_age-tiles-left =
    { $count ->
        [one] У стосі { $count } будівля
        [few] У стосі { $count } будівлі
        [many] У стосі { $count } будівель
       *[other] У стосі { $count } будівлі
    }
web-stone_age-at-once = Одразу: { $what }
web-stone_age-at-end = Наприкінці: { $what }
# $points — уже «5 очок».
web-stone_age-value-first = Для вас зараз: { $number }-й символ першого набору, ще { $points }
web-stone_age-value-second = Для вас зараз: { $number }-й символ другого набору, ще { $points }
web-stone_age-value-people = Для вас зараз: { $people } × { $times }, це { $points }

## Планшети

web-stone_age-first-player = Перший гравець
web-stone_age-at-home = Жителі вдома: { $home } з { $figures }
web-stone_age-agriculture = Землеробство { $level }
web-stone_age-food-rest = Після наступного годування племені залишиться їжі: { $rest }
web-stone_age-food-short = Під час наступного годування племені забракне { $count } їжі
web-stone_age-rest =
    { $kind ->
        [short] бракує
       *[spare] запас
    }
web-stone_age-tool-used = { $tool }, використано цього раунду
web-stone_age-two-of-choice = Обміняти карту на 2 ресурси на вибір
web-stone_age-holdings = Карти: { $cards }. Будівлі: { $buildings }. Показати всі
web-stone_age-owns-nothing = Поки що ні карт, ні будівель.
web-stone_age-secret-cards =
    { $count ->
        [one] { $count } карта лежить лицем донизу.
        [few] { $count } карти лежать лицем донизу.
        [many] { $count } карт лежать лицем донизу.
       *[other] { $count } карти лежать лицем донизу.
    }

## Кидки

web-stone_age-roll = Кидок
web-stone_age-rolls = Кидає { $name }
web-stone_age-tap-tools = Натисніть на інструменти, щоб додати їх
web-stone_age-pips-missing =
    { $count ->
        [one] Ще { $count } очко на кубиках дасть на одиницю більше
        [few] Ще { $count } очки на кубиках дадуть на одиницю більше
        [many] Ще { $count } очок на кубиках дадуть на одиницю більше
       *[other] Ще { $count } очка на кубиках дадуть на одиницю більше
    }
web-stone_age-use-tools = Додати інструменти: +{ $total }
web-stone_age-use-none = Не додавати інструментів
web-stone_age-items = Кубики на вибір
web-stone_age-takes-die = Кубик бере { $name }

## Оплата й годування

web-stone_age-one-more =
    { $good ->
        [wood] Ще одна деревина
        [clay] Ще одна глина
        [stone] Ще один камінь
       *[gold] Ще одне золото
    }
web-stone_age-one-less =
    { $good ->
        [wood] На одну деревину менше
        [clay] На одну глину менше
        [stone] На один камінь менше
       *[gold] На одне золото менше
    }
web-stone_age-cheapest = Найдешевше
web-stone_age-dearest = Найдорожче
web-stone_age-pay-card =
    { $count ->
        [one] Рівно { $count } ресурс
        [few] Рівно { $count } ресурси
        [many] Рівно { $count } ресурсів
       *[other] Рівно { $count } ресурсу
    }
web-stone_age-declined-card = Карта лишається, житель іде додому.
web-stone_age-declined-building = Будівля лишається, житель іде додому.
web-stone_age-feed-need = Жителів у племені: { $figures }. Бракує { $missing } їжі
web-stone_age-feed-pay =
    { $count ->
        [one] Піде { $count } ресурс, і ніхто не лишиться голодним
        [few] Підуть { $count } ресурси, і ніхто не лишиться голодним
        [many] Піде { $count } ресурсів, і ніхто не лишиться голодним
       *[other] Піде { $count } ресурсу, і ніхто не лишиться голодним
    }
web-stone_age-feed-starve = Ви втрачаєте { stone_age-points }, ресурси лишаються у вас.
web-stone_age-kept = Карта лишається у вас до одного з наступних раундів.

## Hands on the board

web-stone_age-own-line = Мої фігурки й запаси
web-stone_age-pay-how = Щоб заплатити інакше, торкніться своїх ресурсів або перетягніть їх
# $what is a symbol of culture.
web-stone_age-has = { $what }: { $count }
# $people is already "2 farmers".
web-stone_age-people = { $people }, помножити на { $times }
