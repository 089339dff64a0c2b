### What tables of all games say; the first page does without it.

## The end

end-won = You have won
end-lost = You have lost
end-drawn = A draw
end-figures = The game in figures
end-losers = Lost: { $names }.
score = The score { $who } is { $won } : { $lost }
score-with = against { $names }
score-drawn = drawn: { $n }
score-together = Together you have held out in { $won } of { $all }
moments = Moments of the game
moment-best = Best move
moment-worst = Worst moment
moment-turn = Turning point
moment-also = Also remembered
moment-at = Turn { $n }.
moments-measure = Lives taken are added, lives lost subtracted; who falls counts 2 more.
rematch = Rematch
rematch-offered = { $name } offers a rematch.
again-offered = { $name } offers the same game again.
rematch-accept = Accept
rematch-waits = You have offered another game. Waiting for the answer.
rematch-table = To the new table
again-same = The same again

## Draw and giving up

draw-sure = Offer your opponent a draw?
give-up-sure = Offer the others to give up? The game ends only if everyone agrees.
give-up-offered = Would give up: { $names }. Without your consent the game goes on.
give-up-waits = You have offered to give up. Waiting for the others.
give-up-agree = Give up
give-up-play = Play on
give-up-back = Change my mind

## Call and sound

call-turn = Your turn
table-settings = Settings
sound = Sound and vibration
coach-wanted = A coach in first games
notify = Notify me of my turn
notify-denied = The browser does not allow notifications. You can change that in its settings for this site.

## Waiting for players

lobby-full = All seats are taken
lobby-full-text = It is too late to sit down, but you can watch the game.

## The first minute

formation-wall-is = In a wall: the sturdy in front, the weak behind them
formation-wedge = Wedge
formation-wedge-is = In a wedge: the sturdiest at its point
formation-guard = Guard
formation-guard-is = A guard: the weakest at the back, the others before and beside
formation-column = Column
formation-column-is = In a column, three abreast
place-taken = In your hand: { $who }. Choose a cell.
goal = The goal: { $what }

## Taking back, the workshop, keys

took-back = with take-backs
took-back-why = In this game a move was taken back after a die had fallen. Dice are not rolled again: the same ones come next.
back-to-workshop = Back to the card in the workshop
keys = Keys
key-arrows = ← ↑ ↓ →
key-arrows-does = walk over the board
key-enter = Enter
key-enter-does = choose
key-escape = Esc
key-escape-does = one step back, close
key-e = E
key-e-does = end the turn
key-u = U
key-u-does = take a move back
key-h = H
key-h-does = a hint
key-digits = 1 2 3
key-digits-does = in Bastion: move, mana, attack
key-tab = Tab
key-tab-does = to the next button
key-help = ?
key-help-does = these keys

## Reading a card

read-pin = pin
read-esc = close
read-back = Back to the question
read-close = Back
read-now = Now
read-on-it = Lying on the card
read-words = Words on the card
read-page = Card page
read-lives = Lives
read-strike = Strike
read-moves = Movement
read-moves-none = has not moved this turn
read-moves-gone = part of it is spent

## Odds

odds-you-deal = You deal
odds-you-take = You take
odds-they-deal = They deal you
odds-you-return = You answer
odds-you-hit = { $share ->
    [none] you do not hit
    [all] you hit for certain
   *[some] you hit { $p }
  }
odds-they-hit = { $share ->
    [none] they do not hit
    [all] they hit for certain
   *[some] they hit { $p }
  }
odds-they-answer = { $share ->
    [none] no answer
    [all] they answer for certain
   *[some] they answer { $p }
  }
odds-you-answer = { $share ->
    [none] no answer
    [all] you answer for certain
   *[some] you answer { $p }
  }
odds-average = { $wounds } on average
odds-price = wounds: { $wounds }
odds-miss = miss
odds-no-answer = no answer
odds-no-wounds = no wounds
odds-certain = for certain
odds-less = less than 1 %
odds-more = more than 99 %
odds-met-falls = The target falls
odds-met-lives = The target survives
odds-attacker-falls = The attacker falls
odds-attacker-lives = The attacker survives
odds-details = Details

## Answered for the player

for-you = Answered for you
for-you-only = { $what } – no other answer is possible.

## Who asks

turn-before = Before the first turn
turn-own = Turn { $n }: yours
turn-of = Turn { $n }: { $seat }

log-again = Show again
banner-yours = Your turn
banner = Whose turn
banner-turn = Turn: { $name }

## From play to learning

why-rule = in the rules
why-lesson = the lesson

## The coach of first games, and what to learn next

coach-name = Coach
coach-clear = Got it
coach-quiet = No more of these
end-next-lesson = Next lesson: { $name }
end-puzzles = Solve puzzles

## Clocks

clock-days = { $days } d { $hours } h
clock-of = Time left, { $who }
clock-team = Team
clock-away = Offline
clock-soon = Less than { $n } seconds left.
clock-secret = A secret choice, the same time for all:
clock-free = One answer only: no time passes
clock-paused = Paused
clock-pause = Pause
clock-pause-offered = A pause is asked for
clock-pause-waits = You have asked for a pause
clock-pause-agree = Agree to a pause
clock-pause-refuse = Play on
clock-pause-back = Change my mind
clock-go-on = Go on
end-rating = Your rating: { $points } ({ $gained })
series-score = Score { $score }
series-next = Next game
end-late = Out of time: { $names }.
clock-label = Clocks
clock-none = No clocks
clock-late = Out of time
clock-late-lose = Loses
clock-late-bot = A bot plays on
clock-game = { $span } for the game
clock-game-more = { $span } for the game, { $n } s more a turn
clock-each-turn = { $span } a turn
span-seconds = { $n } s
span-minutes = { $n } min
span-hours = { $n } h
span-days = { $n } { $n ->
    [one] day
   *[other] days
}
