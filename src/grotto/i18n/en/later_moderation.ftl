# The page of moderators.

error-server-not-moderator = Only moderators can do that.
error-server-moderator-stays = Only those who run this server can keep a moderator out.

web-moderation = Moderation
web-moderation-about = Reports of people, and what was done about them. Everything that is done here is written down below.
web-moderation-only = This page is for moderators. Those who run this server say who is one.
web-moderation-reports = Open reports
web-moderation-none = No report waits.
web-moderation-by = { $by } about { $about }
web-moderation-guest = a guest
web-moderation-account = account { $name }
web-moderation-suspended = kept out
web-moderation-talk = What was said around it
web-moderation-no-talk = Nothing was said at that time.
web-moderation-hidden = hidden
web-moderation-hide = Hide this line of { $name }
web-moderation-table = See the table
web-moderation-close = Close the report
web-moderation-close-table = Close the table
web-moderation-days = Days
web-moderation-suspend = Keep out
web-moderation-sign-out = Sign out
web-moderation-person = An account
web-moderation-person-about = Without a report: by the name of the account.
web-moderation-name = Name
web-moderation-pardon = Let in again
web-moderation-done = Done.
web-moderation-deeds = What was done
web-moderation-no-deeds = Nothing was done yet.
web-moderation-more = Show more
web-moderation-machine = from the server itself
web-moderation-deed-named = { $about } became a moderator
web-moderation-deed-dismissed = { $about } is no moderator any more
web-moderation-deed-closed = closed a report about { $about }: { $said }
web-moderation-deed-suspended =
    { $about } is kept out for { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
web-moderation-deed-pardoned = { $about } may come in again
web-moderation-deed-hid = hid what { $about } said: { $said }
web-moderation-deed-closed-table = closed a table
web-moderation-deed-renamed = somebody is called { $about } now
