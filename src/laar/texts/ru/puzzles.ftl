## Задачи

puzzles-title = Задачи
puzzles-text = Позиции из партий ботов. У каждой есть лучший ответ – это доказано перебором.
puzzle-task-win = Победите в этот ход{ $sure ->
    [yes] {""}
   *[no] {" "}с лучшим шансом
  }
puzzle-task-win-bastion = Отбейте осаду в этот ход
puzzle-task-beat = Погубите { ACC($who) } в этот ход{ $sure ->
    [yes] {""}
   *[no] {" "}с лучшим шансом
  }
puzzle-task-beat-berserk = Уничтожьте { ACC($who) } на { $place } в этот ход{ $sure ->
    [yes] {""}
   *[no] {" "}с лучшим шансом
  }
puzzle-task-beat-bastion = Победите врага в этот ход: { $who }
puzzle-task-keep = Сохраните { ACC($who) } до вашего следующего хода{ $sure ->
    [yes] {""}
   *[no] {" "}с лучшим шансом
  }
puzzle-task-keep-berserk = Сохраните { ACC($who) } на { $place } до вашего следующего хода{ $sure ->
    [yes] {""}
   *[no] {" "}с лучшим шансом
  }
puzzle-task-hold = Продержитесь до вашего следующего хода{ $sure ->
    [yes] {""}
   *[no] {" "}с лучшим шансом
  }
puzzle-task-hold-bastion = Удержите замок в этот ход{ $sure ->
    [yes] {""}
   *[no] {" "}с лучшим шансом
  }
puzzle-name = Задача { $n }
puzzle-name-own = Задача игрока
puzzle-name-daily = Задача дня · { $n }
puzzle-level-1 = уровень 1
puzzle-level-2 = уровень 2
puzzle-level-3 = уровень 3
puzzle-why-level = { $failing ->
    [one] Проваливается { $failing } из { $sensible } разумных ответов
    [few] Проваливаются { $failing } из { $sensible } разумных ответов
   *[many] Проваливаются { $failing } из { $sensible } разумных ответов
  } на пути к решению.
puzzle-rule = Засчитывается ответ с наибольшим точным шансом: что потом выпадет, уже не важно.
puzzle-turn-of = Ходит: { $who }
puzzle-kind-win = победить в этот ход
puzzle-kind-survive = выстоять
puzzle-kind-strike = лучший удар
puzzle-theme-interception = перехват
puzzle-theme-property = свойство
puzzle-theme-poison = яд
puzzle-theme-healing = лечение
puzzle-theme-pulling = перемещение
puzzle-theme-step = сначала шаг
puzzle-theme-armour = броня
puzzle-theme-defender = защитник
puzzle-theme-exchange = обмен ударами
puzzle-theme-protection = защита
puzzle-theme-chips = фишки
puzzle-theme-effect = эффект
puzzle-theme-ritual = ритуал
puzzle-theme-artefact = артефакт
puzzle-theme-help = помощь
puzzle-theme-teleport = телепорт
puzzle-theme-spell = заклинание
puzzle-theme-tower = башня
puzzle-theme-source = источник
puzzle-theme-splash = сотрясение
puzzle-theme-blow = выбор ударов
puzzle-theme-waiting = выждать
puzzle-theme-reroll = переброс
puzzle-theme-rage = ярость
puzzle-theme-haste = ускорение
puzzle-theme-castling = рокировка
puzzle-theme-flame = пламя
puzzle-theme-alchemy = алхимия
puzzle-theme-restoring = восстановление
puzzle-theme-luck = удача
puzzle-solved = Решено
puzzle-solved-first = Решено с первого раза
puzzle-solved-chance = Лучший шанс – { $best }, следующий по силе ответ даёт { $second }. Доказано перебором.
puzzle-solved-sure = Наверняка: другие ответы дают не больше { $second }. Доказано перебором.
puzzle-failed = Не вышло: есть ответ лучше
puzzle-failed-text = После «{ $answer }» цель достигается с шансом { $chance }.
puzzle-failed-never = После «{ $answer }» цели уже не достичь.
puzzle-chance = Шанс достичь цели
puzzle-your-answer = Ваш ответ
puzzle-best-hidden = Лучший ответ (скрыт)
puzzle-best = Лучший ответ
puzzle-second = Следующий по силе
puzzle-surely = наверняка
puzzle-never = никогда
puzzle-proof = Доказательство
puzzle-hint = Подсказка
puzzle-hint-piece = Начните отсюда: { $piece }.
puzzle-hint-end = Здесь действовать не нужно.
puzzle-hint-answer = Ответ по доказательству: { $answer }.
puzzle-solution = Решение
puzzle-again = Ещё раз
puzzle-next = Следующая
puzzle-share = Поделиться
puzzle-shared = Ссылка скопирована
puzzle-list = К списку задач
puzzle-tries = { $n ->
    [one] { $n } неудачная попытка
    [few] { $n } неудачные попытки
   *[many] { $n } неудачных попыток
  }
puzzle-solved-of = { $n } из { $of }
puzzle-all-levels = Все уровни
puzzle-all-themes = Все темы
puzzle-filter-level = Уровень
puzzle-filter-theme = Тема
puzzle-filter-state = Решённые
puzzle-state-all = Все
puzzle-state-open = Нерешённые
puzzle-state-solved = Решённые
puzzle-state-tried = С ошибкой
puzzle-none = Таких задач нет. Выберите другой уровень или тему.
puzzle-mark-solved = решена
puzzle-mark-tried = была ошибка
puzzle-today = Задача дня
puzzle-today-solve = Решить задачу дня
puzzle-today-done = Сегодня решено
puzzle-streak = { $n ->
    [one] { $n } день подряд
    [few] { $n } дня подряд
   *[many] { $n } дней подряд
  }
puzzle-streak-none = Решите задачу дня – и начнётся серия.
puzzle-week = Последние семь дней
puzzle-day-solved = решено
puzzle-day-missed = пропуск
puzzle-failed-load = Успехи не загрузились
puzzle-go-on = Решать дальше
puzzle-own-text = Что нужно сделать? Сервер проверит перебором, есть ли лучший ответ.
puzzle-own-none = Здесь задачи не поставить: нужна позиция, в которой игрок волен действовать.
puzzle-own-hard = Перебор не дошёл до конца или любой ответ одинаков – задачи не выйдет. Возьмите ход позже или другую цель.
