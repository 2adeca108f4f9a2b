# Отказы сервера, которые не касаются определённого стола, по кодам.

error-server-not-found = По этому адресу ничего нет.
error-server-wrong-method = С этим адресом так обращаться нельзя.
error-server-bad-request = Запрос не удалось прочесть.
error-server-invalid = Не указано или указано неверно: { $field }.
error-server-our-fault = У нас что-то сломалось. Если будете сообщать об этом, укажите номер { $incident }.
error-server-foreign-origin = Этот запрос пришёл со страницы, которая не принадлежит этому серверу.
error-server-too-large = Слишком много за один раз: можно не больше { $most } байт.
error-server-too-slow = Запрос передавался слишком долго. Попробуйте ещё раз.
error-server-too-many-requests =
    Чуть-чуть реже, пожалуйста. Подождите { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[other] { $seconds } секунд
    }.
error-server-too-many-sockets = Слишком много столов открыто сразу: можно не больше { $most }. Закройте лишние.
error-server-too-many-tables = У вас слишком много незаконченных партий: можно не больше { $most }. Доиграйте или закройте лишние.

## Учётные записи

error-server-name-taken = Имя «{ $name }» занято. Выберите другое.
error-server-bad-name = Это имя не подходит для учётной записи. Выберите покороче, с буквами или цифрами.
error-server-password-too-short =
    Пароль слишком короткий: нужно не меньше { $least ->
        [one] { $least } знака
       *[other] { $least } знаков
    }.
error-server-wrong-password = Имя или пароль неверны.
error-server-account-already = У вас уже есть учётная запись. Чтобы создать другую, сначала выйдите.
error-server-no-account = Гостям это недоступно. Сначала создайте учётную запись.

# Что можно сказать `grotto serve` о тех, кто приходит.

cli-about-origin = ещё один адрес, страницам с которого можно верить; можно указать несколько раз
cli-about-proxy = прокси, который верно сообщает, от кого запрос; можно указать несколько раз
