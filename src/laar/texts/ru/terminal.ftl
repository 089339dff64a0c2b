## Игра в терминале

term-turn = Ход { $turn }: { $side }. Ходов без ран: { $quiet }.
term-dead = Погибли: { $names }
term-legend = ● богатыри ◆ нечисть ▮ открыт ▬ закрыт ♥ жизни → движение ✓ действовал ☠ яд
term-thinking = { $bot } думает…
term-hand-over = { $side }, этот экран только для вас: нажмите Enter
term-won = Победа: { $side }.
term-draw = Ничья.
term-lost = Поражение: не победил никто.
term-saved = Записано в { $file }
term-save-where = Куда? сохранить ФАЙЛ
term-yes-no = Enter – да, n – нет
term-concede = Сдаться?
term-accept-draw = { $side }: согласны на ничью?
term-legal = «{ $answer }» – можно.
term-no-dice = «{ $answer }» – без кубиков.
term-no-clause = Нет пункта с «{ $id }».
term-no-number = Ответов: { $count }; список – по знаку ?
term-no-undo = Взять назад нечего.
term-undone = { $count ->
    [one] Взят назад { $count } ответ.
    [few] Взяты назад { $count } ответа.
   *[other] Взято назад { $count } ответов.
}
term-auto-when = Сами встают только те, кого пора расставлять.
term-asides = В любой момент: { $asides }
term-hint = Совет: { $answer }
term-no-reasons = Объяснить нечего.
term-new-dice = Прежние кубики этой игры здесь неизвестны: дальше бросаем новые, и laar verify это покажет.
term-goes-on = Игра продолжается; ответов: { $count }.
term-asked = Отвечает: { $side }
term-walk = Enter – дальше, b – назад, N – к ответу N, q – выход
term-action = Действие
term-card = жизни { $life }, скорость { $speed }, удар { $strike }
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
term-cut-in = { $seat } может вмешаться: { $answers } (наберите: { $seat } ОТВЕТ)

## Слова ответов

term-word-first = первые
term-word-place = поставить
term-word-ready = готово
term-word-step = шаг
term-word-strike = удар
term-word-use = свойство
term-word-end = конец
term-word-intercept = перехват
term-word-pass = пропустить
term-word-blow = исход
term-word-also = ещё
term-word-enough = хватит
term-word-to = на
term-word-heal = лечить
term-word-cure = снять-яд
term-word-splash = задеть
term-word-retract = вернуть

## Шансы

term-odds-against-open = Бьёт { $who }, отвечает { $other } (бросают оба)
term-odds-against-closed = Бьёт { $who }, без ответа: { $other } (карта закрыта, один кубик)
term-odds-intercepted = Если перехватят с { $cell }: { $case }
term-odds-bonus = к кубикам +{ $own } и +{ $other }
term-odds-chance = шанс
term-odds-blows = удар / ответ
term-odds-deals = нанесёт
term-odds-takes = получит
term-odds-kills = убьёт
term-odds-dies = погибнет
term-odds-falls = { $who } погибнет
term-odds-chooses = выбор: { $side }
term-odds-or = или
term-odds-best = В среднем нанесёт { NUMBER($deals, minimumFractionDigits: 2, maximumFractionDigits: 2) }, получит { NUMBER($takes, minimumFractionDigits: 2, maximumFractionDigits: 2) }; убьёт { $kills }, погибнет { $dies }.

## Что общего у многих партий

term-profile = { $games ->
    [one] За { $games } партию ваши решения стоили { $lost } % победы, а удача принесла { $luck } %.
    [few] За { $games } партии ваши решения стоили в среднем { $lost } % победы, а удача принесла { $luck } % за партию.
   *[many] За { $games } партий ваши решения стоили в среднем { $lost } % победы, а удача принесла { $luck } % за партию.
  }
term-profile-worst = Больше всего вы теряете на { $what } { $when }: { $share } % всех потерь ({ $errors ->
    [one] { $errors } решение
    [few] { $errors } решения
   *[many] { $errors } решений
  }).
term-profile-next = Затем на { $what } { $when }: { $share } %.
term-profile-none = Решений, которые точно чего-то стоили, не нашлось.
term-profile-early = в начале партии
term-profile-middle = в середине партии
term-profile-late = ближе к концу партии
term-profile-kind-main = решениях своего хода
term-profile-kind-act = действиях своего хода
term-profile-kind-intercept = перехватах
term-profile-kind-blow = выборе удара
term-profile-kind-answer = ответах на действия соперника
term-profile-kind-target = выборе цели
term-profile-kind-targets = выборе целей
term-profile-kind-attack = атаках
term-profile-kind-ritual = ритуалах
term-profile-kind-reroll = перебросах кубиков
term-profile-kind-exchange = размене ударами
term-profile-kind-first = выборе, кому ходить первым
term-profile-kind-other = прочих решениях
