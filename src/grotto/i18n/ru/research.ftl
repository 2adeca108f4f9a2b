# Среды и наборы данных для исследований.

cli-about-command-dataset = записать партии ботов таблицей решений, по которой можно учиться
cli-about-dataset-out = файл Parquet; если он уже начат, запись продолжится
cli-dataset =
    { $file }: { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[other] { $games } партий
    }, { $rows ->
        [one] { $rows } решение
        [few] { $rows } решения
       *[other] { $rows } решений
    }.

error-env-rewards = Награды не могут идти по «{ $rewards }». Можно: { $known }.
error-env-bots = Назовите одного бота на все места или по одному на каждое: мест { $seats }, ботов { $count }.
error-env-seat = Места { $seat } нет: места пронумерованы от 0 до { $last }.
error-env-render-mode = Показать среду как «{ $mode }» нельзя: только как «{ $known }» или никак.
error-env-not-reset = Партия ещё не начата: сначала вызовите reset().
error-dataset-unwritable = Не удаётся записать { $path }.
error-dataset-broken = { $path } — не набор данных Grotto, или он повреждён.
error-dataset-other = { $path } записан с другим «{ $key }»: { $found }, а не { $wanted }. Выберите другой файл или прежнюю команду.
