## Учиться: первая партия и задачи

learn-title = Учиться
learn-laying = Расставляем доску…
learn-to-hub = К урокам и задачам
learn-lesson = Первая партия
learn-minutes = 10 минут
learn-lesson-text = Учитесь, играя: { $n } { $n ->
    [one] маленький шаг
    [few] маленьких шага
   *[many] маленьких шагов
  } на настоящей доске. К каждому – пункт правил.
learn-left-off = Вы остановились на шаге { $n } из { $of }.
learn-lesson-done = Урок пройден.
learn-begin = Начать
learn-go-on = Продолжить
learn-once-more = Пройти ещё раз
learn-from-start = С начала
learn-coach = Наставник
learn-step = Шаг { $n } из { $of }
learn-progress = Пройдено шагов
learn-astray = По правилам можно и так, но в этот раз нужно другое. Ничего не изменилось: попробуйте то, что подсвечено.
learn-retry = Попробовать ещё раз
learn-done-here = Получилось! Посмотрите на доску, а потом – дальше.
learn-next = Дальше
learn-again = С начала позиции
learn-all-done = Урок пройден
learn-won = Замок спасён!
learn-won-text = Этого хватит, чтобы играть. Остальное доска объяснит сама: цена каждого врага и каждое «нельзя» – со своим пунктом правил.
learn-first-game = Первая игра с ботом
learn-to-puzzles = К задачам
learn-own = Свой сценарий
learn-own-text = Собрать войско и правила самому, сыграть и поделиться.

## Задачи

learn-puzzles = Задачи
learn-puzzles-text = Одна позиция, одна цель. У каждой есть решение – это проверено перебором.
learn-puzzle = Задача { $n }
learn-grade-1 = лёгкая
learn-grade-2 = средняя
learn-grade-3 = трудная
learn-solved-count = решено { $n } из { $of }
learn-solved-mark = решена
learn-solved-before = уже решена
learn-turns = { $n ->
    [one] На всё – { $n } ход
    [few] На всё – { $n } хода
   *[many] На всё – { $n } ходов
  }
learn-tries = неудачных попыток: { $n }
learn-solved = Решено!
learn-solved-text = Цель достигнута.
learn-failed = Не вышло.
learn-failed-text = Время вышло или замок пал. Есть и другой путь.
learn-next-puzzle = Следующая задача
