### Берсерк в словах: стороны, события боя, вопросы и слова терминала.
### Карты, особенности и стороны приходят именами; чего нет, приходит как "none".

berserk = Берсерк
berserk-short = Берсерк

## События подготовки

fact-opening_rolled = Бросок за право хода: { $rolls }
fact-first_chosen = Первый игрок: { $seat }
fact-drawn = { $card }: в раздаче
fact-redealt = { $seat } { AGREE($seat, "вернул") } раздачу в колоду
fact-dealt_out = { $seat }: сдано { $size ->
    [one] { $size } карта
    [few] { $size } карты
   *[other] { $size } карт
  }
fact-kept = { $seat } { AGREE($seat, "оставил") } раздачу: { $size ->
    [one] { $size } карта
    [few] { $size } карты
   *[other] { $size } карт
  }
fact-left_over = { $seat } { AGREE($seat, "вернул") } некупленное в колоду
fact-placed = { $card }: клетка { $cell }
fact-hid = { $seat } { AGREE($seat, "положил") } карту на { $cell } лицом вниз
fact-started = Бой начался

## События боя

fact-turn_began = Ход { $turn }: { $seat }
fact-turn_ended = Конец хода { GEN($seat) }
fact-opened = { $card } { AGREE($card, "открылся") }
fact-stayed_closed = { $card } { AGREE($card, "остался") } в закрытом положении
fact-closed = { $card } { AGREE($card, "закрылся") }
fact-held = { $card } не откроется в начале следующего хода
fact-stepped = { $card } { AGREE($card, "шагнул") } на { $cell }
fact-moved = { $card } { AGREE($card, "перемещён") } на { $cell }
fact-announced = { $item ->
    [strike] { $card } { AGREE($card, "ударил") } { ACC($target) }
    [ability] { $card } { AGREE($card, "применил") } особенность { $number }
    [chip] { $card } { AGREE($card, "решил") } накопить фишку
   *[defend] { $card } { AGREE($card, "вызвался") } защитить { ACC($target) }
  }
fact-dropped = { $card }: действие отменено
fact-unused = { $card }: особенность { $number } снова доступна
fact-blocked = { $card }: объявленное ничего не сделает
fact-redirected = { $card }: атака теперь направлена на { ACC($target) }
fact-silenced = { $card }: встретивший удар не ответит
fact-spared = { $card }: на { $amount ->
    [one] { $amount } рану
    [few] { $amount } раны
   *[other] { $amount } ран
  } меньше
fact-defended = { $card } { AGREE($card, "принял") } удар вместо { GEN($target) }
fact-rolled = Бросок { GEN($card) }: { $die }{ $bonus ->
    [0] {""}
   *[other] , всего { $sum }
  }
fact-dealt = { $blow ->
    [weak] Слабый удар { GEN($card) } силой { $strength } по { DAT($target) }
    [medium] Средний удар { GEN($card) } силой { $strength } по { DAT($target) }
    [strong] Сильный удар { GEN($card) } силой { $strength } по { DAT($target) }
   *[miss] Промах { GEN($card) } по { DAT($target) }
  }
fact-shielded = { $card }: сработала защита
fact-absorbed = Броня { GEN($card) } приняла { $amount ->
    [one] { $amount } рану
    [few] { $amount } раны
   *[other] { $amount } ран
  }
fact-wounded = { $card } { AGREE($card, "получил") } { $amount ->
    [one] { $amount } рану
    [few] { $amount } раны
   *[other] { $amount } ран
  }
fact-healed = { $card } { AGREE($card, "излечился") } от { $amount ->
    [one] { $amount } раны
   *[other] { $amount } ран
  }
fact-got_lives = { $card } { AGREE($card, "получил") } { $amount ->
    [one] { $amount } дополнительную жизнь
    [few] { $amount } дополнительные жизни
   *[other] { $amount } дополнительных жизней
  }
fact-got_chips = { $card } { AGREE($card, "получил") } { $amount ->
    [one] { $amount } фишку
    [few] { $amount } фишки
   *[other] { $amount } фишек
  }
fact-lost_chips = { $card } { AGREE($card, "потратил") } { $amount ->
    [one] { $amount } фишку
    [few] { $amount } фишки
   *[other] { $amount } фишек
  }
fact-entered = { $card } { AGREE($card, "вступил") } в игру: { $place ->
    [zone] дополнительная зона
   *[other] клетка { $place }
  }
fact-rose = { $card } { AGREE($card, "поднялся") } в дополнительную зону
fact-took_wing = { $card } теперь летает
fact-revealed = { $card } { AGREE($card, "раскрылся") }
fact-died = { $card } { AGREE($card, "погиб") }
fact-counted = { $card } { AGREE($card, "получил") } фишку инкарнации
fact-laid = { $effect ->
    [grant] { $card } { AGREE($card, "получил") } { ACC($keyword) }
    [control] { $card }: смена хозяина
    [forbid] { $card } под запретом { GEN($source) }
    [only_target] { $card }: атаковать можно только одну цель
   *[modify] { $card } под действием { GEN($source) }
  }
fact-lifted = { $card }: действие { GEN($source) } кончилось
fact-controlled = { $card }: теперь под началом { GEN($seat) }
fact-branched = { $card }: работает строка { $branch }
fact-lapsed = Слишком много срабатываний сразу: остальные пропали
fact-worked = { $number ->
    [0] { $card } в ярости
   *[other] { $card }: сработала особенность { $number }
  }
fact-offered = { $seat } { AGREE($seat, "предложил") } ничью
fact-declined = { $seat } { AGREE($seat, "отклонил") } ничью
fact-ended = { $n ->
    [0] Ничья
    [1] { $winner } { AGREE($winner, "победил") }
   *[other] Победили { $winner }
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
fact-lead_chosen = { $seat } { AGREE($seat, "получил") } первый ход в команде
fact-quarter_chosen = { $seat } { AGREE($seat, "занял") } левую четверть (столбцы a–e)
fact-skipped = { $seat }: существ нет, ход пропущен
fact-agreed = { $seat } { AGREE($seat, "согласился") } на ничью
fact-conceded = { $seat } { AGREE($seat, "сдался") }; бой проигран, если сдастся и напарник
term-ask-lead = Кто в вашей команде ходит первым?
term-ask-quarter = Кто в вашей команде берёт левую четверть, столбцы a–e?
term-battle-teams = Очерёдность ходов: { $names }
term-battle-decks-teams = Карт в колодах: { $names }
term-battle-legend-teams = + - * = по очерёдности ходов  [закрыта]  ♥ жизнь  → движение  ○ фишки  ? рубашкой вверх
