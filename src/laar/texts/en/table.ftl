### What tables of all games say; the first page does without it.

## The end

end-won = You have won
end-lost = You have lost
end-drawn = A draw
end-figures = The game in figures
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

## Waiting for players

lobby-full = All seats are taken
lobby-full-text = It is too late to sit down, but you can watch the game.
