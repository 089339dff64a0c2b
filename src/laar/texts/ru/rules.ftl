# The rulebook.

rules-intro = Все пункты по номерам, нашими словами. Где в книге пробел или противоречие, решили мы – это отмечено.
rules-search = Слово или номер пункта
rules-kinds = Вид пунктов
rules-kind-all = Всё
rules-kind-rule = Правила
rules-kind-component = Состав
rules-kind-example = Примеры
rules-kind-keyword = Понятия
rules-kind-ruling = Наши решения
rules-ruling-why = В книге этого нет или сказано неясно: решение принято нами.
rules-sections = Главы
rules-chapters = { $n ->
    [one] { $n } глава
    [few] { $n } главы
   *[other] { $n } глав
}
rules-in-detail = Подробно, по пунктам: { $n }
rules-index = Указатель пунктов
rules-all = { $n ->
    [one] Весь { $n } пункт
    [few] Все { $n } пункта
   *[other] Все { $n } пунктов
}
rules-print = Печать
rules-cards = Карты
rules-cards-intro = Тексты карт составлены по тому, что делает игра, и потому всегда ей соответствуют.
rules-cards-show = Показать карты
rules-link = Ссылка на пункт { $id }
rules-try = Попробовать
rules-try-one = Попробовать: { $title }
rules-trying = Расставляем доску…
rules-try-again = Сначала
rules-try-table = Играть за столом
rules-try-other = Ответить иначе…
rules-try-say = Так
rules-try-ban = А так можно? { $what }
rules-try-done = Пример сыгран. Дальше – как хотите.
rules-not-allowed = Нельзя: { $what }.
rules-found = Найдено: глав { $chapters }, пунктов { $clauses }
rules-nothing = Ничего не нашлось: «{ $query }».
rules-meant = Может быть:
rules-show-all = Показать всё
rules-difference = Чем отличаются
rules-difference-intro = Только различия: слева и справа – одно и то же место правил двух изданий. Если пункта в издании нет, так и сказано.
rules-not-here = В этом издании такого пункта нет.
