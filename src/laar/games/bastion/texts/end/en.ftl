### The end of a siege: how it came out and what the defenders did.

won-line = The castle stands.
lost-line = The castle has fallen.
end-BST-570 = The enemy has no cards left, and nobody stands on the wall.
end-BST-571 = The enemy has no cards left, and nobody stands on the wall.
end-BST-574 = The enemy broke through the gate.
end-BST-575 = There was no room left on the wall: the enemy broke into the castle.
end-BST-576 = The enemy reached the gate and broke into the castle.
end-BST-580 = The defenders gave up.
moments-measure = An enemy beaten counts 3, a ritual 4, a structure 2; an enemy who comes to the wall takes 1 off.
figure-beaten = { $n ->
    [one] enemy beaten
   *[other] enemies beaten
  }
figure-beaten-own = { $n ->
    [one] of them by you
   *[other] of them by you
  }
figure-left = { $n ->
    [one] enemy left
   *[other] enemies left
  }
figure-rituals = { $n ->
    [one] ritual performed
   *[other] rituals performed
  }
figure-spells = { $n ->
    [one] spell cast
   *[other] spells cast
  }
figure-turns = { $n ->
    [one] turn
   *[other] turns
  }
goal-what = hold the wall until the enemy runs out of cards.
