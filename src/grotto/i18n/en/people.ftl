# What the server refuses whatever table it is about, by code.

error-server-not-found = There is nothing at this address.
error-server-wrong-method = This address cannot be used in that way.
error-server-bad-request = The request cannot be read.
error-server-invalid =
    { $problem ->
        [missing] This is missing: { $field }.
        [string_too_long] This is too long: { $field }.
        [string_too_short] This is too short: { $field }.
        [extra_forbidden] The server does not know what this should be: { $field }.
        [json_invalid] The request is not written as it should be.
        [no_name] This cannot be a name. A name is one line, with something to see in it.
        [no_text] There are characters in it that nobody could see.
        [no_time] Nobody can play in so little time.
        [no_clock] A tournament needs a clock.
        [too_many_advance] Somebody has to go out at every table.
       *[other] This is not right: { $field }.
    }
error-server-our-fault = Something broke on our side. If you report it, please mention the number { $incident }.
error-server-foreign-origin = This request comes from a page that does not belong to this server.
error-server-too-large = That is too much at once: no more than { $most } bytes are allowed.
error-server-too-slow = The request took too long to arrive. Please try again.
error-server-too-many-requests =
    That was a little too often. Please wait { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
error-server-too-many-sockets = Too many tables are open at once: { $most } are allowed. Please close some.
error-server-too-many-watchers = Too many people are looking at this table just now: { $most } connections are allowed. Please try again later.
error-server-no-such-limit = { $said } is no limit. The guide to running Grotto lists them all, such as chat=6,0.5 or sockets_of_table=100.
error-server-too-many-tables = You have too many unfinished tables: { $most } are allowed. Please finish or close some.

## Accounts

error-server-name-taken = The name “{ $name }” is taken. Please choose another one.
error-server-bad-name = This name cannot be used for an account. Please choose a shorter one with letters or digits.
error-server-disguised-name = A name has letters of one script and no hidden characters. Please write it with one alphabet.
error-server-password-too-short =
    The password is too short: at least { $least ->
        [one] { $least } character is
       *[other] { $least } characters are
    } needed.
error-server-wrong-password = The name or the password is wrong.
error-server-account-already = You have an account already. Sign out before you make another one.
error-server-no-account = Guests cannot do that. Make an account first.

# What one may say to `grotto serve` about those who come.

cli-about-origin = another address that pages may come from; may be said several times
cli-about-proxy = a proxy that is believed when it says who asks; may be said several times
cli-word-limit = LIMIT
cli-about-limit = another limit than usual, such as chat=6,0.5; may be said several times
