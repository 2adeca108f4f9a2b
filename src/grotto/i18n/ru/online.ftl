# Игра по сети: сервер и те, кто к нему приходит.

## Справка

cli-word-host = АДРЕС
cli-word-url = URL
cli-word-table = ID

cli-about-server = играть за столом этого сервера
cli-about-table = за какой стол сесть
cli-about-new = создать новый стол для этой игры
cli-about-name = ваше имя на сервере
cli-usage-needs-server = --table, --new и --name нужны для сервера; укажите его: --server.
cli-usage-not-online = { $option } не подходит для стола на сервере.
cli-about-command-serve = запустить сервер, чтобы играть по сети
cli-about-host = какой адрес слушать; 0.0.0.0 — все
cli-about-port = какой порт занять
cli-about-database = файл SQLite или PostgreSQL; если не задать — свой файл
cli-about-thinkers = сколько процессов думает за ботов
cli-about-https = перед сервером стоит прокси с HTTPS
cli-about-browser = открыть страницу в браузере

## Сервер

cli-serving = Grotto здесь:
cli-serving-how-to-play = Чтобы играть из терминала на этом компьютере:
cli-serving-everywhere = С других компьютеров он доступен по имени или адресу этой машины.
cli-serving-how-to-stop = Ctrl-C остановит его; партии подождут и продолжатся, когда он запустится снова.
cli-serving-stopped = Остановлено. Все партии сохранены.
cli-no-folder = Не удалось создать { $path }.
cli-missing-extra = Для этого нужно доустановить часть Grotto ({ $module }). Выполните: pip install "grotto[{ $extra }]"
error-server-port-busy = Порт { $port } занят другой программой: может быть, ещё одним Grotto. Выберите другой: grotto serve --port 8001.
error-server-cannot-listen = Grotto не может слушать { $host }, порт { $port }: у этого компьютера нет такого адреса, или порт доступен не всем.
error-server-database-taken = Файл { $path } уже использует другой Grotto. Несколько процессов могут работать с одной базой PostgreSQL, но не с одним файлом.
error-server-database = Не удалось открыть базу данных: { $problem }.
error-server-no-such-database = Для --database годится файл или адрес вида postgresql://grotto@localhost/grotto.
error-server-cannot-write = Grotto не может записать { $path }: такой папки нет, или писать в неё нельзя.
error-server-newer-database = Эту базу данных записал более новый Grotto. Установите ту версию или укажите другую базу: --database.

## Страница, которую находит браузер.

server-front-about = Это Grotto — стол для настольных игр. Страницы для браузера на этом сервере не установлены.
server-front-terminal = Играть здесь всё равно можно. Установите Grotto и наберите в терминале:

## По пути к серверу

error-remote-error = По пути к серверу что-то пошло не так.
error-remote-wrong-address = «{ $address }» — не адрес сервера. Он выглядит так: http://example.org:8000.
error-remote-unreachable = По адресу { $address } сервер не отвечает.
error-remote-not-a-server = По адресу { $address } отвечает не Grotto — или более новая его версия.
error-remote-no-answer = Сервер не ответил вовремя.
error-remote-refused = Сервер ответил отказом.

## За столом сервера

cli-lobby-open = свободно
cli-lobby-invite = Чтобы прийти сюда, другим нужно набрать:
cli-lobby-host = Игра начнётся, когда все места будут заняты. Чтобы начать сразу, введите «{ $word }»: свободные места займут боты.
cli-lobby-guest = Игра начнётся, когда все места будут заняты или когда так решит хозяин стола.
cli-lobby-how = Введите «начать», «выход» или «сказать» и свои слова.
cli-how-to-answer-online =
    Отвечайте числом. «сказать» — поговорить с остальными, «помощь» — всё прочее, «выход» — уйти; место останется за вами.
cli-looking-on = Вы зритель. «сказать» — поговорить с остальными, «помощь» — всё прочее, «выход» — уйти.
cli-waiting-for = Ждём ответа. Думает: { $name }.
cli-not-your-turn = Сейчас спрашивают не вас. «помощь» покажет, что можно делать тем временем.
cli-connection-lost = Связь с сервером прервана. Пробуем снова; ничего не потеряно.
cli-connected = Сервер снова на связи.
cli-said = { $name }: { $words }
cli-said-spectator = { $name } (зритель): { $words }
cli-say-what = Введите «сказать» и то, что хотите сказать.
cli-undo-ask = Введите «назад», чтобы спросить всех, можно ли вернуться к вашему последнему выбору.
cli-taken-back = Отменено: { $what }
cli-back-asked = Вопрос задан всем.
cli-back-agreed = Вы согласны.
cli-back-refused = Вы против.
cli-agree-or-refuse = Введите «согласие» или «отказ».
cli-nobody-asks = Никто не просит вернуться назад.
cli-left-online = Место остаётся за вами. Чтобы вернуться:
cli-table-closed = Стол закрыт; здесь больше не играют.

cli-order-start = начать
cli-order-say = сказать
cli-order-say-about = сказать что-нибудь всем за столом, например: сказать привет
cli-order-back = назад
cli-order-back-about = спросить всех, можно ли вернуться к вашему последнему выбору
cli-order-agree = согласие
cli-order-agree-about = согласиться, чтобы кто-то вернулся назад
cli-order-refuse = отказ
cli-order-refuse-about = не дать кому-то вернуться назад
cli-order-away = отойти
cli-order-away-about = пусть за вас играет бот, пока вы не вернётесь
cli-order-return = вернуться
cli-order-return-about = снова играть без бота
cli-order-replace = заменить
cli-order-replace-about = пусть за отсутствующего игрока играет бот, например: заменить 2

error-remote-other-rules = Правила этой игры здесь и на сервере различаются. Установите ту же версию Grotto, что на сервере.

cli-from-record =
    { $moves ->
        [one] Эта игра продолжается после { $moves } хода записи, которую принёс хозяин стола. В записи есть все секреты, и её могли составить как угодно.
       *[other] Эта игра продолжается после { $moves } ходов записи, которую принёс хозяин стола. В записи есть все секреты, и её могли составить как угодно.
    }
cli-from-record-look = Только смотреть
cli-from-record-sit = Всё равно сесть
cli-mine-record = { $table } (продолжение записи)
cli-mine = Ваши столы здесь:
cli-mine-new = Новый стол
cli-mine-table = { $game }: { $names }
cli-mine-your-move = { $game }: { $names }. Ваш ход!
