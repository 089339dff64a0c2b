## Ratings: lists of the best, a person and their curve

ratings-title = Ratings
ratings-best = The best
ratings-game = Game
ratings-mode = Way to play
ratings-duel = Duel
ratings-siege = Defence
ratings-place = #
ratings-player = Player
ratings-games = Games
ratings-points = Rating
ratings-bot = bot
ratings-empty = Nobody yet: a place in the list takes a rating one can be sure of.
ratings-levels = How hard the levels are
ratings-players = { $n ->
    [one] { $n } defender
   *[other] { $n } defenders
}
ratings-about = Ratings of bots were measured in games between them and do not change. Of people those are listed whose rating has settled.
ratings-about-together = A team measures itself against the level: the harder it is, the more a victory gives.
ratings-how = How to get a rating
ratings-how-about = It takes an account and a rated game: with clocks, without undo and hints. The opponent is a person or a bot.
ratings-nobody = Nobody has that name.
ratings-since = Plays since { $day }
ratings-none = No rated games yet.
ratings-shown = ± { $doubt }. { $games ->
    [one] { $games } rated game.
   *[other] { $games } rated games.
}
ratings-provisional = The question mark: too few games so far.
ratings-curve = Rating over { $games ->
    [one] { $games } game
   *[other] { $games } games
}: now { $now }, best { $best }
ratings-game-of = A game, rating then { $points }
