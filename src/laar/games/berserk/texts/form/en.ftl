### The workshop: sentences with slots of the form, and its pages. Words of the language itself are in the workshop's file.

## Words as they stand in these sentences
form-word-side-self = this very
form-word-side-ally = allied
form-word-side-other_ally = other allied
form-word-side-enemy = enemy
form-word-side-any = any
form-word-side-other = any other
form-word-noun-card = card
form-word-noun-creature = creature
form-word-noun-row = row
form-name-Target-count = exactly
form-name-Target-upto = up to

## Which cards
form-say-Selector = { $side } { $noun }
form-say-Target = { $either } { $side } { $noun }
form-part-class = of class { $slot }
form-part-element = of element { $slot }
form-part-keyword = with { $slot }
form-part-without = without { $slot }
form-part-is = that is { $slot }
form-part-cost = at a cost of { $slot }
form-part-next_to = next to: { $slot }
form-part-range = within { $slot } cells
form-part-in_row = in the row: { $slot }
form-part-most = at most { $slot }
form-part-least = at least { $slot }
form-say-count-cards = { $among }
form-say-count-chips = : { $on }
form-say-count-cost = : { $of }
form-part-max = at most { $slot }

## If
form-say-if-self_is = : { $state }
form-say-if-count = : at least { $least }, { $among }
form-say-if-kind = : { $is }
form-say-if-attack = : { $is }
form-say-if-dealt = : { $either }
form-say-if-roll = : { $either }
form-say-if-moved = : { $onto }
form-say-if-via = : { $way }

## What it does
form-say-verb-special_strike = at { $at }, strength { $strength }
form-say-verb-magic_strike = at { $at }, strength { $strength }
form-say-verb-row_strike = at { $at }, strength { $strength }
form-say-verb-shot = at { $at }, strength { $strength }
form-say-verb-throw = at { $at }, strength { $strength }
form-say-verb-discharge = at { $at }, strength { $strength }
form-part-plus = and one more for each { $slot }
form-part-times = times: { $slot }
form-say-verb-wound = { $who }, wounds: { $amount }
form-say-verb-heal = { $who }, wounds healed: { $amount }
form-say-verb-give_lives = to { $who }: { $amount }
form-say-verb-gain_chip = : { $who }, so many: { $amount }
form-say-verb-lose_chip = : { $who }, so many: { $amount }
form-say-verb-incarnation_chip = of { $who } by { $amount }
form-say-verb-prevent = on { $who }, up to { $amount }
form-say-verb-open = { $who }
form-say-verb-close = { $who }
form-say-verb-hold_closed = { $who }
form-say-verb-move = { $who }, { $to }
form-part-towards = { $slot }
form-say-verb-take_control = of { $who }, for { $by }, { $lasts }
form-say-verb-grant = to { $who }: { $keyword }
form-part-x = X = { $slot }
form-part-lasts = { $slot }
form-part-dealt = if it dealt at least { $slot }
form-say-verb-remove = from { $who }: { $keyword }
form-say-verb-summon = { $who }, { $to }
form-say-verb-revive = { $who }, { $to }
form-say-verb-modify = of { $who }: { $stat } by { $by }
form-part-attacks = of { $slot }
form-part-vs = against { $slot }
form-say-verb-forbid = { $who } to { $what }
form-say-verb-permit = this card to { $what }
form-say-verb-only_target = of { $who }: { $attack } only at { $at }
form-say-verb-protect = from { $from }
form-say-verb-set_kind = { $kind }, when it lands on { $vs }
form-say-verb-block = : { $what }
form-say-verb-roll_table = { $rows }
form-say-Row = on the die { $die }: row { $branch }

## The parts of a paragraph
form-paragraph = Paragraph { $n }
form-paragraph-away = Remove paragraph { $n }
form-up = Move paragraph { $n } up
form-key-when = When
form-key-cost = Price
form-key-cond = If
form-key-target = Choose
form-key-do = Then
form-key-besides = And
form-closes = This card closes.
form-pays = To pay:
form-free = Costs nothing.
form-this-is = It is
form-word-type-impact = an effect
form-word-type-spell = a spell
form-part-by = by { $slot }
form-part-of = whom: { $slot }
form-part-limit = { $slot }
form-part-turn = { $slot } in a turn
form-part-battle = { $slot } in the battle
form-part-branch = in row { $slot } of the table
form-part-chips = ○ to pay: { $slot }
form-part-close = close: { $slot }

## The form
form-head = Names and numbers
form-name_ru = Name in Russian
form-name_en = Name in English
form-forms_ru = Gender and five cases in Russian (may be left out)
form-forms_ru-like = f Рыси, Рыси, Рысь, Рысью, Рыси
form-kind = Kind
form-element = Element
form-crystal = Rank
form-cost = Cost
form-life = Lives
form-move = Movement
form-strike = Strike
form-copies = Copies
form-unique = unique
form-classes = Classes
form-keywords = Keywords
form-add = add
form-remove = Remove: { $what }
form-choose = choose…
form-either = exactly or a bound
form-add-paragraph = Paragraph
form-add-cond = condition
form-add-target = target
form-add-do = deed
form-add-rows = row
form-blow-1 = weak
form-blow-2 = medium
form-blow-3 = strong
form-span-1 = from
form-span-2 = to
form-verbs-attack = Attacks
form-verbs-life = Wounds, lives, ○
form-verbs-state = What a card is and has
form-verbs-stack = What was announced or rolled
form-verbs-rule = Rules

## Packs
shop-title = Workshop
shop-link = Cards of your own
shop-about = Write cards of your own for Berserk: say when a paragraph works and what it does, and the text writes itself in both languages. Try them on a board, let bots test them, share the pack and play it with those who agree.
shop-packs = Your packs
shop-none = No packs yet. Name one above and begin.
shop-name = Name of the pack
shop-name-new = New pack
shop-author = Author
shop-new = New pack
shop-import = Open a file
shop-file-long = The file is too large: at most { $most } KB.
shop-file-bad = This file is not a text.
shop-file-wrong = This pack cannot be taken:
shop-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
shop-of = by { $author }
shop-to-pack = To the pack
shop-to-packs = To your packs
shop-add-card = New card
shop-copy = Copy to my packs
shop-copied = Copied: { $name }
shop-play = Play with it
shop-share = Share
shop-delete = Delete the pack
shop-delete-sure = Delete “{ $name }” for good? Links to it will lead nowhere.
shop-edit = Change
shop-card-wrong = Something is wrong with { $name }; it cannot be played.
shop-own-card = a card of one's own
print-deck-pack = Cards of the pack

## What can go wrong
shop-problem-full = You have as many packs as can be kept. Delete one first.
shop-problem-unknown = There is no such pack any more, or it is not yours.
shop-problem-busy = Other tests are running. Wait a little and try again.
shop-problem-slow = Too many changes in a row. Wait a little.

## A new card
shop-begin = Begin with
shop-begin-empty = An empty card
shop-begin-archer = An archer
shop-begin-guard = A guard
shop-begin-healer = A healer
shop-begin-avenger = An avenger
shop-begin-copy = Or with a copy of a card of the set
shop-begin-which = Name or number
shop-begin-take = Copy

## Sharing
shop-share-about = Whoever has the link can read and copy the pack; only you can change it. The file holds the same and can be opened in any workshop.
shop-link-copy = Copy the link
shop-link-copied = The link is copied.
shop-file = File

## A card being written
shop-side-form = Form
shop-side-card = { $n ->
    [0] Card
    [one] Card, { $n } fault
   *[other] Card, { $n } faults
}
shop-save = Save
shop-saved = Saved into the pack.
shop-try = Try it on a board
shop-try-note = { $card } on a board: you lead both sides. Back in the workshop nothing is lost.
shop-undone = Taken back.
shop-card-delete = Delete the card
shop-card-delete-sure = Delete this card from the pack?
shop-mend-first = Something is still wrong with the card: see the list beside it.
shop-preview = The card
shop-wrong = { $n ->
    [one] One thing is wrong:
   *[other] { $n } things are wrong:
}
shop-sound = This card can be played.
shop-stale = The face is from before the last change.
shop-no-face = The card appears here as soon as it can be read.
shop-in-language = In English
shop-as-text = As text
shop-as-text-about = The card as data, for those who would rather type. What you take over is checked like the form.
shop-as-text-bad = This is no JSON of a card.

## Test
shop-test = Test
shop-test-about = Bots play against the four ready decks: once with this card in the deck, once without, with the same dice and draws.
shop-test-deck = Deck
shop-test-instead = In the place of
shop-test-games = Games on each side
shop-test-begin = Test
shop-test-progress = Games played
shop-test-stop = Stop
shop-test-failed = The test failed.
shop-test-stopped = Stopped; this is what was played.
shop-test-with = With the card: { $rate } won of { $games } games (between { $low } and { $high }).
shop-test-without = Without it: { $rate } won of { $games } games (between { $low } and { $high }).
shop-test-difference = Difference: { $points } points, with 95 % certainty between { $low } and { $high }.
shop-test-adjusted = Less luck of deals and dice: { $points } points, with 95 % certainty between { $low } and { $high }.
shop-test-stronger = The whole interval is above zero: with this card the deck wins more often.
shop-test-weaker = The whole interval is below zero: with this card the deck wins less often.
shop-test-open = The interval holds zero: these games do not tell whether the card makes the deck stronger or weaker. More games narrow it.

## At a table
shop-play-with = { $deck }: with cards of the pack
shop-play-out = Taken out: { $cards }
shop-play-copy = { $n ->
    [1] { $card }
   *[other] { $n } × { $card }
}
shop-play-copies = Copies of each card in the deck
shop-play-about = Each copy takes the place of a card of about the same cost. Whoever joins sees the cards first and has to agree.
shop-agree-title = Cards of one's own are played here.
shop-agree-about = Pack “{ $name }”: { $n ->
    [one] one card
   *[other] { $n } cards
}. Look at them before you sit down.
shop-agree-cards = The cards ({ $n })
shop-agree = I have seen these cards and agree to play with them
