## Люди и партии: поиск соперника, открытые столы, свои рейтинги

lobby-title = Люди и партии
lobby-quick = Быстрая игра
lobby-game = Игра
lobby-hours = { $n } ч
lobby-days = { $n } { $n ->
    [one] день
    [few] дня
   *[many] дней
}
lobby-minutes = ≈ { $n } мин
lobby-a-turn = на ход
lobby-rated = На рейтинг
lobby-rated-about = без отмены и подсказок
lobby-rated-account = нужна учётная запись
lobby-series = До двух побед
lobby-find = Найти соперника
lobby-looking = Ищем { $least }–{ $most }
lobby-widens = Круг расширяется, пока никто не найдётся
lobby-widens-about = Круг расширяется, обычно ждут около { $n } с
lobby-bot = Пока с ботом
lobby-bot-about = Поиск идёт и на других страницах. Соперник найдётся – стол откроется сам.
lobby-stop = Отменить
lobby-friend = Позвать друга
lobby-any = Любая игра
lobby-timed = С часами
lobby-only-rated = На рейтинг
lobby-is-rated = на рейтинг
lobby-none-such = Таких столов сейчас нет.
lobby-ratings = Ваш рейтинг
lobby-no-ratings = Партий на рейтинг ещё не было.
lobby-question-mark = Знак вопроса – пока мало партий.
lobby-best = Лучшие игроки
