### Драфт и силед за клавиатурой.

term-limited-draft = Стопка { $round } из трёх, карта { $pick } из двенадцати; стопки идут { $passes ->
    [left] налево
   *[right] направо
  }. В коробке осталось закрытых: { $box }.
term-limited-built = Все карты разданы. В колоде не меньше { $least }; в вашей { $count }.
term-limited-over = Колоды собраны.
term-limited-hand = На руке
term-limited-pool = Ваши карты: { $count }
term-limited-deck = Ваша колода: { $count }, отложено: { $out }
term-limited-watch = { $seat }: на руке { $stack }, взято { $pool }
term-unwon = Колоды собраны
term-word-pick = взять
term-word-leave = отложить
