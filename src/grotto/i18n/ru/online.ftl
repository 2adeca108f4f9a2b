# Игра по сети: сервер и те, кто к нему приходит.

## Справка

cli-word-host = АДРЕС
cli-word-url = URL

cli-about-command-serve = дать людям играть по сети
cli-about-host = где слушать; 0.0.0.0 — везде
cli-about-port = на каком порту
cli-about-database = SQLite или PostgreSQL; если не задать — свой файл
cli-about-thinkers = сколько процессов думает за ботов
cli-about-https = сервер стоит за HTTPS
cli-about-browser = открыть страницу в браузере

## Сервер

cli-serving = Grotto здесь:
cli-serving-everywhere = Другие компьютеры найдут его по имени или адресу этого.
cli-serving-how-to-stop = Ctrl-C остановит его; партии подождут и продолжатся, когда он запустится снова.
cli-serving-stopped = Остановлено. Все партии сохранены.
cli-no-folder = Не удалось создать { $path }.
cli-missing-extra = Для этого нужна часть, которая не установлена ({ $module }). Выполните: pip install "grotto[{ $extra }]"
error-server-port-busy = Порт { $port } занят другой программой: может быть, ещё одним Grotto. Выберите другой: --port.
error-server-cannot-listen = Grotto не может слушать { $host }, порт { $port }: это адрес не этого компьютера, или порт доступен не всем.
error-server-database = Базой данных нельзя пользоваться: { $problem }.

## Страница, которую находит браузер.

server-front-about = Это Grotto — стол для настольных игр. Доска в браузере ещё строится.
server-front-terminal = Играть здесь можно уже сейчас, из терминала:

## По пути к серверу

error-remote-error = По пути к серверу что-то пошло не так.
error-remote-wrong-address = «{ $address }» — не адрес сервера. Он выглядит так: http://example.org:8000.
error-remote-unreachable = По адресу { $address } сервер не отвечает.
error-remote-not-a-server = По адресу { $address } отвечает не Grotto или более новый Grotto.
error-remote-no-answer = Сервер не ответил вовремя.
error-remote-refused = Сервер отказывает.
