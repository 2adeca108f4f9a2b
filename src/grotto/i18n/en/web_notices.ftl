# How one is told that it is one's turn.

web-notices = Notices
web-notices-about = When it is your turn and you are not looking, Grotto can tell you. Nothing of the game is in a notice, only which game it is and the way there.
web-notices-push = Tell me in this browser
web-notices-push-about = Even when no page of Grotto is open.
web-notices-push-not =
    { $why ->
        [denied] This browser does not allow notices from this page. You can change that in its settings.
       *[other] This browser can show no notices here. It needs a secure address (https).
    }
web-notices-push-refused = The browser does not want to. Perhaps it could not reach its own notice service.
web-notices-kind =
    { $kind ->
        [push] A browser
        [mail] Mail
       *[webhook] A program
    }
web-notices-test = Try it
web-notices-tested = It was sent. Has it arrived?
web-notices-remove = Remove
web-notices-trouble =
    { $why ->
        [gone] Nobody is there any more. Remove it, or add it again.
        [unreachable] The last notice did not get through. Grotto tries again.
       *[other] The last notice was refused ({ $why }). Grotto tries again.
    }
web-notices-code = Code from the mail
web-notices-code-about = Six digits were sent to { $address }.
web-notices-confirm = Confirm
web-notices-secret = The key of the signature
web-notices-secret-about = Every message bears the HMAC-SHA256 of its time and its body with this key.
web-notices-mail = Mail address
web-notices-mail-add = Tell me by mail
web-notices-programs = Chats and programs
web-notices-url = Address of the webhook
web-notices-url-about = Your chat shows it where it lets you add an incoming webhook.
web-notices-form = It understands
web-notices-preset =
    { $preset ->
        [text] a text (Slack, Mattermost, Google Chat)
        [content] content (Discord)
       *[json] all of it, signed (own programs)
    }
web-notices-add = Add
web-notices-quiet = Quiet hours
web-notices-quiet-about = What happens then is told afterwards. Time zone: { $zone }.
web-notices-quiet-from = From
web-notices-quiet-until = Until
web-notices-digest = One mail a day
web-notices-digest-about = With all games that wait for you, instead of a mail for each turn.
web-notices-digest-at = At
web-unsubscribe = No more mail
web-unsubscribe-about = This ends the notices to your mail address. You can turn them on again at any time.
web-unsubscribe-do = Send no more mail
web-unsubscribed = Done. No more notices will be sent to this address.

# Slow games.

web-next-table =
    { $count ->
        [one] Next table: { $count } other game waits for you
       *[other] Next table: { $count } other games wait for you
    }
web-list-round = Round { $round }
web-list-last = { $name } played { $ago }
web-list-deadline =
    { $unit ->
        [minutes] { $count ->
            [one] { $count } minute left
           *[other] { $count } minutes left
        }
        [hours] { $count ->
            [one] { $count } hour left
           *[other] { $count } hours left
        }
       *[days] { $count ->
            [one] { $count } day left
           *[other] { $count } days left
        }
    }
web-vacation-of = { $name } is on vacation until { $until }
web-list-kept = No connection. These are your games as they were last known.
web-table-offline-kept = The line is broken. Your answer is kept, and sent when the line is back.
