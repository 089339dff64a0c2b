## Рамка каждой страницы

laar = Лаар
loading = Загружается…
close = Закрыть
cancel = Отмена
reload = Загрузить снова
to-home = На главную
switch-language = English
switch-theme = Светлая или тёмная тема
not-found = Здесь ничего нет
not-found-why = Адрес { $path } никуда не ведёт. Возможно, ссылка неполная.
page-failed = Страница не загрузилась.

## Разделы

nav = Разделы сайта
nav-play = Играть
nav-learn = Учиться
nav-watch = Смотреть
nav-cards = Карты и колоды
nav-rules = Правила
nav-sign-in = Войти
nav-account = Ваша учётная запись: { $name }
watch-bots = Партия ботов
watch-bots-about = Сядут два бота, а вы посмотрите, как они играют.
watch-own = Ваши записи
watch-own-empty = Здесь появятся записи ваших партий.
quick-start = Быстрый старт
for-designers = Для создателей карт: откуда числа и чем проверены

## Пункты правил

clause-open = Пункт { $id }
clause-missing = Этот пункт не загрузился.
clause-in-rules = Показать среди правил
clause-kind-rule = правило
clause-kind-component = состав игры
clause-kind-example = пример
clause-kind-keyword = понятие
clause-kind-ruling = наше решение

## Стол

rules = Правила
edition = Издание { $edition }
turn = Ход { $n }
undo = Отменить
or = или
you = Вы
here = За этим экраном
bot-name = Бот: { $name }
away = не на связи
players = Игроки
panel = Вопрос, шансы и журнал
log = Журнал
log-empty = Пока ничего не произошло.
log-more = и ещё { $n ->
    [one] { $n } событие
    [few] { $n } события
   *[many] { $n } событий
  }
log-details = Подробно
why-not = Так нельзя
tab-act = Игра
tab-log = Журнал
tab-sides = Стороны
tab-more = Ещё
watch-link = Ссылка для зрителей
link-copied = Ссылка скопирована
link-selected = Ссылка выделена: скопируйте её
speed = Скорость анимации
speed-off = нет
speed-slow = медленно
speed-normal = обычно
speed-fast = быстро
turn-board = Поворачивать поле к тому, кто ходит
table-opens = Открываем стол…

## Связь

link-connecting = Восстанавливаем связь…
link-lost = Связь потеряна. { $n ->
    [0] Пробуем снова…
    [one] Попытка через { $n } секунду.
    [few] Попытка через { $n } секунды.
   *[many] Попытка через { $n } секунд.
  } Ничего не пропадёт.
link-retry = Сейчас

## Повреждённый стол

damage-title = Один из сохранённых ходов этой партии не удаётся повторить.
damage-text = Партия остановилась на позиции перед ним (строка { $line } из { $lines }). Что дальше, решают игроки.
damage-go-on = Продолжить отсюда
damage-end = Закончить партию
damage-said = { $seat }: «{ $how }».
damage-wait = Игроки решают, что будет с партией
damage-watch = Решают те, кто играет.
damage-ended = Партия закончена на позиции перед ним.

## Ждём игроков

lobby-waiting = Ждём соперника
lobby-waiting-text = Отправьте ссылку. Игра начнётся сама, когда все места заняты.
lobby-join = Вас приглашают
lobby-join-text = Займите свободное место. Ваш браузер добавит к кубикам свою долю случайности, чтобы никто не мог их подстроить.
your-name = Ваше имя
seat-free = место свободно
seat-by-lot = Сторона по жребию
take-seat = Сесть сюда
watch = Смотреть
invite = Ссылка для друга
copy = Копировать
dice-commit = Кубики уже определены. Код для проверки:
join-foreign = За этот стол садятся по приглашению: откройте присланную ссылку.
table-series = до двух побед
table-rated = на рейтинг
join-account = Это партия на рейтинг: для неё нужна учётная запись.
join-taken = Это место только что занял другой.
join-offline = Нет связи.
join-failed = Сесть не получилось.

## Ничья, сдача, подсказки

concede = Сдаться
concede-sure = Сдать партию? Победит другая сторона.
draw = Ничья
draw-offer = Предложить ничью
draw-offered = Соперник предлагает ничью.
draw-accept = Согласиться
draw-decline = Отказаться
hint = Подсказка
hint-title = Как сыграл бы бот
hint-thinking = Думает…
hint-none = На этот раз без подсказки.
hint-chances = Проценты – шансы на победу, как их оценивает бот.
why-wins = Это победа.
why-saves = Всё остальное проигрывает.
why-clear = Заметно лучше остального: шансы { $chance } %, следующий вариант – { $next } %.
why-better = Чуть лучше остального: шансы { $chance } % против { $next } %.
why-even = Не хуже других ходов: шансы { $chance } %.
why-only = Ничего другого всерьёз не нашлось: шансы { $chance } %.
why-plan = Так задумано с начала хода.
why-sight = На первый взгляд выгоднее всего; дальше бот не считал.
why-whim = Такой уж нрав: было и получше.

## Конец

dice-broken = Код, показанный в начале, не сошёлся с кубиками!
to-replay = Запись партии
to-review = Разбор партии
new-game = Новая партия

## Боты и примеры

bot-why = Почему бот так сыграл?
bot-reasons = { $name }: почему такой ход
bot-chances = Проценты – шансы бота на победу, как он их оценивает.
try-title = Доска из правил
try-answers = Чтобы повторить пример:
