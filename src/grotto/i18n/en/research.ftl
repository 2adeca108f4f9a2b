# Environments and datasets for research.

cli-about-command-dataset = write games between bots as a table of choices to learn from
cli-about-dataset-out = the Parquet file; if it was begun before, it is gone on with
cli-dataset =
    { $file }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $rows ->
        [one] { $rows } choice
       *[other] { $rows } choices
    }.

error-env-rewards = Rewards cannot go by “{ $rewards }”. Possible: { $known }.
error-env-bots = Name one bot for all seats, or one for each: seats { $seats }, bots { $count }.
error-env-seat = There is no seat { $seat }: seats are numbered from 0 to { $last }.
error-env-render-mode = This environment cannot be shown as “{ $mode }”: only as “{ $known }”, or not at all.
error-env-not-reset = No game has begun yet: call reset() first.
error-dataset-unwritable = { $path } cannot be written.
error-dataset-broken = { $path } is not a dataset of Grotto, or it is damaged.
error-dataset-other = { $path } was made with another “{ $key }”: { $found }, not { $wanted }. Choose another file, or the same command as before.
