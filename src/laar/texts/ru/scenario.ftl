## Редактор сценариев

scenario-title = Свой сценарий
scenario-text = Текст сценария
scenario-from = Начать с примера…
scenario-template-pack = Стая: самый короткий
scenario-template-wings = Крылья: два слоя
scenario-template-ashes = Пепел над бастионом: всё сразу
scenario-open = Открыть
scenario-download = Сохранить
scenario-share = Ссылка
scenario-copy-failed = Скопировать не удалось: сохраните файл.
scenario-received = Сценарий взят из ссылки. Прежний текст вернёт «Отменить».
scenario-link-bad = В этой ссылке нет сценария: возможно, она неполная.
scenario-file-long = Файл слишком велик: читаем не больше { $most } КБ.
scenario-file-bad = Это не текст: файл не открыт.

## Строка колоды

scenario-add-title = Добавить врагов
scenario-kind = Что
scenario-kind-class = Класс
scenario-kind-legend = Легенда
scenario-kind-card = Карта
scenario-kind-troop = Отряд
scenario-which = Кто
scenario-colour = Цвет
scenario-count = Сколько
scenario-all = все
scenario-layer = Слой
scenario-add = В колоду
scenario-added = Строка добавлена в колоду.

## Что получилось

scenario-summary = Что получилось
scenario-reading = Проверяем…
scenario-wrong = Так сыграть нельзя
scenario-line = Строка { $n }
scenario-cards = Врагов
scenario-layers = Слои сверху
scenario-strength = Сила
scenario-difficulty = Сложность
scenario-players = защитников: { $players }
scenario-special = Особые правила
scenario-special-none = нет
scenario-play-title = Сыграть
scenario-play = К столу
scenario-first-mend = Сначала исправьте текст.

## Что не так

scenario-why-no-source = Среди ритуалов нет источников, а нужно шесть.
scenario-why-no-key = Такого ключа нет.
scenario-why-no-word = Слово «{ $word }» здесь не подходит.
scenario-why-needed = Этот ключ обязателен.
scenario-why-no-enemies = В колоде нет врагов.
scenario-why-twice-in-deck = { $word } уже есть: deck[{ $n }].
scenario-why-twice = { $word } указано дважды.
scenario-why-empty-layer = В слое { $n } нет карт.
scenario-why-small-layer = В слое должна быть хотя бы одна карта.
scenario-why-many-layers = Слоёв может быть не больше { $n }.
scenario-why-number = Нужно число от 1 до { $most }.
scenario-why-few-cards = В слое карт: { $n }, а осталось только { $there }.
scenario-why-sum = Карт в колоде: { $n }, а в слоях: { $drawn }.
scenario-why-one-of = Нужно одно из четырёх: troop, class, legend или card.
scenario-why-count = { $word }: карт всего { $n }, а не { $count }.
scenario-why-range = Нужно число от { $least } до { $most }.
scenario-why-colours = Нужны шесть разных цветов или "random".
scenario-why-edition = Эти правила – из издания 2018 года.
scenario-why-goes-with = Правилу { $rule } нужно правило { $other }.
scenario-why-takes = Правило { $rule } забирает карты класса { $word }: в колоде их быть не должно.
scenario-why-opening = В начале партии выходит врагов: { $n }, а в колоде их { $there }.
scenario-why-rituals = Защитникам раздают ритуалов: { $n }, а есть { $there }.
scenario-why-long = Текст слишком длинный: байт { $n }, а можно не больше { $most }.
scenario-why-deep = Слишком много вложенных скобок.
scenario-why-type = Нужно { $wanted }, а здесь { $got }.
scenario-why-long-name = Слишком длинно: не больше { $most } знаков.
scenario-why-value = Такого значения здесь быть не может.
scenario-why-unclosed = Скобка или кавычка не закрыта, или пропущена запятая.
scenario-why-key-twice = Этот ключ уже был.
scenario-why-toml = Так в TOML не пишут.
scenario-type-int = целое число
scenario-type-str = текст в кавычках
scenario-type-array = список в [ ]
scenario-type-object = запись в {"{"} {"}"}
scenario-type-float = дробное число
scenario-type-bool = true или false
