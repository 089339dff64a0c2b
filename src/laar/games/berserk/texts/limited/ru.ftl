### Драфт и силед: что случилось, что спрашивают, почему ответ не принят.

fact-stack_opened = { $number ->
    [1] Все берут первую стопку
    [2] Все берут вторую стопку
   *[other] Все берут третью стопку
  }
fact-picked = { $card }: карта ваша
fact-passed_on = { $step ->
    [left] Стопки передаются налево
   *[right] Стопки передаются направо
  }
fact-put_aside = Остатки стопок отложены
fact-deck_built = Ваша колода собрана
fact-withdrew = { $seat }: выход из турнира
fact-event_closed = { $winner ->
    [none] Все колоды собраны: можно начинать поединки
   *[other] Больше никого не осталось. Победа в турнире: { $winner }
  }

term-ask-pick = Выбор карты из стопки: pick ID; затем ready. Другие его не видят.
term-ask-build = Ваша колода: leave ID оставляет карту вне колоды; затем ready.

refuse-event-over = Здесь всё решено: колоды собраны.
refuse-dealt = Карты достаются из коробки случайно, там их никто не выбирает.
refuse-gone = Вы вышли из этого турнира.
refuse-not-now-pick = Сейчас карты не выбирают.
refuse-not-now-leave = Колоду собирают, когда все карты разобраны, не сейчас.
refuse-not-now-chosen = Сейчас ничего не выбирают втайне.
refuse-nothing-picked = Сначала выберите карту.
refuse-not-in-stack = { $who }: этой карты нет в стопке у вас в руках.
refuse-picked = Из стопки берут одну карту, и ваша – { $who }; сначала верните её.
refuse-not-in-pool = { $who }: этой карты у вас нет.
refuse-left-out = { $who }: карта уже вне колоды.
refuse-smallest = В колоде не меньше { $least } карт, и в вашей больше нет.
