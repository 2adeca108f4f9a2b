# Мови скрізь називають себе самі.
language-en = English
language-ru = Русский
language-uk = Українська

# Гравець без імені; $number рахують з 1.
player = Гравець { $number }

# «а, б та в»: list-more з’єднує всі, крім останнього, list-last додає його.
list-nothing = нічого
list-more = { $items }, { $item }
list-last = { $items } та { $item }

## Дії, спільні для ігор

action-first = Починає { $who }

## Помилки, за кодами

error-table-error = Щось пішло не так.
error-game-unknown = Гри «{ $game }» немає. На полиці: { $known }.
error-game-rules = Правил версії { $rules } для «{ $game }» тут немає. Нові партії йдуть за версією { $known }.
error-game-broken =
    У гру «{ $game }» з пакета «{ $package }» зіграти неможливо. { $problem }
error-game-seats =
    У цю гру грають від { $least } до { $most } гравців, а не { $seats }.
error-game-option = Параметр { $option } не приймає значення «{ $value }». Можна: { $allowed }.
error-action-unreadable = «{ $text }» — не дія. Приклади: { $examples }.
error-action-illegal = Дія «{ $text }» зараз неможлива. { $reason } Можна: { $offers }.
error-action-not-your-turn = Зараз ходить не { $who }, а { $asked }.
error-game-over = Гру закінчено: «{ $text }» уже не зіграти.
error-undo-refused = { $reason }
error-turn-held = Залишилося тільки завершити хід: завершіть його або скасуйте щось.
error-turn-nothing-to-end = Зараз немає ходу, який треба завершити.
error-record-broken =
    { $line ->
        [0] { $problem }
       *[other] Рядок { $line } запису хибний. { $problem }
    }
error-rules-bug =
    Рушій суперечить сам собі: { $problem }. Будь ласка, повідомте про це й додайте запис.
error-language-unknown =
    Grotto не говорить мовою «{ $language }». Мови: { $known }.
error-bot-unknown = Бота «{ $level }» тут немає. Боти: { $known }.
error-table-names = Імена не сходяться з місцями: імен { $count }, місць { $seats }.
error-table-seed = Зерно — це один непорожній рядок із друкованих знаків.
error-arena-line-up = На кожне місце потрібен один бот: місць { $seats }, ботів { $count } ({ $bots }).
error-arena-no-games = Потрібна хоча б 1 партія, а не { $games }.

## Причини

reason-not-asked = Зараз запитують про інше. { $asked }
reason-others-turn = Зараз відповідає { $who }.
reason-only-chance = Це вирішують кубики й колоди, а не гравці.
reason-game-over = Гру закінчено.
reason-chance-first = Спершу — кидок кубиків або нова карта.
reason-turn-held = Залишилося тільки завершити хід або скасувати щось у ньому.
reason-undo-nothing = Скасовувати нема чого.
reason-undo-barrier = Скасувати не можна: після цього був кидок або відкрилося щось нове.
reason-undo-other-seat = Після цього вже зробив хід інший гравець.
reason-undo-over = Гру закінчено: скасувати вже нічого не можна.
reason-undo-rated = Результат цієї партії йде в залік: ходи тут не повертають.
reason-undo-nothing-to-redo = Повторювати нема чого.

## Що не так із пакетом гри

broken-game-no-module = Не завантажується його модуль { $module } ({ $error }).
broken-game-no-game = «{ $value }» — не гра.
broken-game-other-id = Сама гра називає себе «{ $id }»; ідентифікатор складається з малих латинських літер, цифр і «_».
broken-game-other-rules = У пакеті правила версії { $found }, а оголошено версію { $named }.
broken-game-id-taken = Гра з таким ідентифікатором уже є.
broken-game-no-file = У ньому немає файлу { $file }.
broken-game-no-message = У файлі { $file } немає повідомлення { $key }.

## Що не так із записом

record-no-record = Це не запис гри: він не починається з «{ $expected }».
record-bad-header = Це не заголовок: «{ $text }».
record-missing-header = Немає заголовка «{ $header }».
record-stray-digest = Перед цим відбитком немає дії: «{ $text }».
record-other-rules = Запис зроблено за правилами версії { $found }, а цей Grotto знає { $known }.
record-not-over = Партію не закінчено.
record-drift = Звідси гра розходиться із записом: відбиток { $found } замість { $expected }.
record-wrong-result = Результат — { $found }, а не { $claimed }.
record-no-seed = У записі немає зерна або його SHA-256, тому кидки не перевірити.
record-wrong-commitment = Зерно не те, яке було обіцяно.
record-unfair = Зерно дає «{ $fair }», а не «{ $text }».
record-not-text = Файл { $path } — не текст у кодуванні UTF-8.
record-no-file = Файл { $path } не вдається прочитати.
record-cannot-write = Файл { $path } не вдається записати.
