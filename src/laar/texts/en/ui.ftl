## Frame of every page

laar = Laar
loading = Loading…
close = Close
cancel = Cancel
reload = Reload
to-home = To the home page
switch-language = русский
switch-theme = Light or dark
not-found = Nothing here
not-found-why = { $path } leads nowhere. Perhaps the link is incomplete.
page-failed = The page did not load.

## Parts of the site

nav = Parts of the site
nav-play = Play
nav-learn = Learn
nav-watch = Watch
nav-cards = Cards and decks
nav-rules = Rules
nav-sign-in = Sign in
nav-account = Your account: { $name }
watch-bots = A game of bots
watch-bots-about = Two bots sit down, and you look on.
watch-own = Your replays
watch-own-empty = Replays of your games will stand here.
quick-start = Quick start
for-designers = For designers: where numbers come from and what tests them

## Clauses

clause-open = Clause { $id }
clause-missing = This clause could not be loaded.
clause-in-rules = Show among the rules
clause-kind-rule = rule
clause-kind-component = component
clause-kind-example = example
clause-kind-keyword = keyword
clause-kind-ruling = our ruling

## Table

rules = Rules
edition = Edition { $edition }
turn = Turn { $n }
undo = Undo
or = or
you = You
here = At this screen
bot-name = Bot: { $name }
away = away
players = Players
panel = Question, odds and log
log = Log
log-empty = Nothing has happened yet.
log-more = { $n ->
    [one] { $n } more event
   *[other] { $n } more events
  }
log-details = Details
why-not = Not possible
tab-act = Play
tab-log = Log
tab-sides = Sides
tab-more = More
watch-link = Link to watch
link-copied = Link copied
link-selected = The link is selected: copy it
speed = Animation speed
speed-off = off
speed-slow = slow
speed-normal = normal
speed-fast = fast
turn-board = Turn the board to whoever plays
table-opens = Opening the table…

## Connection

link-connecting = Connecting again…
link-lost = Connection lost. { $n ->
    [0] Trying again…
    [one] Next attempt in { $n } second.
   *[other] Next attempt in { $n } seconds.
  } Nothing is lost.
link-retry = Try now

## A damaged table

damage-title = One of the saved moves of this game cannot be repeated.
damage-text = The game stopped at the position before it (line { $line } of { $lines }). The players decide how to go on.
damage-go-on = Go on from here
damage-end = End the game
damage-said = { $seat }: “{ $how }”.
damage-wait = The players are deciding how to go on
damage-watch = The players decide.
damage-ended = The game ended at the position before it.

## Waiting for players

lobby-waiting = Waiting for the other player
lobby-waiting-text = Send the link. The game starts by itself when every seat is taken.
lobby-join = You are invited
lobby-join-text = Take a free seat. Your browser adds its own randomness to the dice, so that nobody can rig them.
your-name = Your name
seat-free = free seat
seat-by-lot = Side by lot
take-seat = Take this seat
watch = Watch
invite = Link for a friend
copy = Copy
dice-commit = The dice are already fixed. Code to check them by:
join-foreign = This table is by invitation: use the link you were sent.
table-series = best of three
table-rated = rated
join-account = This is a rated game: it takes an account.
join-taken = Someone else has just taken this seat.
join-offline = No connection.
join-failed = The seat could not be taken.

## Draws, giving up, hints

concede = Concede
concede-sure = Give up this game? The other side wins.
draw = Draw
draw-offer = Offer a draw
draw-offered = Your opponent offers a draw.
draw-accept = Accept
draw-decline = Decline
hint = Hint
hint-title = What a bot would do
hint-thinking = Thinking…
hint-none = No hint this time.
hint-chances = Per cents are chances to win, as the bot estimates them.
why-wins = It wins.
why-saves = Everything else loses.
why-clear = Clearly better than the rest: chances { $chance }%, the next one { $next }%.
why-better = A little better than the rest: chances { $chance }% against { $next }%.
why-even = No worse than other moves: chances { $chance }%.
why-only = Nothing else came into question: chances { $chance }%.
why-plan = Part of the plan for this turn.
why-sight = Looks best at first sight; the bot looked no further.
why-whim = Just the temper: there was something better.

## The end

dice-broken = The dice do not match the code shown at the start!
to-replay = Replay
to-review = Review
new-game = New game

## Bots and examples

bot-why = Why did the bot do that?
bot-reasons = { $name }: why this turn
bot-chances = Per cents are the bot's chances to win, as it estimates them.
try-title = A board from the rules
try-answers = To follow the example:
