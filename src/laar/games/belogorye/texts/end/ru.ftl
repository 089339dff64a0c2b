### Конец партии: кто победил, как и какой ценой.

won-bogatyrs = Богатыри победили
won-evil = Нечисть победила
end-sides-bogatyrs = Вы вели богатырей, нечисть – { $name }.
end-sides-evil = Вы вели нечисть, богатырей – { $name }.
end-sides = Богатыри: { $one }. Нечисть: { $two }.
end-BEL-094 = { $winner ->
    [bogatyrs] Вся нечисть перебита.
   *[evil] Все богатыри пали.
  }
end-BEL-095 = Последние бойцы обеих сторон пали разом.
end-BEL-096 = Слишком долго никто не получал новых ран.
end-BEL-097 = { $winner ->
    [bogatyrs] Нечисть сдалась.
    [evil] Богатыри сдались.
   *[none] Стороны согласились на ничью.
  }
end-last-blow = Решающий удар: { $who }. Последняя потеря: { $target }.
end-last = Последняя потеря: { $who }.
rematch-about = { $seat ->
    [evil] вы за нечисть, { $name } за богатырей
   *[bogatyrs] вы за богатырей, { $name } за нечисть
  }
figure-of = { $n } из { $all }
figure-left = { $whose ->
    [own] ваших уцелело
   *[winner] уцелело у победителя
  }
figure-hits = { $n ->
    [one] удар попал
    [few] удара попали
   *[many] ударов попали
  }
figure-wounds = ран нанесено и получено
figure-intercepts = { $n ->
    [one] перехват
    [few] перехвата
   *[many] перехватов
  }
figure-turns = { $n ->
    [one] ход
    [few] хода
   *[many] ходов
  }
goal-what = перебить всех бойцов другой стороны.
