# Settings of notices, on the command line.

cli-about-address = address of this server as people know it, for links in notices
cli-about-smtp = mail server for notices, such as smtps://name@mail.example:465; the password stands in GROTTO_SMTP_PASSWORD
cli-about-mail-from = sender of mails
cli-about-private-webhooks = let notices go to addresses of your own network
cli-about-notice-seconds = seconds until somebody who is asked is told so
cli-about-vacation-days = days of vacation that everybody may take in a year, in slow games; 0 for none
