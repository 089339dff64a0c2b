### Тексты «Бастиона» для терминала и веб-клиента.
### Имена деталей и режимов те же, что в components.toml и modes.toml.

bastion = Бастион
bastion-short = Бастион
edition-2015 = издание 2015 года
edition-2018 = делюкс-издание 2018 года
edition-2015-short = 2015
edition-2018-short = 2018

## Защитники

## Цвета

colour-yellow = жёлтый
colour-green = зелёный
colour-red = красный
colour-purple = фиолетовый
colour-blue = синий
colour-black = чёрный
land-yellow = степи
land-green = леса
land-red = огонь
land-purple = болота
land-blue = горы
land-black = тьма

## Враги

class-beast = зверь
class-warrior = воин
class-mage = маг
class-rider = всадник
class-scout = разведчик
class-symbiote = симбиот
class-flyer = летун
class-priest = жрец
class-giant = великан
class-archmage = архимаг
class-werewolf = оборотень
class-dragon = дракон
classes-beast = звери
classes-warrior = воины
classes-mage = маги
classes-rider = всадники
classes-scout = разведчики
classes-symbiote = симбиоты
classes-flyer = летуны
classes-priest = жрецы
classes-giant = великаны
classes-archmage = архимаги
classes-werewolf = оборотни
classes-dragon = драконы
legend-spy = лазутчик
legend-belligemin = Беллигемин
legend-rokai = Рокай
legend-valkyrie = валькирия
legend-golem = голем
legend-black-wing = Чёрное Крыло
legend-inquisitor = инквизитор
legend-shaggon = Шаггон
legend-knellervirm = Кнеллервирм
legend-leviathan = Левиафан

## Ритуалы

ritual-accumulator = накопитель
ritual-converter = преобразователь
ritual-source = источник
ritual-obelisk = обелиск
ritual-cannon = орудие

## Заклинания

spell-alchemy = Алхимия
spell-abundance-2 = Изобилие 2
spell-copy = Копия
spell-lightning-1 = Молния 1
spell-lightning-3 = Молния 3
spell-flame-1 = Пламя 1
spell-flame-2 = Пламя 2
spell-repeat = Повторение
spell-prism = Призма
spell-castling = Рокировка
spell-arrow = Стрела
spell-teleport = Телепорт
spell-haste = Ускорение

## Режимы

special-sources = источники на поле с начала партии
special-haste = каждому карта ускорения
special-damaged = повреждённые источники
special-vanguard = дракон и летуны уже в замке
special-camp_start = начало в квартале лагеря
special-restore = источники можно восстанавливать
difficulty-light = лёгкая партия
difficulty-normal = нормальная партия
difficulty-hard = сложная партия
army-strength = сила войска { $n }
army-strength-between = сила войска от { $least } до { $most }
army-stated = в книге указано { $n }

## Слова

place-citadel = цитадель
place-district = квартал { $n }
place-section = участок { $n }
place-square = площадь { $n }
district-side-statue = со статуями
district-side-plain = без статуй
troop-main = основной отряд
troop-auxiliary = вспомогательный отряд
troop-legendary = легендарный отряд
ink-white = цвет квартала
ink-prismatic-1 = по одной каждого цвета
ink-prismatic-2 = по две каждого цвета
ink-grey = любая мана
result-artefact = артефакт
result-structure = сооружение
from-rulebook = из книги правил
from-found = найдено в открытых источниках
from-inferred = следует из найденного
from-reconstructed = восстановлено нами

### Refusals
### Карты, ритуалы, заклинания, защитники, цвета и места приходят своими именами.

refuse-malformed = Такого ответа игра не знает.
refuse-over = Партия окончена.
refuse-undo = Взять назад нечего.
refuse-form = В ответе чего-то не хватает. Например: { $example }.
refuse-no-place = Такого места нет: { $place }. У стены 24 участка, в замке шесть кварталов и шесть площадей.
refuse-not-yours = Сейчас отвечает { $seat }. Остальные могут вмешаться только заклинанием.
refuse-drawn = Это решает колода, а не игроки.
refuse-not-there = Сейчас это выпасть не может.
refuse-not-playing = Этот защитник не участвует в партии: { $seat }.

## Не сейчас

refuse-not-now-act = Это делают на своём этапе действий, одно за другим. Сначала закончите начатое.
refuse-not-now-before = Этап нападения сейчас не начинается.
refuse-not-now-haste = «Ускорение» продолжает только совершаемое перемещение, между шагами ничего делать нельзя.
refuse-not-now-gain = Это делают, когда берут ману из источника, а сейчас её никто не берёт.
refuse-not-now-attack = Сейчас атаки нет.
refuse-not-now-attack-spell = Заклинание ({ $spell }) применяют при атаке: сначала объявите её, потом добавляйте заклинания.
refuse-not-now-shift = Заклинание ({ $spell }) применяют на этапе действий, пока можно объявить действие; сейчас решается другое.
refuse-not-now-paying = Сейчас никто не платит вручную.
refuse-not-now-perform = Ритуалы выполняют сразу после победы.
refuse-not-now-build = Сейчас строить нечего.
refuse-not-now-keep = Сейчас выбирать ритуалы не из чего.
refuse-not-now-give = Сейчас вашу ману никто не просит.
refuse-not-now-start = Сейчас никто не выбирает, где начать.
refuse-not-now-flee = Сейчас никого не изгоняют.

## Перемещение

refuse-moved = В этот ход вы уже перемещались.
refuse-here = Вы уже здесь: { $place }.
refuse-far = Не соседнее с вашим место ({ $here }): { $place }. Цитадель соседствует со всеми кварталами, квартал с двумя другими и с цитаделью.
refuse-dragon = Цитадель занята: { $card }. Войти можно только с боем: «Войти и сразиться».
refuse-rokai = Там на площади Рокай ({ $place }). Войти можно только с боем, одним ответом: { $example }.
refuse-no-storm = Это место ({ $place }) никто не закрывает: просто перейдите туда.
refuse-no-entry = Атака уже потрачена, и обязательный при входе бой не состоится.
refuse-haste-past = Мимо дракона и Рокая не пройти: { $place }. «Ускорением» туда можно войти только с боем.
refuse-flee-here = Отсюда нужно уйти.
refuse-start-dragon = В цитадели дракон: начните в квартале.
refuse-no-refuge = Там дракон или Рокай: { $place }.

## Мана

refuse-gained = В этот ход вы уже получали ману.
refuse-source-citadel = В цитадели нет источников, идите в квартал.
refuse-no-source = Источника { $n } в этом квартале нет; 4 и 5 – источники, построенные на основаниях.
refuse-square-held = На площади ({ $place }) враг: { $card }. Источники и башня не действуют, пока он не побеждён.
refuse-source-closed = Источник закрыт фишкой. Его освободит башня квартала.
refuse-source-damaged = Источник повреждён и маны не даёт. Сначала восстановите его.
refuse-archmage = Источники этого цвета ({ $colour }) под запретом, пока в игре { $card }.
refuse-archmage-prism = «Призма» не поможет: запрещённым источником пользоваться нельзя вовсе.
refuse-tower-citadel = В цитадели нет башни; соберите ману со всех башен.
refuse-tower-closed = Башня закрыта фишкой. Она откроется, когда кто-нибудь соберёт ману в цитадели.
refuse-collect-away = Ману с башен собирают в цитадели, а вы не там.
refuse-collect-dragon = В цитадели враг: { $card }. Пока он не побеждён, маны там не собрать.
refuse-cover-own = Назовите фишку, которой закрываете; пока у вас есть мана, это одна из ваших.
refuse-cover-reserve = Маны у вас нет, закроет фишка резерва ({ $colour }): цвет не называйте.
refuse-reserve-empty = Маны у вас нет, и в резерве нет фишки этого цвета ({ $colour }), чтобы закрыть.
refuse-no-token = У вас нет фишки этого цвета: { $colour }.

## Артефакты и возрождение

refuse-no-converter = У вас нет преобразователя.
refuse-no-accumulator = У вас нет накопителя.
refuse-artefact-used = В этот ход уже применён: { $ritual }.
refuse-same-colour = Выберите два разных цвета.
refuse-not-in-reserve = В резерве нет фишки этого цвета: { $colour }.
refuse-draw-self = Накопитель берёт фишку у другого защитника.
refuse-nothing-to-give = { $seat }: нет фишки этого цвета ({ $colour }).
refuse-restored = В этот ход вы уже восстанавливали источник.
refuse-not-damaged = Этот источник не повреждён.
refuse-restore-held = На площади ({ $place }) враг: { $card }. Восстанавливать здесь нельзя.
refuse-restore-token = Восстановление стоит фишки цвета источника ({ $colour }), а у вас её нет.
refuse-duty = Завершить этап ещё нельзя.
refuse-duty-dragon = Рядом с вами враг: { $card }. Сначала победите его или уйдите из цитадели.

## Атака

refuse-attacked = В этот ход вы уже атаковали.
refuse-nobody = Здесь нет врага: { $place }.
refuse-out-of-reach = Не достать: { $place }. Атакуют у стены и на площади своего квартала.
refuse-only-dragon = Отсюда можно атаковать только верхнего врага цитадели: { $card }.
refuse-from-citadel = У цитадели нет стены: отсюда атакуют только «Стрелой».
refuse-try-arrow = У вас есть «Стрела», она достанет любого врага (ответ: { $example }).
refuse-shield = Под защитой: { $place }. Сначала победите или переставьте того, кто защищает: { $card } ({ $by }).
refuse-shield-arrow = «Стрела» снимает лишь ограничение по месту; защиту она не пробивает.
refuse-arrow-only = Объявляя атаку, называют только «Стрелу»; другое ({ $spell }) добавляют потом.
refuse-arrow-near = Эту цель ({ $place }) достать и без «Стрелы».
refuse-arrow-immune = «Стрелой» нельзя выбрать того, на кого заклинания не действуют.
refuse-arrow-dragon = Рядом дракон, а вы уже перемещались: «Стрелой» можно выбрать другую цель, только если ещё можно уйти.
refuse-arrow-storm = Вошедший бьётся с тем, кто занял это место; «Стрела» тут ни при чём.
refuse-short = Не хватает маны.{ $yellow ->
    [0] {""}
   *[other] {" "}Жёлтой: { $yellow }.
  }{ $green ->
    [0] {""}
   *[other] {" "}Зелёной: { $green }.
  }{ $red ->
    [0] {""}
   *[other] {" "}Красной: { $red }.
  }{ $purple ->
    [0] {""}
   *[other] {" "}Фиолетовой: { $purple }.
  }{ $blue ->
    [0] {""}
   *[other] {" "}Синей: { $blue }.
  }{ $black ->
    [0] {""}
   *[other] {" "}Чёрной: { $black }.
  }{ $any ->
    [0] {""}
   *[other] {" "}Любой: { $any }.
  }
refuse-too-dear = Маны не хватит даже со всеми заклинаниями команды. Без них недостаёт:{ $yellow ->
    [0] {""}
   *[other] {" "}жёлтой { $yellow }.
  }{ $green ->
    [0] {""}
   *[other] {" "}зелёной { $green }.
  }{ $red ->
    [0] {""}
   *[other] {" "}красной { $red }.
  }{ $purple ->
    [0] {""}
   *[other] {" "}фиолетовой { $purple }.
  }{ $blue ->
    [0] {""}
   *[other] {" "}синей { $blue }.
  }{ $black ->
    [0] {""}
   *[other] {" "}чёрной { $black }.
  }{ $any ->
    [0] {""}
   *[other] {" "}любой { $any }.
  }
refuse-withdrawn = От этой атаки ({ $place }) отказались, и с тех пор ничего не изменилось. Сначала сделайте что-нибудь ещё.
refuse-in-full = Атаку оплачивают целиком или не проводят вовсе.
refuse-no-choice = Заплатить можно только одним способом: просто заплатите.
refuse-not-due = Этого цвета платить не нужно: { $colour }.
refuse-spare-elsewhere = Тогда на остальное не хватит; снимите с цены другой цвет, не { $colour }.

## Заклинания

refuse-no-spell = У вас нет этого заклинания: { $spell }. Применяет его только владелец.
refuse-promised = Эта карта уже обещана: { $spell }. Заклинание применяют один раз.
refuse-copy-alone = Назовите, чем станет «Копия», например copy:flame-1.
refuse-copy-of-copy = «Копия» не копирует «Копию»; назовите само заклинание.
refuse-no-model = Этого заклинания сейчас нет ни у кого, копировать нечего: { $spell }.
refuse-event = Заклинание применяют только вместе с его событием: атакой, источником или перемещением.
refuse-prism-colour = «Призме» нужен цвет, хотя бы цвет самого источника.
refuse-immune = При атаке на этого врага заклинания не применяют: { $card }.
refuse-immune-moved = Заклинания на этого врага не действуют, и переставить его нельзя: { $card }.
refuse-banned = Пока в игре { $card }, это заклинание не применить никому: { $spell }.
refuse-banned-too = Запрет действует и на «Копии», и на атаку против самого врага: { $card }.
refuse-flame-own = «Пламя» помогает только в своей атаке; другим помогают «Молнией».
refuse-flame-away = «Пламя» помогает только из той же области, откуда идёт атака. Атакует { $seat }.
refuse-own-attack = Это заклинание действует только в своей атаке: { $spell }.
refuse-others-turn = Это заклинание ({ $spell }) применяют в свой ход; в чужой только «Молнию».
refuse-own-turn = «Повторение» применяют в конце своих действий, только в свой ход.
refuse-no-window = Это заклинание ({ $spell }) применяют во время действия, а действий у ходящего больше нет.
refuse-window-shut = Для этого нужны перемещение, мана, артефакт, источник, который можно восстановить, или враг в досягаемости, на которого действуют заклинания.
refuse-same-section = Выберите два разных участка.
refuse-lower-first = Сначала назовите участок с меньшим номером: { $example }.
refuse-last-section = На последнем участке враги не стоят: { $place }.
refuse-section-taken = Занято: { $place }.

## Ритуалы

refuse-no-goal = Это не ваш открытый ритуал: { $ritual }.
refuse-not-beaten = Этот враг сейчас не побеждён или уже отдан ритуалу: { $card }.
refuse-ritual-colour = Цвета не совпадают. Враг ({ $card }) считается такого цвета: { $colour }; ритуал другого: { $ritual }.
refuse-no-base = В цитадели нет оснований; стройте в квартале.
refuse-base-taken = Оба основания заняты: { $place }.
refuse-base-elsewhere = Сооружение ставят на свободное основание: они есть в других кварталах, а если нет нигде, одно из сооружений убирают.
refuse-base-replace = Оба основания заняты ({ $place }); замените сооружение: { $example }.
refuse-base-free = Есть свободные основания: сооружение убирают, только когда заняты все двенадцать.
refuse-not-built = Такого сооружения там нет: { $ritual }, { $place }.
refuse-keep-one = Оставьте один из двух.
refuse-keep-two = Оставьте два из трёх.
refuse-keep-order = Назовите их в том порядке, как они лежат: { $example }.
refuse-not-offered = Этого ритуала вам не предлагали: { $ritual }.
