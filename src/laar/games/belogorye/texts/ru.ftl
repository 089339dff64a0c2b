### Тексты «Легенд Белогорья» для терминала и веб-клиента.
### В текстах fact- и refuse- бойцы и стороны приходят именами, клетки и числа – как есть.

belogorye = Легенды Белогорья
belogorye-short = Белогорье
first-player = первый игрок
your-turn = ваш ход
their-turn = ходит
in-play = на поле
lives = { $n ->
    [one] жизнь
    [few] жизни
   *[many] жизней
  }
fallen = погибло
speed = скорость
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
from-rulebook = как в коробке
from-designed = придумано

## Как называют вслух фигуру и клетку

say-field = Поле пять на шесть
say-lives = { $left } из { $life } жизней
say-open = карта открыта
say-closed = карта закрыта
say-poisoned = яд
say-acted = действие сделано
say-dead = вне игры
say-empty = пусто
say-unplaced = ещё не стоит
say-ready = может действовать
say-chosen = выбран
say-target = можно выбрать
say-ally = свой боец: можно выбрать
say-step = можно шагнуть
say-spot = можно выбрать
say-attacker = наносит удар
say-struck = под ударом
say-defend = может перехватить
say-refused = нельзя

## Вопросы

ask-watch = Смотрим
ask-watch-text = Щёлкните по полю, чтобы сразу увидеть итог.
ask-wait = Ждём: { $seat }
ask-spectate = Ходит сторона: { $seat }
ask-die = Как ляжет кубик?
ask-die-text = { $role ->
    [attacker] Кубик нападающего: { $die }.
    [met] Кубик принявшего удар: { $die }.
    [use] Кубик свойства: { $die }.
   *[none] {""}
} На этой доске кубики кладёте вы.
ask-first = Вы выиграли бросок
ask-first-text = Кто будет первым игроком? Первый встаёт квадратом на девяти клетках, второму на выбор одиннадцать.
ask-place = Расставьте бойцов
ask-place-text = Возьмите бойца, затем светлую клетку. Осталось: { $n }. Пока не готовы оба, расстановку не видит никто.
ask-place-wait = Соперник ещё расставляет бойцов
ask-place-spectate = Идёт тайная расстановка
ask-place-all = Стоят все девять. Щёлкните по бойцу, чтобы снять его.
ask-main = Ваш ход
ask-main-text = Выберите бойца с зелёной каймой: он может шагнуть, ударить или применить свойство.
ask-main-chosen = Куда?
ask-main-chosen-text = Следы – шаги, пунктир – цели. Esc отменяет выбор.
ask-intercept = Перехватить?
ask-intercept-text = { $who } бьёт, цель – { $target }. Удар может принять открытый боец рядом с обоими.
ask-blow = Выберите исход
ask-blow-text = Вы выбросили больше и выбираете исход.
ask-targets = Ещё одна жертва?
ask-targets-text = Выберите ещё одного врага или остановитесь.
ask-spot = Куда поставить?
ask-spot-text = Выберите для пойманного свободную клетку рядом с Водяным.
ask-cure = Лечить рану или яд?
ask-cure-text = У бойца и раны, и яд: снять можно что-то одно.
ask-splash = Кого тряхнёт?
ask-splash-text = Выберите ещё одного врага рядом с обоими бойцами: он получит 1 рану.

## Ответы

do-end = Закончить ход
do-pass = Не перехватывать
do-intercept = Перехват: { $a }
do-enough = Хватит
do-also = И ещё { $a }
do-to = На { $a }
do-heal = Снять 1 рану
do-cure = Убрать яд
do-splash = Тряхнуть: { $a }
do-ready = Готово
do-not-ready = Ещё не готово
do-arrange = Расставить за меня
do-place = { $a } на { $b }
do-first = Первыми: { $a }
do-blow = { $blow }, ответ: { $answer }
do-step = { $a }: шаг на { $b }
do-strike = { $a }: удар, цель { $b }
do-use = { $n ->
    [1] { $a }: применить свойство
   *[other] { $a }: свойство, цель { $b }
  }
confirm-strike = Ударить { ACC($who) }
confirm-use = { $deed ->
    [shot] Выстрелить в { ACC($who) }
    [heal] Вылечить { ACC($who) }
    [open] Открыть { ACC($who) }
    [discharge] Поразить { ACC($who) }
    [poison] Отравить { ACC($who) }
    [move] Притянуть { ACC($who) }
    [wound] Дохнуть пламенем
   *[other] Применить свойство: { $who }
  }
answer-blow = ответ: { $blow }
blow-note = Кубики брошены: эти раны засчитываются, свойства учтены.
drawn = Ничья

## Передача устройства

hand-title = Передайте устройство: { $seat }
hand-text = Чужая расстановка скрыта. Когда устройство в нужных руках, продолжайте.
hand-go = Продолжить: { $seat }

## Шансы

odds-title-strike = Удар
odds-title-intercept = Перехват
odds-title-use = Свойство
odds-cases = С перехватом и без
odds-not-intercepted = Без перехвата
odds-intercepted = Перехват: { $who }, { $cell }
odds-caption = Все исходы, равновероятных бросков: { $of }
odds-chance = Шанс
odds-your-blow = Раны цели
odds-their-blow = Раны вам
odds-answer-you = Ответ вам
odds-your-answer = Ваш ответ
odds-you-choose = выбираете вы
odds-they-choose = выбирает соперник
odds-kills = гибель
odds-dies = гибель нападающего
odds-property = ран от свойства: { $n }
odds-open = Цель открыта: бросают оба.
odds-closed = Цель закрыта: бросает только нападающий.
odds-bonus = К кубикам: нападающему +{ $attacker }, другому +{ $met }.
odds-short = { $deals }{ $kills ->
    [none] {""}
   *[other] , гибель { $kills }
  }
odds-guard = { $who }: свойство меняет раны
odds-may-intercept = Удар могут перехватить: каждый случай на своей вкладке.
odds-heals = { $who }: ран вылечено – { $n }
odds-no-wound = без ран

## Факты

fact-opening_rolled = Начальный бросок: богатыри { $bogatyrs }, нечисть { $evil }
fact-first_chosen = Первый игрок: { $seat }
fact-placed = { $who }: клетка { $cell }
fact-turn_began = Ход { $turn }: { $seat }
fact-turn_ended = Конец хода { GEN($seat) }
fact-opened = { $who }: карта открыта
fact-closed = { $who }: карта закрыта
fact-acted = { $who }: действие сделано
fact-stepped = { $who } { AGREE($who, "шагнул") } на { $cell }
fact-moved = { $who } { AGREE($who, "перемещён") } на { $cell }
fact-announced = { $who } { AGREE($who, "ударил") } { ACC($target) }
fact-intercepted = { $who } { AGREE($who, "принял") } удар вместо { GEN($target) }
fact-rolled = Бросок { GEN($who) }: { $die }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus } = { $sum }
  }
fact-struck = { $who }: { $blow ->
    [weak] слабый удар
    [medium] средний удар
    [strong] сильный удар
   *[miss] промах
  }
fact-used = { $who } { AGREE($who, "применил") } свойство
fact-reduced = { $who }: на { $amount ->
    [one] { $amount } рану
    [few] { $amount } раны
   *[many] { $amount } ран
  } меньше
fact-wounded = { $who } { AGREE($who, "получил") } { $amount ->
    [one] { $amount } рану
    [few] { $amount } раны
   *[many] { $amount } ран
  }
fact-healed = { $who } { AGREE($who, "излечился") } от { $amount ->
    [one] { $amount } раны
   *[many] { $amount } ран
  }
fact-poisoned = { $who } { AGREE($who, "отравлен") }
fact-cured = { $who } { AGREE($who, "избавлен") } от яда
fact-died = { $who } { AGREE($who, "погиб") }
fact-offered = { $seat } { AGREE($seat, "предложил") } ничью
fact-declined = { $seat } { AGREE($seat, "отклонил") } ничью
fact-ended = { $winner ->
    [none] Игра окончена вничью
   *[other] { $winner } { AGREE($winner, "победил") }
  }
fact-undone = Ход взят назад

## Почему нельзя

refuse-acted = { $who }: действие в этот ход уже было.
refuse-cell-not-near = { $cell } – не соседняя клетка для бойца «{ $who }».
refuse-cell-taken = Клетка { $cell } занята.
refuse-chosen = { $who }: цель уже выбрана.
refuse-closed = { $who }: карта закрыта.
refuse-concede = Сейчас сдаться нельзя.
refuse-offer-draw = Сейчас ничью не предложить.
refuse-accept-draw = Ничью никто не предлагал.
refuse-decline-draw = Ничью никто не предлагал.
refuse-retract = Такого шага нет, взять назад нечего.
refuse-die = Числа называет только кубик, от 1 до 6, когда его бросают.
refuse-diagonal = { $who }: по диагонали шагать нельзя.
refuse-one-by-one = { $who }: шаг – на одну клетку вперёд, назад, влево или вправо.
refuse-empty = На { $cell } никого нет.
refuse-foreign = { $who }: боец другой стороны.
refuse-intercept-target = { $who }: цель удара сама себя не перехватывает.
refuse-malformed = Такого ответа игра не знает.
refuse-needs-target = { $who }: нужно выбрать цель.
refuse-no-choice = { $who }: цель не выбирают, свойство бьёт по бойцу напротив.
refuse-no-movement = { $who }: движение израсходовано.
refuse-no-property = { $who }: нет свойства со значком действия.
refuse-no-room = { $who }: рядом нет свободной клетки.
refuse-nobody-opposite = { $who }: напротив никого нет.
refuse-nobody-there = На { $cell } никого нет.
refuse-not-beside = { $other }: не вплотную по ряду или столбцу, а { $who } действует только так.
refuse-not-enemy = { $who }: нужен враг, а { $other } – свой.
refuse-not-near = { $who } и { $other } не соседи.
refuse-not-own = { $who }: помощь только своим, а { $other } – враг.
refuse-not-yours = Сейчас отвечаете не вы.
refuse-occupied = Клетка { $cell } занята.
refuse-open-already = { $who }: карта уже открыта.
refuse-outside = { $cell } – за пределами поля.
refuse-over = Игра окончена.
refuse-own-target = { $who }: это свой боец, а бьют только врагов.
refuse-placed = { $who }: место уже выбрано.
refuse-reach = { $other }: до цели { $distance }, а { $who } достаёт на { $low }–{ $high }.
refuse-ready = Вы уже готовы.
refuse-too-far = { $who }: осталось { $left }, это слишком далеко.
refuse-undo = Взять назад нечего.
refuse-unhurt = { $who }: нет ни ран, ни яда.
refuse-unlisted = Такого выбора нет.
refuse-unplaced = { $count ->
    [one] Осталось поставить { $count } бойца.
    [few] Осталось поставить { $count } бойцов.
   *[many] Осталось поставить { $count } бойцов.
  }
refuse-zone = Клетка { $cell } – вне вашей зоны.
refuse-not-now-first = Кто ходит первым, сейчас не решают.
refuse-not-now-place = Расстановка уже окончена или ещё не началась.
refuse-not-now-main = Двигаться и действовать можно только в основной части хода.
refuse-not-now-intercept = Сейчас нет удара, который можно перехватить.
refuse-not-now-blow = Сейчас исход не выбирают.
refuse-not-now-targets = Ещё одну цель сейчас не выбирают.
refuse-not-now-spot = Клетку сейчас не выбирают.
refuse-not-now-cure = Сейчас никого не лечат.
refuse-not-now-splash = Сейчас никого не трясёт.

## Читаем карту бойца

read-free = карта открыта: на удар ответит
read-acted = действие в этот ход потрачено
read-closed = карта закрыта: на удар не ответит
read-action = Действие
read-property = Свойство
read-blows = Три числа удара
read-poison = Яд
