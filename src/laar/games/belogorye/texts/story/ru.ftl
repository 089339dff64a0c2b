### Журнал «Белогорья»: одно предложение на действие.

story-first = Начальный бросок { $bogatyrs } : { $evil }, первый игрок – { $seat }
story-placed = Бойцы расставлены
story-poison = Яд действует
story-wounded-died = { $who } { AGREE($who, "получил") } { $n ->
    [one] { $n } рану
    [few] { $n } раны
   *[many] { $n } ран
  } и { AGREE($who, "погиб") }
story-stepped = { $who } { AGREE($who, "шагнул") } с { $from } на { $cell }
story-walked = { $who } { AGREE($who, "шагнул") }: { $path }
story-strike = { $who } { AGREE($who, "ударил") } { ACC($target) }
story-strike-met = { $who } { AGREE($who, "ударил") } { ACC($target) }, но удар { AGREE($met, "принял") } { $met }
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
story-use = { $who } { AGREE($who, "применил") } свойство
story-use-wounded = { $who } { AGREE($who, "ранил") } { ACC($target) }
story-use-poisoned = { $who } { AGREE($who, "отравил") } { ACC($target) }
story-use-opened = { $who } { AGREE($who, "открыл") } { ACC($target) }
story-use-moved = { $who } { AGREE($who, "переместил") } { ACC($target) } на { $cell }
story-use-healed = { $who } { AGREE($who, "вылечил") } { DAT($target) } { $n ->
    [one] { $n } рану
    [few] { $n } раны
   *[many] { $n } ран
  }
story-use-cured = { $who } { AGREE($who, "избавил") } { ACC($target) } от яда
