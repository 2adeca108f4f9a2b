# Backup, restore, and the files of databases.

cli-about-command-backup = copy the tables of a server into a file, while people play
cli-about-command-restore = let the tables of a server be what a backup holds
cli-about-to-file = the new file; without it, one that is called by the time
cli-about-backup = the file of a backup
cli-about-force = replace a database that is there already
cli-about-guest-days = days after which finished tables of guests are removed; 0 keeps them all
cli-about-disk-megabytes = room that the disk must have for the server to call itself ready
cli-backup-done =
    The backup is in { $path }. It was looked through, and it is sound. { $tables ->
        [one] It holds { $tables } table
       *[other] It holds { $tables } tables
    } and { $entries ->
        [one] { $entries } entry of the logs.
       *[other] { $entries } entries of the logs.
    }
cli-restore-done =
    The backup is back, and it is sound. { $tables ->
        [one] It holds { $tables } table
       *[other] It holds { $tables } tables
    } and { $entries ->
        [one] { $entries } entry of the logs.
       *[other] { $entries } entries of the logs.
    }

error-server-file-in-the-way = There is something at { $path } already. Choose another file; “grotto restore” replaces a database only with --force.
error-server-no-such-file = There is no database at { $path }.
error-server-broken-backup = { $path } is not sound, and nothing was done with it: { $problem }.
error-server-use-pg-dump = PostgreSQL has programs of its own: back it up with pg_dump --format=custom, and restore it with pg_restore. The guide “Running Grotto for others” has both commands.
