# Налаштування сповіщень у командному рядку.

cli-about-address = адреса цього сервера, як її знають люди: для посилань у сповіщеннях
cli-about-smtp = поштовий сервер для сповіщень, наприклад smtps://name@mail.example:465; пароль — у GROTTO_SMTP_PASSWORD
cli-about-mail-from = відправник листів
cli-about-private-webhooks = дозволити сповіщення на адреси власної мережі
cli-about-notice-seconds = за скільки секунд повідомляти людину про її хід
cli-about-vacation-days = скільки днів відпустки на рік має кожен у неквапних іграх; 0 — жодного
