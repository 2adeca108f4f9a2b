# Looking on: who does, from whose side, how far behind; and a game for the first page.

web-watching =
    { $count ->
        [one] { $count } person looks on
       *[other] { $count } people look on
    }
web-watching-nobody = Nobody else looks on
web-watching-others =
    { $count ->
        [one] and { $count } more
       *[other] and { $count } more
    }
web-watching-side = Draw the board from the side of
web-watching-side-about = You see what everybody may see, whichever side you choose.
web-watching-named = Show my name here while I look on
web-watching-named-about = To everybody at the tables where you look on, but for people you have blocked. Otherwise you are only counted.
web-watching-behind =
    { $minutes ->
        [one] You see this game { $minutes } minute later.
       *[other] You see this game { $minutes } minutes later.
    }
web-watching-behind-short = −{ $minutes } min
web-watching-behind-players =
    { $minutes ->
        [one] Those who look on see this game { $minutes } minute later.
       *[other] Those who look on see this game { $minutes } minutes later.
    }
web-delay = Those who look on see the game
web-delay-about = So that nobody who looks on can tell a player anything in time.
web-delay-none = At once
web-delay-minutes =
    { $minutes ->
        [one] { $minutes } minute later
       *[other] { $minutes } minutes later
    }
web-featured = Being played now
web-featured-watch = Look on
web-me-moderation = Moderation

web-report-about = Moderators and those who run this server read it. The host of a table can also let somebody stand up before the start.
web-report-who = Who?
web-report-said = What happened?
web-report-send = Send
web-report-sent = Thank you. Those who run this server will read it.
web-block-about = Or block: you do not read what they say any more, they see nothing of where you look on, and neither of you sits down at a table of the other.
