## People and games: finding an opponent, open tables, one's own ratings

lobby-title = People and games
lobby-quick = Quick game
lobby-game = Game
lobby-hours = { $n } h
lobby-days = { $n } { $n ->
    [one] day
   *[other] days
}
lobby-minutes = ≈ { $n } min
lobby-a-turn = a turn
lobby-rated = Rated
lobby-rated-about = no undo, no hints
lobby-rated-account = it takes an account
lobby-series = Best of three
lobby-find = Find an opponent
lobby-looking = Looking for { $least }–{ $most }
lobby-widens = The band widens until somebody is found
lobby-widens-about = The band widens; people usually wait about { $n } s
lobby-bot = A bot meanwhile
lobby-bot-about = The search goes on while you are on other pages. The table opens by itself.
lobby-stop = Cancel
lobby-friend = Invite a friend
lobby-any = Any game
lobby-timed = With clocks
lobby-only-rated = Rated
lobby-is-rated = rated
lobby-none-such = There are no such tables now.
lobby-ratings = Your rating
lobby-no-ratings = No rated games yet.
lobby-question-mark = The question mark: too few games so far.
lobby-best = The best players
