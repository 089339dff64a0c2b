### Способы игры на начальной странице; страницы драфта, силеда и следующих за ними поединков.

start-mode = Как играть
start-about-duel = Два отряда, две колоды.
start-about-team = Две команды по два игрока на широком поле.
start-about-draft = Стопки по двенадцать карт идут по кругу, из каждой берут одну; потом собирают колоды, и каждый встречается с каждым.
start-about-sealed = Каждый получает 36 карт из коробки, собирает из них колоду и встречается с каждым.
start-players = Игроков
start-seats = Места
start-side = { $n ->
    [1] Первая пара
   *[other] Вторая пара
  }
start-me = я
start-friend = друг по ссылке
start-pace = На решение
start-pace-none = Без срока
start-pace-n = { $n } с
start-about-pace = За опоздавшего отвечает простой бот, и в поединках тоже. На колоду, отряд и расстановку времени в десять раз больше.
start-about-pace-none = Никто не торопит: стол ждёт каждого.

limited-round = Стопка { $n } из 3
limited-pick = Выбор { $n } из 12
limited-building = Сборка колод
limited-passes-left = Стопки передаются налево
limited-passes-right = Стопки передаются направо
limited-next-to = ваша стопка уйдёт: { $who }
limited-gone = выход из турнира
limited-stack = Стопка у вас в руках
limited-cards = Ваши карты
limited-pool = Ваши карты: { $n }
limited-pool-none = Пока ни одной. Взятое лежит здесь, по стихиям.
limited-deck = Ваша колода: { $n }
limited-parts = Части страницы
limited-part-stack = Стопка, { $n }
limited-part-all = Карты, { $n }
limited-part-mine = Мои, { $n }
limited-part-deck = Колода, { $n }
limited-part-table = Стол
limited-ask-pick = Выберите карту
limited-ask-build = Соберите колоду
limited-pick-text = Щелчок выбирает, второй берёт. Остальное уйдёт соседу.
limited-build-text = Щелчок убирает карту из колоды или возвращает. Остаться должно не меньше { $least } карт.
limited-waiting-pick = Карта взята
limited-waiting-build = Колода готова
limited-waiting-text = Игра продолжится, как только будут готовы все. До тех пор можно передумать.
limited-they-pick = Игроки выбирают втайне
limited-they-build = Игроки собирают колоды
limited-dealing = Карты раздаются
limited-you-left = Вы вышли из турнира
limited-chosen = выбрана
limited-taken = взята
limited-left-out = Вне колоды: { $n }
limited-left-none = В колоде все карты. Чем их меньше, тем чаще приходят лучшие.
limited-take-back = Вернуть:
limited-out = вне колоды
limited-take = Взять: { $card }
limited-take-none = Сначала выберите карту
limited-built = { $n ->
    [one] Готово: в колоде { $n } карта
    [few] Готово: в колоде { $n } карты
   *[other] Готово: в колоде { $n } карт
  }
limited-change = Передумать
limited-time = Осталось времени
limited-soon = { $n ->
    [one] Осталась { $n } секунда
    [few] Осталось { $n } секунды
   *[other] Осталось { $n } секунд
  }
limited-no-cards = У вас здесь нет карт.
limited-spectator = Что лежит в стопках, видят только игроки. Поединки потом можно смотреть.
limited-leave = Выйти из турнира
limited-leave-sure = Выйти насовсем? Все ваши незаконченные поединки будут проиграны.

event-back = Назад к турниру
event-away = нет на месте, отвечает бот
event-late = Ваше время вышло: за вас отвечает бот, пока вы не ответите сами.
event-here = Я здесь
event-your-duel = Ваш поединок начался
event-go = К столу: { $who }
event-wait = Ваш следующий поединок впереди
event-wait-text = { $who }: начнётся, как только оба закончат прежние поединки.
event-done = Ваши поединки сыграны
event-done-text = Другие ещё сражаются. Результаты ниже меняются сами.
event-watch = Поединки
event-won = { $you ->
    [true] Вы выиграли турнир
   *[other] { $n ->
        [one] Победа в турнире: { $who }
       *[other] Первое место делят { $who }
      }
  }
event-replay = Повтор выбора карт
event-standings = Пока что
event-standings-final = Итоги
event-place = Место
event-player = Игрок
event-against = против: { $who }
event-wins = Победы
event-losses = Поражения
event-draws = Ничьи
event-round = Тур { $n }
event-winner = победа: { $who }
event-won-cell = победа
event-lost = поражение
event-drew = ничья
event-playing = идёт
event-waiting = ещё не начат
event-look = Смотреть
event-replay-duel = Повтор
event-hushed = Турнир ещё идёт, поэтому видно то же, что и за столом. Колоды и проверка кубиков откроются после последнего поединка.

limited-film-eyes = Выберите, чьими глазами смотреть: стопки были тайной.
limited-film-stack = Стопка в руках: { $n }
limited-film-pool = Взято: { $n }
limited-film-deck = Колода: { $n }
limited-film-result = Все колоды собраны
limited-say-pick = { $back ->
    [back] вернуть в стопку: { $card }
   *[on] взять: { $card }
  }
limited-say-leave = { $back ->
    [back] вернуть в колоду: { $card }
   *[on] убрать из колоды: { $card }
  }
limited-say-ready = { $back ->
    [back] подумать ещё
   *[on] готово
  }
limited-say-concede = выход из турнира
