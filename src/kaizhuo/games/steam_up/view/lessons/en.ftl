# The sentences of the lessons.

## Eat your fill

first = Eat your fill
    .goal = Buy steamers, eat dim sum, collect hearty points.
first-gain = You want that steamer: har gow and siu mai. Take the siu mai token you lack.
    .wrong-1 = You pay exactly what is inside. A siu mai token is missing.
    .wrong-2 = Only steamers in your zone, the bright wedge, can be bought.
first-buy = Buy it: the tokens match its dim sum exactly. Every dim sum you eat scores.
    .wrong-1 = Two different actions a turn: you have already taken a token.
    .praise = 3 points in your first turn!
first-fate = From round two on, a Fate card opens every round. This one gives everybody a token.
first-fate-take = Look at the big steamer: char siu bao, lo mai gai, fung zao, har gow. Take lo mai gai.
first-draw = It is not in your zone. Draw a Fortune card: afterwards you may turn the table.
    .wrong-1 = Outside your zone. Bring it to you!
first-draw-rotate = A quarter turn brings the big steamer to you. Which way?
    .wrong-1 = That brings the steamer with two char siu bao. The big one is on the other side.
    .wrong-2 = Without a rotation it stays out of reach.
first-second = Second action, a different one: take a fung zao token.
    .wrong-1 = Possible, but keep your cards for now.
first-play = Play a card: Order Up gives two different tokens. One har gow is all you lack.
    .wrong-1 = That works too and buys it now. But a card in hand is worth two tokens: play it.
first-play-hg = Take har gow...
first-play-sm = ...and siu mai for later.
first-play-stay = After playing you may turn again. Do not: the steamer is where you want it.
    .wrong-1 = Then it would leave your zone.
first-feast = Four tokens, four dim sum. Enjoy your meal!
    .praise = 7 points at once: 10!
first-vip = Bo's turn; then a Fate card for this round: every steamer bought scores one more.
first-exchange = Too many cards, one token short: exchange two Fortune cards for any token.
    .wrong-1 = That works as well. Gain and exchange are two actions: both in one turn make two tokens.
first-exchange-a = Discard one...
first-exchange-b = ...and another.
first-exchange-cb = Take char siu bao.
first-dessert = And buy the last one in reach.
    .praise = 14 points in four rounds!
first-free = At steamer marker 0 the last round is played; every two tokens left over cost a point. Play on!

## Your animal and the Fate card

fate = Your animal and the Fate card
fate-tiger = You are the Tiger. Take the fung zao token for the steamer of three.
fate-tiger-trade = Once a round, without an action: the Tiger swaps har gow for lo mai gai.
fate-tiger-buy = Now it fits. Buy.
fate-tea = Afternoon Tea: every steamer costs one token less this round. One siu mai will do.
fate-tea-buy = Two dim sum for one token.
fate-appetite = Big Appetite: three different actions. Gain...
fate-appetite-2 = ...play Order Up for two more...
fate-appetite-3 = ...char siu bao...
fate-appetite-4 = ...and lo mai gai...
fate-appetite-5 = ...no rotation...
fate-appetite-6 = ...and buy, all in one turn!
    .praise = Fate was kind!

## Grandpa reaches far

ox = Grandpa reaches far
ox-ox = The Ox buys outside its zone for one extra token. Take any.
ox-ox-buy = Over there: siu mai and char siu bao. Reach out!
    .praise = 1 + 1, and one more for each: 4!

open = Open stacks
    .goal = See what lies below before you buy.
open-look = Open stacks: the little pictures beside a stack are what lies below. Bo reaches place 1 as well.
open-leave = Buying on place 1 uncovers fung zao and char siu bao, which Bo can soon pay. Gain fung zao instead.
    .wrong-1 = 3 points for you. But then Bo needs one token for the steamer below, and is next.
open-trade = You are the Tiger: swap har gow for lo mai gai.
    .wrong-1 = Then Bo gets what lies below. Look at place 2.
open-buy = Buy on place 2: what it uncovers lies in your zone alone.
    .praise = 4 points, and nothing new for Bo!
open-bo = Bo sees the same stacks and gets ready for place 1.
open-free = Always look one steamer further. Enjoy your meal!
