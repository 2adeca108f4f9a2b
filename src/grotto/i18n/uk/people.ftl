# Відмови сервера, що не стосуються певного столу, за кодами.

error-server-not-found = За цією адресою нічого немає.
error-server-wrong-method = Із цією адресою так поводитися не можна.
error-server-bad-request = Запит не вдалося прочитати.
error-server-invalid =
    { $problem ->
        [missing] Цього бракує: { $field }.
        [string_too_long] Це задовго: { $field }.
        [string_too_short] Це закоротко: { $field }.
        [extra_forbidden] Сервер не знає, що це таке: { $field }.
        [json_invalid] Запит написано не так, як треба.
        [no_name] Це не може бути іменем. Ім’я пишуть в один рядок, і в ньому має бути щось видно.
        [no_text] У тексті є знаки, яких ніхто не побачить.
        [no_time] За такий короткий час ніхто не зіграє.
        [no_clock] Турніру потрібен годинник.
        [too_many_advance] За кожним столом хтось має вибувати.
       *[other] Це зазначено неправильно: { $field }.
    }
error-server-our-fault = У нас щось зламалося. Якщо повідомлятимете про це, зазначте номер { $incident }.
error-server-foreign-origin = Цей запит надійшов зі сторінки, яка не належить цьому серверу.
error-server-too-large = Забагато за один раз: можна не більше { $most } байтів.
error-server-too-slow = Запит передавався надто довго. Спробуйте ще раз.
error-server-too-many-requests =
    Трохи рідше, будь ласка. Зачекайте { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунди
       *[other] { $seconds } секунд
    }.
error-server-too-many-sockets = Забагато столів відкрито одразу: можна не більше { $most }. Закрийте зайві.
error-server-too-many-watchers = За цим столом зараз забагато глядачів: під’єднань може бути не більше { $most }. Спробуйте пізніше.
error-server-no-such-limit = Немає такого обмеження: { $said }. Усі вони наведені в посібнику із запуску Grotto, наприклад chat=6,0.5 або sockets_of_table=100.
error-server-too-many-tables = У вас забагато незакінчених партій: можна не більше { $most }. Дограйте або закрийте зайві.

## Облікові записи

error-server-name-taken = Ім’я «{ $name }» зайняте. Виберіть інше.
error-server-bad-name = Це ім’я не підходить для облікового запису. Виберіть коротше, з літерами або цифрами.
error-server-disguised-name = В імені мають бути літери однієї абетки й жодних прихованих знаків. Напишіть його однією абеткою.
error-server-password-too-short =
    Пароль закороткий: потрібно щонайменше { $least ->
        [one] { $least } знак
        [few] { $least } знаки
       *[other] { $least } знаків
    }.
error-server-wrong-password = Ім’я або пароль неправильні.
error-server-account-already = У вас уже є обліковий запис. Щоб створити інший, спершу вийдіть.
error-server-no-account = Гостям це недоступно. Спершу створіть обліковий запис.

# Що можна сказати `grotto serve` про тих, хто приходить.

cli-about-origin = ще одна адреса, сторінкам з якої можна вірити; можна вказати кілька разів
cli-about-proxy = проксі, що правильно повідомляє, від кого запит; можна вказати кілька разів
cli-word-limit = ОБМЕЖЕННЯ
cli-about-limit = інше обмеження, наприклад chat=6,0.5; можна вказати кілька разів
