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
speed = Скорость движений
speed-off = нет
speed-slow = тихо
speed-normal = обычно
speed-fast = быстро
turn-board = Поворачивать поле к тому, кто ходит
table-opens = Подходим к столу…

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
damage-wait = Ждём: игроки решают, что будет с партией
damage-watch = Решают те, кто играет.
damage-ended = Партия закончена на позиции перед ним.

## Ждём игроков

lobby-waiting = Ждём соперника
lobby-waiting-text = Отправьте ссылку. Игра начнётся сама, когда все места заняты.
lobby-join = Вас приглашают
lobby-join-text = Займите свободное место. Ваш браузер добавит к кубикам свою долю случая.
your-name = Ваше имя
seat-free = место свободно
seat-by-lot = Сторона по жребию
take-seat = Сесть сюда
watch = Смотреть
invite = Ссылка для друга
copy = Копировать
dice-commit = Кубики уже определены, вот их печать:
join-foreign = За этот стол садятся по приглашению: откройте присланную ссылку.
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
hint-worth = Ценность для вас: +1 – победа, −1 – поражение.

## Конец

outcome-by = По правилу: «{ $rule }»
dice-kept = Кубики совпали с печатью, показанной в начале.
dice-broken = Кубики не совпали с печатью, показанной в начале!
to-replay = Запись и проверка кубиков
new-game = Новая партия

## Боты и примеры

bot-why = Почему бот так сыграл?
bot-reasons = Что взвесил { $name }
bot-worth = Ценность для бота: +1 – победа, −1 – поражение.
try-title = Доска из правил
try-answers = Чтобы повторить пример:
