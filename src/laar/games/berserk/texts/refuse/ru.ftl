### Почему ответ не принят. Карты приходят именами (чужая карта рубашкой вверх – клеткой), стороны –
### именами, клетки и числа – как есть; by и number – карта и номер её особенности.

## Сейчас не об этом

refuse-over = Бой окончен.
refuse-malformed = Такого ответа игра не знает.
refuse-form = В ответе чего-то не хватает или есть лишнее. Правильно так: { $example }.
refuse-not-yours = Сейчас отвечаете не вы: { $seat }.
refuse-ready = Вы уже готовы; сначала возьмите это назад.
refuse-kept = Свою раздачу вы уже оставили.
refuse-retract = Такого шага нет, взять назад нечего.
refuse-die = Числа называет только кубик, от 1 до 6, когда его бросают.
refuse-draw = Карты тянут из колоды наугад, их не выбирают.
refuse-offer-draw = Ничья уже предложена или была предложена вами в этот ход.
refuse-accept-draw = Соперник ничью не предлагал.
refuse-decline-draw = Соперник ничью не предлагал.
refuse-not-now-first = Кто первый игрок, сейчас не решают.
refuse-not-now-keep = Сейчас нет ни раздачи, ни кубиков, которые можно оставить.
refuse-not-now-redeal = Новую раздачу просят только сразу после прежней.
refuse-not-now-buy = Отряд набирают до боя; сейчас не время.
refuse-not-now-place = Карты расставляют до боя; сейчас не время.
refuse-not-now-ready = Сейчас не решают тайно, объявлять готовность незачем.
refuse-not-now-walk = Ходят только в свой ход, пока стек пуст.
refuse-not-now-act = Это делают только в свой ход, пока стек пуст.
refuse-not-now-use = Сейчас особенности не объявляют: сначала решите то, о чём спрашивают.
refuse-not-now-end = Ход завершают, пока стек пуст и ничего не решается.
refuse-not-now-defend = Сейчас нет удара, от которого можно защитить.
refuse-not-now-pass = Сейчас пропускать нечего. Чтобы закончить ход, нажмите «Закончить ход».
refuse-not-now-choose = Цель или клетку сейчас не выбирают.
refuse-not-now-may = Сейчас не спрашивают «да» или «нет».
refuse-not-now-order = Порядок сейчас не выбирают.
refuse-not-now-reroll = Сейчас перебрасывать нечего.
refuse-not-now-exchange = Обмена ударами, от которого можно уйти, сейчас нет.
refuse-not-now-stay = Сейчас не решают, какая карта останется закрытой.

## Карты и клетки

refuse-outside = Клетки { $cell } на поле нет.
refuse-nobody-there = На { $cell } никого нет.
refuse-not-in-play = { $who }: такой карты в игре нет.
refuse-dead = { $who }: карта на кладбище.
refuse-by-cell = { $who }: карта стоит на поле, назовите её клетку: { $cell }.
refuse-foreign = { $who }: этой картой управляет другой игрок ({ $seat }).
refuse-led-away = { $who }: ваша карта сейчас под чужим контролем ({ $seat }).
refuse-hidden = { $who }: карта лежит рубашкой вверх и пока ничего не делает.
refuse-closed = { $who }: карта закрыта.
refuse-committed = { $who }: действие уже объявлено и ждёт в стеке.
refuse-occupied = Клетка { $cell } занята.

## Движение

refuse-no-walker = { $who }: ходят только существа.
refuse-no-cell = { $who }: карта в дополнительной зоне, ходить ей неоткуда.
refuse-closed-stays = { $who }: карта закрыта и остаётся на месте, даже если движение не израсходовано.
refuse-no-units = { $who }: движения не осталось (за ход – { $units }).
refuse-stands-there = На { $cell } эта карта уже стоит.
refuse-diagonal = По диагонали не шагают.
refuse-one-by-one = Шаг – на одну клетку вперёд, назад, влево или вправо.
refuse-no-jump = { $who }: прыгать эта карта не умеет.
refuse-jump-moved = { $who }: карта уже двигалась в этот ход, а прыжок – вместо ходьбы.
refuse-jump-far = { $who }: до клетки { $distance }, а прыжок – не дальше { $far }.

## Удары и другие атаки

refuse-no-strike = { $who }: у карты нет простого удара, она не существо.
refuse-attack-self = { $who }: себя карта не атакует.
refuse-not-near = { $who } и { $other } не стоят рядом.
refuse-reach-zone = { $other } и { $who } не рядом: в дополнительную зону и из неё ближней атакой достают только летающие.
refuse-too-near = { $other } стоит рядом, а дальняя атака соседей не берёт.
refuse-no-lives = { $who }: у карты нет жизней, атаковать её нельзя.
refuse-across-line = { $other }: удар через ряд – ровно на две клетки по прямой.
refuse-across-zone = { $other }: удар через ряд бьёт только по полю и с поля.
refuse-across-foe = { $who }: через чужую карту ({ $other }) удар через ряд не проходит.
refuse-only-target = { $by }, особенность { $number }: { $who } может атаковать так только одну карту – { $other }.
refuse-only-opposite = { $by }, особенность { $number }: { $who } может атаковать только карту напротив, а там никого.
refuse-ban-move = { $by }, особенность { $number }: { $who } двигаться не может.
refuse-ban-attack = { $by }, особенность { $number }: { $who } атаковать не может.
refuse-ban-abilities = { $by }, особенность { $number }: { $who } не может применять особенности за действие.
refuse-ban-defend = { $by }, особенность { $number }: { $who } не может защищать других.
refuse-ban-chip = { $by }, особенность { $number }: { $who } не может закрыться ради фишки.
refuse-ban-control = { $by }, особенность { $number }: { $who } под контроль соперника не переходит.

## Фишки и ярость

refuse-no-chips = { $who }: нет особенности, которую оплачивают фишками.
refuse-only-rage = { $who }: фишки нужны карте только для ярости, закрываться ради них нельзя.
refuse-most-chips = { $who }: больше фишек нельзя, предел – { $most }.
refuse-no-rage = { $who }: у карты нет ярости.
refuse-rage-open = { $who }: карта и так открыта.
refuse-rage-chips = { $who }: нет фишки, которую можно отдать.
refuse-rage-used = { $who }: ярость в этот ход больше использовать нельзя, предел – { $limit }.

## Особенности

refuse-no-paragraph = { $who }: особенности { $number } на карте нет.
refuse-constant = { $who }, особенность { $number }: действует постоянно, её не объявляют.
refuse-triggered = { $who }, особенность { $number }: срабатывает сама в свой момент, её не объявляют.
refuse-start-only = { $who }, особенность { $number }: её применяют только в начале боя.
refuse-not-start = { $who }, особенность { $number }: это не особенность начала боя.
refuse-not-sudden = { $who }, особенность { $number }: это не внезапное действие, объявите её в свой ход, когда стек пуст.
refuse-hidden-start = { $who }: карта рубашкой вверх особенность начала боя пропускает.
refuse-chips = { $who }: фишек { $have }, а нужно { $need }.
refuse-used-turn = { $who }, особенность { $number }: в этот ход больше нельзя, предел – { $limit }.
refuse-used-battle = { $who }, особенность { $number }: в этом бою больше нельзя, предел – { $limit }.
refuse-used-start = { $who }, особенность { $number }: уже использована.
refuse-used-on = { $by }, особенность { $number }: на эту карту ({ $who }) больше использовать нельзя.
refuse-second-only = { $who }, особенность { $number }: только для второго игрока.
refuse-condition = { $who }, особенность { $number }: условие не выполнено.
refuse-no-payment = { $who }, особенность { $number }: нет карты, которую можно закрыть как плату.
refuse-no-target = { $who }, особенность { $number }: выбрать некого.
refuse-payment-idle = { $by }, особенность { $number }: если закрыть эту карту ({ $who }), выбрать будет некого.

## Цели

refuse-needs-row = { $by }, особенность { $number }: назовите ряд, а не карту.
refuse-needs-card = { $by }, особенность { $number }: назовите карту, а не ряд.
refuse-needs-cell = { $who }: назовите клетку.
refuse-no-row = Ряда { $row } нет, их шесть.
refuse-idle = { $who }, особенность { $number }: сейчас из этого ничего не выйдет, поэтому и платить не за что.
refuse-idle-target = { $by }, особенность { $number }: если выбрать { $who }, ничего не изменится.
refuse-idle-row = { $by }, особенность { $number }: если выбрать ряд { $row }, ничего не изменится.
refuse-must-choose = { $by }, особенность { $number }: выбрать нужно.
refuse-say-no = Пока никто не выбран, можно только отказаться.
refuse-say-enough = Цели уже выбраны; если больше не нужно, ответьте «Хватит».
refuse-cell-elsewhere = { $cell } не подходит. Подходят: { $cells }.
refuse-order = Такого номера нет: выберите от 1 до { $most }.
refuse-reroll-attacker = Кубик атакующего вы сейчас перебросить не можете.
refuse-reroll-target = Кубик цели вы сейчас перебросить не можете.
refuse-target-self = { $by }, особенность { $number }: только на саму себя.
refuse-target-own = { $by }, особенность { $number }: нужна ваша карта, а { $who } – не ваша.
refuse-target-enemy = { $by }, особенность { $number }: нужна карта соперника, а { $who } – не его.
refuse-target-other = { $by }, особенность { $number }: нужна другая карта, не она сама.
refuse-target-creature = { $by }, особенность { $number }: нужно существо, а { $who } – нет.
refuse-target-class = { $by }, особенность { $number }: { $who } не подходит по классу, нужен { $kin ->
    [orc] орк
    [dwarf] гном
    [maiden] класс «Речная дева»
    [coven] класс «Ковен»
    [revived] класс «Возрождённый»
   *[other] класс «{ $kin }»
}.
refuse-target-element = { $by }, особенность { $number }: { $who } – другой стихии, а нужна { $element ->
    [steppe] степь
    [mountain] горы
    [swamp] болота
    [darkness] тьма
   *[other] «{ $element }»
}.
refuse-target-hero = { $by }, особенность { $number }: нужен герой, а { $who } – нет.
refuse-target-elite = { $by }, особенность { $number }: нужна элитная карта, а { $who } – рядовая.
refuse-target-cost = { $by }, особенность { $number }: { $who } не подходит по стоимости ({ $cost }).
refuse-target-open = { $by }, особенность { $number }: нужна открытая карта, а { $who } – нет.
refuse-target-closed = { $by }, особенность { $number }: нужна закрытая карта, а { $who } – нет.
refuse-target-cursed = { $by }, особенность { $number }: нужна карта с Проклятием, а { $who } – без него.
refuse-target-uncursed = { $by }, особенность { $number }: нужна карта без Проклятия, а { $who } – с ним.
refuse-target-cursed-now = { $by }, особенность { $number }: нужна карта, получившая Проклятие в этот ход, а { $who } – нет.
refuse-target-keyword = { $by }, особенность { $number }: { $who } не подходит, нужна карта со свойством «{ $keyword ->
    [rage] Ярость
    [incarnation] Инкарнация
   *[other] { $keyword }
}».
refuse-target-without = { $by }, особенность { $number }: { $who } не подходит, нужна карта без свойства «{ $keyword ->
    [rage] Ярость
    [incarnation] Инкарнация
   *[other] { $keyword }
}».
refuse-target-moved = { $by }, особенность { $number }: нужна карта, сменившая клетку в этот ход, а { $who } – нет.
refuse-target-unmoved = { $by }, особенность { $number }: нужна карта, не менявшая клетку в этот ход, а { $who } – нет.
refuse-target-unmoved-last = { $by }, особенность { $number }: нужна карта, простоявшая на месте весь прошлый ход своего игрока, а { $who } – нет.
refuse-target-chip = { $by }, особенность { $number }: нужна карта с фишкой, а { $who } – без фишек.
refuse-target-ranged = { $by }, особенность { $number }: нужна карта с выстрелом, метанием или разрядом, а { $who } – без них.
refuse-target-attacked = { $by }, особенность { $number }: нужна карта, объявившая простой удар в этот ход, а { $who } – нет.
refuse-target-under-attack = { $by }, особенность { $number }: нужна карта, которую сейчас атакуют, а { $who } – нет.
refuse-target-opposite = { $by }, особенность { $number }: { $who } стоит не напротив.
refuse-target-range = { $by }, особенность { $number }: { $who } слишком далеко – { $distance }, а дальность { $range }.
refuse-target-near = { $by }, особенность { $number }: { $who } и { $other } не стоят рядом.
refuse-target-row = { $by }, особенность { $number }: { $who } стоит не в этом ряду.
refuse-target-chosen = { $by }, особенность { $number }: { $who } уже среди целей.
refuse-unique-in-play = { $who }: у вас в игре уже есть эта уникальная карта.
refuse-not-in-deck = { $who }: вызывают карту из своей колоды.
refuse-no-grave = { $who }: нужна карта со своего кладбища.
refuse-no-room = { $who }: нет свободной клетки, куда её поставить.
refuse-same-card = { $who }: такая карта в колоде не одна, назовите первую из них.

## Защитники и ответы

refuse-defend-simple = Защитника назначают только против простого удара.
refuse-defend-turn = В свой ход защитников не назначают.
refuse-defend-own = { $who }: карту бьёт её собственная сторона, защитника тут не назначают.
refuse-defend-side = { $who }: эту карту защищает только её сторона.
refuse-defend-blocked = { $who }: удар заблокирован, защищать от него незачем.
refuse-defended = { $who }: от этого удара защитник уже назначен, второго не бывает.
refuse-directed = { $who }: направленный удар никто на себя не примет.
refuse-defend-protected = { $who }: защита от внезапных действий не даёт назначить защитника.
refuse-defend-self = { $who }: цель удара сама себе не защитник.
refuse-defend-creature = { $who }: защищать может только существо.
refuse-defend-attacker = { $who }: не рядом с тем, кто бьёт ({ $other }).
refuse-defend-target = { $who }: не рядом с целью удара ({ $other }).
refuse-defend-zone = { $who } и { $other } не рядом: карты дополнительной зоны ни с кем не соседствуют.
refuse-must-defend = { $by }, особенность { $number }: если защитника можно назначить, он обязателен.

## До боя

refuse-decided = Вы уже решили ({ $step }); возьмите это назад или подтвердите.
refuse-undecided = Сначала решите, оставляете ли раздачу.
refuse-no-creature-deal = В раздаче нет существа, которое можно купить: нужна новая.
refuse-last-deal = Меньше одной карты в раздаче не бывает.
refuse-not-dealt = { $who }: такой карты в вашей раздаче нет.
refuse-bought = { $who }: уже в отряде.
refuse-unique = { $who }: карта уникальна, второй такой в отряде не бывает.
refuse-gold = { $who }: элитные карты отряда стоили бы { $need }, а золотых кристаллов { $have }.
refuse-crystals = { $who }: отряд стоил бы { $need }, а кристаллов всего { $have }.
refuse-element = { $who }: это ещё одна стихия, она отнимает золотой кристалл.
refuse-no-creature = В отряде нет ни одного существа.
refuse-not-in-squad = { $who }: такой карты в вашем отряде нет.
refuse-placed = { $who }: клетка уже выбрана.
refuse-not-your-half = Клетка { $cell } – не в вашей части поля.
refuse-sides = Клетка { $cell } откроется, когда заняты девять средних: { $cells }.
refuse-front-sides = Клетка { $cell } откроется последней, когда заняты остальные тринадцать.
refuse-second-later = Клетка { $cell } откроется, когда заняты первые одиннадцать: { $cells }.
refuse-gap = Карты стоят на поздних клетках, а среди ранних есть свободные.
refuse-unplaced = { $count ->
    [one] Не поставлена { $count } карта отряда.
    [few] Не поставлены { $count } карты отряда.
   *[other] Не поставлено { $count } карт отряда.
}
refuse-hide-first = Рубашкой вверх карты оставляет только второй игрок.
refuse-hide-unplaced = { $who }: сначала выберите клетку.
refuse-hide-row = { $who }: рубашкой вверх остаются только карты третьего ряда (на поле он – { $row }).
refuse-hide-twice = { $who }: уже остаётся рубашкой вверх.

## Двое на двое

refuse-not-now-lead = Кто в команде ходит первым, сейчас не решают.
refuse-not-now-quarter = Четверти сейчас не выбирают.
refuse-other-team = Решать можно только за свою команду.
refuse-mate = { $who }: эту карту ведёт ваш напарник ({ $seat }).
refuse-conceded = Вы уже сдались, а ваш напарник – нет.
