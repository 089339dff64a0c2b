### Что говорят столы всех игр; первой странице это не нужно.

## Конец

end-won = Вы победили
end-lost = Вы проиграли
end-drawn = Ничья
end-figures = Партия в числах
end-losers = Проигравшая сторона: { $names }.
score = Счёт { $who } { $won } : { $lost }
score-with = с соперником ({ $names })
score-drawn = ничьих: { $n }
score-together = Вместе вы выстояли { $won } из { $all }
moments = Моменты партии
moment-best = Лучший ход
moment-worst = Худший миг
moment-turn = Перелом
moment-also = Ещё запомнилось
moment-at = Ход { $n }.
moments-measure = Снятые жизни прибавляются, потерянные вычитаются; павший боец – ещё 2.
rematch = Реванш
rematch-offered = { $name } предлагает реванш.
again-offered = { $name } предлагает сыграть ещё раз так же.
rematch-accept = Согласиться
rematch-waits = Вы предложили сыграть ещё раз. Ждём ответа.
rematch-table = К новому столу
again-same = Ещё раз так же

## Ничья и сдача

draw-sure = Предложить сопернику ничью?
give-up-sure = Предложить остальным сдаться? Партия закончится, только если согласны все.
give-up-offered = Хочет сдаться: { $names }. Без вашего согласия партия продолжится.
give-up-waits = Вы предложили сдаться. Ждём, что скажут остальные.
give-up-agree = Сдаться
give-up-play = Играть дальше
give-up-back = Передумать

## Зов и звук

call-turn = Ваш ход
table-settings = Настройки
sound = Звук и вибрация
coach-wanted = Наставник в первых партиях
notify = Уведомлять о моём ходе
notify-denied = Браузер не разрешает уведомления. Это можно изменить в настройках сайта.

## Ждём игроков

lobby-full = Все места заняты
lobby-full-text = Сесть уже нельзя, но партию можно посмотреть.

## Первая минута

formation-wall-is = Стеной: крепкие впереди, слабые за ними
formation-wedge = Клин
formation-wedge-is = Клином: самый крепкий на острие
formation-guard = Охрана
formation-guard-is = Охрана: самый слабый стоит сзади, остальные прикрывают его
formation-column = Колонна
formation-column-is = Колонной по три
place-taken = В руке: { $who }. Укажите клетку.
goal = Цель: { $what }

## Возврат хода, мастерская, клавиши

took-back = с возвратом ходов
took-back-why = В этой партии ход брали назад после броска. Кубики не перебрасываются: выпадет то же самое.
back-to-workshop = Назад к карте в мастерской
keys = Клавиши
key-arrows = ← ↑ ↓ →
key-arrows-does = идти по полю
key-enter = Enter
key-enter-does = выбрать
key-escape = Esc
key-escape-does = шаг назад, закрыть
key-e = E
key-e-does = закончить ход
key-u = U
key-u-does = взять ход назад
key-h = H
key-h-does = подсказка
key-digits = 1 2 3
key-digits-does = в «Бастионе»: перейти, мана, атака
key-tab = Tab
key-tab-does = к следующей кнопке
key-help = ?
key-help-does = эта подсказка

## Читаем карту

read-pin = закрепить
read-esc = закрыть
read-back = Назад к вопросу
read-close = Назад
read-now = Сейчас
read-on-it = На карте лежит
read-words = Слова на карте
read-page = Страница карты
read-lives = Жизни
read-strike = Удар
read-moves = Движение
read-moves-none = в этот ход ещё на месте
read-moves-gone = часть движения потрачена

## Шансы

odds-you-deal = Вы нанесёте
odds-you-take = Вы получите
odds-they-deal = Вам нанесут
odds-you-return = Вы ответите
odds-you-hit = { $share ->
    [none] не попадёте
    [all] попадёте наверняка
   *[some] попадёте { $p }
  }
odds-they-hit = { $share ->
    [none] не попадут
    [all] попадут наверняка
   *[some] попадут { $p }
  }
odds-they-answer = { $share ->
    [none] ответа не будет
    [all] ответят наверняка
   *[some] ответят { $p }
  }
odds-you-answer = { $share ->
    [none] ответа не будет
    [all] ответите наверняка
   *[some] ответите { $p }
  }
odds-average = в среднем { $wounds }
odds-price = ран: { $wounds }
odds-miss = мимо
odds-no-answer = без ответа
odds-no-wounds = без ран
odds-certain = наверняка
odds-less = меньше 1 %
odds-more = больше 99 %
odds-met-falls = Цель погибнет
odds-met-lives = Цель уцелеет
odds-attacker-falls = Напавший погибнет
odds-attacker-lives = Напавший уцелеет
odds-details = Подробнее

## Ответы за игрока

for-you = Отвечено за вас
for-you-only = { $what } – другого ответа нет.

## Кто спрашивает

turn-before = До первого хода
turn-own = Ход { $n }: ваш
turn-of = Ход { $n }: { $seat }

log-again = Показать снова
banner-yours = Ваш ход
banner = Чей ход
banner-turn = Ход: { $name }

## Из игры – в учёбу

why-rule = в правилах
why-lesson = урок об этом

## Наставник в первых партиях, и что учить дальше

coach-name = Наставник
coach-clear = Понятно
coach-quiet = Больше не подсказывать
end-next-lesson = Следующий урок: { $name }
end-puzzles = Решать задачи

## Часы

clock-days = { $days } д { $hours } ч
clock-of = Осталось времени, { $who }
clock-team = Отряд
clock-away = Не в сети
clock-soon = Осталось меньше { $n } секунд.
clock-secret = Тайный выбор, всем поровну:
clock-free = Ответ один: время не идёт
clock-paused = Пауза
clock-pause = Пауза
clock-pause-offered = Вас просят о паузе
clock-pause-waits = Вы попросили паузу
clock-pause-agree = Согласиться на паузу
clock-pause-refuse = Играть дальше
clock-pause-back = Передумать
clock-go-on = Продолжить
end-rating = Ваш рейтинг: { $points } ({ $gained })
series-score = Счёт { $score }
series-next = Следующая партия
end-late = Время вышло: { $names }.
clock-label = Часы
clock-none = Без часов
clock-late = Кто опоздал
clock-late-lose = Проигрывает
clock-late-bot = Уступает боту
clock-game = { $span } на партию
clock-game-more = { $span } на партию и { $n } с за ход
clock-each-turn = { $span } на ход
span-seconds = { $n } с
span-minutes = { $n } мин
span-hours = { $n } ч
span-days = { $n } { $n ->
    [one] день
    [few] дня
   *[many] дней
}
