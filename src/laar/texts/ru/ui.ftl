## Рамка каждой страницы

laar = Лаар
loading = Загружается…
close = Закрыть
cancel = Отмена
reload = Загрузить снова
to-home = На главную
switch-language = Язык: English
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
