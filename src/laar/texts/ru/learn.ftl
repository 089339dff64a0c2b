## Учиться: уроки и задачи

learn-title = Учиться
learn-laying = Расставляем доску…
learn-to-hub = К урокам и задачам
learn-lessons = Уроки
learn-lessons-count = { $of ->
    [one] { $n } из { $of } урока
   *[other] { $n } из { $of } уроков
  }
learn-minutes = { $n ->
    [one] { $n } минута
    [few] { $n } минуты
   *[other] { $n } минут
  }
learn-upcoming = Дальше · { $game }, урок { $n } из { $of }
learn-left-off = вы на шаге { $n } из { $of }
learn-lesson-done = Урок пройден.
learn-done-word = пройден
learn-begin = Начать
learn-go-on = Продолжить
learn-coach = Наставник
learn-step = шаг { $n } из { $of }
learn-astray = По правилам можно и так, но сейчас речь о другом. Ничего не изменилось: посмотрите, что подсвечено.
learn-no-count = Попробуйте ещё: ошибки в уроке не считаются.
learn-done-here = Получилось! Посмотрите на доску, а потом – дальше.
learn-next = Дальше
learn-next-lesson = Дальше: { $name }
learn-show = Показать
learn-again = С начала позиции
learn-all-done = урок пройден
learn-first-game = Первая игра с ботом
learn-to-puzzles = К задачам
learn-coached = Партии с наставником
learn-coached-count = { $n } из { $of } · фраза на каждый новый вопрос
learn-nothing-left = Все уроки пройдены
learn-nothing-left-text = Теперь лучше всего учат сами партии.
learn-progress-lost = Успехи не загрузились. Уроки открыты всё равно.
learn-own = Свой сценарий
learn-own-text = Собрать войско и правила самому, сыграть и поделиться.
