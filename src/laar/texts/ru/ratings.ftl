## Рейтинги: списки лучших, человек и его кривая

ratings-title = Рейтинги
ratings-best = Лучшие
ratings-game = Игра
ratings-mode = Вид игры
ratings-duel = Поединок
ratings-siege = Оборона
ratings-place = №
ratings-player = Игрок
ratings-games = Партий
ratings-points = Рейтинг
ratings-bot = бот
ratings-empty = Здесь пока никого: место в списке даёт рейтинг, в котором уже можно быть уверенным.
ratings-levels = Насколько трудны уровни
ratings-players = { $n ->
    [one] { $n } защитник
    [few] { $n } защитника
   *[many] { $n } защитников
}
ratings-about = Рейтинги ботов измерены в партиях между ними и не меняются. У людей в списке те, чей рейтинг уже определился.
ratings-about-together = Команда меряется силами с уровнем: чем он труднее, тем больше даёт победа.
ratings-how = Как получить рейтинг
ratings-how-about = Нужна учётная запись и партия на рейтинг: с часами, без отмены ходов и подсказок. Соперник – человек или бот.
ratings-nobody = Человека с таким именем нет.
ratings-since = Играет с { $day }
ratings-none = Партий на рейтинг ещё не было.
ratings-shown = ± { $doubt }. { $games ->
    [one] { $games } партия на рейтинг.
    [few] { $games } партии на рейтинг.
   *[many] { $games } партий на рейтинг.
}
ratings-provisional = Знак вопроса – пока мало партий.
ratings-curve = Рейтинг за { $games ->
    [one] { $games } партию
    [few] { $games } партии
   *[many] { $games } партий
}: сейчас { $now }, высший { $best }
ratings-game-of = Партия, рейтинг стал { $points }
