# Rated tables: what is refused.

error-server-no-hints-here = The result of this game counts: everybody plays without help.
error-server-rated-for-accounts = This game counts for ratings, so everybody needs an account. Make one first; it takes a name and a password.
error-server-one-seat-only = This game counts for ratings: everybody has one seat.
error-server-not-rated = A game alone cannot count for ratings: there is nobody to compare with.

error-server-no-such-person = There is nobody of this name here, or their page is private.
error-server-no-such-account = Nobody here has an account of this name.
error-server-no-such-friend-link = This link does not lead to anybody: it may be incomplete, or was replaced. Ask for a new one.
error-server-that-is-you = That is you. Give your link to somebody else, or ask by another name.
error-server-wrong-recovery-code = The name or the code is wrong, or the code was used before.
error-server-too-many-friends = You have too many friends, or have asked too many: { $most } are allowed.
error-server-suspended = Those who run this server do not let this account in until { $day }.
error-server-no-such-report = There is no open report { $report }.
error-server-too-many-reports = Many of your reports wait to be read. Please wait until they were.
