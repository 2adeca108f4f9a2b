# Inviting people to a table by name: in its waiting room, on the first page, and in the settings of notices.

web-invite-by-name = Invite by name
web-invite-about = People with an account here see it on their first page, and are told as they like.
web-invite-name = Name
web-invite-ask = Invite
web-invite-friends = Your friends
web-invite-friend =
    { $here ->
        [yes] { $name } (here now)
       *[no] { $name }
    }
web-invite-friend-ask = Invite { $name }
web-invite-people = Invited
web-invite-state =
    { $state ->
        [sits] sits here
        [declined] does not come
       *[asked] has not answered yet
    }
web-invite-take-back = Take the invitation back: { $name }
web-invited = Invitations
web-invited-by = { $name } invites you
web-invited-here = { $name } invites you to this table.
web-invited-accept = Sit down
web-invited-decline = Decline
web-notices-invitations = Tell me when somebody invites me to a table
web-notices-inviters =
    { $who ->
        [all] whoever it is
        [none] never
       *[friends] if it is a friend
    }

error-server-you-blocked-them = You have blocked this person. Unblock them on your page “Me” first.
error-server-has-declined = This person has declined already.
error-server-not-waiting = People can be invited only before the start, while a seat is open.
error-server-too-many-invitations = So many people are invited already: { $most } are enough for one table.
