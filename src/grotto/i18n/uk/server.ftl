# Відмови мережевого столу, за кодами.

error-server-error = Сервер не може цього зробити.
error-server-no-such-table = Такого столу немає, або він закритий.
error-server-stale-version = За столом уже щось змінилося. Погляньте ще раз.
error-server-not-seated = Це можуть лише ті, хто сидить за цим столом.
error-server-not-host = Це може лише той, хто створив стіл.
error-server-seat-taken = Місце { $seat } зайняте.
error-server-table-full = Усі місця за цим столом зайняті.
error-server-wrong-moment =
    { $moment ->
        [open] Це можливо лише після початку гри.
        [playing] Поки триває гра, це неможливо.
        [over] Це вже неможливо: гру закінчено.
       *[other] Це вже неможливо: стіл закрито.
    }
error-server-storage-failed = Сервер зараз не може нічого записати. Нічого не змінилося; спробуйте трохи згодом.
error-server-not-signed-in = Сервер вас іще не знає. Сядьте за стіл гостем або увійдіть.
error-server-bad-message = Повідомлення не вдалося прочитати: { $problem }.
error-server-no-such-seat = За цим столом немає місця { $seat }.
