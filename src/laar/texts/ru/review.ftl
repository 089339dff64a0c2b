## Разбор законченной партии

review-title = Разбор партии
review-turn = Ход { $n }.
review-title-won = Разбор: вы победили, ход { $turn }
review-title-lost = Разбор: вы проиграли, ход { $turn }
review-title-drawn = Разбор: ничья, ход { $turn }
review-judge-taste = шансы – оценка на глаз
review-judge-fitted = шансы – оценка судьи
review-chances = Шанс победить
review-curve = Кривая шансов. Стрелки влево и вправо: события партии
review-event = Ход { $turn }. { $what } Шанс { $before } → { $after }, { $cause } { $change }
review-cause-luck = удача
review-cause-mine = ваша ошибка
review-cause-theirs = ошибка соперника
review-cause-of = ошибка: { $name }
review-cause-rest = погрешность оценки
review-back = К предыдущему событию
review-on = К следующему событию
review-even = Шансы всю партию почти не менялись.
review-words = Кривая словами
review-col-turn = ход
review-col-what = что случилось
review-col-cause = причина
review-col-chance = шанс
review-something = Ответ без последствий на доске.
review-skill = Удача и мастерство
review-you = Вы
review-rate = ошибка на решение { $rate }, удача на бросок { $luck }
review-bar-luck = Удача
review-bar-lost = Ошибки
review-luck-little = Удача почти никому не помогла.
review-luck-good = Удача была на вашей стороне.
review-luck-bad = Удача была против вас.
review-lost-theirs = Соперник отдал решениями больше вашего: ваши стоили { $n }.
review-lost-mine = Вы отдали решениями больше соперника: { $n }.
review-lost-both = Решениями вы и соперник отдали примерно поровну: ваши стоили { $n }.
review-lost-team = Решения защитников стоили { $n }.
review-sum-start = начало
review-sum-luck = удача
review-sum-mine = вы
review-sum-team = решения
review-sum-theirs = соперник
review-sum-rest = погрешность
review-sum-end = итог
review-unjudged = { $n ->
    [one] { $n } шаг тайной расстановки отдельно не оценивался.
    [few] { $n } шага тайной расстановки отдельно не оценивались.
   *[many] { $n } шагов тайной расстановки отдельно не оценивались.
  }
review-siege = Осада проиграна на ходу { $turn }: потом надежды уже ни разу не было и половины от начальной.
review-siege-share = { $share } % потерь от решений
review-hurried = { $n ->
    [one] { $n } решение разобрано короче обычного: партия долгая.
    [few] { $n } решения разобраны короче обычного: партия долгая.
   *[many] { $n } решений разобрано короче обычного: партия долгая.
  }
review-costly = Самые дорогие решения
review-whose = Чьи решения
review-mine = Ваши
review-theirs = Соперника
review-better = Лучше: { $answer }
review-trust-sure = уверенно
review-trust-likely = скорее всего
review-others = { $n ->
    [one] Ещё { $n } решение стоило { $cost }.
    [few] Ещё { $n } решения стоили { $cost }.
   *[many] Ещё { $n } решений стоили { $cost }.
  }
review-none = Решений, которые точно чего-то стоили, не нашлось.
review-none-theirs = У соперника решений, которые точно чего-то стоили, не нашлось.
review-nothing = Выберите дорогое решение, и здесь появится лучшее продолжение.
review-better-title = Ход { $turn }: как лучше
review-before = Перед решением.
review-line = Лучшее продолжение
review-first = В начало продолжения
review-earlier = На шаг назад
review-next = На шаг вперёд
review-no-line = Показать продолжение не удалось.
review-learn = { $n ->
    [one] Учиться на ошибках: { $n } задача
    [few] Учиться на ошибках: { $n } задачи
   *[many] Учиться на ошибках: { $n } задач
  }
review-learn-end = Показывать ответы сразу
review-quiz = Тот же вопрос ещё раз. Какой ответ лучше?
review-quiz-right = Верно. Шанс победить после него { $chance }.
review-quiz-costs = Этот ответ стоит { $cost }. Попробуйте другой.
review-quiz-show = Показать ответ
review-live = Разбор откроется, когда партия закончится: пока он выдал бы чужие секреты.
review-waiting = Судья смотрит партию
review-progress = Судья смотрит партию: готово { $done } из { $of }
review-left = { $n ->
    [one] Осталась примерно { $n } секунда.
    [few] Осталось примерно { $n } секунды.
   *[many] Осталось примерно { $n } секунд.
  }
review-may-leave = Можно уйти: разбор останется у записи.
