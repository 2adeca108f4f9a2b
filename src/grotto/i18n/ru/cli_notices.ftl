# Настройки извещений в командной строке.

cli-about-address = адрес этого сервера, как его знают люди: для ссылок в извещениях
cli-about-smtp = почтовый сервер для извещений, например smtps://name@mail.example:465; пароль — в GROTTO_SMTP_PASSWORD
cli-about-mail-from = отправитель писем
cli-about-private-webhooks = разрешить извещения на адреса собственной сети
cli-about-notice-seconds = через сколько секунд сообщать человеку о его ходе
cli-about-vacation-days = сколько дней отпуска в год у каждого в неспешных играх; 0 — ни одного
