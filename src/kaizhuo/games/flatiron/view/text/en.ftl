# Flatiron

name = Flatiron
tagline = Four streets, one triangle: build the Flatiron and the better company.
minutes = 45
scores = VP
components-note = Effects, counts and constants are from the rulebook; what is printed on which card, board and tile is our reconstruction.

option-first_game = First game
    .help = Only the purple sides of the boards are used.
option-hard = Hard Burnham
    .help = In a solo game, Daniel Burnham also scores the reputation of his cards. It makes no difference with two players.

## Places, colours, halves

location-BW = Broadway
location-S23 = 23rd Street
location-A5 = 5th Avenue
location-S22 = 22nd Street
location-CITY_HALL = City Hall
colour-orange = orange
colour-blue = blue
colour-white = white
colour-black = black
half-top = top
half-bottom = bottom

## Actions

deed-trade = buy or sell 1 { $colour } pillar
deed-build = pay ${ $cost }: build { $n ->
    [1] 1 pillar
   *[other] up to { $n } pillars
}{ $vp ->
    [0] {""}
   *[other] , +{ $vp } VP
}
deed-build-dup = pay ${ $cost }: build 1 pillar, even in a colour the floor already has
deed-floor = pay ${ $cost }: build the next floor, +{ $n } VP
deed-gain = gain ${ $n }
deed-cash-floors = gain $1 for each built floor
deed-cash-newsboy = gain $1 for each newsboy position you have reached
deed-vp-floors = 1 VP for every 2 built floors
deed-swap = swap 1 warehouse pillar for another colour
deed-buy-any = buy 1 pillar of any colour for ${ $cost }
deed-copy-own = pay ${ $cost }: do any action visible on your board or street cards
deed-copy-market = pay ${ $cost }: do any action of the 4 face-up street cards
deed-city-hall = pay ${ $cost }: use one of City Hall’s options
deed-news = carry out the active newspaper
deed-vp-color = +{ $n } VP if a pillar on the floor is { $colour }
deed-gain-vp = gain ${ $cost } and { $vp } VP
deed-buy-card = buy the top card of any street stack{ $off ->
    [0] {""}
   *[other] {" "}for ${ $off } less
}
deed-buy-decree = buy a decree{ $off ->
    [0] {""}
   *[other] {" "}for ${ $off } less
}

## Decrees

scoring-cards = { $n ->
    [1] 1 VP for each street card on your board
   *[other] 1 VP for every { $n } street cards on your board
}
scoring-cash = { $n ->
    [1] 1 VP for each $1 (at most 12)
   *[other] 1 VP for every ${ $n } (at most 12)
}
scoring-rep = { $n ->
    [1] 1 VP for each positive reputation icon
   *[other] 1 VP for every { $n } positive reputation icons
}
scoring-warehouse = the VP of every warehouse that holds a pillar
scoring-decrees = { $n } VP for each decree on your board
scoring-pillars = 2 VP for each { $colour } pillar in the building
scoring-pair = 3 VP for each floor with both { $colour } and { $other }
scoring-flat = { $n } VP

## Floors

effect-visit = ${ $cost } when moving to { $street }
effect-hall = at City Hall take ${ $cost }
effect-share = architects may share a location
effect-card-vp = { $n } VP for each street card you buy
effect-sell = ${ $cost } more for a pillar you sell
effect-decree = decrees cost ${ $cost } less
effect-pillar = pillars you buy cost ${ $cost } less
effect-anycolor = the same colour may repeat on this floor
effect-color = { $n } VP for each { $colour } pillar you build
bonus-vp = { $n } VP
bonus-cash = ${ $cost }
bonus-paper = a hidden newspaper
bonus-rep = a reputation token
bonus-card = you may buy a street card
bonus-news = you may carry out the active newspaper
bonus-color = { $n } VP if { $colour }

## Cards and tiles

card = { $street } card: { $top } / { $bottom }
decree = { $top } / { $bottom }
slot = { $street }, { $half }
side-purple = board { $board }, purple side
side-reverse = board { $board }, reverse
tile = { $effect }
tile-roof = the roof
spot = space { $number } ({ $bonus })
paper = “{ $deed }”
burnham-pillar = { $main }: { $colour } pillar
burnham-floor = { $main }: floor
burnham-popularity = { $main }: popularity

cause-warehouse = warehouse
cause-effect = floor effect
cause-space = space
cause-extra = build action
cause-floor = floor
cause-action = action
cause-paper = newspaper
cause-card = floor effect
cause-share = same location
cause-popularity = popularity
cause-reputation = reputation
cause-decrees = decrees
cause-costs = costs of his cards
cause-hard = reputation of his cards

## Questions

step-drawing-tile = Drawing a floor tile.
step-drawing-paper = Drawing a newspaper.
step-revealing-card = Turning up a street card.
step-laying-out = Laying out the decrees.
step-dealing = Dealing the boards.
step-drafting = Keep one of your two boards and choose which side to use.
step-drafting-other = { $seat } is choosing a board.
step-starting = Choosing the starting player.
step-burnham-board = Burnham gets a board.
step-burnham-side = Choose the side of Burnham’s board. Only its warehouse VP matter.
step-burnham-side-other = { $seat } is choosing the side of Burnham’s board.
step-moving = Move your architect, or play a newspaper first.
step-moving-other = { $seat } is about to move.
step-choosing = Buy here, activate the location, or take money.
step-choosing-other = { $seat } is choosing what to do.
step-acting = Do this action or skip it.
step-acting-other = { $seat } is going through a column.
step-ending = Play a newspaper, or end your turn.
step-ending-other = { $seat } may play newspapers.
step-tucking = Put the card at the top or at the bottom of its column.
step-tucking-other = { $seat } is placing a card.
step-choosing-card = Which street card do you buy?
step-choosing-card-other = { $seat } is choosing a street card.
step-choosing-decree = Which decree do you buy?
step-choosing-decree-other = { $seat } is choosing a decree.
step-choosing-column = Which column does it go into?
step-choosing-column-other = { $seat } is choosing a column.
step-enacting = Which half of the decree stays visible?
step-enacting-other = { $seat } is placing a decree.
step-buying-pillar = Which pillar do you buy?
step-buying-pillar-other = { $seat } is buying a pillar.
step-giving-back = Which pillar do you give back?
step-giving-back-other = { $seat } is swapping a pillar.
step-exchanging = Which colour do you take instead?
step-exchanging-other = { $seat } is swapping a pillar.
step-building = Which pillar do you build?
step-building-other = { $seat } is building a pillar.
step-placing = Which space does it go on?
step-placing-other = { $seat } is choosing a space.
step-copying-own = Which of your actions do you copy?
step-copying-own-other = { $seat } is choosing an action to copy.
step-copying-market = Which action of the street cards do you copy?
step-copying-market-other = { $seat } is choosing an action to copy.
step-at-city-hall = Which option of City Hall do you use?
step-at-city-hall-other = { $seat } is using City Hall.
step-offering = Carry it out, or pass?
step-offering-other = { $seat } may carry something out.
step-keeping = Which newspaper do you keep? { $seats ->
    [1] The other one becomes active.
   *[other] The other one goes to your opponent.
}
step-keeping-other = { $seat } is choosing between two newspapers.
step-burnham-revealing = Burnham reveals a card.
step-burnham-drawing = Burnham takes a random decree.

## Options

verb-draw-tile = Tile: { $tile }
verb-draw-paper = Newspaper: { $paper }
verb-reveal-card = { $card }
verb-lay-out = { $decree }
verb-deal = Board { $board }
verb-start = { $seat } starts
verb-burnham-board = Board { $board }
verb-burnham-reveal = { $burnham }
verb-burnham-decree = { $decree }
verb-choose-side = Keep { $side }
    .short = { $side }
verb-burnham-side = { $side }
verb-move = Move to { $location }
verb-buy = Buy for ${ $card_cost }: { $card }
    .kind = buy a street card
    .short = Buy the { $card_street } card
verb-buy-decree = Buy the decree: { $decree }
    .kind = buy a decree
verb-activate = Activate { $location }
    .kind = activate the place
verb-take = Take ${ $amount }
    .kind = take money
verb-do = Do: { $deed }
    .kind = do the next action
verb-skip = Skip
    .kind = skip it
verb-end-turn = End the turn
    .kind = end the turn
verb-play = Play { $paper }
    .kind = use a newspaper
verb-tuck = { $half_number ->
    [0] At the top: { $card_top } (reputation { $card_top_rep })
   *[other] At the bottom: { $card_bottom } (reputation { $card_bottom_rep })
}
    .short = { $half_number ->
        [0] At the top
       *[other] At the bottom
    }
verb-column = { $street }
verb-enact = { $half_number ->
    [0] At the top: { $decree_top } (reputation { $decree_top_rep })
   *[other] At the bottom: { $decree_bottom } (reputation { $decree_bottom_rep })
}
    .short = { $half_number ->
        [0] At the top
       *[other] At the bottom
    }
verb-buy-pillar = Buy a pillar: { $colour }
verb-give-back = Give back: { $colour }
verb-exchange-for = Take: { $colour }
verb-build = Build { $colour }
    .kind = build a pillar
verb-stop = Build no more pillars
    .kind = build no more
verb-place = { $spot }
verb-copy = Copy: { $deed }
verb-keep = Keep { $paper }
verb-agree-end = End the game after this turn

## Events

event-floor-laid = The start floor: { $tile }.
event-tile-turned = The next floor: { $tile }.
    .brief = {""}
event-paper-turned = The active newspaper: { $paper }.
event-card-revealed = { $street }, top card: { $card }.
    .brief = {""}
event-decree-laid = A decree is laid out: { $decree }.
event-board-dealt = { $seat_me ->
    [yes] You are dealt board { $board }.
   *[no] { $seat } is dealt board { $board }.
}
event-board-chosen = { $seat_me ->
    [yes] You play with { $side }.
   *[no] { $seat } plays with { $side }.
}
event-started = { $seat_me ->
    [yes] You start.
   *[no] { $seat } starts.
}
event-turn-began = { $seat_me ->
    [yes] Turn { $number }: it is your turn.
   *[no] Turn { $number }: it is { $seat }’s turn.
}
    .brief = {""}
event-moved = { $seat_me ->
    [yes] You move to { $location }.
   *[no] { $seat } moves to { $location }.
}
event-activated = { $seat_me ->
    [yes] You activate { $location }.
   *[no] { $seat } activates { $location }.
}
event-took-money = { $seat_me ->
    [yes] You take ${ $number }.
   *[no] { $seat } takes ${ $number }.
}
event-bought-card = { $seat_me ->
    [yes] You buy a { $card_street } card and put it at the { $half_number ->
        [0] top: { $card_top }.
       *[other] bottom: { $card_bottom }.
    }
   *[no] { $seat } buys a { $card_street } card and puts it at the { $half_number ->
        [0] top: { $card_top }.
       *[other] bottom: { $card_bottom }.
    }
}
event-bought-decree = { $seat_me ->
    [yes] You buy a decree and put it at the { $slot_number ->
        [0] top of { $slot_street }: { $decree_top }.
       *[other] bottom of { $slot_street }: { $decree_bottom }.
    }
   *[no] { $seat } buys a decree and puts it at the { $slot_number ->
        [0] top of { $slot_street }: { $decree_top }.
       *[other] bottom of { $slot_street }: { $decree_bottom }.
    }
}
event-did = { $seat_me ->
    [yes] You do: { $deed }.
   *[no] { $seat } does: { $deed }.
}
    .brief = {""}
event-skipped = { $seat_me ->
    [yes] You skip: { $deed }.
   *[no] { $seat } skips: { $deed }.
}
    .brief = {""}
event-bought-pillar = { $seat_me ->
    [yes] You buy a pillar for ${ $number }: { $colour }.
   *[no] { $seat } buys a pillar for ${ $number }: { $colour }.
}
event-sold-pillar = { $seat_me ->
    [yes] You sell the { $colour } pillar for ${ $number }.
   *[no] { $seat } sells the { $colour } pillar for ${ $number }.
}
event-swapped = { $seat_me ->
    [yes] You swap a pillar: { $colour } for { $other }.
   *[no] { $seat } swaps a pillar: { $colour } for { $other }.
}
event-built-pillar = { $seat_me ->
    [yes] You build the { $colour } pillar on { $spot }.
   *[no] { $seat } builds the { $colour } pillar on { $spot }.
}
event-built-floor = { $seat_me ->
    [yes] You build the next floor: { $tile }.
   *[no] { $seat } builds the next floor: { $tile }.
}
event-built-roof = { $seat_me ->
    [yes] You build the roof.
   *[no] { $seat } builds the roof.
}
event-paid = { $seat_me ->
    [yes] You pay ${ $number }.
   *[no] { $seat } pays ${ $number }.
}
    .brief = −${ $number }
event-earned = { $seat_me ->
    [yes] You get ${ $number }.
   *[no] { $seat } gets ${ $number }.
}
    .brief = +${ $number }
event-scored = { $seat_me ->
    [yes] You score { $number } VP ({ $cause }).
   *[no] { $seat } scores { $number } VP ({ $cause }).
}
    .brief = +{ $number } VP ({ $cause })
event-copied = { $seat_me ->
    [yes] You copy: { $deed }.
   *[no] { $seat } copies: { $deed }.
}
event-got-reputation = { $seat_me ->
    [yes] You take a reputation token.
   *[no] { $seat } takes a reputation token.
}
    .brief = +1 reputation
event-drew-paper = It reads { $paper }.
    .brief = { $paper }
event-paper-drawn = { $seat_me ->
    [yes] You draw a newspaper.
   *[no] { $seat } draws a newspaper.
}
    .brief = +1 newspaper
event-played = { $seat_me ->
    [yes] You play { $paper }.
   *[no] { $seat } plays { $paper }.
}
event-newsboy-met = { $seat_me ->
    [yes] You meet the newsboy at { $number }.
   *[no] { $seat } meets the newsboy at { $number }.
}
event-kept-paper = You keep { $paper }.
    .open = { $seat } keeps { $paper }.
event-gave-paper = The newspaper given is { $paper }.
event-paper-given = { $seat_me ->
    [yes] You give a newspaper to your opponent.
   *[no] { $seat } gives a newspaper to their opponent.
}
event-burnham-dealt = Burnham gets board { $board }.
event-burnham-boarded = Burnham plays with { $side }.
event-burnham-revealed = Burnham reveals { $burnham }.
event-burnham-moved = Burnham moves to { $location }.
event-burnham-scored = Burnham scores { $number } VP ({ $cause }).
    .brief = +{ $number } VP ({ $cause })
event-burnham-built = Burnham builds the { $colour } pillar on { $spot }.
event-burnham-floored = Burnham builds the next floor: { $tile }.
event-burnham-roofed = Burnham builds the roof.
event-burnham-took-decree = Burnham takes a decree: { $decree }.
event-burnham-took-card = Burnham takes a card: { $card }.
event-burnham-shuffled = Burnham’s cards are shuffled.
    .brief = {""}
event-burnham-newsboy = Burnham meets the newsboy at { $number }.
event-street-gained = { $seat_me ->
    [yes] Your reputation in { $street }: { $number } VP.
   *[no] { $seat }’s reputation in { $street }: { $number } VP.
}
event-street-lost = { $seat_me ->
    [yes] Your reputation in { $street } costs { $number } VP.
   *[no] { $seat }’s reputation in { $street } costs { $number } VP.
}
event-decree-scored = { $seat_me ->
    [yes] Your decree scores { $number } VP: { $decree }.
   *[no] { $seat }’s decree scores { $number } VP: { $decree }.
}
event-cut-short = Nobody built the roof in { $number } turns each: the game ends.
event-agreed = Both agree: this turn is the last.
event-ended = The game is over.

## Reasons

reason-points = The turn scores { $number } VP.
reason-money = It brings ${ $number }.
reason-streets = Reputation in the streets becomes worth { $number } VP more.
reason-decrees = Decrees will be worth about { $number } VP more.
reason-engine = The column does more each time it is activated.
reason-denies = The opponent cannot build the next floor.
reason-affords = With that you can pay for a card that costs ${ $number }.
reason-floor = With that you can pay for the next floor.
reason-pillars = { $number ->
    [one] One more pillar waits in your warehouses, ready to be built.
   *[other] { $number } more pillars wait in your warehouses, ready to be built.
}
reason-papers = You get a newspaper to play later.
reason-saves = Doing it would cost more than it brings.
reason-later = The newspapers in your hand are worth more later.
reason-paper = It is the most useful newspaper of those on offer.
reason-nothing = Nothing else there is worth more at the moment.
reason-colour = A pillar of this colour is worth the most to you.
reason-gives = A pillar of this colour is worth the least to you.
reason-better = The pillar you get is worth more to you than the one you give.
reason-keeps = Otherwise you would have ${ $number } less.
reason-stores = { $number ->
    [one] Otherwise one pillar fewer would wait in your warehouses.
   *[other] Otherwise { $number } pillars fewer would wait in your warehouses.
}
reason-actions = Its actions are worth more than those of the other sides.
reason-warehouse = Its dearest warehouse scores { $number } VP for each pillar built.
reason-prices = To buy one pillar of each colour costs only ${ $number }.
reason-weak = The warehouses of this side score only { $number } VP in all.
reason-built = The floor under construction already has a pillar of this colour.
reason-lacking = The floor under construction has no pillar of this colour yet.
reason-replaces = The opponent could do more with the newspaper that is active now.
reason-withholds = The opponent could do more with it than with the other one.

## Terminal

terminal-turn = Turn { $turn }
terminal-newsboy = newsboy at { $at }
terminal-no-newsboy = newsboy gone
terminal-left = { $papers } newspapers, { $tokens } reputation tokens left
terminal-next = Next, { $left } to go:
terminal-vp = VP
terminal-burnham = Burnham
terminal-burnham-facts = Burnham: popularity { $popularity }, his cards cost { $costs }
terminal-revealed = Revealed: { $cards }
terminal-hidden = Still to come, in unknown order: { $cards }
terminal-between = {", "}
terminal-pillar-orange = O
terminal-pillar-blue = U
terminal-pillar-white = W
terminal-pillar-black = B
terminal-deed-trade = trade { $colour }
terminal-deed-build = ${ $cost } build { $n }{ $vp ->
    [0] {""}
   *[other] {" "}+{ $vp }VP
}
terminal-deed-build-dup = ${ $cost } build any
terminal-deed-floor = ${ $cost } floor +{ $n }VP
terminal-deed-gain = +${ $n }
terminal-deed-cash-floors = $1/floor
terminal-deed-cash-newsboy = $1/newsboy
terminal-deed-vp-floors = 1VP/2 floors
terminal-deed-swap = swap pillar
terminal-deed-buy-any = ${ $cost } any pillar
terminal-deed-copy-own = ${ $cost } copy own
terminal-deed-copy-market = ${ $cost } copy stacks
terminal-deed-city-hall = ${ $cost } City Hall
terminal-deed-news = newspaper
terminal-deed-vp-color = { $n }VP if { $colour }
terminal-deed-gain-vp = +${ $cost } +{ $vp }VP
terminal-deed-buy-card = card −${ $off }
terminal-deed-buy-decree = decree −${ $off }
terminal-scoring-cards = { $n ->
    [1] 1VP/card
   *[other] 1VP/{ $n } cards
}
terminal-scoring-cash = 1VP/${ $n }
terminal-scoring-rep = { $n ->
    [1] 1VP/+☆
   *[other] 1VP/{ $n } +☆
}
terminal-scoring-warehouse = warehouses’ VP
terminal-scoring-decrees = { $n }VP/decree
terminal-scoring-pillars = 2VP/{ $colour }
terminal-scoring-pair = 3VP/{ $colour } + { $other }
terminal-scoring-flat = { $n }VP

view-vp = points
view-reputation = reputation
view-floors = floors
view-street = street
view-pillar = pillar
view-roof = roof

rival = Daniel Burnham
points-warehouse = Pillars from warehouses
points-space = Spaces on the floors
points-effect = Floor effects: colours
points-extra = Extra from build actions
points-floor = Floors built
points-action = Actions
points-paper = Newspapers
points-card = Floor effects: cards
points-share = Sharing a location
points-popularity = Popularity
points-reputation = Reputation in the streets
points-decrees = Decrees
points-costs = Costs of his cards
points-hard = Reputation of his cards
verdict-most = { $points } VP, { $lead } ahead.
verdict-roof = A tie: whoever built the roof wins.
verdict-shared = A tie and no roof: the game is a draw.

# A box that does not fit together

misfit-stack = the stack { $found } has { $count } cards, but 1 to 10 are possible
misfit-start = no tile is marked as a start floor: start = true
misfit-actions = { $count } different actions, but at most { $most } are possible
misfit-mains = there must be two cards or more whose main location another card has too

# Actions in a report

action-choose-side = Keep a side of a board
action-burnham-side = Choose Burnham’s side
action-move = Move to a location
action-buy = Buy a street card
action-buy-decree = Buy a decree
action-activate = Activate a column
action-take = Take dollars
action-do = Do an action
action-play = Play a newspaper
action-tuck = Tuck a street card: top or bottom
action-column = Choose a column
action-enact = Tuck a decree: top or bottom
action-buy-pillar = Buy a pillar
action-give-back = Swap: give a pillar
action-exchange-for = Swap: take a pillar
action-build = Build a pillar
action-place = Choose a space for the pillar
action-copy = Copy an action
action-keep = Keep a newspaper
