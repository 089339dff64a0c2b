### Стол «Бастиона»: вопросы, ответы, факты, подписи. Имена деталей и режимов – в texts/ru.ftl.

card-of = { $kind } { $land }
of-yellow = степи
of-green = леса
of-red = огня
of-purple = болот
of-blue = гор
of-black = тьмы
mana-yellow = жёлтой
mana-green = зелёной
mana-red = красной
mana-purple = фиолетовой
mana-blue = синей
mana-black = чёрной
spell-copied = Копия: { $spell }

## Места

spot-s = участок { $n }
spot-q = площадь { $land }
spot-d = квартал { $land }
spot-t = башня, квартал { $land }
spot-b = основание { $part }, квартал { $land }

## Как читается вслух

say-board = Замок: цитадель, шесть кварталов, 24 участка стены
say-strength = сила { $n }
say-shielded = неуязвим
say-empty = пусто
say-stops = здесь встанет следующий враг
say-source = источник, { $colour }
say-open = открыто
say-closed = закрыто фишкой: { $colour }
say-damaged = повреждён
say-banned = под запретом архимага
say-people = здесь: { $who }
say-deck = колода врагов: { $n }
say-mark-go = можно перейти
say-mark-take = можно взять ману
say-mark-hit = можно атаковать
say-mark-pick = можно выбрать
say-mark-chosen = выбрано
say-mark-target = цель атаки
say-mark-refused = нельзя

## Панель

your-turn = ваш ход
their-turn = ходит
spells = Заклинания
artefacts = Артефакты
goals = Ритуалы
goal = цель
artefact-ready = готов
artefact-used = уже применён
reserve = Резерв
rituals-left = ритуалов: { $n }
gauge = До прорыва
gauge-unit = { $n ->
    [one] нападение
    [few] нападения
   *[many] нападений
  }
gauge-label = Нападений, которые замок ещё выдержит: { $n }
banner = Ход и прорыв
banner-whose = Ход: { $seat }
banner-few = { $n ->
    [one] Одно нападение до прорыва
    [few] { $n } нападения до прорыва
   *[many] { $n } нападений до прорыва
  }
banner-none = Стена занята. Следующее нападение станет прорывом
banner-stops = Следующий враг встанет сюда: { $place }
banner-beat = Победите хоть кого-нибудь у стены в этот ход
doom-title = Закончить ход и проиграть?
doom-title-maybe = Закончить ход? Замок может пасть
doom-entering = Свободных участков нет: следующей карте не хватит места у стены, и враги ворвутся в замок.
doom-marching = Колода пуста, а идти врагам некуда: в следующее нападение они ворвутся в замок.
doom-unless = Спасёт только карта, которой участок не нужен, или чары того, кто ходит следующим.
doom-beat = Хватает маны на победу: { $enemy }, { $place }. Цена { $n }
doom-cast = У вас есть заклинание «{ $spell }»: оно сдвигает врагов
doom-nothing = На победу сейчас маны нет: поищите источник, башню или помощь товарищей
doom-back = Вернуться к ходу
doom-end = Всё равно закончить
actions = Действия
act-move = Перейти
act-mana = Мана
act-attack = Атака
tab-move = Путь
tab-mana = Мана
tab-attack = Атака
tab-spells = Чары
tab-team = Отряд
tab-log = Журнал
mini-map = Весь замок
to-my-place = К моему защитнику
deck-note = В колоде врагов: { $n }
price = Цена
any-colour = любых цветов: { $n }
attack-title = Атака: { $enemy }
attack-enters = Войти и сразу сразиться: { $area }
attack-of = Атакует { $seat }. Помочь можно, пока не заплачено.
add-spell = + { $spell }
can-help = может помочь
help-cast = Применить { ACC($spell) }
help-ask = Попросить { ACC($spell) }
help-asked = Просьба отправлена: { $seat }
help-yes-helps = { $who }: «Да, помогу: так лучше для всех».
help-yes-gladly = { $who }: «Да, держите».
help-no-cannot = { $who }: «Нет, сейчас не могу».
help-no-needless = { $who }: «Нет: хватит и без меня».
help-no-dear = { $who }: «Нет, это ещё пригодится».
lacking = Не хватает: { $what }
short-of = { $n } { $mana }
short-any = { $n } любой
pay = Заплатить { $n }
by-hand = Вручную
withdraw = Отменить атаку
still-due = Ещё платить
paid-so-far = Уже заплачено
spend-spare = Снять с цены{ $n ->
    [0] {""}
   *[other] {" "}(осталось { $n })
  }
spend-token = Заплатить фишкой
won = Замок устоял
lost = Замок пал

film-chance = Выпало: { $what }

## Почему такая сила

shielded-by = Неуязвим: его прикрывает { $by }
why-base = { $card }
why-dragon = { $by } в цитадели
why-knellervirm = Кнеллервирм в цитадели
why-inquisitor = Инквизитор рядом
why-cannon = { $by } в квартале
why-neighbours = Сосед: { $by }
why-alone = Оборотень без соседей
why-floor = Не меньше 1
why-immune = Ничто не действует

## Вопросы

ask-watch = Смотрим
ask-watch-text = Щёлкните по полю, чтобы сразу увидеть итог.
ask-wait = Ждём: { $seat }
ask-draft = Выберите два ритуала
ask-draft-text = Два останутся вашими целями, третий уйдёт под колоду.
ask-keep = Выберите ритуал
ask-keep-text = Один станет вашей новой целью, другой уйдёт под колоду.
ask-start = Где начнёт защитник?
ask-start-text = В цитадели дракон: выберите квартал.
ask-before = Враг близко
ask-before-text = До нападения можно применить «Рокировку» или «Телепорт».
ask-act = Ваш ход
ask-act-text = Идите, берите ману и атакуйте – в любом порядке, каждое по разу. Зелёный пунктир показывает, что можно.
ask-act-duty = Рядом враг: сразитесь или уйдите
ask-act-duty-text = Ход нельзя закончить, пока защитник в цитадели с врагом.
ask-on = Идти дальше?
ask-on-text = «Ускорение» переносит ещё на один шаг.
ask-gain = Мана из источника
ask-gain-text = Прежде чем взять ману, можно добавить заклинание.
ask-attack = Атака
ask-attack-text = Добавьте заклинания, заплатите или откажитесь.
ask-spare = Ману какого цвета не платить?
ask-token = Какой фишкой платить?
ask-perform = Выполнить ритуал?
ask-perform-text = Побеждён враг подходящего цвета.
ask-build = Где строить?
ask-build-text = Выберите основание на поле.
ask-give = Поделиться маной?
ask-give-text = Накопитель берёт фишку только с вашего согласия.
ask-flee = Куда уйдёт защитник?
ask-flee-text = Враг занял это место. Уход ничего не стоит.
ask-exit = Куда выйти из цитадели?
ask-exit-text = На следующего врага маны не хватает: выберите квартал. Выход ничего не стоит.
ask-class = Какой класс врагов?
ask-district = Какой квартал следующий?
ask-first = Кто ходит первым?
ask-source = Какой источник ляжет?
ask-vanguard = Кто уже в замке?
ask-enemy = Какой враг выйдет?
ask-ritual = Какой ритуал выпадет?

## Выбор

pick-move = Куда идти
pick-storm = Войти и сразиться
pick-haste = Ускорение
pick-source = Источник
pick-tower = Башня
pick-attack = Атака
pick-castling = Рокировка
pick-teleport = Телепорт
pick-flee = Уход
pick-build = Постройка
pick-replace = Замена
pick-restore = Источник
pick-place-enemy = Выберите врага на поле.
pick-place-area = Выберите область на поле.
pick-second = Теперь второе место.
pick-which = Что именно?
pick-cover = Какой фишкой закрыть?
pick-colour = Ману какого цвета взять?
pick-from = Какую фишку отдать?
pick-to = Какую взять?
pick-donor = У кого?
pick-with = Каким заклинанием?

## Ответы

do-end = Закончить ход
do-go-on = Встретить врага
do-stop = Остаться
do-take = Взять ману
do-drop = Не брать
do-pay = Заплатить
do-spend = Заплатить вручную
do-withdraw = Отказаться от атаки
do-rest = Остальное – автоматически
do-back = Назад
do-spare = Снять с цены: { $a }
do-token = Фишка: { $a }
do-give = Отдать
do-refuse = Не отдавать
do-decline = Не выполнять
do-perform = { $a } ({ $b })
do-build = Построить: { $a }
do-replace = Заменить: { $a }
do-keep = { $n ->
    [0] Оставить
    [1] Оставить { $a }
   *[other] Оставить { $a } { $b }
  }
do-move = Перейти: { $a }
do-storm = Войти и сразиться: { $a }
do-haste = Ускорение: { $a }
do-haste-storm = Ускорение, войти и сразиться: { $b }
do-source = { $n ->
    [1] Источник { $a }
   *[other] Источник { $a }, закрыть фишкой: { $b }
  }
do-tower = { $n ->
    [0] Собрать башней
   *[other] Башня, закрыть фишкой: { $a }
  }
do-collect = Собрать с башен
do-restore = Восстановить источник { $a }
do-attack = { $n ->
    [1] Атака: { $a }
   *[other] Атака: { $a } ({ $b })
  }
do-convert = Обменять: { $a } → { $b }
do-draw = Взять у защитника { $a }: { $b }
do-castling = Рокировка: { $a } и { $b }
do-teleport = Телепорт: { $a } → { $b }
do-repeat = Повторение: ещё один ход
do-start = Начать: { $a }
do-flee = Уйти: { $a }
do-exit = Выйти: { $a }
do-cast = { $n ->
    [0] { $spell }
    [1] { $spell }: { $a }
   *[other] { $spell }: { $a }, { $b }
  }
do-concede = Сдаться

## Что делают карты

spell-text-alchemy = В своей атаке: платите маной любых цветов.
spell-text-abundance = Источник даёт на 2 маны больше.
spell-text-copy = Становится другим заклинанием любого защитника.
spell-text-lightning = В атаке любого защитника: цена меньше на силу молнии.
spell-text-flame = В своей атаке: цена меньше на силу пламени. В издании 2018 и в атаке защитника рядом.
spell-text-repeat = В конце хода: ещё один ход без нападения.
spell-text-prism = Источник даёт ману любого одного цвета.
spell-text-castling = Два врага на стене меняются местами.
spell-text-arrow = Атакуйте врага в любой части замка.
spell-text-teleport = Враг на стене переносится на свободный участок.
spell-text-haste = Перейдите на одну область дальше.
ritual-text-accumulator = Артефакт. Раз в ход: 1 мана от согласного защитника.
ritual-text-converter = Артефакт. Раз в ход: 1 мана на 1 ману другого цвета.
ritual-text-source = Сооружение. Ещё один источник этого цвета.
ritual-text-obelisk = Сооружение. Источники этого цвета в квартале дают на 1 больше.
ritual-text-cannon = Сооружение. Враги этого цвета в квартале слабее на 1 (2018: на 2).

## Факты

fact-laid = Кварталы разложены
fact-laid-of = Кварталы по порядку: { $ring }
fact-chose_first = Первым ходит { $seat }
fact-chose_classes = Классы врагов выбраны
fact-chose_classes-of = Классы врагов: { $classes }
fact-granted = { $seat } { AGREE($seat, "начал") } с картой «{ $card }»
fact-stood = { $seat } { AGREE($seat, "начал") } в { PREP($area) }
fact-dealt = { $seat } { AGREE($seat, "получил") } ритуалы
fact-rejected = { $seat } { AGREE($seat, "отказался") } от { GEN($ritual) }
fact-returned = Ненужные ритуалы ушли под колоду
fact-founded = { $ritual } { AGREE($ritual, "построен") } заранее в { PREP($area) }
fact-entered = Из колоды: { $card }
fact-placed = { $card } { AGREE($card, "встал") } на { ACC($section) }
fact-joined = { $card } { AGREE($card, "присоединился") } к врагу, { $section }
fact-landed = враг сел на площадь в { PREP($area) }
fact-invaded = { $card } { AGREE($card, "занял") } цитадель
fact-set_aside = { $card } пока { AGREE($card, "отложен") }
fact-reshuffled = Отложенные враги вернулись в колоду
fact-stationed = { $card } { AGREE($card, "занял") } площадь заранее, в { PREP($area) }
fact-roosted = { $card } { AGREE($card, "занял") } цитадель заранее
fact-cleared = Мана с источников и башни вернулась в резерв: { $area }
fact-marched = враг прошёл вдоль стены: { $section } → { $goal }
fact-turn_began = Ход { $turn }: { $seat }
fact-moved = { $seat } { AGREE($seat, "отправился") } в { ACC($area) }
fact-driven = { $seat } { AGREE($seat, "отступил") } в { ACC($area) }
fact-covered_source = { $seat } { AGREE($seat, "закрыл") } источник { INS($colour) } маной в { PREP($area) }
fact-covered_tower = { $seat } { AGREE($seat, "закрыл") } башню { INS($colour) } маной в { PREP($area) }
fact-gained = { $seat } { AGREE($seat, "получил") } { $amount } { GEN($colour) } маны
fact-collected_sources = { $seat } { AGREE($seat, "собрал") } ману источников в { PREP($area) }
fact-collected_towers = { $seat } { AGREE($seat, "собрал") } ману со всех башен
fact-paid = { $seat } { AGREE($seat, "заплатил") } { $amount } { GEN($colour) } маны
fact-restored = источник восстановлен в { PREP($area) }
fact-announced = { $seat } { AGREE($seat, "атаковал") } { ACC($card) }
fact-withdrawn = { $seat } { AGREE($seat, "отказался") } от атаки
fact-dropped = { $seat } { AGREE($seat, "передумал") }: источник не использован
fact-pledged = { $seat } { AGREE($seat, "добавил") } «{ ACC($spell) }»
fact-cast = { $seat } { AGREE($seat, "применил") } «{ ACC($spell) }»
fact-beaten = { $seat } { AGREE($seat, "победил") } { ACC($card) }
fact-swapped = Рокировка: { $section } и { $goal }
fact-teleported = Телепорт: { $section } → { $goal }
fact-performed = { $seat } { AGREE($seat, "выполнил") } ритуал «{ $ritual }»
fact-owned = { $seat } { AGREE($seat, "получил") } { ACC($ritual) }
fact-built = { $ritual } { AGREE($ritual, "построен") } в { PREP($area) }
fact-removed = { $ritual } { AGREE($ritual, "снесён") } в { PREP($area) }
fact-chose = { $seat } { AGREE($seat, "выбрал") } новую цель: { $ritual }
fact-used = { $seat } { AGREE($seat, "применил") } { ACC($ritual) }
fact-converted = { $seat } { AGREE($seat, "обменял") } { ACC($colour) } ману на { ACC($new) }
fact-asked = { $seat } { AGREE($seat, "попросил") } у { GEN($donor) } { ACC($colour) } ману
fact-given = { $donor } { AGREE($donor, "отдал") } { DAT($seat) } { ACC($colour) } ману
fact-declined = { $seat } { AGREE($seat, "отказался") } делиться
fact-ended = { $won ->
    [true] Победа: замок устоял
   *[other] Поражение: замок пал
  }
fact-undone = Ход взят назад
ping = Показать
ping-where = Щёлкните место, на которое хотите показать всем.
plan = План
plan-title = Ваш план
plan-text = Выберите защитника и щёлкайте по полю: куда идти, что взять, кого атаковать. Остальные увидят стрелки.
plan-whose = Чей шаг
plan-send = Предложить
plan-of = План: { $seat }
plan-accept = Сделать
signal-ping = { $seat } показывает: { $where }
signal-plan = { $seat } предлагает план{ $where }
six-colours = шести цветов
lobby-waiting = Ждём защитников
dice-commit = Порядок карт уже определён. Код для проверки:
lobby-join-text = Займите свободное место. Ваш браузер добавит к жребию свою долю случайности, чтобы никто не мог его подстроить.
home-opponent = Остальные
home-about-hotseat = Вы ведёте всех защитников на этом экране.
home-side = Защитник
concede-sure = Сдать замок? Партия закончится для всех.

## Новая партия

start-edition = Издание
start-mode = Режим
start-players = Защитников
start-seats = За столом
start-me = Я
start-friend = Друг по ссылке
start-first = Первым
start-lot = жребий
start-classes = Три класса врагов
start-chosen = выбрано { $n } из { $of }
start-drawn = по жребию
start-three = Выберите ровно три класса врагов или ни одного: тогда решит жребий.
start-castle = Замок
start-castle-text = Щёлкните по двум кварталам, чтобы поменять их местами, и по углу, где стоят врата.
start-side = Сторона
start-order = Кварталы
start-order-usual = как обычно
start-order-random = случайно
start-order-own = свои
start-land = квартал { $land }, место { $n }
start-gate = врата на углу { $n }
start-enemies = { $n ->
    [one] { $n } враг
    [few] { $n } врага
   *[many] { $n } врагов
  }
start-misprint = в книге указано { $n }, но карты дают { $sum }
start-learn = Впервые? Короткий урок
start-scenario = Свой сценарий
army-less = меньше: { $kind }
army-more = больше: { $kind }
start-about-2018-training = Без ритуалов. Для первой игры.
start-about-2018-easy = Основной отряд, по 2 карты трёх классов, 1 легенда.
start-about-2018-medium = Основной отряд, по 3 карты трёх классов, 2 легенды.
start-about-2018-hard = Основной отряд, по 4 карты трёх классов, 3 легенды.
start-about-2018-extreme = Основной отряд, по 5 карт трёх классов, 4 легенды.
start-about-2018-scenario-1 = Летуны и разведчики; в каждом квартале лишний источник.
start-about-2018-scenario-2 = Великаны, симбиоты, оборотни; у каждого «Ускорение».
start-about-2018-scenario-3 = Все десять легенд, но не сразу.
start-about-2018-scenario-4 = Половина источников повреждена, дракон и летуны уже внутри.
start-about-2015-training = Без ритуалов. Самая лёгкая партия.
start-about-2015-army = Основной отряд и кого захотите ещё.
start-about-2015-siege-1 = По одному из каждого класса.
start-about-2015-siege-2 = Шесть летунов и крылатые легенды.
start-about-2015-siege-3 = Шесть драконов.
start-about-2015-siege-4 = Все десять легенд.
start-about-2015-siege-5 = Великаны, архимаг, Голем, Шаггон, Левиафан.
start-about-2015-siege-6 = Разведчики, симбиоты, оборотни и Кнеллервирм.
start-about-2015-siege-7 = Все легенды и по одному из каждого класса.

## Читаем карту

read-strength = Сила сейчас
read-printed = Сила на карте
read-price = Цена для вас
read-lacks = у вас { $have }, не хватает { $n }
read-enough = у вас { $have }, хватает
read-ability = Свойство
read-shields = Прикрывает соседей
read-gives = Победа даст
read-spell = Заклинание «{ $spell }»
read-ritual = Ваш ритуал: { $ritual }
read-ritual-why = Цвет подходит: эту победу можно отдать ритуалу. { $ritual }
read-what = Что делает
read-how = Когда
read-ritual-about = ритуал, цвет: { $colour }
read-perform = Сразу после победы
read-spell-about = заклинание
read-once = Один раз
read-in-deck = Ещё в колоде
read-layer = Слой { $k }, карт: { $n }
read-deck-about = порядок скрыт, состав известен всем
read-known = Что известно
read-order = Порядок скрыт
tag-enough = хватит
