### Журнал «Бастиона»: одно предложение на действие.

story-siege = Осада началась, первым ходит { $seat }
story-beat = { $seat } { AGREE($seat, "победил") } { ACC($card) }
story-storm = { $seat } { AGREE($seat, "ворвался") } в { ACC($area) } и { AGREE($seat, "победил") } { ACC($card) }
story-withdrew = { $seat } { AGREE($seat, "хотел") } атаковать { ACC($card) }, но { AGREE($seat, "передумал") }
story-paid = заплачено { $what } маны
story-mana = { $amount } { GEN($colour) }
story-cast = «{ $spell }»
story-source = { $seat } { AGREE($seat, "взял") } { $amount } { GEN($colour) } маны
story-source-shut = источник закрыт { INS($colour) }
story-tower = { $seat } { AGREE($seat, "собрал") } ману источников в { PREP($area) }
story-tower-shut = башня закрыта { INS($colour) }
story-swapped = { $seat } { AGREE($seat, "поменял") } местами { ACC($card) } и { ACC($other) }
story-teleported = { $seat } { AGREE($seat, "переставил") } { ACC($card) } на { ACC($goal) }
story-marched = { $card } { AGREE($card, "перебрался") } на { ACC($goal) }
story-landed = { $card } { AGREE($card, "сел") } на площадь в { PREP($area) }
story-owned = { $ritual } { AGREE($ritual, "получен") }
