## The board of The Lost Mines in the browser

web-mines-map = Лес
web-mines-words = Лес словами
web-mines-larger = Крупнее
web-mines-smaller = Мельче
web-mines-everything = Показать всё
web-mines-round = Раунд { $round }
web-mines-skip = Пропустить

## Cards on the map

web-mines-start =
    { $clan ->
        [blue] старт синего клана
       *[yellow] старт жёлтого клана
    }
web-mines-mine-shut = неизвестная шахта
web-mines-empty = карты нет
web-mines-turned = перевёрнута
web-mines-shut = лицом вниз
web-mines-tool =
    { $tool ->
        [axe] преодолено топором
        [boat] преодолено на лодке
       *[rope] преодолено с верёвкой
    }
web-mines-stands =
    { $count ->
        [one] здесь стоит { $names }
        [few] здесь стоят { $names }
       *[many] здесь стоят { $names }
    }
web-mines-seen-by =
    { $count ->
        [one] это знает { $names }
        [few] это знают { $names }
       *[many] это знают { $names }
    }
web-mines-trap = Ловушка на { $edge }
web-mines-troll = Тролль на { $edge }, поставил игрок { $name }
web-mines-tokens =
    { $token ->
        [axe] топоров осталось: { $count }
        [boat] лодок осталось: { $count }
        [rope] верёвок осталось: { $count }
        [trap] ловушек осталось: { $count }
       *[troll] троллей осталось: { $count }
    }
web-mines-piles = В колоде: { $pile }. В сбросе: { $discarded }.

## Playing a card

web-mines-take-up = Возьмите карту.
web-mines-turn = Повернуть
web-mines-discard = Сбросить
web-mines-discard-this = Сбросить её
web-mines-discard-two = Сбросить две
web-mines-discard-which = Какие карты? Одну или две.
web-mines-discard-count =
    { $count ->
        [one] Сбросить { $count } карту
        [few] Сбросить { $count } карты
       *[many] Сбросить { $count } карт
    }
web-mines-keep = Оставить

## Moving

web-mines-where = Куда пойдёт ваш гном?
web-mines-steps =
    { $count ->
        [one] { $count } шаг
        [few] { $count } шага
       *[many] { $count } шагов
    }
web-mines-way-lost =
    { $count ->
        [one] через ловушку: минус { $count } карта
        [few] через ловушки: минус { $count } карты
       *[many] через ловушки: минус { $count } карт
    }
web-mines-way-narrow = через узкое место
web-mines-way-opens = откроет шахту
web-mines-walk = Идти
web-mines-walk-lossy =
    { $count ->
        [one] Идти и потерять { $count } карту
        [few] Идти и потерять { $count } карты
       *[many] Идти и потерять { $count } карт
    }
web-mines-stay = Остаться здесь
web-mines-bar =
    { $by ->
        [troll] путь закрыл тролль
        [axe] путь закрыло бревно: нужен топор
        [boat] путь закрыло озеро: нужна лодка
        [rope] путь закрыла яма: нужна верёвка
       *[narrow] здесь место только для одного гнома, и он уже там
    }

## Mines and treasures

web-mines-treasures = Сокровища
web-mines-treasure = Сокровище { $number }: { $what }
web-mines-owner = нашёл игрок { $name }
web-mines-take = Какое сокровище вы берёте?
web-mines-face = Как положить шахту?

## Secrets

web-mines-look = На что вы посмотрели
web-mines-look-seen = Ясно, закрыть
web-mines-notebook = Мой блокнот
web-mines-notebook-empty = Вы ещё ни на что не смотрели.
web-mines-looks = Кто на что смотрел
web-mines-looks-none = Никто ещё ни на что не смотрел.
web-mines-unseen = Чего ещё не видно
web-mines-unseen-about =
    В колоде ({ $pile }), отложены ({ $aside }), на руках у других или сброшены ими:
web-mines-unseen-dwarfs = Гномы, которых вы не видели
web-mines-unseen-mines = Шахты, о которых вы не знаете, где они
web-mines-unseen-treasures = Сокровища, которых вы не видели

## Players

web-mines-cards =
    { $count ->
        [one] { $count } карта на руке
        [few] { $count } карты на руке
       *[many] { $count } карт на руке
    }
web-mines-at = Стоит на { $cell }
web-mines-has-dragon = Дракон разбужен
web-mines-role-about =
    { $role ->
        [loyal] Честные гномы делят между собой то, что находит их клан.
        [selfish] Жадный гном оставляет себе свои находки и больше ничего не получает.
       *[saboteur] Гном-вредитель тайно помогает другому клану: отдаёт ему свои находки и получает там долю.
    }
web-mines-role-unknown = Вы не знаете, какой это гном.
web-mines-guess = Думаю, это
web-mines-guess-none = Не знаю
web-mines-note = Моя заметка
web-mines-note-about = Догадки и заметки остаются в вашем браузере. Их больше никто не видит.
web-mines-vote =
    { $name } предлагает закончить раунд. Согласны: { $agreed } из { $count }.

## The end of a round

web-mines-round-over = Раунд { $round } окончен
web-mines-round-again = Ещё раз раунд { $round }
web-mines-pot =
    { $clan ->
        [blue] Синий клан делит { $total } на { $count }: каждому по { $share }.
       *[yellow] Жёлтый клан делит { $total } на { $count }: каждому по { $share }.
    }
web-mines-pot-lost = Остаток { $lost } никому не достаётся.
web-mines-go-on = Дальше
web-mines-show-all = Показать всё
