### Draft and sealed: what happened, what is asked, why an answer is not taken.

fact-stack_opened = { $number ->
    [1] Everyone takes up the first stack
    [2] Everyone takes up the second stack
   *[other] Everyone takes up the third stack
  }
fact-picked = { $card } is yours
fact-passed_on = { $step ->
    [left] The stacks go to the left
   *[right] The stacks go to the right
  }
fact-put_aside = What is left of the stacks is put aside
fact-deck_built = Your deck is built
fact-withdrew = { $seat } leaves the event
fact-event_closed = { $winner ->
    [none] All decks are built: the duels can begin
   *[other] Nobody else is left: the event is won by { $winner }
  }

term-ask-pick = Pick a card of your stack: pick ID; then ready. The others see nothing of it.
term-ask-build = Your deck: leave ID leaves a card out; then ready.

refuse-event-over = Here everything is decided: the decks are built.
refuse-dealt = Cards come out of the box by chance; nobody picks them there.
refuse-gone = You have left this event.
refuse-not-now-pick = No cards are picked now.
refuse-not-now-leave = Decks are built when all cards are taken, not now.
refuse-not-now-chosen = Nothing is chosen in secret now.
refuse-nothing-picked = Pick a card first.
refuse-not-in-stack = { $who }: this card is not in the stack in your hand.
refuse-picked = One card is taken of each stack, and yours is { $who }; take that back first.
refuse-not-in-pool = { $who }: this card is not one of yours.
refuse-left-out = { $who }: this card is left out already.
refuse-smallest = A deck has at least { $least } cards, and yours has no more.
