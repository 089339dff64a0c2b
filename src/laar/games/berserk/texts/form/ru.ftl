### The workshop: sentences with slots of the form, and its pages. Words of the language itself are in the workshop's file.

## Words as they stand in these sentences
form-word-side-self = именно эта
form-word-side-ally = с вашей стороны
form-word-side-other_ally = с вашей стороны, кроме этой
form-word-side-enemy = противника
form-word-side-any = любой стороны
form-word-side-other = любой стороны, кроме этой
form-word-noun-card = карта
form-word-noun-creature = существо
form-word-noun-row = ряд
form-name-Target-count = ровно
form-name-Target-upto = до

## Which cards
form-say-Selector = { $noun } { $side }
form-say-Target = { $either } – { $noun } { $side }
form-part-class = класс: { $slot }
form-part-element = стихия: { $slot }
form-part-keyword = со свойством: { $slot }
form-part-without = без свойства: { $slot }
form-part-is = какая: { $slot }
form-part-cost = стоимость { $slot }
form-part-next_to = рядом: { $slot }
form-part-range = на расстоянии до { $slot }
form-part-in_row = в ряду: { $slot }
form-part-most = не больше { $slot }
form-part-least = не меньше { $slot }
form-say-count-cards = { $among }
form-say-count-chips = : { $on }
form-say-count-cost = : { $of }
form-part-max = не больше { $slot }

## If
form-say-if-self_is = : { $state }
form-say-if-count = : не меньше { $least } – { $among }
form-say-if-kind = : { $is }
form-say-if-attack = : { $is }
form-say-if-dealt = : { $either }
form-say-if-roll = : { $either }
form-say-if-moved = : { $onto }
form-say-if-via = : { $way }

## What it does
form-say-verb-special_strike = по цели: { $at }, сила { $strength }
form-say-verb-magic_strike = по цели: { $at }, сила { $strength }
form-say-verb-row_strike = по цели: { $at }, сила { $strength }
form-say-verb-shot = по цели: { $at }, сила { $strength }
form-say-verb-throw = по цели: { $at }, сила { $strength }
form-say-verb-discharge = по цели: { $at }, сила { $strength }
form-part-plus = и ещё по одной за каждую: { $slot }
form-part-times = раз: { $slot }
form-say-verb-wound = – кого: { $who }, ран: { $amount }
form-say-verb-heal = – кого: { $who }, снять ран: { $amount }
form-say-verb-give_lives = – кому: { $who }, сколько: { $amount }
form-say-verb-gain_chip = – кто: { $who }, сколько: { $amount }
form-say-verb-lose_chip = – кто: { $who }, сколько: { $amount }
form-say-verb-incarnation_chip = – кому: { $who }, сколько: { $amount }
form-say-verb-prevent = – кому: { $who }, до { $amount }
form-say-verb-open = – что: { $who }
form-say-verb-close = – что: { $who }
form-say-verb-hold_closed = – чему: { $who }
form-say-verb-move = – что: { $who }, { $to }
form-part-towards = { $slot }
form-say-verb-take_control = – что: { $who }, кто: { $by }, { $lasts }
form-say-verb-grant = – кому: { $who }, какое: { $keyword }
form-part-x = X = { $slot }
form-part-lasts = { $slot }
form-part-dealt = если нанесено ран: { $slot }
form-say-verb-remove = – с кого: { $who }, какое: { $keyword }
form-say-verb-summon = – кого: { $who }, куда: { $to }
form-say-verb-revive = – кого: { $who }, куда: { $to }
form-say-verb-modify = – чьё: { $who }, какое: { $stat }, на { $by }
form-part-attacks = атаки: { $slot }
form-part-vs = против: { $slot }
form-say-verb-forbid = – кому: { $who }, что: { $what }
form-say-verb-permit = этой карте { $what }
form-say-verb-only_target = – кто: { $who }; { $attack } – только в { $at }
form-say-verb-protect = от { $from }
form-say-verb-set_kind = : { $kind }, если цель – { $vs }
form-say-verb-block = : { $what }
form-say-verb-roll_table = { $rows }
form-say-Row = на кубике { $die }: строка { $branch }

## The parts of a paragraph
form-paragraph = Абзац { $n }
form-paragraph-away = Убрать абзац { $n }
form-up = Абзац { $n } выше
form-key-when = Когда
form-key-cost = Цена
form-key-cond = Если
form-key-target = Выбрать
form-key-do = Сделать
form-key-besides = И ещё
form-closes = Эта карта закрывается.
form-pays = Заплатить:
form-free = Ничего не стоит.
form-this-is = Это
form-word-type-impact = воздействие
form-word-type-spell = заклинание
form-part-by = кем: { $slot }
form-part-of = кого: { $slot }
form-part-limit = { $slot }
form-part-turn = раз за ход: { $slot }
form-part-battle = раз за бой: { $slot }
form-part-branch = строка таблицы: { $slot }
form-part-chips = заплатить ○: { $slot }
form-part-close = закрыть: { $slot }

## The form
form-head = Названия и числа
form-name_ru = Название по-русски
form-name_en = Название по-английски
form-forms_ru = Род и пять падежей (можно не указывать)
form-forms_ru-like = f Рыси, Рыси, Рысь, Рысью, Рыси
form-kind = Вид
form-element = Стихия
form-crystal = Ранг
form-cost = Стоимость
form-life = Жизни
form-move = Движение
form-strike = Удар
form-copies = Копий
form-unique = уникальная
form-classes = Классы
form-keywords = Свойства
form-add = добавить
form-remove = Убрать: { $what }
form-choose = выберите…
form-either = ровно или граница
form-add-paragraph = Абзац
form-add-cond = условие
form-add-target = цель
form-add-do = действие
form-add-rows = строка
form-blow-1 = слабый
form-blow-2 = средний
form-blow-3 = сильный
form-span-1 = от
form-span-2 = до
form-verbs-attack = Атаки
form-verbs-life = Раны, жизни, ○
form-verbs-state = Состояние и свойства карт
form-verbs-stack = Объявленное и броски
form-verbs-rule = Правила

## Packs
shop-title = Мастерская
shop-link = Свои карты
shop-about = Придумайте свои карты для «Берсерка»: укажите, когда абзац работает и что делает, а текст напишется сам на двух языках. Испытайте их на поле, дайте проверить ботам, поделитесь набором и сыграйте с теми, кто согласен.
shop-packs = Ваши наборы
shop-none = Наборов пока нет. Назовите первый и начните.
shop-name = Название набора
shop-name-new = Новый набор
shop-author = Автор
shop-new = Новый набор
shop-import = Открыть файл
shop-file-long = Файл слишком велик: не больше { $most } КБ.
shop-file-bad = Этот файл – не текст.
shop-file-wrong = Этот набор взять нельзя:
shop-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}
shop-of = автор: { $author }
shop-to-pack = К набору
shop-to-packs = К вашим наборам
shop-add-card = Новая карта
shop-copy = Копировать в мои наборы
shop-copied = Скопировано: { $name }
shop-play = Сыграть с ним
shop-share = Поделиться
shop-delete = Удалить набор
shop-delete-sure = Удалить «{ $name }» навсегда? Ссылки на него перестанут работать.
shop-edit = Изменить
shop-card-wrong = В карте «{ $name }» что-то не так, играть ею нельзя.
shop-own-card = своя карта
print-deck-pack = Карты набора

## What can go wrong
shop-problem-full = Больше наборов хранить нельзя. Сначала удалите какой-нибудь.
shop-problem-unknown = Такого набора больше нет, или он не ваш.
shop-problem-busy = Идут другие проверки. Подождите немного и попробуйте снова.
shop-problem-slow = Слишком много изменений подряд. Подождите немного.

## A new card
shop-begin = Начать с
shop-begin-empty = Пустая карта
shop-begin-archer = Стрелок
shop-begin-guard = Страж
shop-begin-healer = Целительница
shop-begin-avenger = Мститель
shop-begin-copy = Или с копии карты из коробки
shop-begin-which = Название или номер
shop-begin-take = Копировать

## Sharing
shop-share-about = По ссылке набор может прочесть и скопировать кто угодно, изменить – только вы. В файле то же самое, его откроет любая мастерская.
shop-link-copy = Скопировать ссылку
shop-link-copied = Ссылка скопирована.
shop-file = Файл

## A card being written
shop-side-form = Форма
shop-side-card = { $n ->
    [0] Карта
    [one] Карта, { $n } ошибка
    [few] Карта, { $n } ошибки
   *[other] Карта, { $n } ошибок
}
shop-save = Сохранить
shop-saved = Сохранено в набор.
shop-try = Испытать на поле
shop-try-note = { $card } на поле: вы ведёте обе стороны. В мастерской ничего не пропадёт.
shop-undone = Всё как было.
shop-card-delete = Удалить карту
shop-card-delete-sure = Удалить эту карту из набора?
shop-mend-first = В карте ещё что-то не так: список рядом с ней.
shop-preview = Карта
shop-wrong = { $n ->
    [one] { $n } ошибка:
    [few] { $n } ошибки:
   *[other] { $n } ошибок:
}
shop-sound = Этой картой можно играть.
shop-stale = Карта показана до последней правки.
shop-no-face = Карта появится здесь, как только её можно будет прочесть.
shop-in-language = По-русски
shop-as-text = Текстом
shop-as-text-about = Карта как данные – для тех, кому удобнее печатать. Взятое проверяется так же, как форма.
shop-as-text-bad = Это не карта в виде JSON.

## Test
shop-test = Проверка
shop-test-about = Боты играют против четырёх готовых колод: раз с этой картой в колоде и раз без неё, с одними и теми же кубиками и раздачами.
shop-test-deck = Колода
shop-test-instead = На место карты
shop-test-games = Партий с каждой стороны
shop-test-begin = Проверить
shop-test-progress = Сыграно партий
shop-test-stop = Остановить
shop-test-failed = Проверка не удалась.
shop-test-stopped = Остановлено; вот что сыграно.
shop-test-with = С картой: побед { $rate }, партий { $games } (от { $low } до { $high }).
shop-test-without = Без неё: побед { $rate }, партий { $games } (от { $low } до { $high }).
shop-test-difference = Разница: { $points } пункта, с уверенностью 95 % – от { $low } до { $high }.
shop-test-adjusted = За вычетом удачи в раздаче и на кубиках: { $points } пункта, с уверенностью 95 % – от { $low } до { $high }.
shop-test-stronger = Весь промежуток выше нуля: с этой картой колода побеждает чаще.
shop-test-weaker = Весь промежуток ниже нуля: с этой картой колода побеждает реже.
shop-test-open = В промежутке есть ноль: по этим партиям не сказать, сильнее колода с этой картой или слабее. Больше партий сузят его.

## At a table
shop-play-with = { $deck }: с картами набора
shop-play-out = Уходят из колоды: { $cards }
shop-play-copy = { $n ->
    [1] { $card }
   *[other] { $n } × { $card }
}
shop-play-copies = Сколько копий каждой карты в колоде
shop-play-about = Каждая копия встаёт на место карты примерно той же стоимости. Тот, кто присоединится, сначала увидит карты и должен согласиться.
shop-agree-title = Здесь играют со своими картами.
shop-agree-about = Набор «{ $name }»: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}. Посмотрите на них, прежде чем сесть за стол.
shop-agree-cards = Карты ({ $n })
shop-agree = Карты мне знакомы, играю с ними
