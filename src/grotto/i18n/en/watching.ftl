# Looking on, and people who do not want to meet: what is refused.

error-server-silent-spectator = You see this game some minutes later, so you can talk here when it is over.
error-server-not-together = You cannot sit down here: you and somebody at this table do not play together, because one of you has blocked the other.
