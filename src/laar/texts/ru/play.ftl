## С кем сыграем

play-title = С кем сыграем?
play-title-team = С кем держать стену?
play-promise = Каждый следующий обыгрывает предыдущего хотя бы в 6 партиях из 10.
play-promise-team = Чем сильнее товарищ, тем меньше врагов остаётся у стены: в среднем столько, сколько на карточке.
play-games = Игра
play-chosen-one = Ваш выбор
play-first-game = Для первой партии
play-strength = Сила:
play-left-on-average = Врагов остаётся в среднем:
play-answers-calls = На зов о помощи отвечает всегда и говорит почему.
play-settings = Настройки
