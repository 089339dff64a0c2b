### Берсерк в словах: стороны, события боя, вопросы и слова терминала.
### Карты, особенности и стороны приходят именами; чего нет, приходит как "none".

berserk = Берсерк
berserk-short = Берсерк

## События подготовки

fact-opening_rolled = Бросок за право хода: { $rolls }
fact-first_chosen = Первый игрок: { $seat }
fact-drawn = { $card }: в раздаче
fact-redealt = { $seat }: раздача возвращается в колоду
fact-dealt_out = { $seat }: сдано { $size ->
    [one] { $size } карта
    [few] { $size } карты
   *[other] { $size } карт
  }
fact-kept = { $seat } оставляют раздачу: { $size ->
    [one] { $size } карта
    [few] { $size } карты
   *[other] { $size } карт
  }
fact-left_over = { $seat }: некупленное возвращается в колоду
fact-placed = { $card } на { $cell }
fact-hid = { $seat } оставляют карту на { $cell } лицом вниз
fact-started = Бой начинается

## События боя

fact-turn_began = Ход { $turn }: { $seat }
fact-turn_ended = { $seat }: конец хода
fact-opened = { $card }: карта открывается
fact-stayed_closed = { $card }: карта остаётся закрытой
fact-closed = { $card }: карта закрывается
fact-held = { $card }: в начале следующего хода не откроется
fact-stepped = { $card } идёт на { $cell }
fact-moved = { $card }: перемещение на { $cell }
fact-announced = { $item ->
    [strike] { $card } бьёт: { $target }
    [ability] { $card }: особенность { $number }
    [chip] { $card } копит фишку
   *[defend] { $card } защитит: { $target }
  }
fact-dropped = { $card }: действие отменяется
fact-unused = { $card }: свойство { $number } снова доступно
fact-blocked = { $card }: объявленное ничего не сделает
fact-redirected = { $card }: цель атаки теперь { $target }
fact-silenced = { $card }: встретивший удар не ответит
fact-spared = { $card }: ран меньше на { $amount }
fact-defended = { $card } защищает: { $target }
fact-rolled = { $card }: на кубике { $die }{ $bonus ->
    [0] {""}
   *[other] , всего { $sum }
  }
fact-dealt = { $card }: { $blow ->
    [weak] слабый удар силой { $strength }, цель { $target }
    [medium] средний удар силой { $strength }, цель { $target }
    [strong] сильный удар силой { $strength }, цель { $target }
   *[miss] промах, цель { $target }
  }
fact-shielded = { $card }: защита
fact-absorbed = { $card }: броня принимает { $amount }
fact-wounded = { $card } получает { $amount ->
    [one] { $amount } рану
    [few] { $amount } раны
   *[other] { $amount } ран
  }
fact-healed = { $card }: излечено ран { $amount }
fact-got_lives = { $card }: дополнительные жизни { $amount }
fact-got_chips = { $card }: фишек больше на { $amount }
fact-lost_chips = { $card }: фишек меньше на { $amount }
fact-entered = { $card } входит в игру: { $place ->
    [zone] дополнительная зона
   *[other] { $place }
  }
fact-rose = { $card }: в дополнительную зону
fact-took_wing = { $card } теперь летает
fact-revealed = { $card }: карта переворачивается лицом вверх
fact-died = { $card } погибает
fact-counted = { $card }: фишка воплощения
fact-laid = { $effect ->
    [grant] { $card } получает: { $keyword }
    [control] { $card }: смена контроля
    [forbid] { $card }: запрет от { $source }
    [only_target] { $card }: атаковать можно только одну цель
   *[modify] { $card }: число изменено, источник { $source }
  }
fact-lifted = { $card }: действие кончилось, источник { $source }
fact-controlled = { $card }: теперь ведут { $seat }
fact-branched = { $card }: работает строка { $branch }
fact-lapsed = Слишком много срабатываний сразу: остальные пропадают
fact-worked = { $number ->
    [0] { $card }: ярость
   *[other] { $card }: срабатывает особенность { $number }
  }
fact-offered = { $seat }: предложена ничья
fact-declined = { $seat }: ничья отклонена
fact-ended = { $winner ->
    [none] Ничья
   *[other] Победа: { $winner }
  }
fact-undone = Ход взят назад

## Вопросы в терминале

term-ask-first = Вы выиграли бросок: first (первый) или second (второй)?
term-ask-redeal = Раздача: keep – оставить, redeal – новая на карту меньше; затем ready.
term-ask-squad = Покупка отряда: buy ID …; затем ready.
term-ask-place = Расстановка: place ID КЛЕТКА; hide ID оставляет карту третьего ряда рубашкой вверх; затем ready.
term-ask-start = Особенность начала боя или pass.
term-ask-main = Ваш ход: step, strike, use, chip или end. ? покажет ответы.
term-ask-answer = Объявлено действие: внезапное действие, защитник или pass.
term-ask-target = На кого направлено?
term-ask-pay = Какая карта закрывается в оплату?
term-ask-may = Делать это?
term-ask-cell = На какую клетку?
term-ask-order = Что сработает раньше?
term-ask-reroll = Перебросить кубик или оставить?
term-ask-exchange = Обмен ударами целиком (full) или меньший (less)?
term-ask-stay = Открыть карту или оставить закрытой?
term-battle = Ход { $turn }: ходят { $side }. Первый игрок: { $first }. Ходов без ран: { $quiet }.
term-battle-zone = Дополнительная зона: { $names }
term-battle-deal = Ваша раздача: { $names }
term-card = жизни { $life }, движение { $speed }, удар { $strike }
term-battle-crystals = Золото { $gold }, серебро { $silver }; потрачено { $spent }, из них на элитные карты { $elite }
term-battle-decks = Карт в колодах: { $red } и { $blue }
term-battle-legend = + Первый игрок  - Второй игрок  [закрыта]  ♥ жизнь  → движение  ○ фишки  ? рубашкой вверх

## Двое на двое

fact-team_chosen = Первая команда – та, где { $seat }
fact-lead_chosen = { $seat }: первый ход в команде
fact-quarter_chosen = { $seat }: левая четверть (столбцы a–e)
fact-skipped = { $seat }: существ нет, ход пропущен
fact-agreed = { $seat }: тоже за ничью
fact-conceded = { $seat }: сдача; бой проигран, если сдастся и напарник
term-ask-lead = Кто в вашей команде ходит первым?
term-ask-quarter = Кто в вашей команде берёт левую четверть, столбцы a–e?
term-battle-teams = Очерёдность ходов: { $names }
term-battle-decks-teams = Карт в колодах: { $names }
term-battle-legend-teams = + - * = по очерёдности ходов  [закрыта]  ♥ жизнь  → движение  ○ фишки  ? рубашкой вверх
