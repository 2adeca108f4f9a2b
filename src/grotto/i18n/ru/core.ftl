# Языки везде называют себя сами.
language-en = English
language-ru = Русский
language-uk = Українська

# Игрок без имени; $number считают с 1.
player = Игрок { $number }

# «а, б и в»: list-more соединяет все, кроме последнего, list-last добавляет его.
list-nothing = ничего
list-more = { $items }, { $item }
list-last = { $items } и { $item }

## Действия, общие для игр

action-first = Начинает { $who }

## Ошибки, по кодам

error-table-error = Что-то пошло не так.
error-game-unknown = Игры «{ $game }» нет. На полке: { $known }.
error-game-rules = Правил версии { $rules } для «{ $game }» здесь нет. Новые партии идут по версии { $known }.
error-game-broken =
    В игру «{ $game }» из пакета «{ $package }» сыграть нельзя. { $problem }
error-game-seats =
    В эту игру играют от { $least } до { $most } игроков, а не { $seats }.
error-game-option = Параметр { $option } не принимает значение «{ $value }». Можно: { $allowed }.
error-action-unreadable = «{ $text }» — не действие. Примеры: { $examples }.
error-action-illegal = Действие «{ $text }» сейчас невозможно. { $reason } Можно: { $offers }.
error-action-not-your-turn = Сейчас ходит не { $who }, а { $asked }.
error-game-over = Игра окончена: «{ $text }» уже не сыграть.
error-undo-refused = { $reason }
error-turn-held = Осталось только завершить ход: завершите его или отмените что-нибудь.
error-turn-nothing-to-end = Сейчас нет хода, который нужно завершить.
error-record-broken =
    { $line ->
        [0] { $problem }
       *[other] Строка { $line } записи неверна. { $problem }
    }
error-rules-bug =
    Движок противоречит сам себе: { $problem }. Пожалуйста, сообщите об этом и приложите запись.
error-language-unknown =
    Grotto не говорит на языке «{ $language }». Языки: { $known }.
error-bot-unknown = Бота «{ $level }» здесь нет. Боты: { $known }.
error-table-names = Имена не сходятся с местами: имён { $count }, мест { $seats }.
error-table-seed = Зерно — это одна непустая строка из печатных знаков.
error-arena-line-up = На каждое место нужен один бот: мест { $seats }, ботов { $count } ({ $bots }).
error-arena-no-games = Нужна хотя бы 1 партия, а не { $games }.

## Причины

reason-not-asked = Сейчас спрашивают о другом. { $asked }
reason-others-turn = Сейчас отвечает { $who }.
reason-only-chance = Это решают кубики и колоды, а не игроки.
reason-game-over = Игра окончена.
reason-chance-first = Сначала — бросок кубиков или новая карта.
reason-turn-held = Осталось только завершить ход или отменить что-нибудь в нём.
reason-undo-nothing = Отменять нечего.
reason-undo-barrier = Отменить нельзя: после этого был бросок или открылось что-то новое.
reason-undo-other-seat = После этого уже сходил другой игрок.
reason-undo-over = Игра окончена: отменить уже ничего нельзя.
reason-undo-rated = Результат этой партии идёт в зачёт: ходы здесь не возвращают.
reason-undo-nothing-to-redo = Повторять нечего.

## Что не так с пакетом игры

broken-game-no-module = Не загружается его модуль { $module } ({ $error }).
broken-game-no-game = «{ $value }» — не игра.
broken-game-other-id = Сама игра называет себя «{ $id }»; идентификатор состоит из строчных латинских букв, цифр и «_».
broken-game-other-rules = В пакете правила версии { $found }, а объявлена версия { $named }.
broken-game-id-taken = Игра с таким идентификатором уже есть.
broken-game-no-file = В нём нет файла { $file }.
broken-game-no-message = В файле { $file } нет сообщения { $key }.

## Что не так с записью

record-no-record = Это не запись игры: она не начинается с «{ $expected }».
record-bad-header = Это не заголовок: «{ $text }».
record-missing-header = Нет заголовка «{ $header }».
record-stray-digest = Перед этим отпечатком нет действия: «{ $text }».
record-other-rules = Запись сделана по правилам версии { $found }, а этот Grotto знает { $known }.
record-not-over = Партия не закончена.
record-drift = Отсюда игра расходится с записью: отпечаток { $found } вместо { $expected }.
record-wrong-result = Результат — { $found }, а не { $claimed }.
record-no-seed = В записи нет зерна или его SHA-256, поэтому броски не проверить.
record-wrong-commitment = Зерно не то, что было обещано.
record-unfair = Зерно даёт «{ $fair }», а не «{ $text }».
record-not-text = Файл { $path } — не текст в кодировке UTF-8.
record-no-file = Файл { $path } не удаётся прочитать.
record-cannot-write = Файл { $path } не удаётся записать.
