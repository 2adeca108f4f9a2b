# Арена: боти грають кожен із кожним, а результати показано разом із похибкою.

## Командний рядок

cli-word-bot = БОТ
cli-word-cluster = АДРЕСА
cli-word-folder = ТЕКА
cli-about-entrants = хто грає: рівні, МОДУЛЬ:ФАБРИКА або "cmd:ПРОГРАМА …"; ІМ’Я=… дає ім’я
cli-about-seats-of-arena = скільки гравців за столом; якщо не вказано — скільки ботів
cli-about-seconds = скільки секунд чужий бот може думати над відповіддю
cli-about-ray = грати на кластері Ray за цією адресою; можна "auto" і "local"
cli-about-out = тека для таблиць, графіків і самих партій; перерваний запуск продовжиться

## Результати

cli-column-rating = рейтинг
cli-column-faults = збої
cli-column-against = проти
cli-column-ahead = попереду
cli-column-meetings = зустрічі
cli-arena =
    { $games ->
        [one] { $game }: { $games } партія, місць за столом: { $seats }, розсаджень: { $seatings }.
        [few] { $game }: { $games } партії, місць за столом: { $seats }, розсаджень: { $seatings }.
        [many] { $game }: { $games } партій, місць за столом: { $seats }, розсаджень: { $seatings }.
       *[other] { $game }: { $games } партії, місць за столом: { $seats }, розсаджень: { $seatings }.
    }
cli-arena-note =
    Рейтинги OpenSkill починаються з 25. Нічиї рахуються частками перемоги. «За рівності» — частка перемог, яку мали б однакові боти. Після ± і в інтервалах: 95 %.
cli-arena-written = Таблиці, графіки й усі партії лежать у { $folder }.
cli-arena-more-pairs =
    { $count ->
        [one] Ще { $count } пара — у таблицях, які пише --out.
        [few] Ще { $count } пари — у таблицях, які пише --out.
        [many] Ще { $count } пар — у таблицях, які пише --out.
       *[other] Ще { $count } пари — у таблицях, які пише --out.
    }
cli-arena-crashed = Партія { $number }: бот { $bot } завершився з помилкою і програв ({ $detail }).
cli-arena-hung = Партія { $number }: бот { $bot } не відповів вчасно і програв ({ $detail }).
cli-arena-nonsense = Партія { $number }: бот { $bot } дав відповідь, якої не пропонували, і програв ({ $detail }).
cli-arena-more-faults =
    { $count ->
        [one] Ще { $count } збій записано в журналі партій.
        [few] Ще { $count } збої записано в журналі партій.
        [many] Ще { $count } збоїв записано в журналі партій.
       *[other] Ще { $count } збою записано в журналі партій.
    }

## Графіки

arena-plot-ratings = Рейтинги
arena-plot-ratings-unit = рейтинг OpenSkill та інтервал, у якому він лежить з імовірністю 95 %
arena-plot-wins = Перемоги
arena-plot-wins-unit = відсоток партій, інтервал 95 %; червоним — якби всі були рівні
arena-plot-scores = Очки
arena-plot-scores-unit = очки одного місця: середня половина, медіана червоним
arena-plot-pairs = Хто кого випереджає
arena-plot-pairs-unit = відсоток зустрічей, у яких бот рядка попереду цього

## Що може піти не так

arena-bot-no-program = програми { $program } немає
arena-bot-no-command = після «cmd:» не названо програми
arena-bot-no-factory = його фабрика не працює ({ $error })
arena-bot-no-bot = його фабрика створює не Bot, а { $made }
error-arena-bot = Бот { $bot } не може грати: { $problem }.
error-arena-same-name = Два різні боти називаються { $name }; дайте одному з них власне ім’я, наприклад mine=…
error-arena-folder = Не вдається записати { $path }.
error-arena-other = У { $path } інша арена ({ $field }: { $found }, а не { $wanted }); виберіть іншу теку.
error-arena-journal = Не вдається прочитати { $path }, рядок { $line }.
error-arena-busy = Текою { $path } користується інша арена.
error-arena-workers =
    { $times ->
        [one] Процеси завершилися { $times } раз, не догравши жодної партії.
        [few] Процеси завершилися { $times } рази, не догравши жодної партії.
        [many] Процеси завершилися { $times } разів, не догравши жодної партії.
       *[other] Процеси завершилися { $times } разу, не догравши жодної партії.
    }
error-arena-no-cluster =
    { $address ->
        [auto] Ця машина не входить до жодного кластера Ray; «--ray local» створює кластер на час запуску.
       *[other] За адресою { $address } нас не впускає жоден кластер Ray; якщо йому потрібен токен, його беруть із RAY_AUTH_TOKEN.
    }
error-arena-cluster-lost = Кластер Ray за адресою { $address } не дограв партії: { $problem }.
