# Середовища й набори даних для досліджень.

cli-about-command-dataset = записати партії ботів таблицею рішень, за якою можна вчитися
cli-about-dataset-out = файл Parquet; якщо його вже розпочато, запис продовжиться
cli-dataset =
    { $file }: { $games ->
        [one] { $games } партія
        [few] { $games } партії
       *[other] { $games } партій
    }, { $rows ->
        [one] { $rows } рішення
        [few] { $rows } рішення
       *[other] { $rows } рішень
    }.

error-env-rewards = Нагороди не можуть іти за «{ $rewards }». Можна: { $known }.
error-env-bots = Назвіть одного бота на всі місця або по одному на кожне: місць { $seats }, ботів { $count }.
error-env-seat = Місця { $seat } немає: місця пронумеровано від 0 до { $last }.
error-env-render-mode = Показати середовище як «{ $mode }» не можна: лише як «{ $known }» або ніяк.
error-env-not-reset = Партію ще не розпочато: спершу викличте reset().
error-dataset-unwritable = Не вдається записати { $path }.
error-dataset-broken = { $path } — не набір даних Grotto, або його пошкоджено.
error-dataset-other = { $path } записано з іншим «{ $key }»: { $found }, а не { $wanted }. Виберіть інший файл або попередню команду.
