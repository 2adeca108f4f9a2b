# Арена: боты играют каждый с каждым, а результаты показаны вместе с погрешностью.

## Командная строка

cli-word-bot = БОТ
cli-word-cluster = АДРЕС
cli-word-folder = ПАПКА
cli-about-entrants = кто играет: уровни, МОДУЛЬ:ФАБРИКА или "cmd:ПРОГРАММА …"; ИМЯ=… даёт имя
cli-about-seats-of-arena = сколько игроков за столом; если не указано — сколько ботов
cli-about-seconds = сколько секунд чужой бот может думать над ответом
cli-about-ray = играть на кластере Ray по этому адресу; можно "auto" и "local"
cli-about-out = папка для таблиц, графиков и самих партий; прерванный запуск продолжится

## Результаты

cli-column-rating = рейтинг
cli-column-faults = сбои
cli-column-against = против
cli-column-ahead = впереди
cli-column-meetings = встречи
cli-arena =
    { $games ->
        [one] { $game }: { $games } партия, мест за столом: { $seats }, рассадок: { $seatings }.
        [few] { $game }: { $games } партии, мест за столом: { $seats }, рассадок: { $seatings }.
        [many] { $game }: { $games } партий, мест за столом: { $seats }, рассадок: { $seatings }.
       *[other] { $game }: { $games } партии, мест за столом: { $seats }, рассадок: { $seatings }.
    }
cli-arena-note =
    Рейтинги OpenSkill начинаются с 25. Ничьи считаются долями победы. «При равенстве» — доля побед, какая была бы у одинаковых ботов. После ± и в интервалах: 95 %.
cli-arena-written = Таблицы, графики и все партии лежат в { $folder }.
cli-arena-more-pairs =
    { $count ->
        [one] Ещё { $count } пара — в таблицах, которые пишет --out.
        [few] Ещё { $count } пары — в таблицах, которые пишет --out.
        [many] Ещё { $count } пар — в таблицах, которые пишет --out.
       *[other] Ещё { $count } пары — в таблицах, которые пишет --out.
    }
cli-arena-crashed = Партия { $number }: бот { $bot } завершился с ошибкой и проиграл ({ $detail }).
cli-arena-hung = Партия { $number }: бот { $bot } не ответил вовремя и проиграл ({ $detail }).
cli-arena-nonsense = Партия { $number }: бот { $bot } дал ответ, которого не предлагали, и проиграл ({ $detail }).
cli-arena-more-faults =
    { $count ->
        [one] Ещё { $count } сбой записан в журнале партий.
        [few] Ещё { $count } сбоя записаны в журнале партий.
        [many] Ещё { $count } сбоев записаны в журнале партий.
       *[other] Ещё { $count } сбоя записаны в журнале партий.
    }

## Графики

arena-plot-ratings = Рейтинги
arena-plot-ratings-unit = рейтинг OpenSkill и интервал, в котором он лежит с вероятностью 95 %
arena-plot-wins = Победы
arena-plot-wins-unit = процент партий, интервал 95 %; красным — если бы все были равны
arena-plot-scores = Очки
arena-plot-scores-unit = очки одного места: средняя половина, медиана красным
arena-plot-pairs = Кто кого опережает
arena-plot-pairs-unit = процент встреч, в которых бот строки впереди этого

## Что может пойти не так

arena-bot-no-program = программы { $program } нет
arena-bot-no-command = после «cmd:» не названа программа
arena-bot-no-factory = его фабрика не работает ({ $error })
arena-bot-no-bot = его фабрика создаёт не Bot, а { $made }
error-arena-bot = Бот { $bot } не может играть: { $problem }.
error-arena-same-name = Два разных бота называются { $name }; дайте одному из них своё имя, например mine=…
error-arena-folder = Не удаётся записать { $path }.
error-arena-other = В { $path } другая арена ({ $field }: { $found }, а не { $wanted }); выберите другую папку.
error-arena-journal = Не удаётся прочесть { $path }, строка { $line }.
error-arena-busy = Папкой { $path } пользуется другая арена.
error-arena-workers =
    { $times ->
        [one] Процессы завершились { $times } раз, не доиграв ни одной партии.
        [few] Процессы завершились { $times } раза, не доиграв ни одной партии.
        [many] Процессы завершились { $times } раз, не доиграв ни одной партии.
       *[other] Процессы завершились { $times } раза, не доиграв ни одной партии.
    }
error-arena-no-cluster =
    { $address ->
        [auto] Эта машина не входит ни в один кластер Ray; «--ray local» создаёт кластер на время запуска.
       *[other] По адресу { $address } нас не впускает ни один кластер Ray; если ему нужен токен, он берётся из RAY_AUTH_TOKEN.
    }
error-arena-cluster-lost = Кластер Ray по адресу { $address } не доиграл партии: { $problem }.
