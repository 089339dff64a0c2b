### Осады, которые собирают сами игроки.

## Конструктор

scenario-title = Своя осада
scenario-text = Текст осады
scenario-from = Начать с примера…
scenario-template-pack = Стая: самый короткий
scenario-template-wings = Крылья: два слоя
scenario-template-ashes = Пепел над бастионом: всё сразу
scenario-open = Открыть
scenario-download = Сохранить
scenario-share = Ссылка
scenario-copy-failed = Скопировать не удалось: сохраните файл.
scenario-received = Осада взята из ссылки. Вернуть прежнюю – «Отменить».
scenario-link-bad = В этой ссылке нет осады: возможно, она неполная.
scenario-file-long = Файл слишком велик: читаем не больше { $most } КБ.
scenario-file-bad = Это не текст: файл не открыт.

## Добавить в колоду

scenario-add-title = Добавить врагов
scenario-kind = Что
scenario-kind-class = Класс
scenario-kind-legend = Легенда
scenario-kind-card = Карта
scenario-kind-troop = Отряд
scenario-which = Кто
scenario-colour = Стихия
scenario-count = Сколько
scenario-all = все
scenario-layer = Слой
scenario-add = В колоду
scenario-added = Добавлено в колоду.

## Что получилось

scenario-summary = Что получилось
scenario-reading = Проверяем…
scenario-wrong = Так сыграть нельзя
scenario-line = Строка { $n }
scenario-cards = В колоде
scenario-layers = Слои сверху
scenario-strength = Сила войска
scenario-difficulty = Сложность
scenario-players = защитников: { $players }
scenario-special = Особые правила
scenario-special-none = нет
scenario-play-title = Сыграть
scenario-play = К столу
scenario-first-mend = Сначала исправьте, что не так.

## Что не так

scenario-why-no-source = Среди ритуалов нет источников, а нужно шесть.
scenario-why-no-key = Такого слова слева от «=» здесь не бывает.
scenario-why-no-word = Слово «{ $unknown }» здесь не подходит.
scenario-why-needed = Без этой строки нельзя.
scenario-why-no-enemies = В колоде нет врагов.
scenario-why-twice-in-deck = { $word }: уже есть в колоде, в записи { $item }.
scenario-why-twice = { $word }: указано дважды.
scenario-why-empty-layer = В слое { $n } нет карт.
scenario-why-small-layer = В слое должна быть хотя бы одна карта.
scenario-why-many-layers = Слоёв может быть не больше { $n }.
scenario-why-number = Нужно число от 1 до { $most }.
scenario-why-few-cards = В слое карт: { $n }, а осталось только { $there }.
scenario-why-sum = Карт в колоде: { $n }, а в слоях: { $drawn }.
scenario-why-one-of = Назовите кого-то одного: отряд (troop), класс (class), легенду (legend) или карту (card).
scenario-why-count = { $word }: карт всего { $n }, а не { $count }.
scenario-why-range = Нужно число от { $least } до { $most }.
scenario-why-colours = Нужны шесть разных цветов или слово "random".
scenario-why-edition = Эти правила – из издания 2018 года.
scenario-why-goes-with = Без правила «{ $other }» так нельзя.
scenario-why-takes = Это правило забирает все карты: { $word }. Уберите их из колоды и с поля.
scenario-why-opening = В начале партии выходит врагов: { $n }, а в колоде их { $there }.
scenario-why-rituals = Защитникам раздают ритуалов: { $n }, а есть { $there }.
scenario-why-long = Текст слишком длинный: байт { $n }, а можно не больше { $most }.
scenario-why-deep = Слишком много вложенных скобок.
scenario-why-type = Нужно { $wanted }, а здесь { $got }.
scenario-why-long-name = Слишком длинно: не больше { $most } знаков.
scenario-why-value = Такого значения здесь быть не может.
scenario-why-unclosed = Скобка или кавычка не закрыта, или пропущена запятая.
scenario-why-key-twice = Такая строка уже была выше.
scenario-why-toml = Эту строку не понять: сверьтесь с примером.
scenario-type-int = целое число
scenario-type-str = текст в кавычках
scenario-type-array = список в [ ]
scenario-type-object = запись в {"{"} {"}"}
scenario-type-float = дробное число
scenario-type-bool = true или false
scenario-why-equals = После первого слова строки нужен знак «=».
scenario-why-quotes = Не понять значение: слова пишут в кавычках, числа – без них.
scenario-why-newline = В строке лишнее: одно значение на строку.
scenario-why-statement = Строка должна начинаться со слова, за ним – «=» и значение.
scenario-why-letters = Здесь есть знак, которого быть не может.
scenario-why-empty = Здесь пусто, а нужно название.
scenario-why-digits = Слишком длинное число.
scenario-why-twice-on-board = { $word }: такая карта на поле уже стоит.
scenario-why-place-taken = { $place }: место занято.
scenario-why-on-board = { $word }: все карты уже стоят на поле, в колоду брать некого.
scenario-why-closed = { $place }: врагов здесь не бывает.
scenario-why-vanguard = { $place }: площадь занята летуном из правила «дракон и летуны уже в замке».
scenario-why-dragons = В цитадели сидят только драконы, и драконы – только там.
scenario-why-flyers = Площадь может занять только летун.

## Собрать руками

scenario-as-text = Править текстом
scenario-unread = Текст не читается, поэтому осаду не показать. Исправьте его или отмените последнее действие.
scenario-parts = Части осады
scenario-tab-board = Поле
scenario-tab-deck = Колода
scenario-tab-castle = Замок
scenario-tab-rules = Правила
scenario-faults = ошибок: { $n }
scenario-name-ru = Название по-русски
scenario-name-en = Название по-английски
scenario-board = Поле: стена, площади и цитадель
scenario-board-text = Выберите врага и щёлкните по месту, где он встретит защитников. Врага можно перетащить на другое место или прочь с поля.
scenario-square = площадь { $n }
scenario-element = Стихия
scenario-take-away = Убрать с поля
scenario-only-citadel = Дракон сразу садится в цитадель.
scenario-only-dragons = В цитадели бывают только драконы.
scenario-only-flyers = На площадь садятся только летуны.
scenario-posted = { $n } на поле
scenario-layer-n = Слой { $n }
scenario-layer-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
  }
scenario-layer-empty = Пусто: добавьте врагов или перетащите сюда.
scenario-layer-new = Ещё слой
scenario-draw = сверху только
scenario-of = из { $n }
scenario-up = слоем выше: { $who }
scenario-down = слоем ниже: { $who }
scenario-remove = убрать: { $who }
scenario-side-any = любая
scenario-special-2018 = Особые правила есть только в издании 2018 года.
scenario-rule-sources = В каждом квартале с начала партии лежит карта источника.
scenario-rule-haste = Каждый защитник начинает с картой зверя: это «Ускорение».
scenario-rule-damaged = Источники кварталов 2, 3 и 4 повреждены и не дают маны.
scenario-rule-restore = Раз в ход повреждённый источник чинят за ману его цвета.
scenario-rule-vanguard = Дракон начинает в цитадели, три летуна – на площадях кварталов 2, 3 и 4.
scenario-rule-camp_start = Защитники начинают не в цитадели, а в квартале у лагеря.
scenario-rituals = Ритуалы в партии
scenario-start = Начало партии
scenario-opening = Врагов до первого хода
scenario-as-rules = по правилам
scenario-place-name = Название
scenario-place-edition = Издание
scenario-place-deck = Колода
scenario-place-layers = Слои колоды
scenario-place-posts = Поле
scenario-place-side = Замок
scenario-place-layout = Замок
scenario-place-gate = Замок
scenario-place-special = Правила
scenario-place-rituals = Ритуалы
scenario-place-opening = Начало партии
scenario-place-first = Начало партии
scenario-place-entry = Колода, запись { $n }
