## Playing in a terminal

term-turn = Turn { $turn }: { $side } to move. Turns without a wound: { $quiet }.
term-dead = Fallen: { $names }
term-legend = ● bogatyrs ◆ evil ▮ open ▬ closed ♥ life → movement ✓ acted ☠ poison
term-thinking = { $bot } is thinking…
term-hand-over = { $side }, this screen is for your eyes: press Enter
term-won = { $side } won.
term-draw = A draw.
term-lost = Lost: nobody wins.
term-saved = Saved to { $file }
term-save-where = Where to? save FILE
term-yes-no = Enter: yes, n: no
term-concede = Concede the game?
term-accept-draw = { $side }: accept the draw?
term-legal = “{ $answer }” is legal.
term-no-dice = “{ $answer }” rolls no dice.
term-no-clause = There is no clause with “{ $id }”.
term-no-number = There are { $count } answers; ? lists them.
term-no-undo = There is nothing to take back.
term-undone = { $count ->
    [one] One answer was taken back.
   *[other] { $count } answers were taken back.
}
term-auto-when = Only fighters that wait to be placed can be placed for you.
term-asides = At any time: { $asides }
term-hint = Advice: { $answer }
term-no-reasons = No reasons were given.
term-new-dice = The dice of this game are not known here: it goes on with new ones, which laar verify will tell.
term-goes-on = The game goes on after { $count } answers.
term-asked = Asked: { $side }
term-walk = Enter: on, b: back, N: to answer N, q: leave
term-action = Action
term-card = life { $life }, speed { $speed }, strike { $strike }
term-help =
    An answer: its number, its words (step c3 c4) or its words without the verb (c3 c4, ilya b2).
    ?               list the legal answers
    ? step c3 c5    why an answer is not legal, with the clause
    odds c3 c4      the exact chances of a strike or property
    rule BEL-061    a clause; rule WORD searches
    card NAME       what a fighter's card says (also by cell)
    board, log [N]  the field again; the last N lines of the log
    auto            place everyone who is left anywhere
    hint, reason    what a bot would do; why the bot did what it did
    undo, save FILE, draw, concede, quit

## Questions

term-ask-first = Who goes first?
term-ask-place = Place your fighters in secret: FIGHTER CELL, or auto; then ready.
term-ask-main = Your move: step, strike, use a property, or end the turn. ? lists the answers, help says more.
term-ask-intercept = You are attacked. Does someone step in?
term-ask-blow = Your roll was higher: which result?
term-ask-targets = One more target?
term-ask-spot = Where is the catch put?
term-ask-cure = Heal wounds or remove the poison?
term-ask-splash = Whom does the shaking earth hit?
term-cut-in = { $seat } may cut in: { $answers } (type: { $seat } ANSWER)

## Words of answers

term-word-first = first
term-word-place = place
term-word-ready = ready
term-word-step = step
term-word-strike = strike
term-word-use = use
term-word-end = end
term-word-intercept = intercept
term-word-pass = pass
term-word-blow = blow
term-word-also = also
term-word-enough = enough
term-word-to = to
term-word-heal = heal
term-word-cure = cure
term-word-splash = splash
term-word-retract = retract

## Odds

term-odds-against-open = { $who } strikes { $other } (open: both roll)
term-odds-against-closed = { $who } strikes { $other } (closed: one die, no answer)
term-odds-intercepted = If intercepted from { $cell }: { $case }
term-odds-bonus = dice +{ $own } and +{ $other }
term-odds-chance = chance
term-odds-blows = blow / answer
term-odds-deals = deals
term-odds-takes = takes
term-odds-kills = kills
term-odds-dies = dies
term-odds-falls = { $who } falls
term-odds-chooses = { $side } choose
term-odds-or = or
term-odds-best = On average deals { NUMBER($deals, minimumFractionDigits: 2, maximumFractionDigits: 2) }, takes { NUMBER($takes, minimumFractionDigits: 2, maximumFractionDigits: 2) }; kills { $kills }, dies { $dies }.

## What many games have in common

term-profile = { $games ->
    [one] In { $games } game your decisions cost { $lost } % of a win, and luck brought { $luck } %.
   *[other] In { $games } games your decisions cost { $lost } % of a win a game, and luck brought { $luck } % a game.
  }
term-profile-worst = You lose most on { $what } { $when }: { $share } % of all that is lost ({ $errors ->
    [one] { $errors } decision
   *[other] { $errors } decisions
  }).
term-profile-next = Then come { $what } { $when }: { $share } %.
term-profile-none = No decision was found that surely cost anything.
term-profile-early = early in the game
term-profile-middle = in the middle of the game
term-profile-late = late in the game
term-profile-kind-main = moves of your own turn
term-profile-kind-act = actions of your own turn
term-profile-kind-intercept = interceptions
term-profile-kind-blow = choices of a blow
term-profile-kind-answer = answers to what the opponent does
term-profile-kind-target = choices of a target
term-profile-kind-targets = choices of targets
term-profile-kind-attack = attacks
term-profile-kind-ritual = rituals
term-profile-kind-reroll = rerolls
term-profile-kind-exchange = exchanges of blows
term-profile-kind-first = choices of who begins
term-profile-kind-other = other choices
