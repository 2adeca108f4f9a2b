# Резервні копії, їх відновлення та файли баз даних.

cli-about-command-backup = скопіювати столи сервера у файл, не перериваючи гри
cli-about-command-restore = повернути столам сервера те, що зберігає резервна копія
cli-about-to-file = новий файл; якщо не задати — з датою й часом у назві
cli-about-backup = файл резервної копії
cli-about-force = замінити базу даних, яка вже є
cli-about-guest-days = через скільки днів вилучати закінчені столи гостей; 0 — зберігати всі
cli-about-disk-megabytes = скільки мегабайтів на диску треба, щоб сервер вважав себе готовим
cli-backup-done =
    Резервна копія — у файлі { $path }. Її перевірено, вона справна. У ній { $tables ->
        [one] { $tables } стіл
        [few] { $tables } столи
       *[many] { $tables } столів
    } і { $entries ->
        [one] { $entries } запис журналів.
        [few] { $entries } записи журналів.
       *[many] { $entries } записів журналів.
    }
cli-restore-done =
    Резервну копію відновлено, вона справна. У ній { $tables ->
        [one] { $tables } стіл
        [few] { $tables } столи
       *[many] { $tables } столів
    } і { $entries ->
        [one] { $entries } запис журналів.
        [few] { $entries } записи журналів.
       *[many] { $entries } записів журналів.
    }

error-server-file-in-the-way = За адресою { $path } вже щось є. Виберіть інший файл; «grotto restore» замінює базу даних лише з --force.
error-server-no-such-file = Бази даних { $path } немає.
error-server-broken-backup = Файл { $path } пошкоджений, і з ним нічого не зроблено: { $problem }.
error-server-use-pg-dump = PostgreSQL має власні програми: копію робить pg_dump --format=custom, а відновлює її pg_restore. Обидві команди — у посібнику «Running Grotto for others».
