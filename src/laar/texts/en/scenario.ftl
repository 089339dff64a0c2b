## The scenario editor

scenario-title = Your own scenario
scenario-text = Text of the scenario
scenario-from = Begin with an example…
scenario-template-pack = The pack: the shortest
scenario-template-wings = Wings: two layers
scenario-template-ashes = Ashes over the bastion: everything
scenario-open = Open
scenario-download = Save
scenario-share = Link
scenario-copy-failed = It could not be copied: save the file instead.
scenario-received = The scenario came with the link. “Undo” brings your former text back.
scenario-link-bad = There is no scenario in this link: perhaps a part of it is missing.
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
scenario-colour = Colour
scenario-count = How many
scenario-all = all
scenario-layer = Layer
scenario-add = Into the deck
scenario-added = A line was added to the deck.

## What it amounts to

scenario-summary = What it amounts to
scenario-reading = Reading…
scenario-wrong = This cannot be played
scenario-line = Line { $n }
scenario-cards = Enemies
scenario-layers = Layers from the top
scenario-strength = Strength
scenario-difficulty = Difficulty
scenario-players = defenders: { $players }
scenario-special = Special rules
scenario-special-none = none
scenario-play-title = Play
scenario-play = To the table
scenario-first-mend = Mend the text first.

## What is wrong

scenario-why-no-source = There is no source among the rituals, and six are needed.
scenario-why-no-key = There is no such key.
scenario-why-no-word = “{ $word }” is not known here.
scenario-why-needed = This key is needed.
scenario-why-no-enemies = There are no enemies in the deck.
scenario-why-twice-in-deck = { $word } is already there: deck[{ $n }].
scenario-why-twice = { $word } is there twice.
scenario-why-empty-layer = Layer { $n } has no cards.
scenario-why-small-layer = A layer has at least one card.
scenario-why-many-layers = There may be at most { $n } layers.
scenario-why-number = A number from 1 to { $most } is needed.
scenario-why-few-cards = The layer takes { $n } cards, but only { $there } are there.
scenario-why-sum = The deck has { $n } cards, the layers { $drawn }.
scenario-why-one-of = One of troop, class, legend and card is needed.
scenario-why-count = { $word } has { $n } cards, not { $count }.
scenario-why-range = A number from { $least } to { $most } is needed.
scenario-why-colours = Six different colours or "random" are needed.
scenario-why-edition = These rules are of the 2018 edition.
scenario-why-goes-with = { $rule } goes with { $other }.
scenario-why-takes = { $rule } takes every { $word }: the deck may have none.
scenario-why-opening = { $n } enemies open the game, but the deck has { $there }.
scenario-why-rituals = { $n } rituals are dealt to the defenders, but only { $there } are left.
scenario-why-long = The text has { $n } bytes, at most { $most } are read.
scenario-why-deep = Brackets are nested too deep.
scenario-why-type = { $wanted } is needed, here is { $got }.
scenario-why-long-name = Too long: at most { $most } letters.
scenario-why-value = There is no such value.
scenario-why-unclosed = A bracket or a quotation mark is not closed, or a comma is missing.
scenario-why-key-twice = This key was there already.
scenario-why-toml = This is not how TOML is written.
scenario-type-int = a whole number
scenario-type-str = a text in quotation marks
scenario-type-array = a list in [ ]
scenario-type-object = a record in {"{"} {"}"}
scenario-type-float = a decimal number
scenario-type-bool = true or false
