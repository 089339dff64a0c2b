### Two against two at the table: questions, answers and labels that differ from a duel's.

say-field-team = Field of ten by six
both = { $one } and { $two }
strike-team = Strike a card of your own team
say-friend-team = a card of your own team: may be struck, too
order = Order of turns
order-place = turn { $n } of 4
quarter-left = columns a–e
quarter-right = columns f–j
overview = The whole field

ask-secret-team-wait = The others are still deciding
ask-secret-team-spectate = All four decide in secret
ask-first-team = Your team won the opening roll
ask-first-team-text = First team or Second? The First moves first; both of the Second have one gold and one silver more, a wider front and may hide their third row.
ask-first-team-wait = { $seat } won the opening roll. The choice is awaited: which team is the First.
ask-lead-wait = Up to the team of { $seat }: who of it plays first.
ask-quarter-wait = Up to the team of { $seat }: who has which quarter.
do-first-team = We are the First team
do-second-team = We are the Second team

pile-round = Who may still answer
pile-now = is asked
pile-done = has passed or has no answer
pile-later = still to come

concede-sure = { $players ->
    [4] Give up? Your team has lost as soon as your team-mate gives up, too.
   *[other] Give up this game? The other side wins.
  }
draw-offered = { $players ->
    [4] A draw is offered. It needs the consent of all four.
   *[other] Your opponent offers a draw.
  }
team-conceded = Given up: { $seat }. The team has lost as soon as the team-mate does, too.
team-offered = Offer of a draw: { $seat }. Consented: { $names }.
team-offered-alone = Offer of a draw: { $seat }. Nobody has consented yet.
