### The log of Bastion: one sentence an action.

story-siege = The siege began, { $seat } goes first
story-beat = { $seat } beat { $card }
story-storm = { $seat } stormed the { $area } and beat { $card }
story-withdrew = { $seat } meant to attack { $card }, but thought better of it
story-paid = paid { $what } mana
story-mana = { $amount } { $colour }
story-cast = “{ $spell }”
story-source = { $seat } took { $amount } { $colour } mana
story-source-shut = the source is covered with { $colour }
story-tower = { $seat } gathered from the sources in the { $area }
story-tower-shut = the tower is covered with { $colour }
story-swapped = { $seat } made { $card } and { $other } change places
story-teleported = { $seat } moved { $card } to { $goal }
story-marched = { $card } marched to { $goal }
story-landed = { $card } landed on the square of the { $area }
story-owned = { $ritual } was gained
