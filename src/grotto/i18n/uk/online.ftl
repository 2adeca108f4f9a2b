# Гра мережею: сервер і ті, хто до нього приходить.

## Довідка

cli-word-host = АДРЕСА
cli-word-url = URL

cli-about-command-serve = дати людям грати мережею
cli-about-host = де слухати; 0.0.0.0 — усюди
cli-about-port = на якому порту
cli-about-database = SQLite або PostgreSQL; якщо не задати — власний файл
cli-about-thinkers = скільки процесів думає за ботів
cli-about-https = сервер стоїть за HTTPS
cli-about-browser = відкрити сторінку в браузері

## Сервер

cli-serving = Grotto тут:
cli-serving-everywhere = Інші комп’ютери знайдуть його за іменем або адресою цього.
cli-serving-how-to-stop = Ctrl-C зупинить його; партії почекають і триватимуть, коли він запуститься знову.
cli-serving-stopped = Зупинено. Усі партії збережено.
cli-no-folder = Не вдалося створити { $path }.
cli-missing-extra = Для цього потрібна частина, яку не встановлено ({ $module }). Виконайте: pip install "grotto[{ $extra }]"
error-server-port-busy = Порт { $port } зайнятий іншою програмою: можливо, ще одним Grotto. Оберіть інший: --port.
error-server-cannot-listen = Grotto не може слухати { $host }, порт { $port }: це адреса не цього комп’ютера, або порт доступний не всім.
error-server-database = Базою даних не можна користуватися: { $problem }.

## Сторінка, яку знаходить браузер.

server-front-about = Це Grotto — стіл для настільних ігор. Дошку в браузері ще будуємо.
server-front-terminal = Грати тут можна вже зараз, із термінала:

## Дорогою до сервера

error-remote-error = Дорогою до сервера щось пішло не так.
error-remote-wrong-address = «{ $address }» — не адреса сервера. Вона має такий вигляд: http://example.org:8000.
error-remote-unreachable = За адресою { $address } сервер не відповідає.
error-remote-not-a-server = За адресою { $address } відповідає не Grotto або новіший Grotto.
error-remote-no-answer = Сервер не відповів вчасно.
error-remote-refused = Сервер відмовляє.
