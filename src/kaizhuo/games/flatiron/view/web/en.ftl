comma = {", "}
stop = {". "}
BW = Broadway
S23 = 23rd Street
A5 = 5th Avenue
S22 = 22nd Street
CITY_HALL = City Hall
colour-orange = orange
colour-blue = blue
colour-white = white
colour-black = black
burnham = Daniel Burnham
burnham-tab = Burnham

deed-TRADE = Buy or sell { $colour }
deed-BUILD = { $vp ->
    [0] Build { $n } for ${ $cost }
   *[other] Build { $n } for ${ $cost }, +{ $vp } VP
}
deed-BUILD_DUP = Build 1 for ${ $cost }, colour may repeat
deed-FLOOR = Floor for ${ $cost }, +{ $n } VP
deed-GAIN = Gain ${ $n }
deed-CASH_FLOORS = $1 per floor built
deed-CASH_NEWSBOY = $1 per newsboy position passed
deed-VP_FLOORS = 1 VP per 2 floors
deed-SWAP = Swap a pillar
deed-BUY_ANY = Any pillar for ${ $cost }
deed-COPY_OWN = ${ $cost }: copy an action of yours
deed-COPY_MARKET = ${ $cost }: copy a street card
deed-CITY_HALL = ${ $cost }: use City Hall
deed-NEWS = Carry out the newspaper
deed-VP_COLOR = { $n } VP if { $colour } on the floor
deed-GAIN_VP = ${ $cost } and { $vp } VP
deed-BUY_CARD = Street card, ${ $off } off
deed-BUY_DECREE = Decree, ${ $off } off

scoring-CARDS = { $n ->
    [1] 1 VP per street card
   *[other] 1 VP per { $n } street cards
}
scoring-CASH = 1 VP per ${ $n }, at most 12
scoring-REP = { $n ->
    [1] 1 VP per good reputation
   *[other] 1 VP per { $n } good reputation
}
scoring-WAREHOUSE = VP of full warehouses
scoring-DECREES = { $n } VP per decree
scoring-PILLARS = 2 VP per { $colour } pillar
scoring-PAIR = 3 VP per floor with { $colour } and { $other }
scoring-FLAT = { $n } VP

effect-VISIT = ${ $cost } when moving to { $street }
effect-HALL = City Hall pays ${ $cost }
effect-SHARE = Architects may share a location
effect-CARD_VP = { $n } VP per street card bought
effect-SELL = ${ $cost } more for pillars sold
effect-DECREE = Decrees cost ${ $cost } less
effect-PILLAR = Pillars cost ${ $cost } less
effect-ANYCOLOR = Colours may repeat here
effect-COLOR = { $n } VP for building { $colour }

bonus-VP = { $n } VP
bonus-CASH = ${ $cost }
bonus-PAPER = a newspaper
bonus-REP = a reputation token
bonus-CARD = may buy a street card
bonus-NEWS = may carry out the newspaper
bonus-COLOR = { $n } VP if { $colour }

with-reputation = {" "}(reputation { $reputation })
half-top = top: { $text }
half-bottom = bottom: { $text }
card = Card for { $street }, costs ${ $cost }
decree = Decree
price = { $colour }: costs ${ $buy }, sells for ${ $sell }, worth { $points } VP

building = The building: { $built ->
    [one] 1 floor
   *[other] { $built } floors
} built, { $left } to come
storey = Storey { $number }: { $pillars }
space = Space { $number }: { $bonus }
space-filled = Space { $number }: { $colour } pillar
spaces = Spaces: { $bonuses }
now-building = Under construction
next-floor = Next floor · { $left } to come
roof = The roof: ends the game
roof-on = The roof is on.
supply = Pillars left: { $pillars }
so-many = { $count } { $thing }

place-with = { $place }, here: { $names }
stack = { $street }: stack of { $size }
stack-size = { $size } left
under = at the bottom, seen before: { $streets }
sold-out = Sold out
masthead = The News
active-paper = Active newspaper: { $text }
my-paper = Newspaper: { $text }
known-paper = A newspaper you gave away: { $text }
hidden-papers = { $count ->
    [one] 1 hidden newspaper
   *[other] { $count } hidden newspapers
}
papers-left = Newspapers left: { $count }
reputation-left = Reputation tokens left: { $count }
decrees = Decrees, ${ $price } each

your-board = Your company
board-of = { $name }’s company
money = ${ $money }
points = { $points } VP
tokens = Reputation tokens: { $count }
points-of = { $name }: { $points } VP
newsboy-at = the newsboy is at { $points }
newsboy-gone = the newsboy has left
column = Your column { $street }
standing = { $street }: reputation { $reputation }, { $points } VP at the end
decree-worth = Decree: { $text }. Now worth { $points } VP
slot-upper = Put it at the top: { $text }
slot-lower = Put it at the bottom: { $text }
in-words = In words
warehouses = Warehouses
warehouse-full = Warehouse, { $colour } pillar: sells for ${ $sell }, worth { $points } VP
warehouse-empty = Empty { $colour } warehouse: costs ${ $buy }, sells for ${ $sell }, worth { $points } VP
activating = { $street }, top to bottom
stage-done = Done: { $text }
stage-skipped = Skipped: { $text }
stage-next = Next: { $text }
stage-waiting = To come: { $text }

draft = Your two boards, with both sides
draft-burnham = Burnham’s board: only its warehouse VP count
side-purple = Board { $board }, purple
side-reverse = Board { $board }, reverse
drawn = The newsboy’s papers

popularity = Popularity { $count }
revealed = Revealed
none-revealed = None since the shuffle
unrevealed = Still to come: { $count }
his-card = Goes to { $main }, else { $secondary }
his-PILLAR = { $colour } pillar, spaces { $order }
his-FLOOR = builds a floor, else takes a decree
his-POPULARITY = scores his popularity
his-warehouses = His warehouses
his-warehouse = { $colour }: { $points } VP and 1 more
taken = He has taken { $cards ->
    [one] 1 street card
   *[other] { $cards } street cards
} and { $decrees ->
    [one] 1 decree
   *[other] { $decrees } decrees
}: { $costs } VP at the end.
nothing-taken = He has taken no cards yet.

tabs = Parts of the table
streets = Streets
hall-tab = Decrees
building-tab = Building
draft-tab = Boards
whole-board = Whole company board
outlook-points = { $points } VP
outlook-later = { $points } VP at the end
box-sides = Sides of the boards
box-street = Cards of { $street }
box-decrees = Decrees
box-floors = Floors
box-papers = Newspapers
box-paper = Newspaper: { $text }
box-burnham = Burnham’s cards
box-rest = { $pillars } pillars of each colour, and { $reputation } reputation tokens.
