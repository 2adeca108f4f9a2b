## Поле «Каменного века» в браузере

web-stone_age-board = Долина словами
web-stone_age-round = Раунд { $round }
web-stone_age-deck =
    { $count ->
        [one] В колоде { $count } карта
        [few] В колоде { $count } карты
        [many] В колоде { $count } карт
       *[other] В колоде { $count } карты
    }

## Локации

web-stone_age-how-many = Сколько жителей?
web-stone_age-on-average = ≈ в среднем: { stone_age-good }
web-stone_age-rings-free =
    { $count ->
        [one] Свободен { $count } круг
        [few] Свободно { $count } круга
        [many] Свободно { $count } кругов
       *[other] Свободно { $count } круга
    }
web-stone_age-die-each = Каждый житель бросает один кубик
web-stone_age-pips =
    { $pips ->
        [one] За каждое { $pips } очко на кубиках: { $what }
        [few] За каждые { $pips } очка на кубиках: { $what }
        [many] За каждые { $pips } очков на кубиках: { $what }
       *[other] За каждые { $pips } очка на кубиках: { $what }
    }
web-stone_age-about-tool_maker = Новый инструмент или улучшение прежнего: инструменты прибавляют к броскам
web-stone_age-about-hut = Двое входят, домой идут трое
web-stone_age-about-field = Земледелие +1: на 1 еду больше в каждом раунде

## Карты и постройки

web-stone_age-card = { $top }; в конце: { $bottom }
web-stone_age-no-card = Здесь нет карты
web-stone_age-building = Постройка { $cost }
web-stone_age-no-building = Здесь нет постройки
web-stone_age-kinds =
    { $count ->
        [one] { $count } вид
        [few] { $count } вида
        [many] { $count } видов
       *[other] { $count } вида
    }
web-stone_age-tiles-left =
    { $count ->
        [one] В стопке { $count } постройка
        [few] В стопке { $count } постройки
        [many] В стопке { $count } построек
       *[other] В стопке { $count } постройки
    }
web-stone_age-at-once = Сразу: { $what }
web-stone_age-at-end = В конце: { $what }
# $points — уже «5 очков».
web-stone_age-value-first = Для вас сейчас: { $number }-й символ первого набора, ещё { $points }
web-stone_age-value-second = Для вас сейчас: { $number }-й символ второго набора, ещё { $points }
web-stone_age-value-people = Для вас сейчас: { $people } × { $times }, это { $points }

## Планшеты

web-stone_age-first-player = Первый игрок
web-stone_age-at-home = Жители дома: { $home } из { $figures }
web-stone_age-agriculture = Земледелие { $level }
web-stone_age-food-rest = После следующего прокорма племени останется еды: { $rest }
web-stone_age-food-short = При следующем прокорме племени не хватит { $count } еды
web-stone_age-rest =
    { $kind ->
        [short] мало
       *[spare] запас
    }
web-stone_age-tool-used = { $tool }, использован в этом раунде
web-stone_age-two-of-choice = Обменять карту на 2 ресурса по выбору
web-stone_age-holdings = Карты: { $cards }. Постройки: { $buildings }. Показать все
web-stone_age-owns-nothing = Пока ни карт, ни построек.
web-stone_age-secret-cards =
    { $count ->
        [one] { $count } карта лежит лицом вниз.
        [few] { $count } карты лежат лицом вниз.
        [many] { $count } карт лежат лицом вниз.
       *[other] { $count } карты лежат лицом вниз.
    }

## Броски

web-stone_age-roll = Бросок
web-stone_age-rolls = Бросает { $name }
web-stone_age-tap-tools = Нажмите на инструменты, чтобы добавить их
web-stone_age-pips-missing =
    { $count ->
        [one] Ещё { $count } очко на кубиках даст на одну единицу больше
        [few] Ещё { $count } очка на кубиках дадут на одну единицу больше
        [many] Ещё { $count } очков на кубиках дадут на одну единицу больше
       *[other] Ещё { $count } очка на кубиках дадут на одну единицу больше
    }
web-stone_age-use-tools = Добавить инструменты: +{ $total }
web-stone_age-use-none = Не добавлять инструменты
web-stone_age-items = Кубики на выбор
web-stone_age-takes-die = Кубик берёт { $name }

## Оплата и прокорм племени

web-stone_age-one-more =
    { $good ->
        [wood] Ещё одна древесина
        [clay] Ещё одна глина
        [stone] Ещё один камень
       *[gold] Ещё одно золото
    }
web-stone_age-one-less =
    { $good ->
        [wood] На одну древесину меньше
        [clay] На одну глину меньше
        [stone] На один камень меньше
       *[gold] На одно золото меньше
    }
web-stone_age-cheapest = Дешевле всего
web-stone_age-dearest = Дороже всего
web-stone_age-pay-card =
    { $count ->
        [one] Ровно { $count } ресурс
        [few] Ровно { $count } ресурса
        [many] Ровно { $count } ресурсов
       *[other] Ровно { $count } ресурса
    }
web-stone_age-declined-card = Карта остаётся, житель идёт домой.
web-stone_age-declined-building = Постройка остаётся, житель идёт домой.
web-stone_age-feed-need = Жителей в племени: { $figures }. Не хватает { $missing } еды
web-stone_age-feed-pay =
    { $count ->
        [one] Уйдёт { $count } ресурс, и никто не останется голодным
        [few] Уйдут { $count } ресурса, и никто не останется голодным
        [many] Уйдут { $count } ресурсов, и никто не останется голодным
       *[other] Уйдут { $count } ресурса, и никто не останется голодным
    }
web-stone_age-feed-starve = Вы теряете { stone_age-points }, ресурсы остаются у вас.
web-stone_age-kept = Карта остаётся у вас до одного из следующих раундов.

## Hands on the board

web-stone_age-own-line = Мои фигурки и запасы
web-stone_age-pay-how = Чтобы заплатить иначе, коснитесь своих ресурсов или перетащите их
# $what is a symbol of culture.
web-stone_age-has = { $what }: { $count }
# $people is already "2 farmers".
web-stone_age-people = { $people }, умножить на { $times }
