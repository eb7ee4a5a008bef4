setup = Choosing a board
setup-choose = The start floor lies in the middle, { $floors } storeys are still to be built, and { $decrees } decrees lie at City Hall. You choose one of your two boards; with the option “first game” only purple sides are used.
setup-start = Everything is laid out. You begin with ${ $mine }; Bo, who comes second, has ${ $bo }.
move = Move, then one thing
move-where = You stand on Broadway, Bo in another street. You must move, and not to where he is:
move-what = At the new location you do exactly one of these. You have ${ $money }.
tuck = Top or bottom
tuck-bought = You buy the card, which costs ${ $cost }; you have ${ $money }. It goes into the column of the street printed on it, at its top or its bottom, and only that half will be seen.
tuck-tucked = You tucked it in at the top: { $cards ->
    [one] one card lies
   *[other] { $cards } cards lie
} above the printed actions. Its visible half has a reputation of { $reputation }.
column = A column from top to bottom
column-begin = You activate a street with ${ $money }. Its column shows { $stages } actions: one on your card and two printed ones.
column-card = First the card at the top: you gain { $money-more } and have ${ $money }.
column-trade = Then the printed trade: a black pillar goes into your warehouse and leaves you ${ $money }.
column-end = Last the lower printed action: { $money-more } more, ${ $money } in all. You could have skipped any of them.
pillar = Building a pillar
pillar-before = An orange pillar stands in your warehouse, which is worth { $warehouse } VP when you build it. You have ${ $money }.
pillar-space = You choose one of the three spaces of the floor under construction. Each has its own bonus.
pillar-built = You score { $warehouse } VP for the warehouse and { $space } for the space: { $vp } in all.
colour = No colour twice
colour-spaces = Orange and white already stand on this floor, so you may build your black pillar. It goes to the last free space, whose bonus is ${ $bonus }.
floor = Building a floor
floor-before = The floor has three pillars, so the next one can be built. Your action costs ${ $cost } and gives { $points } VP; you have ${ $money }.
floor-built = The face-up tile lies on top. You have ${ $money } left and { $vp } VP, and with that you have passed the newsboy.
paper = The newsboy
paper-keep = With { $vp } VP you reached the newsboy. He moves on to { $newsboy }, and you draw two newspapers: one you keep, the other goes to Bo.
paper-kept = You hold { $papers ->
    [one] one newspaper
   *[other] { $papers } newspapers
}, Bo { $bo }. Between actions you may play yours.
paper-played = Played, it becomes the active newspaper, and you carry it out: ${ $money } and { $vp } VP now.
decree = Buying a decree
decree-hall = { $decrees } decrees are laid out at City Hall. One costs ${ $price }; you have ${ $money }.
decree-taken = It lies in a column that had no decree yet, and you have ${ $money } left. It has no action; its visible half counts at the end, and so does its reputation: { $reputation } in this column.
active = Activating City Hall
active-before = You activated City Hall: the active newspaper may be carried out. You have ${ $money } and { $vp } VP.
active-after = That gave { $money-more } dollars and { $vp-more } VP: ${ $money } and { $vp } VP.
reputation = Reputation of the streets
reputation-now = If the game ended now: one of your streets has a reputation of { $bad }, which counts { $minus } VP, another one { $good }, which counts { $plus }. Streets at zero count nothing.
end = The end of a game
end-roof = You have built the roof. Before the final scoring it is { $mine } to { $bo }.
end-scored = Your streets bring { $reputation } VP, your decrees { $decrees }. You win { $mine } to { $bo }.
burnham = Alone against Burnham
burnham-pillar = Burnham’s first card names a street and a blue pillar. He goes there and builds it without paying. He scores { $vp } VP: his warehouse and one extra.
burnham-shares = He comes to the street where you stand and gains two VP for that. Orange is already on the floor, so he scores popularity instead: { $popularity }. That makes { $vp }.
burnham-popular = Later, with { $popularity } revealed cards, a popularity card brings him { $popularity } VP: { $vp } now.
burnham-paper = Burnham meets the newsboy
burnham-paper-before = Burnham has { $vp } VP, the newsboy stands at { $newsboy }.
burnham-paper-after = His third pillar brings him to { $vp }. Two newspapers are drawn: the first becomes the active one, the second is yours ({ $papers } in your hand). The newsboy waits at { $newsboy }.
burnham-score = Burnham’s final score
burnham-score-before = Before his last turn Burnham has { $vp } VP, you { $mine }. He has taken { $cards } street cards and { $decrees } decrees on the way.
burnham-score-scored = At the end he adds what his cards and decrees cost, { $costs }, and in the hard game { $hard } for their reputation: { $vp } to { $mine }.
