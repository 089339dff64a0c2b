# Сборка колод и то, что говорят о карте пункты и тесты в списке карт.
decks-title = Колоды «Берсерка»
decks-link = Собрать колоду
decks-own = Ваши колоды
decks-own-none = Пока ни одной. Начните с готовой или пустой и сохраните её.
decks-ready = Начать с
decks-empty = Пустая
decks-with-extras = { $deck } + 6 дополнительных
decks-cards = Карты
decks-deck = Колода
decks-deck-n = Колода, { $n }
decks-size = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}
decks-name = Название колоды
decks-name-new = Новая колода
decks-unsaved = не сохранена
decks-save = Сохранить
decks-save-new = Сохранить как новую
decks-saved = Сохранена: { $name }
decks-delete = Удалить
decks-delete-sure = Удалить «{ $name }» навсегда?
decks-delete-yes = Да, удалить
decks-delete-no = Оставить
decks-deleted = Удалена: { $name }
decks-opened = Открыта: { $name }
decks-legal = Этой колодой можно играть.
decks-illegal = Этой колодой пока играть нельзя:
decks-check-failed = Сервер не смог проверить колоду.
decks-empty-list = Карт пока нет. Добавляйте их знаком + у карты.
decks-more = Ещё одна: { $card }
decks-less = Одной меньше: { $card }
decks-none-left = { $card }: в колоде нет
decks-copies = копий в колоде: { $n } из { $most }
decks-show = Показать среди карт: { $card }
decks-element = Стихия
decks-cost = Стоимость
decks-elite = Ранг
decks-elite-gold = элитные
decks-elite-silver = рядовые
decks-keyword = Свойство
decks-part = Часть
decks-part-basic = базовые карты
decks-part-extra = дополнительные
decks-part-in = в этой колоде
decks-chart-costs = Стоимость
decks-chart-cost = стоимость { $cost }: рядовых { $silver }, элитных { $gold }
decks-chart-elements = Стихии
decks-chart-element = { $element }: { $n }
decks-mean = средняя стоимость { $n }
decks-text = Текстом
decks-text-about = Одна строка – одна карта: 2x 7 Возрождённый орк. Хватит номера или имени на любом из двух языков; с # начинается примечание, первое из них – название.
decks-text-field = Колода как текст
decks-text-copy = Копировать
decks-text-copied = Колода скопирована как текст.
decks-text-save = Файл
decks-text-open = Открыть файл
decks-text-take = Взять этот текст
decks-text-wrong = Ничего не взято. Не понято:
decks-text-taken = Теперь колода такая, как в тексте.
decks-text-long = Файл слишком велик: читается не больше { $most } кБ.
decks-text-bad = Это не текстовый файл.
decks-line = Строка { $n }
decks-problem-full = Хранится не больше { $most } колод. Сначала удалите одну.
decks-problem-many = Хранится колода не больше чем из { $most } карт.
decks-problem-unknown = Этой колоды уже нет.

# Почему колодой нельзя играть; что о ней стоит знать.
refuse-deck-few = { $n ->
    [one] В колоде { $n } карта, а нужно не меньше { $least }.
    [few] В колоде { $n } карты, а нужно не меньше { $least }.
   *[other] В колоде { $n } карт, а нужно не меньше { $least }.
}
refuse-deck-copies = { $card }: копий { $n }, а в колоде может быть { $most }.
deck-note-extra = { $n ->
    [one] { $n } из них – дополнительная. Дополнительные карты добавляют или меняют на них базовые, лишь бы карт осталось тридцать.
   *[other] { $n } из них – дополнительные. Их добавляют или меняют на них базовые, лишь бы карт осталось тридцать.
}
deck-note-elements = Стихий в колоде – { $n }: в отряде каждая после первой стоит один золотой кристалл.
deck-note-unique = { $card } – уникальная карта: из { $n } копий в отряде может быть только одна.

# Непонятые строки текста.
deck-fault-empty = В тексте нет ни одной карты.
deck-fault-nothing = «{ $said }»: какая карта?
deck-fault-name = «{ $said }»: нет карты по имени { $name }.
deck-fault-number = «{ $said }»: нет карты с номером { $number }.
deck-fault-other = «{ $said }»: под номером { $number } – { $card }.
deck-fault-copies = «{ $said }»: копий бывает от одной до { $most }.
deck-fault-many = «{ $said }»: с ней карт стало бы больше { $most }.

# Доказательства карты.
proofs-tests = { $n ->
    [one] { $n } тест
    [few] { $n } теста
   *[other] { $n } тестов
}
proofs-printed = Числа и свойства
proofs-paragraph = Абзац { $n }
proofs-failed = Тесты не загрузились.

# Начало дуэли.
start-own-list = Или своя
start-own-none = нет, готовая, выбранная выше
start-build = Собрать свои колоды
