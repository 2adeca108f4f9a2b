# Як дізнатися, що настав ваш хід.

web-notices = Сповіщення
web-notices-about = Коли настає ваш хід, а ви не дивитеся, Grotto може повідомити про це. У сповіщенні немає нічого про саму партію — лише назва гри та посилання.
web-notices-push = Повідомляти в цьому браузері
web-notices-push-about = Навіть коли жодна сторінка Grotto не відкрита.
web-notices-push-not =
    { $why ->
        [denied] Браузер не дозволяє сповіщень із цієї сторінки. Це можна змінити в його налаштуваннях.
       *[other] Тут браузер не може показувати сповіщення: потрібна безпечна адреса (https).
    }
web-notices-push-refused = Браузер відмовився. Можливо, він не зміг зв’язатися зі своєю службою сповіщень.
web-notices-kind =
    { $kind ->
        [push] Браузер
        [mail] Пошта
       *[webhook] Програма
    }
web-notices-test = Перевірити
web-notices-tested = Надіслано. Дійшло?
web-notices-remove = Вилучити
web-notices-trouble =
    { $why ->
        [gone] Там більше нікого немає. Вилучіть цей запис або додайте його знову.
        [unreachable] Останнє сповіщення не дійшло. Grotto спробує ще раз.
       *[other] Останнє сповіщення відхилено ({ $why }). Grotto спробує ще раз.
    }
web-notices-code = Код із листа
web-notices-code-about = Шість цифр надіслано на { $address }.
web-notices-confirm = Підтвердити
web-notices-secret = Ключ підпису
web-notices-secret-about = Кожне повідомлення підписано цим ключем: HMAC-SHA256 від часу й тексту.
web-notices-mail = Адреса пошти
web-notices-mail-add = Повідомляти поштою
web-notices-programs = Чати й програми
web-notices-url = Адреса вебхука
web-notices-url-about = Чат показує її там, де можна додати вхідний вебхук.
web-notices-form = Що він розуміє
web-notices-preset =
    { $preset ->
        [text] текст (Slack, Mattermost, Google Chat)
        [content] content (Discord)
       *[json] усе, з підписом (власна програма)
    }
web-notices-add = Додати
web-notices-quiet = Тихі години
web-notices-quiet-about = Про те, що станеться в цей час, ви дізнаєтеся потім. Часовий пояс: { $zone }.
web-notices-quiet-from = Від
web-notices-quiet-until = До
web-notices-digest = Один лист на день
web-notices-digest-about = З усіма партіями, які на вас чекають, замість листа про кожен хід.
web-notices-digest-at = О котрій
web-unsubscribe = Більше не надсилати листів
web-unsubscribe-about = Сповіщення на вашу адресу припиняться. Увімкнути їх знову можна будь-коли.
web-unsubscribe-do = Більше не надсилати
web-unsubscribed = Готово. На цю адресу більше не буде сповіщень.

# Неквапливі партії.

web-next-table =
    { $count ->
        [one] До наступного столу: на вас чекає ще { $count } партія
        [few] До наступного столу: на вас чекають ще { $count } партії
        [many] До наступного столу: на вас чекають ще { $count } партій
       *[other] До наступного столу: на вас чекають ще { $count } партії
    }
web-list-round = Раунд { $round }
web-list-last = Останній хід: { $name }, { $ago }
web-list-deadline =
    { $unit ->
        [minutes] { $count ->
            [one] лишилася { $count } хвилина
            [few] лишилося { $count } хвилини
            [many] лишилося { $count } хвилин
           *[other] лишилося { $count } хвилини
        }
        [hours] { $count ->
            [one] лишилася { $count } година
            [few] лишилося { $count } години
            [many] лишилося { $count } годин
           *[other] лишилося { $count } години
        }
       *[days] { $count ->
            [one] лишився { $count } день
            [few] лишилося { $count } дні
            [many] лишилося { $count } днів
           *[other] лишилося { $count } дня
        }
    }
web-vacation-of = { $name } у відпустці до { $until }
web-list-kept = Немає зв’язку. Показано ваші партії, якими вони були відомі востаннє.
web-table-offline-kept = Зв’язок перервано. Вашу відповідь збережено, і вона піде, щойно зв’язок повернеться.
