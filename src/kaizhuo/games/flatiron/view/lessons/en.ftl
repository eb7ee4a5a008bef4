# The sentences of the lessons.

## The first floor

first = The first floor
    .goal = Build the first floor of the Flatiron.
first-move = Every turn your architect walks to another place. Go to Broadway: today it pays $1.
first-activate = Activate Broadway: do your Broadway column, from top to bottom.
    .wrong-1 = $2 is always there, for when nothing else works. You have better.
    .wrong-2 = A card makes a column longer. First use what you have.
first-activate-trade = First cell: buy an orange pillar for $4. It waits in your warehouse.
    .wrong-1 = You may skip any action, but without a pillar there is nothing to build.
first-build = Second cell: pay $1 and build it.
first-build-colour = Take the orange pillar.
first-build-space = Each space has its bonus. Choose the victory point.
    .wrong-1 = $2 is good too; keep it for later.
    .wrong-2 = A newspaper: lesson two.
    .praise = 5 points with your first pillar!
first-bo = Bo builds white beside it. A floor takes three pillars of different colours.
first-go-shopping = You have $3. Go and buy a card: cards make your columns longer.
    .wrong-1 = Bo's architect stands there.
    .wrong-2 = You must leave: never the same place twice in a row.
first-go-shopping-buy = This card belongs to 22nd Street, whatever stack it lies on. Buy it.
first-tuck = On top its upper action counts, below its lower one. Money first: top!
    .wrong-1 = Below it would build a pillar. You have no money to buy one yet.
first-chain = No money? Go to 22nd Street and let the column run.
    .wrong-1 = Bo is there.
first-chain-activate = Activate it.
first-chain-1 = $4 first...
first-chain-2 = ...which buys the black pillar...
first-chain-3 = ...and $3 more.
    .praise = A column that pays for itself!
first-third = The last space: back to Broadway.
first-third-activate = Activate it.
first-third-skip = Orange is already on this floor: skip.
    .wrong-1 = It could not stand on this floor, and you need your money.
first-third-build = Build.
first-third-black = The black one.
first-third-space = Onto the $2.
first-floor = Three pillars: a floor can go on top. Your floor action is on 23rd Street.
first-floor-activate = Activate it.
first-floor-skip = Skip blue.
    .wrong-1 = Also possible: $5 would be left, just enough. This time skip it.
first-floor-build = $5 for the floor: 6 points!
    .praise = The Flatiron grows. 14 points!
first-newsboy = You passed the newsboy: two newspapers. Keep one, the other goes to Bo.
first-paper = A newspaper may be played at any time in your turn. Read all about it!
    .wrong-1 = You may keep it. But try it once.
first-paper-do = $2 and a point.
    .praise = 15 : 3!
first-free = The roof ends the game; most points win. Three more floors, then the roof: play on!

## City Hall

city-hall = City Hall
city-hall-hall = City Hall is the fifth place: decrees, the newspaper of the day, or money.
city-hall-decree = Decrees score at the end. This one: 2 points for every orange pillar in the building.
city-hall-decree-column = It takes one of a column's three card places; one decree per column.
city-hall-decree-half = Top half: orange pillars, whoever built them.
city-hall-money = You are broke. Your 22nd Street column earns: run it.
city-hall-money-a = Activate.
city-hall-money-1 = $4.
city-hall-money-2 = Skip the pillar for now.
city-hall-money-3 = $3 more.
city-hall-reputation = Leaves are reputation: a street above zero gives 5 points, below zero costs 3.
city-hall-reputation-buy = This card has a green leaf on its upper half. Buy it.
city-hall-reputation-tuck = On top: 23rd Street becomes +1, 5 points at the end.
    .wrong-1 = Below, its leaf is withered: -3 at the end.
city-hall-news = Activate City Hall: carry out the open newspaper without owning it.
city-hall-news-activate = Activate.
city-hall-news-do = $2 and a point: the paper you played is still the news.
    .praise = Now you know the whole city.

## Alone against Burnham

burnham = Alone against Burnham
burnham-his-turn = Daniel Burnham starts. A card sends him to a street and says what he does.
burnham-you = You play as in the duel. Build orange on Broadway.
    .wrong-1 = He stands there: you may not join him. He may join you.
burnham-you-0 = Activate.
burnham-you-1 = Buy orange.
burnham-you-2 = Build.
burnham-you-3 = Orange.
burnham-you-4 = Space 1.
burnham-news = Each street is on two of his cards. City Hall is safest, and pays today.
burnham-news-a = Activate.
burnham-news-b = $3.
burnham-steal = His pillars carry your floor. Build it before he does!
burnham-steal-a = Activate.
burnham-steal-b = Skip blue.
burnham-steal-c = The floor!
    .praise = 6 points on his work!
burnham-paper = He met the newsboy, and you got a paper. Play it.
burnham-paper-do = $2 and a point.
burnham-free = At the end he adds what his cards cost. Beat him!

hard = Burnham, hard
    .goal = Keep the good cards from Burnham.
hard-rule = The hard game: in the end Burnham also scores the green leaves on the top halves of his cards.
hard-wait = He stands by a card with two green leaves. You may not join him: go to Broadway for now.
    .wrong-1 = He stands there: you may not join him. Wait until he goes.
hard-money = Take $2.
hard-first = He left. One more of his cards leads to 22nd Street, and then he takes a card there. Go first!
hard-buy = Buy it. For him it would be worth its price of 2, and 2 for the leaves.
    .wrong-1 = The money stays. The card may be his next turn.
hard-top = At the top its two leaves count for your Broadway.
    .wrong-1 = The bottom half has no leaves, and only the half that shows counts.
    .praise = A positive street: 5 points for you at the end, none for him!
hard-takes = He comes back and takes the next card. It costs 2 and has no green leaves: 2 points.
hard-free = Look at the leaves in his streets before every turn. Beat him!
