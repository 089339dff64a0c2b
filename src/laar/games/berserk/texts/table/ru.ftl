### Стол «Берсерка»: вопросы, ответы, события, подписи.

set = Набор { $edition }
first-player = Первый игрок
your-turn = ваш ход
their-turn = ходит
in-play = на поле
dealt = в раздаче
deck = колода
graveyard = кладбище
graveyard-title = Кладбище
zone = Дополнительная зона
zone-short = доп. зона
cards = Карты
lives = жизни
speed = движение
strike = удар
unique = уникальная
sign-action = Действие
keywords = Свойства
effects = Эффекты
deeds = Что может эта карта
strike-own = Ударить свою карту
hidden-card = карта рубашкой вверх
number = № { $n }
printed = напечатано: { $n }
because = от карты «{ $who }»
led = Владелец: { $owner }; управляет: { $seat }
defend = защитить
from-as-printed = как напечатано
from-adapted = переработана
from-designed = придумана нами
cost-gold = золото
cost-silver = серебро
element-steppe = степь
element-mountain = горы
element-swamp = болото
element-darkness = тьма
element-neutral = нейтральная
kind-creature = существо
kind-flyer = летающее
kind-terrain = местность
kind-artefact = артефакт
deck-orcs = Орки
deck-dwarves = Гномы
deck-maidens = Девы
deck-coven = Ковен
dice-home = домашние кубики
dice-tournament = турнирные кубики
wounds = { $n ->
    [0] без ран
    [one] { $n } рана
    [few] { $n } раны
   *[many] { $n } ран
  }
blow-miss = промах
blow-weak = слабый
blow-medium = средний
blow-strong = сильный
face-strike = удар { $strike }
or = или

## Начало

start-decks = Колоды
start-own-deck = Ваша колода
start-other-deck = Другая колода
start-red-deck = Колода игрока 1
start-blue-deck = Колода игрока 2
start-extras = Колоды по 36 карт: с шестью дополнительными
start-dice = Кубики
start-home = Домашние
start-tournament = Турнирные
start-about-home = Каждый кубик читается сам по себе; бонусы – перебросы.
start-about-tournament = Решает разность кубиков; бонусы прибавляются.
start-cards = Посмотреть все 114 карт

## Эффекты

effect-modify = { $stat ->
    [strike] Удар { $n }
    [attack] Атаки { $n }
    [attack_announced] Объявленная атака { $n }
    [move] Движение { $n }
    [die_attack] Кубик в атаке { $n }
    [from] Раны от атак { $n }
   *[none] { $n }
  }
effect-grant = Свойство
effect-forbid = Есть запрет
effect-only_target = Может атаковать только одну карту
effect-control = Под контролем другого игрока
until-battle = до конца боя
until-turn = до хода { $n }
until-next_simple_strike = на следующий простой удар
until-while_closed = пока закрыта карта, от которой это
until-while_opposite = пока стоит напротив
until-while_in_play = пока карта, от которой это, в игре

## Как карту и клетку называют вслух

say-field = Поле пять на шесть
say-lives = { $left } из { $life } жизней
say-open = открыта
say-closed = закрыта
say-hidden = рубашкой вверх
say-committed = действие объявлено
say-chips = фишек: { $n }
say-counted = фишек инкарнации: { $n }
say-empty = пусто
say-unplaced = ещё не расставлена
say-ready = может действовать
say-chosen = выбрана
say-target = можно выбрать
say-ally = карта своей стороны: можно выбрать
say-friend = своя карта: тоже можно ударить
say-step = можно шагнуть
say-spot = можно выбрать
say-attacker = действует
say-struck = под прицелом
say-defend = может защитить
say-refused = нельзя
say-bought = в отряде
say-free = можно купить
say-barred = сейчас не купить

## Раздача, отряд, расстановка

deal = Раздача
redeal-text = Вам сдано карт: { $n }; больше их никто не видит. В новой раздаче будет на одну меньше.
redeal-holds = Золотых: { $gold }, серебряных: { $silver }. Стихии:
squad = Отряд
squad-text = Щёлкните карту, чтобы купить её или вернуть. За золотые платят только золотом, за серебряные – чем угодно.
squad-elements = Стихий: { $n }, золота меньше на { $price }
squad-empty = Пока никого. Что не куплено, вернётся в колоду.
squad-remove = Вернуть: { $who }
squad-ready = { $n ->
    [one] Отряд из { $n } карты готов
    [few] Отряд из { $n } карт готов
   *[many] Отряд из { $n } карт готов
  }
purse-gold = Золото
purse-silver = Серебро
purse-left = осталось { $n } из { $of }
place-text = Возьмите карту, затем подсвеченную клетку; или перетащите. Осталось: { $n }. До вскрытия никто не видит.
place-all = Все расставлены. Щёлкните карту, чтобы убрать её с поля.
place-hide = Кнопка с глазом оставляет карту третьего ряда рубашкой вверх.

## Вопросы

ask-watch = Смотрите
ask-watch-text = Щёлкните поле, чтобы сразу увидеть итог.
ask-wait = Ждём: { $seat }
ask-spectate = Ход: { $seat }
ask-secret-wait = Соперник ещё решает
ask-secret-spectate = Обе стороны решают тайно
ask-roll = Бросок за право выбора
ask-roll-text = На этой доске кубики ставите вы.
ask-draw = Какая карта приходит?
ask-draw-text = На этой доске карты тянете вы.
ask-die = Как выпадет кубик?
ask-die-text = { $who ->
    [none] На этой доске кубики ставите вы.
   *[other] Кубик карты «{ $who }». На этой доске кубики ставите вы.
  }
ask-first = Вы выиграли бросок
ask-first-text = Быть Первым или Вторым? Первый ходит раньше; у Второго на одно золото и серебро больше, шире передний край, и третий ряд можно скрыть.
ask-first-wait = { $seat } { AGREE($seat, "выиграл") } бросок. Ждём выбора: играть первым или вторым.
ask-redeal = Оставить эту раздачу?
ask-redeal-text = В новой раздаче будет на одну карту меньше.
ask-squad = Соберите отряд
ask-squad-text = { "" }
ask-place = Расставьте отряд
ask-place-text = { "" }
ask-start = Начало боя
ask-start-text = У карт в зелёной рамке есть что применить до первого хода.
ask-main = Ваш ход
ask-main-text = Выберите карту в зелёной рамке: она может шагнуть, ударить или применить особенность.
ask-main-chosen = Что ей делать?
ask-main-chosen-text = Следы – шаги, пунктирные кольца – цели. Esc снимает выбор.
ask-answer = Ваш ответ?
ask-answer-text = Ответьте на объявленное или пропустите.
ask-target = Выберите цель
ask-named = Уже выбраны ({ $n }): { $names }
ask-target-text = Пунктирные кольца можно выбрать.
ask-pay = Какой картой заплатить? Она закроется
ask-pay-text = Пунктирные кольца можно выбрать.
ask-may = Применить?
ask-may-text = { $who ->
    [none] Можно, но не обязательно.
   *[other] { $who }: можно, но не обязательно.
  }
ask-may-blood = Магия крови: получить фишку?
ask-cell = На какую клетку?
ask-cell-text = Выберите подсвеченную клетку.
ask-order = Сработало несколько особенностей
ask-order-text = Они исполнятся одна за другой. Если порядок вам не важен, пусть будет любым.
order-any = Любой порядок
order-this = В этом порядке
order-list = Порядок исполнения
order-earlier = { $who }: раньше
order-later = { $who }: позже
always-card = Да, и всегда для карты «{ $who }»
always-all = Да, и всегда, если это ничего не стоит
always-where = Это можно отменить в настройке «Когда меня спрашивать».
always-yes = { $who }: «{ $what }» – всегда да
always-ask = Спрашивать
stop-always = Соглашаться на всё, что ничего не стоит
for-you-idle = { $who }: нет – сейчас это ничего не даст.
for-you-yes = { $who }: да – как вы просили.
ask-reroll = Перебросить?
ask-reroll-text = Новый бросок заменит старый навсегда.
ask-exchange = Обменяться ударами?
ask-exchange-text = Сильнее, но с ответом, или слабее, но без ответа.
ask-stay = { $who }: открыть карту?
ask-stay-text = Эта карта может остаться закрытой.
answer-strike = { $who } бьёт { ACC($target) }.
must-defend = Защитника нужно назначить обязательно.

## Ответы

do-end = Закончить ход
do-pass = Пропустить
do-first = Быть Первым игроком
do-second = Быть Вторым игроком
do-keep = Оставить
do-redeal = Новая раздача, карт: { $n }
do-ready = Готово
do-not-ready = Ещё не готово
do-arrange = Расставить за меня
do-place = { $a } на { $b }
do-hide = Оставить рубашкой вверх
do-buy = Купить: { $a }
do-step = { $a }: шаг на { $b }
do-jump = { $a }: прыжок на { $b }
do-strike = { $a } бьёт: { $b }
do-use = { $a }: особенность { $n }
do-chip = { $a }: закрыться и получить фишку
do-rage = { $a }: потерять фишку и открыться (Ярость)
do-defend = Защищает { $a }
do-row = ряд { $n }
do-no = Нет
do-yes = Да
do-enough = Хватит
do-next = { $n }
do-full = Удар сильнее, с ответом
do-less = Удар слабее, без ответа
do-open = Открыть
do-stay = Оставить закрытой
do-reroll = Перебросить: { $who }
do-reroll-attacker = Перебросить кубик нападающего
do-reroll-target = Перебросить другой кубик
do-draw = { $seat }: карта «{ $a }»
do-retract = Взять назад: { $what }
do-concede = Сдаться
confirm-strike = Ударить { ACC($who) }
confirm-use = Применить
confirm-own = Всё-таки ранить { ACC($who) }? Это ваша карта
drawn = Ничья

## Остановки

stops = Когда меня спрашивать
stop-defend = Когда я могу защитить
stop-sudden = Когда я могу ответить внезапным действием
stop-aimed = Всегда, когда целят в мою карту
stop-rest = Пропускать всё до моего хода

## Стопка

pile = Стек
pile-top = верхнее исполняется первым
pile-asks = { $seat }: ответить или пропустить
pile-defender = Защищает { $who }
pile-chip = закрывается, чтобы получить фишку
pile-blocked = заблокировано, не подействует

## Передача устройства

hand-title = Передайте устройство: { $seat }
hand-text = Тайное скрыто. Когда устройство в нужных руках, продолжайте.
hand-go = Продолжить: { $seat }

## Шансы

odds-title-strike = Простой удар
odds-title-use = Особенность
odds-cases = Как может пойти
odds-undefended = Без защитника
odds-defended = Защищает { $who }
odds-caption = Все исходы, равновероятных бросков: { $of }
odds-chance = Шанс
odds-result = Итог
odds-back = ответ:
odds-you-choose = выбираете вы
odds-they-choose = выбирает соперник
odds-kills = погибает
odds-dies = нападающий погибает
odds-dead = погибает { $who }
odds-asks = дальше кто-то выбирает
odds-closes = { $who } закроется
price-closes = закроется
price-chips = фишки: { $n }
price-heals = вылечится: { $n }
odds-heals = { $who } лечится на { $n }
odds-no-wound = без ран
odds-closed = Закрытая цель не бросает кубик.
odds-rerolls = Перебросы: { $attacker } у нападающего, { $met } у другого.
odds-bonus = К кубикам: { $attacker } у нападающего, { $met } у другого.
odds-may-defend = Удар может принять защитник: каждый случай на своей вкладке.
odds-short = { $deals }{ $kills }; ответ: { $takes }{ $dies }
odds-short-dies = { "" } (гибель { $p })
odds-assumes = Считаем, что внезапных действий в ответ не будет, а перебрасывает и выбирает каждый так, чтобы потерять меньше жизней.

## Все карты

browser-title = Карты «Берсерка»
browser-search = Искать по имени, тексту или слову языка карт
browser-hint = Например: берёт под контроль · Проклятие · в начале хода · внезапное · разряд
browser-found = { $n ->
    [0] Ничего не нашлось
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
  }
browser-all = все
browser-deck = Колода
browser-crystal = Кристалл
browser-kind = Вид
browser-clauses = Пункты
browser-note = Откуда взята
browser-remark = Замечание книги правил
browser-kept = Как карта ему следует
browser-copies = копий в колоде: { $n }
browser-extra = дополнительная карта
browser-clear = Показать все
rules-cards-link = Все 114 карт с поиском

## Двое на двое

ask-lead = Кто в вашей команде ходит первым?
ask-lead-text = Команды чередуются: сначала первые игроки, потом вторые.
ask-quarter = Кто берёт левую четверть?
ask-quarter-text = Слева столбцы a–e, справа f–j; каждый расставляет отряд в своей.
do-lead = Первый ход: { $seat }
do-left = Слева: { $seat }
team-mate = напарник
lobby-deck-laid = Что лежит

## Читаем карту

read-cost = стоимость { $n }
read-led = владелец: { $owner }
read-lives-extra = дополнительных жизней: { $n }
read-by = от карты «{ $who }»
read-by-rule = по правилам
read-chips = Фишки
read-simple = Простой удар
read-unique = Уникальность
