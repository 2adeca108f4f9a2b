# Гра мережею: сервер і ті, хто до нього приходить.

## Довідка

cli-word-host = АДРЕСА
cli-word-url = URL
cli-word-table = ID

cli-about-server = грати за столом цього сервера
cli-about-table = за який стіл сісти
cli-about-new = створити новий стіл для цієї гри
cli-about-name = ваше ім’я на сервері
cli-usage-needs-server = --table, --new і --name потрібні для сервера; вкажіть його: --server.
cli-usage-not-online = { $option } не підходить для столу на сервері.
cli-about-command-serve = запустити сервер, щоб грати мережею
cli-about-host = яку адресу слухати; 0.0.0.0 — усі
cli-about-port = який порт зайняти
cli-about-database = файл SQLite або PostgreSQL; якщо не задати — власний файл
cli-about-thinkers = скільки процесів думає за ботів
cli-about-https = перед сервером стоїть проксі з HTTPS
cli-about-browser = відкрити сторінку в браузері

## Сервер

cli-serving = Grotto тут:
cli-serving-how-to-play = Щоб грати з термінала на цьому комп’ютері:
cli-serving-everywhere = З інших комп’ютерів він доступний за іменем або адресою цієї машини.
cli-serving-how-to-stop = Ctrl-C зупинить його; партії почекають і триватимуть, коли він запуститься знову.
cli-serving-stopped = Зупинено. Усі партії збережено.
cli-no-folder = Не вдалося створити { $path }.
cli-missing-extra = Для цього треба довстановити частину Grotto ({ $module }). Виконайте: pip install "grotto[{ $extra }]"
error-server-port-busy = Порт { $port } зайнятий іншою програмою: можливо, ще одним Grotto. Виберіть інший: grotto serve --port 8001.
error-server-cannot-listen = Grotto не може слухати { $host }, порт { $port }: цей комп’ютер не має такої адреси, або порт доступний не всім.
error-server-database-taken = Файл { $path } уже використовує інший Grotto. Кілька процесів можуть працювати з однією базою PostgreSQL, але не з одним файлом.
error-server-database = Не вдалося відкрити базу даних: { $problem }.
error-server-no-such-database = Для --database годиться файл або адреса на кшталт postgresql://grotto@localhost/grotto.
error-server-cannot-write = Grotto не може записати { $path }: такої теки немає, або писати в неї не можна.
error-server-newer-database = Цю базу даних записав новіший Grotto. Установіть ту версію або вкажіть іншу базу: --database.

## Сторінка, яку знаходить браузер.

server-front-about = Це Grotto — стіл для настільних ігор. Сторінки для браузера на цьому сервері не встановлено.
server-front-terminal = Грати тут однаково можна. Установіть Grotto і наберіть у терміналі:

## Дорогою до сервера

error-remote-error = Дорогою до сервера щось пішло не так.
error-remote-wrong-address = «{ $address }» — не адреса сервера. Вона має такий вигляд: http://example.org:8000.
error-remote-unreachable = За адресою { $address } сервер не відповідає.
error-remote-not-a-server = За адресою { $address } відповідає не Grotto — або новіша його версія.
error-remote-no-answer = Сервер не відповів вчасно.
error-remote-refused = Сервер відповів відмовою.

## За столом сервера

cli-lobby-open = вільно
cli-lobby-invite = Щоб прийти сюди, іншим треба набрати:
cli-lobby-host = Гра почнеться, коли всі місця будуть зайняті. Щоб почати відразу, введіть «{ $word }»: вільні місця займуть боти.
cli-lobby-guest = Гра почнеться, коли всі місця будуть зайняті або коли так вирішить господар столу.
cli-lobby-how = Введіть «почати», «вихід» або «сказати» і свої слова.
cli-how-to-answer-online =
    Відповідайте числом. «сказати» — поговорити з іншими, «допомога» — усе інше, «вихід» — піти; місце лишиться за вами.
cli-looking-on = Ви глядач. «сказати» — поговорити з іншими, «допомога» — усе інше, «вихід» — піти.
cli-waiting-for = Чекаємо на відповідь. Думає: { $name }.
cli-not-your-turn = Зараз питають не вас. «допомога» покаже, що можна робити тим часом.
cli-connection-lost = Зв’язок із сервером перервано. Пробуємо знову; нічого не втрачено.
cli-connected = Сервер знову на зв’язку.
cli-said = { $name }: { $words }
cli-said-spectator = { $name } (глядач): { $words }
cli-say-what = Введіть «сказати» і те, що хочете сказати.
cli-undo-ask = Введіть «назад», щоб спитати всіх, чи можна повернутися до вашого останнього вибору.
cli-taken-back = Скасовано: { $what }
cli-back-asked = Запитано всіх.
cli-back-agreed = Ви згодні.
cli-back-refused = Ви проти.
cli-agree-or-refuse = Введіть «згода» або «відмова».
cli-nobody-asks = Ніхто не просить повернутися назад.
cli-left-online = Місце лишається за вами. Щоб повернутися:
cli-table-closed = Стіл закрито; тут більше не грають.

cli-order-start = почати
cli-order-say = сказати
cli-order-say-about = сказати щось усім за столом, наприклад: сказати привіт
cli-order-back = назад
cli-order-back-about = спитати всіх, чи можна повернутися до вашого останнього вибору
cli-order-agree = згода
cli-order-agree-about = погодитися, щоб хтось повернувся назад
cli-order-refuse = відмова
cli-order-refuse-about = не дати комусь повернутися назад
cli-order-away = відійти
cli-order-away-about = нехай за вас грає бот, доки ви не повернетеся
cli-order-return = повернутися
cli-order-return-about = знову грати без бота
cli-order-replace = замінити
cli-order-replace-about = нехай за відсутнього гравця грає бот, наприклад: замінити 2

error-remote-other-rules = Правила цієї гри тут і на сервері різняться. Установіть ту саму версію Grotto, що на сервері.

cli-from-record =
    { $moves ->
        [one] Ця гра продовжується після { $moves } ходу із запису, який приніс господар столу. У записі є всі секрети, і його могли скласти як завгодно.
       *[other] Ця гра продовжується після { $moves } ходів із запису, який приніс господар столу. У записі є всі секрети, і його могли скласти як завгодно.
    }
cli-from-record-look = Лише дивитися
cli-from-record-sit = Усе одно сісти
cli-mine-record = { $table } (продовження запису)
cli-mine = Ваші столи тут:
cli-mine-new = Новий стіл
cli-mine-table = { $game }: { $names }
cli-mine-your-move = { $game }: { $names }. Ваш хід!
