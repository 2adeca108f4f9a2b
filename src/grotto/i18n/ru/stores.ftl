# Резервные копии, их восстановление и файлы баз данных.

cli-about-command-backup = скопировать столы сервера в файл, не прерывая игры
cli-about-command-restore = вернуть столам сервера то, что хранит резервная копия
cli-about-to-file = новый файл; если не задать — с датой и временем в имени
cli-about-backup = файл резервной копии
cli-about-force = заменить базу данных, которая уже есть
cli-about-guest-days = через сколько дней удалять законченные столы гостей; 0 — хранить все
cli-about-disk-megabytes = сколько мегабайт на диске нужно, чтобы сервер считал себя готовым
cli-backup-done =
    Резервная копия — в файле { $path }. Она проверена и исправна. В ней { $tables ->
        [one] { $tables } стол
        [few] { $tables } стола
       *[many] { $tables } столов
    } и { $entries ->
        [one] { $entries } запись журналов.
        [few] { $entries } записи журналов.
       *[many] { $entries } записей журналов.
    }
cli-restore-done =
    Резервная копия восстановлена и исправна. В ней { $tables ->
        [one] { $tables } стол
        [few] { $tables } стола
       *[many] { $tables } столов
    } и { $entries ->
        [one] { $entries } запись журналов.
        [few] { $entries } записи журналов.
       *[many] { $entries } записей журналов.
    }

error-server-file-in-the-way = По адресу { $path } уже что-то есть. Выберите другой файл; «grotto restore» заменяет базу данных только с --force.
error-server-no-such-file = Базы данных { $path } нет.
error-server-broken-backup = Файл { $path } повреждён, и с ним ничего не сделано: { $problem }.
error-server-use-pg-dump = У PostgreSQL есть свои программы: копию делает pg_dump --format=custom, а восстанавливает её pg_restore. Обе команды — в руководстве «Running Grotto for others».
