### Журнал «Берсерка»: одно предложение на действие.

player-called = игрок { $name }
card-called = карта «{ $name }»
story-first = Бросок { $rolls }, первый игрок – { $seat }
story-placed = Отряды расставлены
story-stepped = { $who } { AGREE($who, "шагнул") } с { $from } на { $cell }
story-walked = { $who } { AGREE($who, "шагнул") }: { $path }
story-strike = { $who } { AGREE($who, "ударил") } { ACC($target) }
story-strike-met = { $who } { AGREE($who, "ударил") } { ACC($target) }, но удар { AGREE($met, "принял") } { $met }
story-shot = { $who } { AGREE($who, "выстрелил") } в { ACC($target) }
story-throw = { $who } { AGREE($who, "метнул") } снаряд в { ACC($target) }
story-discharge = { $who } { AGREE($who, "ударил") } разрядом { ACC($target) }
story-magic = { $who } { AGREE($who, "ударил") } магией { ACC($target) }
story-ability = { $who } { AGREE($who, "применил") } особенность
story-ability-on = { $who } { AGREE($who, "применил") } особенность к { DAT($target) }
story-worked = Сработала особенность { GEN($who) }
story-cut-in = { $who } { AGREE($who, "вмешался") }
story-chip = { $who } { AGREE($who, "накопил") } фишку
story-dice = { $a } против { $b }
story-die = бросок { $a }
story-blow = { $blow ->
    [weak] слабый удар
    [medium] средний удар
    [strong] сильный удар
   *[miss] промах
  }
story-wounds = { $n ->
    [0] без ран
    [one] { $n } рана
    [few] { $n } раны
   *[many] { $n } ран
  }
story-armour = броня приняла { $n }
story-shielded = защита
story-answer = { $who } { AGREE($who, "ответил") }: { $blow ->
    [weak] слабый удар
    [medium] средний удар
   *[strong] сильный удар
  }, { $n ->
    [0] без ран
    [one] { $n } рана
    [few] { $n } раны
   *[many] { $n } ран
  }
story-wounded-by = { $who } { AGREE($who, "ранил") } { ACC($target) } ({ $n ->
    [one] { $n } рана
    [few] { $n } раны
   *[many] { $n } ран
  })
story-chips = { $n ->
    [one] { $n } карта получила фишку
    [few] { $n } карты получили по фишке
   *[many] { $n } карт получили по фишке
  }
