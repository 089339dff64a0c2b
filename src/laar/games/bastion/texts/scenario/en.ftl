### Sieges that players build.

## The builder

scenario-title = Your own siege
scenario-text = Text of the siege
scenario-from = Begin with an example…
scenario-template-pack = The pack: the shortest
scenario-template-wings = Wings: two layers
scenario-template-ashes = Ashes over the bastion: everything
scenario-open = Open
scenario-download = Save
scenario-share = Link
scenario-copy-failed = It could not be copied: save the file instead.
scenario-received = The siege came with the link. “Undo” brings your former one back.
scenario-link-bad = There is no siege in this link: perhaps a part of it is missing.
scenario-file-long = The file is too long: at most { $most } kB are read.
scenario-file-bad = This is no text: the file was not opened.

## A line of the deck

scenario-add-title = Add enemies
scenario-kind = What
scenario-kind-class = Class
scenario-kind-legend = Legend
scenario-kind-card = Card
scenario-kind-troop = Troop
scenario-which = Who
scenario-colour = Element
scenario-count = How many
scenario-all = all
scenario-layer = Layer
scenario-add = Into the deck
scenario-added = Added to the deck.

## What it amounts to

scenario-summary = What it amounts to
scenario-reading = Reading…
scenario-wrong = This cannot be played
scenario-line = Line { $n }
scenario-cards = In the deck
scenario-layers = Layers from the top
scenario-strength = Army strength
scenario-difficulty = Difficulty
scenario-players = defenders: { $players }
scenario-special = Special rules
scenario-special-none = none
scenario-play-title = Play
scenario-play = To the table
scenario-first-mend = Mend what is wrong first.

## What is wrong

scenario-why-no-source = There is no source among the rituals, and six are needed.
scenario-why-no-key = No line here begins with this word.
scenario-why-no-word = “{ $unknown }” is not known here.
scenario-why-needed = This line is needed.
scenario-why-no-enemies = There are no enemies in the deck.
scenario-why-twice-in-deck = { $word }: already in the deck, in entry { $item }.
scenario-why-twice = { $word }: named twice.
scenario-why-empty-layer = Layer { $n } has no cards.
scenario-why-small-layer = A layer has at least one card.
scenario-why-many-layers = There may be at most { $n } layers.
scenario-why-number = A number from 1 to { $most } is needed.
scenario-why-few-cards = The layer takes { $n } cards, but only { $there } are there.
scenario-why-sum = The deck has { $n } cards, the layers { $drawn }.
scenario-why-one-of = Name one of them: a troop, a class, a legend or a card.
scenario-why-count = { $word } has { $n } cards, not { $count }.
scenario-why-range = A number from { $least } to { $most } is needed.
scenario-why-colours = Six different colours or "random" are needed.
scenario-why-edition = These rules are of the 2018 edition.
scenario-why-goes-with = This needs the rule “{ $other }”.
scenario-why-takes = This rule takes all { $word }: leave none in the deck and on the board.
scenario-why-opening = { $n } enemies open the game, but the deck has { $there }.
scenario-why-rituals = { $n } rituals are dealt to the defenders, but only { $there } are left.
scenario-why-long = The text has { $n } bytes, at most { $most } are read.
scenario-why-deep = Brackets are nested too deep.
scenario-why-type = { $wanted } is needed, here is { $got }.
scenario-why-long-name = Too long: at most { $most } letters.
scenario-why-value = There is no such value.
scenario-why-unclosed = A bracket or a quotation mark is not closed, or a comma is missing.
scenario-why-key-twice = There is such a line above.
scenario-why-toml = This line cannot be understood: compare it with an example.
scenario-type-int = a whole number
scenario-type-str = a text in quotation marks
scenario-type-array = a list in [ ]
scenario-type-object = a record in {"{"} {"}"}
scenario-type-float = a decimal number
scenario-type-bool = true or false
scenario-why-equals = The first word of a line is followed by “=”.
scenario-why-quotes = The value cannot be read: words are written in quotation marks, numbers without.
scenario-why-newline = There is too much in this line: one value each.
scenario-why-statement = A line begins with a word, then come “=” and a value.
scenario-why-letters = There is a sign here that cannot be.
scenario-why-empty = A name is needed here.
scenario-why-digits = This number is too long.
scenario-why-twice-on-board = { $word }: this card is on the board already.
scenario-why-place-taken = { $place }: somebody is there already.
scenario-why-on-board = { $word }: all cards are on the board, none is left for the deck.
scenario-why-closed = { $place }: enemies never stand here.
scenario-why-vanguard = { $place }: a flyer of “a dragon and flyers already inside” holds it.
scenario-why-dragons = Only dragons are in the citadel, and dragons only there.
scenario-why-flyers = Only a flyer can hold a square.

## Built by hand

scenario-as-text = Edit as text
scenario-unread = The text cannot be read, so the siege cannot be shown. Mend it, or undo what you did last.
scenario-parts = Parts of the siege
scenario-tab-board = Board
scenario-tab-deck = Deck
scenario-tab-castle = Castle
scenario-tab-rules = Rules
scenario-faults = { $n ->
    [one] { $n } fault
   *[other] { $n } faults
  }
scenario-name-ru = Name in Russian
scenario-name-en = Name in English
scenario-board = Board: wall, squares and citadel
scenario-board-text = Choose an enemy and click where it awaits the defenders. Drag one to another place, or off the board.
scenario-square = square { $n }
scenario-element = Element
scenario-take-away = Take off the board
scenario-only-citadel = A dragon lands in the citadel at once.
scenario-only-dragons = Only dragons are in the citadel.
scenario-only-flyers = Only flyers land on a square.
scenario-posted = { $n } on the board
scenario-layer-n = Layer { $n }
scenario-layer-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }
scenario-layer-empty = Empty: add enemies or drag them here.
scenario-layer-new = One more layer
scenario-draw = on top only
scenario-of = of { $n }
scenario-up = one layer up: { $who }
scenario-down = one layer down: { $who }
scenario-remove = remove: { $who }
scenario-side-any = any
scenario-special-2018 = Special rules are of the 2018 edition only.
scenario-rule-sources = A Source card lies in every district from the start.
scenario-rule-haste = Every defender starts with a beast: it is a Haste.
scenario-rule-damaged = The sources of districts 2, 3 and 4 are damaged and give no mana.
scenario-rule-restore = Once a turn a damaged source is mended for a mana of its colour.
scenario-rule-vanguard = A dragon starts in the citadel, three flyers on the squares of districts 2, 3 and 4.
scenario-rule-camp_start = Defenders start in the district of the camp, not in the citadel.
scenario-rituals = Rituals in play
scenario-start = The beginning
scenario-opening = Enemies before the first turn
scenario-as-rules = by the rules
scenario-place-name = Name
scenario-place-edition = Edition
scenario-place-deck = Deck
scenario-place-layers = Layers of the deck
scenario-place-posts = Board
scenario-place-side = Castle
scenario-place-layout = Castle
scenario-place-gate = Castle
scenario-place-special = Rules
scenario-place-rituals = Rituals
scenario-place-opening = The beginning
scenario-place-first = The beginning
scenario-place-entry = Deck, entry { $n }
