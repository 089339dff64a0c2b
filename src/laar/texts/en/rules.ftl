# The rulebook.

rules-intro = All clauses by number, in our own words. Where the book is silent or unclear, we decided, and it says so.
rules-search = A word or a number
rules-kinds = Kinds of clauses
rules-kind-all = All
rules-kind-rule = Rules
rules-kind-component = Components
rules-kind-example = Examples
rules-kind-keyword = Keywords
rules-kind-ruling = Our rulings
rules-ruling-why = The book does not say, or not clearly: this is our decision.
rules-sections = Chapters
rules-chapters = { $n ->
    [one] { $n } chapter
   *[other] { $n } chapters
}
rules-in-detail = In detail, clause by clause: { $n }
rules-index = Index of clauses
rules-all = All { $n } clauses
rules-print = Print
rules-cards = Cards
rules-cards-intro = Card texts are made from what the game does, so they always match it.
rules-cards-show = Show the cards
rules-link = Link to clause { $id }
rules-try = Try it
rules-try-one = Try: { $title }
rules-trying = Setting up…
rules-try-again = From the start
rules-try-table = Play at a table
rules-try-other = Answer something else…
rules-try-say = Do it
rules-try-ban = Is this allowed? { $what }
rules-try-done = The example is played. Go on as you like.
rules-not-allowed = Not allowed: { $what }.
rules-found = Found: { $chapters } chapters, { $clauses } clauses
rules-nothing = Nothing found for “{ $query }”.
rules-meant = Perhaps:
rules-show-all = Show all
rules-difference = What differs
rules-difference-intro = Only what differs: left and right show the same rule in the two editions. Where an edition has no such clause, it says so.
rules-not-here = This edition has no such clause.
