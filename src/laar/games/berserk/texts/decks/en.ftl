# The deck builder, and what tests and clauses say of a card in the card browser.
decks-title = Decks of Berserk
decks-link = Build a deck
decks-own = Your decks
decks-own-none = None yet. Begin with a ready deck or an empty one, then save it.
decks-ready = Begin with
decks-empty = Empty
decks-with-extras = { $deck } + 6 extra
decks-cards = Cards
decks-deck = Deck
decks-deck-n = Deck, { $n }
decks-size = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
decks-name = Name of the deck
decks-name-new = New deck
decks-unsaved = not saved
decks-save = Save
decks-save-new = Save as a new deck
decks-saved = Saved: { $name }
decks-delete = Delete
decks-delete-sure = Delete “{ $name }” for good?
decks-delete-yes = Yes, delete
decks-delete-no = Keep it
decks-deleted = Deleted: { $name }
decks-opened = Opened: { $name }
decks-legal = This deck can be played.
decks-illegal = This deck cannot be played yet:
decks-check-failed = The server could not check the deck.
decks-empty-list = No cards yet. Add some with the + at a card.
decks-more = One more: { $card }
decks-less = One less: { $card }
decks-none-left = { $card }: none in the deck
decks-copies = copies in the deck: { $n } of { $most }
decks-show = Show { $card } among the cards
decks-element = Element
decks-cost = Cost
decks-elite = Rank
decks-elite-gold = elite
decks-elite-silver = ordinary
decks-keyword = Keyword
decks-part = Part
decks-part-basic = basic cards
decks-part-extra = extra cards
decks-part-in = in this deck
decks-chart-costs = Costs
decks-chart-cost = cost { $cost }: { $silver } ordinary, { $gold } elite
decks-chart-elements = Elements
decks-chart-element = { $element }: { $n }
decks-mean = mean cost { $n }
decks-text = As text
decks-text-about = One line a card: 2x 7 Reborn Orc. The number or the name alone will do, in either language; # begins a comment, the first one is the name.
decks-text-field = The deck as text
decks-text-copy = Copy
decks-text-copied = The deck is copied as text.
decks-text-save = File
decks-text-open = Open a file
decks-text-take = Take this text
decks-text-wrong = Nothing was taken over. Wrong are:
decks-text-taken = The text is your deck now.
decks-text-long = The file is too long: at most { $most } kB are read.
decks-text-bad = That is no text file.
decks-line = Line { $n }
decks-problem-full = At most { $most } decks are kept. Delete one first.
decks-problem-many = A deck of at most { $most } cards is kept.
decks-problem-unknown = This deck is not there any more.

# Why a deck cannot be played; what to know of it.
refuse-deck-few = { $n ->
    [one] There is { $n } card in the deck, at least { $least } are needed.
   *[other] There are { $n } cards in the deck, at least { $least } are needed.
}
refuse-deck-copies = { $card }: { $n } copies, a deck may hold { $most }.
deck-note-extra = { $n ->
    [one] { $n } of them is an extra card. Extra cards are added or swapped in, as long as thirty cards remain.
   *[other] { $n } of them are extra cards. They are added or swapped in, as long as thirty cards remain.
}
deck-note-elements = Cards of { $n } elements: in a squad every element after the first costs one gold.
deck-note-unique = { $card } is unique: of the { $n } copies only one can stand in a squad.

# Lines of a text that are not understood.
deck-fault-empty = There is no card in the text.
deck-fault-nothing = “{ $said }”: which card?
deck-fault-name = “{ $said }”: no card is called { $name }.
deck-fault-number = “{ $said }”: there is no card number { $number }.
deck-fault-other = “{ $said }”: number { $number } is { $card }.
deck-fault-copies = “{ $said }”: one to { $most } copies can be meant.
deck-fault-many = “{ $said }”: with it there would be more than { $most } cards.

# Proofs of a card.
proofs-tests = { $n ->
    [one] { $n } test
   *[other] { $n } tests
}
proofs-printed = Values and keywords
proofs-paragraph = Paragraph { $n }
proofs-failed = The tests could not be loaded.

# The start of a duel.
start-own-list = Or one of your own
start-own-none = no, the ready one above
start-build = Build decks of your own
