others = The shakers
drink-beer = beer
drink-wine = wine
drink-whisky = whisky
drink-martini = martini
drink-soda = soda
comma = {", "}
or = {" or "}
stop = {". "}
portions = { $count } { $drink }
shaker = { $owner }’s shaker
my-shaker = Your shaker
extra = Extra shaker
shared = Shared shaker
team = Team { $team }
team-unknown = Team unknown
master = master
holds = { $owner }: { $size } of { $capacity }
lacks = Still missing: { $drinks }
spoils = Must go: { $drinks }
nothing-lacks = All there.
in-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
order = Turns
order-label = Turns come in this order: { $names }
cheers = Cheers!
overflow = Too full!
waits-for-you = The table waits for you
cheers-mine = { $owner } clinks. Point at the shaker that gets the { $drink }.
cheers-other = { $owner }: { $name } hands the drinks on.
clinking-mine = { $owner }: both small glasses fit. Point at the drink that clinks.
clinking-other = { $owner }: { $name } picks the drink that clinks.
overflow-mine = { $owner } is too full. Pour one of these away.
overflow-other = { $owner }: { $name } pours one away.
chip = { $owner }: { $count } { $drink }
hand = Your hand
card = { $big }, toasts with { $small }
recipe = Recipe
recipe-mine = Your recipe
recipe-won = The winning recipe
recipe-label = Recipe of team { $team }: { $drinks }
apprentice = Only your master knows the recipe. Watch what he does.
no-recipe = No recipe yet.
deck = Deck
discards = Poured away
returned = Returned
toasted = Toasted
toasted-caption = Toasted so far: big glass down, small glass across{ $copies ->
    [0] .
   *[other] ; there are { $copies } of each.
}
small = small { $drink }
