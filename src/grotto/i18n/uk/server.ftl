# Відмови мережевого столу, за кодами.

error-server-error = Сервер не може цього зробити.
error-server-no-such-table = Такого столу немає, або за нього пускають лише за запрошенням.
error-server-stale-version = За столом уже щось змінилося. Погляньте ще раз.
error-server-no-hint = Зараз доброї відповіді ніхто не знає. Спитайте ще раз трохи згодом.
error-server-not-seated = Це доступно лише тим, хто сидить за цим столом.
error-server-not-host = Це доступно лише тому, хто створив стіл.
error-server-seat-taken = Місце { $seat } зайняте.
error-server-table-full = Усі місця за цим столом зайняті.
error-server-wrong-moment =
    { $moment ->
        [open] Це можливо лише після початку гри.
        [playing] Поки триває гра, це неможливо.
        [over] Це вже неможливо: гру закінчено.
       *[other] Це вже неможливо: стіл закрито.
    }
error-server-no-need = Зараз це не потрібно.
error-server-other-rules = За цим столом грають за правилами версії { $began }, а на сервері діє версія { $now }. Стіл можна розглядати, але грати за ним не можна.
error-server-storage-failed = Сервер зараз не може нічого записати. Нічого не змінилося; спробуйте трохи згодом.
error-server-not-signed-in = Сервер вас іще не знає. Сядьте за стіл гостем або увійдіть.
error-server-bad-message =
    { $problem ->
        [too-long] Повідомлення задовге.
        [too-deep] У повідомленні забагато вкладень.
        [nothing-said] Нічого не сказано.
        [no-page] У списку немає такої сторінки.
        [no-eyes] Чиїми очима дивитися, зазначають, коли відкривають потік.
       *[other] Повідомлення не вдалося прочитати: { $detail }.
    }
error-server-no-such-seat = За цим столом немає місця { $seat }.
error-server-not-absent = Гравець на місці { $seat } відсутній недостатньо довго. Зачекайте { $wait } с.
error-server-no-such-move = Ходу { $move } немає. Зроблено ходів: { $moves }.
error-server-not-alone = За цим столом сидять й інші. Хто пішов, може повернутися, тож стіл закриють лише кінець гри або довга тиша.
error-server-nobody-there = Там немає кого заглушити.
error-server-rematch-made = Стіл для наступної партії вже є.
error-server-record-withheld = У записі партії є секрети. Він відкриється всім, коли гра закінчиться.
error-server-record-not-public = Хто має цей запис, знає все приховане. Такий стіл не буває відкритим: грайте самі або запросіть людей.
error-server-from-record = Цей стіл продовжує партію із запису. Підтвердьте, що ви це знаєте, і сідайте.
error-server-record-too-long = У записі забагато ходів: можна не більше { $most }.

# Що відбувається за столом, окрім гри.

notice-sit = { $name } сідає за стіл.
notice-stand = { $name } встає з-за столу.
notice-start = Гра починається.
notice-start-record = Гра продовжується із запису, який приніс господар столу.
notice-vote = { $name } не за столом. Запропоновано посадити на це місце бота.
notice-stand-in-left = { $name } залишає стіл. Далі грає бот.
notice-stand-in-host = { $name } не за столом. За рішенням господаря столу грає бот.
notice-stand-in-votes = { $name } не за столом. За рішенням решти грає бот.
notice-stand-in-time = { $name }: час вийшов. Далі грає бот.
notice-return = { $name } знову за столом.
notice-ask-back = { $name } просить повернутися до свого останнього вибору.
notice-back-agreed = Усі згодні: { $name } повертається до свого останнього вибору.
notice-back-choice = { $name } скасовує останній вибір.
notice-back-turn = { $name } скасовує весь хід.
notice-again = { $name } повторює скасоване.
notice-refuse = { $name } не погоджується повернутися назад.
notice-refuse-late = Повернутися не вдасться: відповіли не всі.
notice-rematch = Є стіл для наступної партії.
notice-close = Стіл закрито.
