# `grotto admin`: what those who run a server do about people.

cli-about-command-admin = look after the people of a server: reports, names, ratings
cli-word-what = WHAT
cli-about-what = reports, close ID, suspend NAME [DAYS], pardon NAME, rename OLD NEW, moderator NAME, dismiss NAME, moderators, deeds, or ratings
cli-about-admin-words = the id of a report, names, or days
cli-admin-words = “grotto admin { $what }” takes other words: close ID, suspend NAME [DAYS], pardon NAME, rename OLD NEW, moderator NAME, dismiss NAME; reports, moderators, deeds and ratings take none.
cli-admin-no-reports = There are no open reports.
cli-admin-report = { $id }  { $day }  { $by } about { $about } (account: { $account }), table { $table }: { $said }
cli-admin-closed = Report { $id } is closed.
cli-admin-suspended =
    { $name } is signed out everywhere, and stays out for { $days ->
        [one] { $days } day
       *[other] { $days } days
    }.
cli-admin-pardoned = { $name } may come in again.
cli-admin-renamed = { $old } is called { $new } now.
cli-admin-ratings =
    All ratings were counted anew, from { $games ->
        [one] { $games } game
       *[other] { $games } games
    }.
cli-admin-named = { $name } is a moderator now.
cli-admin-dismissed = { $name } is no moderator any more.
cli-admin-moderator = { $name }
cli-admin-no-moderators = There are no moderators.
cli-admin-no-deeds = Nothing was done yet.
cli-admin-deed-named = { $day }  { $by }: { $about } became a moderator
cli-admin-deed-dismissed = { $day }  { $by }: { $about } is no moderator any more
cli-admin-deed-closed = { $day }  { $by }: a report about { $about } was closed: { $said }
cli-admin-deed-suspended = { $day }  { $by }: { $about } stays out, days: { $said }
cli-admin-deed-pardoned = { $day }  { $by }: { $about } may come in again
cli-admin-deed-hid = { $day }  { $by }: hidden at table { $table }, said by { $about }: { $said }
cli-admin-deed-closed-table = { $day }  { $by }: table { $table } was closed
cli-admin-deed-renamed = { $day }  { $by }: somebody is called { $about } now
