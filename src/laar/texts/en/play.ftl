## Whom to play

play-title = Whom shall we play?
play-title-team = Who holds the wall with you?
play-promise = Each beats the one before in at least 6 games of 10.
play-promise-team = The stronger your friend, the fewer enemies are left at the wall: on average as many as the card says.
play-games = Game
play-chosen-one = Your choice
play-first-game = For a first game
play-strength = Strength:
play-left-on-average = Enemies left on average:
play-answers-calls = Always answers a call for help and says why.
play-settings = Settings
