others = Shakers
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
spoils = Not wanted: { $drinks }
nothing-lacks = Nothing missing.
in-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
order = Turns
order-label = Order of turns: { $names }
cheers = Cheers!
overflow = Too full!
waits-for-you = The table is waiting for you
cheers-mine = Cheers! { $owner }: choose the shaker that gets the { $drink }.
cheers-other = { $owner }: { $name } hands the drinks on.
clinking-mine = { $owner }: both small glasses fit. Choose the drink that clinks.
clinking-other = { $owner }: { $name } picks the drink that clinks.
overflow-mine = { $owner } is too full. Discard one of these.
overflow-other = { $owner }: { $name } discards one.
chip = { $owner }: { $count } { $drink }
hand = Your hand
card = { $big }, clinks with { $small }
recipe = Recipe
recipe-mine = Your recipe
recipe-won = The winning recipe
recipe-label = Recipe of team { $team }: { $drinks }
apprentice = Only your master knows the recipe. Watch what they do.
no-recipe = No recipe yet.
deck = Deck
discards = Discarded
returned = Returned
toasted = Toasted
toasted-caption = Toasted so far: big glass down, small glass across{ $copies ->
    [0] .
   *[other] ; there are { $copies } of each.
}
small = small { $drink }
box-cards = Cards
box-recipes = Recipe cards
box-rest = Each player has { $tokens } recipe tokens of each drink; and there are { $camps } kinds of camp tokens, { $copies } of each.
