## Игра в терминале

term-turn = Ход { $turn }: { $side }. Ходов без ран: { $quiet }.
term-dead = Погибли: { $names }
term-legend = ● богатыри  ◆ нечисть  ▮ открыт  ▬ закрыт  ♥ здоровье  → осталось движения  ✓ действовал  ☠ яд
term-thinking = { $bot } думает…
term-hand-over = { $side }, этот экран только для вас: нажмите Enter
term-won = Победа: { $side }.
term-draw = Ничья.
term-saved = Записано в { $file }
term-save-where = Куда? сохранить ФАЙЛ
term-yes-no = Enter – да, n – нет
term-concede = Сдаться?
term-accept-draw = { $side }: согласны на ничью?
term-legal = «{ $answer }» – можно.
term-no-dice = «{ $answer }» – без кубиков.
term-no-clause = Нет пункта с «{ $id }».
term-no-number = Ответов: { $count }; список – по знаку ?
term-no-undo = Возвращать нечего.
term-undone = { $count ->
    [one] Взят назад { $count } ответ.
    [few] Взяты назад { $count } ответа.
   *[other] Взяты назад { $count } ответов.
}
term-auto-when = Сами встают только те, кого пора расставлять.
term-asides = В любой миг: { $asides }
term-hint = Совет: { $answer }
term-no-reasons = Доводов нет.
term-new-dice = Кубики этой игры здесь неизвестны: дальше бросаются новые, и laar verify это скажет.
term-card = здоровье { $life }, скорость { $speed }, удар { $strike }
term-help =
    Ответ: его номер, его слова (шаг c3 c4) или слова без глагола (c3 c4, илья b2).
    ?                  все возможные ответы
    ? шаг c3 c5        почему так нельзя, с пунктом правил
    шансы c3 c4        точные шансы удара или свойства
    правило BEL-061    пункт правил; правило СЛОВО ищет
    карта ИМЯ          что написано на карте бойца (можно назвать клетку)
    поле, журнал [N]   поле ещё раз; последние N строк журнала
    сам                расставить оставшихся как придётся
    совет, почему      что сделал бы бот; почему бот так сделал
    назад, сохранить ФАЙЛ, ничья, сдаться, выход

## Вопросы

term-ask-first = Кто ходит первым?
term-ask-place = Расставьте бойцов втайне: БОЕЦ КЛЕТКА или сам; затем готово.
term-ask-main = Ваш ход: шаг, удар, свойство или конец хода. Знак ? покажет ответы, помощь – остальное.
term-ask-intercept = На вас напали. Кто-нибудь перехватит удар?
term-ask-blow = Вы выбросили больше: какой исход?
term-ask-targets = Ещё одна цель?
term-ask-spot = Куда поставить добычу?
term-ask-cure = Лечить раны или снять яд?
term-ask-splash = Кого заденет сотрясение?

## Слова ответов

word-first = первые
word-place = поставить
word-ready = готово
word-step = шаг
word-strike = удар
word-use = свойство
word-end = конец
word-intercept = перехват
word-pass = пропустить
word-blow = исход
word-also = ещё
word-enough = хватит
word-to = на
word-heal = лечить
word-cure = снять-яд
word-splash = задеть
word-retract = вернуть
word-miss = промах
word-weak = слабый
word-medium = средний
word-strong = сильный

## Шансы

odds-against-open = { $who } – удар, { $other } отвечает (оба бросают)
odds-against-closed = { $who } – удар, { $other } без ответа (закрыт, один кубик)
odds-intercepted = Если перехватят с { $cell }: { $case }
odds-bonus = к кубикам +{ $own } и +{ $other }
odds-chance = шанс
odds-blows = удар / ответ
odds-pair = { $blow } / { $answer }
odds-deals = нанесёт
odds-takes = получит
odds-kills = убьёт
odds-dies = погибнет
odds-falls = { $who } погибнет
odds-chooses = выбор: { $side }
odds-or = или
odds-best = В среднем нанесёт { $deals }, получит { $takes }; убьёт { $kills }, погибнет { $dies }.
