# Steam Up

name = Steam Up
tagline = Bamboo steamers go round: buy them, eat the dim sum, and be the fullest when you leave the table.
minutes = 50
scores = Hearty points
components-note = The number of pieces is from the rulebook; boards, track and zones are partly from pictures; most spaces of the boards and all card effects are our own.

option-fill = Filling the steamers
    .help = Blindly at random, or by the players in turn; then everybody sees what is in them.
option-fill-random = At random
option-fill-players = By the players
option-easier = Easier game
    .help = Leaves out the cards that hurt others or are complex.
option-beginner = Beginner zodiacs
    .help = Only zodiac boards that are easy to play are dealt.
option-open_stacks = Open stacks
    .help = The lower steamers are open to everybody too.

step-sizing = Filling the steamers.
step-filling = Filling the steamers.
step-putting = Put the steamer on a place with fewer than 3.
step-putting-other = { $seat } is placing a steamer.
step-dealing-zodiacs = Dealing the zodiac boards.
step-choosing-zodiac = Choose your zodiac; all are revealed together.
step-choosing-zodiac-other = { $seat } is choosing a zodiac.
step-starting = Choosing the starting player.
step-turning-fate = Turning up a Fate card.
step-turn = Your turn: choose an action.
step-turn-other = It is { $seat }’s turn.
step-taking = Take a food token.
step-taking-other = { $seat } is taking a food token.
step-returning = Return a food token.
step-returning-other = { $seat } is returning a food token.
step-drawing = Drawing a Fortune card.
step-exchanging = Choose a Fortune card to exchange.
step-exchanging-other = { $seat } is exchanging Fortune cards.
step-discarding = Discard a Fortune card.
step-discarding-other = { $seat } is discarding a Fortune card.
step-rotating = Rotate the turntable?
step-rotating-other = { $seat } is deciding about the turntable.
step-lifting = Which top steamer do you move?
step-lifting-other = { $seat } is moving a steamer.
step-setting-down = Where does the steamer go?
step-setting-down-other = { $seat } is moving a steamer.
step-raising = In which stack does the bottom steamer go on top?
step-raising-other = { $seat } is choosing.
step-switching = Choose the two places that swap their stacks.
step-switching-other = { $seat } is choosing.
step-helping = Use a card for this purchase?
step-helping-other = { $seat } is choosing.
step-paying = Which token do you pay?
step-paying-other = { $seat } is paying.
step-sending-back = Return any of the dim sum to the bag; then you draw the same number.
step-sending-back-other = { $seat } is choosing.
step-assigning = Choose a row for the new dim sum.
step-assigning-other = { $seat } is choosing.
step-rewarding = Your column is full: choose a reward.
step-rewarding-other = { $seat } is choosing.
step-bagging = Drawing a dim sum from the bag.
step-tasting = Which dim sum do you gain?
step-tasting-other = { $seat } is choosing.
step-serving = Which top steamer does the dim sum go into?
step-serving-other = { $seat } is choosing.
step-choosing-steamer = Choose a top steamer.
step-choosing-steamer-other = { $seat } is choosing.
step-picking = Which dim sum do you take out of it?
step-picking-other = { $seat } is choosing.
step-giving = Which dim sum do you give for it?
step-giving-other = { $seat } is choosing.
step-rolling = Rolling the lucky die.
step-challenging = Who do you roll against?
step-challenging-other = { $seat } is choosing.
step-seizing = Which token do you take?
step-seizing-other = { $seat } is choosing.
step-robbing = Who do you take a card from?
step-robbing-other = { $seat } is choosing.
step-stealing = Taking a card at random.

verb-deal-zodiac = Deal { $zodiac }
verb-fill-size = A steamer with { $size } dim sum
verb-fill = { $dish } into the steamer
verb-start = { $seat } starts
verb-draw-card = Draw { $fortune }
verb-turn-fate = Turn up { $fate }
verb-roll = Roll { $face }
verb-bag = { $dish } out of the bag
verb-steal = Take { $fortune }
verb-keep = Play the { $zodiac }
verb-put = Put it on place { $place }
verb-gain = Gain a token: { $dish }
    .kind = gain a token
verb-draw = Draw a Fortune card
    .kind = draw a Fortune card
verb-exchange = Exchange Fortune cards for a token
    .kind = exchange cards for a token
verb-play = Play { $fortune }
    .kind = play a Fortune card
verb-buy = Buy the steamer on place { $place }
    .kind = buy a steamer
verb-gamble = Ability: discard { $fortune } and roll
    .kind = roll for a card
verb-roll-die = Ability: roll the die
    .kind = roll the die
verb-trade = Ability: trade in a { $dish } token
    .kind = trade in a token
verb-end-turn = End the turn
    .kind = end the turn
verb-take = Take { $dish }
verb-rotate = Rotate { $spin }
    .kind = rotate the turntable
verb-stay = Do not rotate
    .kind = leave the turntable as it is
verb-discard = Discard { $fortune }
verb-use = Use { $fortune }
verb-pay-now = Pay without any more cards
verb-pay = Pay { $dish }
verb-choose = The steamer on place { $place }
verb-decline = Do not swap
verb-pick = Take { $dish }
verb-give = Give { $dish }
verb-send-back = Return { $dish } to the bag
verb-redraw = Done
verb-assign = Row { $row }
verb-claim-token = Column { $column }: take a token
verb-claim-cards = Column { $column }: draw Fortune cards
verb-waive = Column { $column }: nothing
verb-lift = Move the steamer on place { $place }
verb-set-down = To place { $place }
verb-raise = The stack on place { $place }
verb-switch = Place { $place }
verb-taste = Gain { $dish }
verb-serve = Into the steamer on place { $place }
verb-challenge = Roll against { $rival }
verb-rob = Take a card from { $rival }
verb-seize = Take { $dish }
verb-return = Return { $dish }

spin-clockwise = 90° clockwise
spin-half = 180°
spin-counterclockwise = 90° counter-clockwise
cause-zodiac = zodiac
cause-card = Fortune card
cause-fate = Fate card
other-hg = har gow
other-lm = lo mai gai
other-sm = siu mai
other-fz = fung zao
other-cb = char siu bao

event-sized = A steamer with { $number } dim sum stands on place { $place }.
event-opened = On place { $place }: { $number } × { $dish }.
    .brief = {""}
event-filled = { $seat_me ->
    [yes] You draw { $dish } for the steamer.
   *[no] { $seat } draws { $dish } for the steamer.
}
event-put-on = { $seat_me ->
    [yes] You put the steamer on place { $place }.
   *[no] { $seat } puts the steamer on place { $place }.
}
event-stacked = The steamers are filled and stacked.
event-dealt = You are dealt the { $zodiac }.
    .open = { $seat } is dealt the { $zodiac }.
event-discouraged = The { $zodiac } is better with 3 or more players; you may take it anyway.
    .open = The { $zodiac } is better with 3 or more players; { $seat } may take it anyway.
event-revealed = { $seat_me ->
    [yes] You play the { $zodiac }.
   *[no] { $seat } plays the { $zodiac }.
}
event-started = { $seat_me ->
    [yes] You are the starting player.
   *[no] { $seat } is the starting player.
}
event-round-began = Round { $number } begins.
event-fate-turned = Fate card: { $fate }.
event-special = { $fate }: { $dish }.
event-turn-began = { $seat_me ->
    [yes] Your turn.
   *[no] { $seat }’s turn.
}
    .brief = {""}
event-turn-ended = {""}
event-took = { $seat_me ->
    [yes] You take a token: { $dish }.
   *[no] { $seat } takes a token: { $dish }.
}
    .brief = + { $dish }
event-drew = { $seat_me ->
    [yes] {""}
   *[no] { $seat } draws a Fortune card.
}
    .brief = { $seat_me ->
        [yes] {""}
       *[no] +1 Fortune card
    }
    .open = {""}
event-drew-card = You draw { $fortune }.
    .open = { $seat } draws { $fortune }.
event-discarded = { $seat_me ->
    [yes] You discard { $fortune }.
   *[no] { $seat } discards { $fortune }.
}
    .brief = − { $fortune }
event-played = { $seat_me ->
    [yes] You play { $fortune }.
   *[no] { $seat } plays { $fortune }.
}
event-kept = { $seat_me ->
    [yes] { $fortune } stays face up in front of you.
   *[no] { $fortune } stays face up in front of { $seat }.
}
    .brief = stays face up
event-returned = { $seat_me ->
    [yes] You return a token: { $dish }.
   *[no] { $seat } returns a token: { $dish }.
}
    .brief = − { $dish }
event-reshuffled = The discarded Fortune cards are shuffled into a new deck.
event-rotated = { $seat_me ->
    [yes] You rotate the turntable: { $spin }.
   *[no] { $seat } rotates the turntable: { $spin }.
}
event-bought = { $seat_me ->
    [yes] You buy the steamer on place { $place }.
   *[no] { $seat } buys the steamer on place { $place }.
}
event-paid = { $seat_me ->
    [yes] You pay { $number } × { $dish }.
   *[no] { $seat } pays { $number } × { $dish }.
}
    .brief = −{ $number } × { $dish }
event-placed = { $seat_me ->
    [yes] You gain { $dish }: { $number } HP.
   *[no] { $seat } gains { $dish }: { $number } HP.
}
    .brief = + { $dish }, { $number } HP
event-laid-beside = { $seat_me ->
    [yes] Your row is full: { $dish } lies beside your board.
   *[no] { $seat }’s row is full: { $dish } lies beside the board.
}
    .brief = { $dish } beside the board
event-marker-moved = The steamer marker moves to { $number }.
    .brief = {""}
event-end-near = This is the last round.
event-from-bag = { $seat_me ->
    [yes] You draw { $dish } from the bag.
   *[no] { $seat } draws { $dish } from the bag.
}
event-into-bag = { $seat_me ->
    [yes] You put { $dish } back into the bag.
   *[no] { $seat } puts { $dish } back into the bag.
}
event-gave-up = { $seat_me ->
    [yes] You give up { $dish } and lose { $number } HP.
   *[no] { $seat } gives up { $dish } and loses { $number } HP.
}
event-swapped = On place { $place }: { $dish } out, { $other } in.
event-column-filled = { $seat_me ->
    [yes] You have filled column { $column }.
   *[no] { $seat } has filled column { $column }.
}
    .brief = column { $column } full
event-row-filled = { $seat_me ->
    [yes] Your row of { $dish } is full.
   *[no] { $seat }’s row of { $dish } is full.
}
    .brief = row of { $dish } full
event-scored = { $seat_me ->
    [yes] You get { $number } bonus HP ({ $cause }).
   *[no] { $seat } gets { $number } bonus HP ({ $cause }).
}
    .brief = +{ $number } HP ({ $cause })
event-bitten = { $seat_me ->
    [yes] You take { $dish } out of the steamer on place { $place }.
   *[no] { $seat } takes { $dish } out of the steamer on place { $place }.
}
event-emptied = The steamer on place { $place } is empty and is removed.
event-moved = { $seat_me ->
    [yes] You move a steamer from place { $place } to place { $target }.
   *[no] { $seat } moves a steamer from place { $place } to place { $target }.
}
event-raised = { $seat_me ->
    [yes] You put the bottom steamer of place { $place } on top.
   *[no] { $seat } puts the bottom steamer of place { $place } on top.
}
event-switched = { $seat_me ->
    [yes] You swap the stacks of places { $place } and { $target }.
   *[no] { $seat } swaps the stacks of places { $place } and { $target }.
}
event-served = { $seat_me ->
    [yes] You put { $dish } into the steamer on place { $place }.
   *[no] { $seat } puts { $dish } into the steamer on place { $place }.
}
event-rolled = { $seat_me ->
    [yes] You roll { $face }.
   *[no] { $seat } rolls { $face }.
}
event-won-roll = { $seat_me ->
    [yes] You rolled the highest number.
   *[no] { $seat } rolled the highest number.
}
event-took-marker = { $seat_me ->
    [yes] You take the starting-player marker.
   *[no] { $seat } takes the starting-player marker.
}
event-traded = { $seat_me ->
    [yes] You trade a token: { $dish }.
   *[no] { $seat } trades a token: { $dish }.
}
event-assigned = { $seat_me ->
    [yes] Row { $row } is now your row of { $dish }.
   *[no] Row { $row } is now { $seat }’s row of { $dish }.
}
event-challenged = { $seat_me ->
    [yes] You roll against { $rival }.
   *[no] { $seat } rolls against { $rival }.
}
event-seized = { $seat_me ->
    [yes] You take { $dish } from { $rival }.
   *[no] { $seat } takes { $dish } from { $rival }.
}
event-stole = { $seat_me ->
    [yes] You take a Fortune card from { $rival }.
   *[no] { $seat } takes a Fortune card from { $rival }.
}
event-stole-card = It is { $fortune }.
event-left-tokens = { $seat_me ->
    [yes] Your left-over tokens cost { $number } HP.
   *[no] { $seat }’s left-over tokens cost { $number } HP.
}
event-left-cards = { $seat_me ->
    [yes] Your cards in hand give { $number } HP.
   *[no] { $seat }’s cards in hand give { $number } HP.
}
event-ended = The game is over.

## Dim sum

dish-hg = har gow
dish-lm = lo mai gai
dish-sm = siu mai
dish-fz = fung zao
dish-cb = char siu bao

## Zodiacs

zodiac-rat = Rat
    .role = Gambler
    .text = Once a round, at any time in your turn: discard 1 Fortune card and roll. 0 or 1: nothing; 2: draw 1 Fortune card; 3: rotate 90°; 5 or 6: gain 1 dim sum from the bag.
zodiac-ox = Ox
    .role = Grandpa
    .text = You may buy a top steamer outside your zone for 1 extra token of any type. Then gain 1 bonus HP for each dim sum in it.
zodiac-tiger = Tiger
    .role = Seafood Lover
    .text = Once a round in your turn: swap 1 har gow token for 1 lo mai gai token, or the reverse.
zodiac-rabbit = Rabbit
    .role = Magician
    .text = When you buy a steamer, after paying and before scoring, you may swap 1 dim sum in it with 1 in any top steamer.
zodiac-dragon = Dragon
    .role = Silver Spoon
    .text = When you fill a column, take 1 token of any type or draw as many Fortune cards as the column shows. Once for each column.
zodiac-snake = Snake
    .role = Meat Lover
    .text = Once a round in your turn: trade 1 har gow or 1 lo mai gai token for 2 Fortune cards.
zodiac-horse = Horse
    .role = Speed Eater
    .text = You may do the same action twice instead of two different actions.
zodiac-goat = Goat
    .role = Picky Eater
    .text = When you first gain a type of dim sum, choose a free row for it. From then on that type always goes to that row.
zodiac-monkey = Monkey
    .role = Troublemaker
    .text = Once a round in your turn: roll. 0 or 1: nothing; 2 or 3: rotate 90°; 5 or 6: move 1 top steamer onto another stack or to an empty place.
zodiac-rooster = Rooster
    .role = Angry Customer
    .text = When you buy a steamer, after paying and before scoring, you may return any number of its dim sum to the bag and draw as many.
zodiac-dog = Dog
    .role = Loyal Customer
    .text = Bonus HP when you buy a steamer: 3 for 4 dim sum, 2 for 3, 1 for 2, none for 1.
zodiac-pig = Pig
    .role = Food Blogger
    .text = Gain 3 HP for each column you fill. Once for each column.

## Fortune cards: tokens and cards

fortune-order_up = Order Up!
    .text = Take 2 tokens of two different types.
fortune-double_portion = Double Portion
    .text = Take 2 tokens of one type. (If you choose a type with only 1 left, take that 1.)
fortune-dice_order = Let the Die Order
    .text = Roll: take 1 token of the dim sum shown (blank or sold out: any token). Then take 1 token of any type.
fortune-red_envelope = Red Envelope
    .text = Draw 2 Fortune cards, then take 1 token of any type.
fortune-hospitality = Hospitality
    .text = The lowest player takes 1 token of any type; then you take 2 tokens of any types. If you are the lowest, you do both.

## Fortune cards: gaining dim sum

fortune-first_bite = First Bite
    .text = Take 1 dim sum out of a top steamer in your zone and gain it. If the steamer is now empty, it goes to the supply and the steamer marker moves 1 step.
fortune-chefs_choice = Chef's Choice
    .text = Gain 1 dim sum from the bag, then draw 1 Fortune card.
fortune-delicious = Absolutely Delicious!
    .text = Draw 2 dim sum from the bag, gain the one you choose and put the other back. With only 1 in the bag, gain it.

## Fortune cards: swapping dim sum

fortune-swap_plates = Swap Plates
    .text = Swap 1 dim sum on your board with 1 of another type in a top steamer in your zone.
fortune-long_chopsticks = Long Chopsticks
    .text = Swap 1 dim sum on your board with 1 of another type in any top steamer on the turntable.
fortune-kitchen_mixup = Kitchen Mix-up
    .text = Choose two top steamers and swap 1 dim sum of one with 1 of another type of the other. Then take 1 token of any type, if you can.

## Fortune cards: steamers and turntable

fortune-push_cart = Push the Cart
    .text = Move 1 top steamer onto another stack of at most 4 steamers, or to an empty place.
fortune-spin_table = Spin the Table
    .text = Rotate the turntable 90° either way, or 180°. Then take 1 token of any type. (The usual 90° rotation comes after this.)
fortune-bottom_first = From the Bottom
    .text = Choose a stack of 2 or more; its lowest steamer goes on top of it. Then take 1 token of any type.
fortune-switch_places = Switch Places
    .text = Two places of the turntable exchange their whole stacks. One of them may be empty.

## Fortune cards: help with buying

fortune-coupon = Coupon
    .text = Keep face up. When you buy a steamer, you may discard this to pay 1 token less, your choice which. Only 1 coupon for each purchase; at least 1 token must be paid.
fortune-substitution = Substitution
    .text = Keep face up. When you buy a steamer, you may discard this: up to 2 of the tokens you pay may be of any type.

## Fortune cards: goals

fortune-craving_hg = Craving: Har Gow
    .text = Keep face up. The next 3 times you gain har gow on a space of your board: +1 HP each. Discard after the third.
fortune-craving_lm = Craving: Lo Mai Gai
    .text = Keep face up. The next 3 times you gain lo mai gai on a space of your board: +1 HP each. Discard after the third.
fortune-craving_sm = Craving: Siu Mai
    .text = Keep face up. The next 3 times you gain siu mai on a space of your board: +1 HP each. Discard after the third.
fortune-craving_fz = Craving: Fung Zao
    .text = Keep face up. The next 3 times you gain fung zao on a space of your board: +1 HP each. Discard after the third.
fortune-craving_cb = Craving: Char Siu Bao
    .text = Keep face up. The next 3 times you gain char siu bao on a space of your board: +1 HP each. Discard after the third.
fortune-full_table = A Full Table
    .text = Take 1 token of any type. Keep face up. Each time you fill a column for the first time in the game: +2 HP, in addition to your zodiac's reward.
fortune-clean_sweep = Clean Sweep
    .text = Take 1 token of any type. Keep face up. Each time you fill a row for the first time in the game: +5 HP.

## Fortune cards: starting player

fortune-wheres_mine = Where's My Dim Sum?
    .text = Take the starting-player marker (keep it if you have it) and 1 token of any type. The turn order changes only from the next round.

## Fortune cards: against others

fortune-chopstick_clash = Chopstick Clash
    .text = Choose an opponent who has a token. Both roll; the higher number wins, ties roll again. If you win, take 1 of their tokens, your choice. If they win, they draw 1 Fortune card.
fortune-sticky_fingers = Sticky Fingers
    .text = Choose an opponent with Fortune cards in hand and take one at random into your hand. Then draw 1 Fortune card.
fortune-spilled_tea = Spilled Tea
    .text = Each opponent with 3 or more tokens returns 1 of their choice to the supply.

## Fate cards: immediate

fate-good_cheer = Good Cheer
    .text = Each player takes 1 token of any type.
fate-good_fortune = Good Fortune
    .text = Each player draws 1 Fortune card.
fate-tasting_tray = Tasting Tray
    .text = Each player gains 1 dim sum from the bag, while it lasts.
fate-roll_for_it = Roll for It
    .text = Each player rolls. The highest number gains 1 dim sum from the bag; those who tie for it roll again.
fate-lucky_star = Lucky Star
    .text = Each player rolls. The highest number takes the starting-player marker and draws 1 Fortune card; those who tie for it roll again.
fate-pass_chili_oil = Pass the Chili Oil
    .text = The starting-player marker goes to the next player clockwise.
fate-late_guest = Late to the Table
    .text = The lowest player takes the starting-player marker and 1 token of any type. (A tie is settled by where the marker was before.)
fate-kind_waiter = Kind Waiter
    .text = The lowest player takes 2 tokens of different types.
fate-busy_waiter = Busy Waiter
    .text = The starting player rotates the turntable 90°, either way.
fate-fresh_batch = Fresh from the Kitchen
    .text = Each player draws 1 dim sum from the bag and puts it into a top steamer of their choice with fewer than 4. If there is none, it goes back into the bag.
fate-clear_table = Clear the Table
    .text = Each player with more than 4 tokens returns tokens of their choice until 4 are left.
fate-split_bill = Split the Bill
    .text = Each player with 4 or more Fortune cards in hand discards 1 of their choice.

## Fate cards: in this round

fate-tea_discount = Afternoon Tea
    .text = In this round each purchase costs 1 token less, the buyer's choice which. At least 1 token must be paid.
fate-big_appetite = Big Appetite
    .text = In this round each player may do a third action. All 3 must be different (Horse: any).
fate-vip_day = VIP Day
    .text = In this round: +1 HP for each steamer bought.
fate-smooth_spin = Smooth Spin
    .text = In this round any rotation of 90° may be 180° instead, even a compulsory one.
fate-todays_special = Today's Special
    .text = The starting player rolls until a dim sum shows. In this round: +1 HP for each dim sum of that type gained on a space.
fate-easy_trade = Easy Trade
    .text = In this round the exchange action costs 1 Fortune card instead of 2.
fate-stuck_table = Stuck Turntable
    .text = In this round nothing may rotate the turntable.
fate-sold_out = Sold Out
    .text = The starting player rolls until a dim sum shows. In this round tokens of that type cannot be taken from the supply.

## Terminal

terminal-dish-hg = HG
terminal-dish-lm = LM
terminal-dish-sm = SM
terminal-dish-fz = FZ
terminal-dish-cb = CB
terminal-facts = Round { $round } · steamer track { $track } · bag { $bag } · Fortune deck { $deck } · Fate cards left { $fates }
terminal-last = Last round
terminal-supply = Tokens in the supply:
terminal-plate = on the plate:
terminal-points = HP
terminal-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
terminal-card = { $name }: { $text }

## Why

reason-points = { $number ->
    [one] It is worth about 1 point on the board.
   *[other] It is worth about { $number } points on the board.
}
reason-column = It fills a column.
reason-snatches = Otherwise an opponent could buy it next.
reason-completes = With this token the steamer on place { $number } can be paid for.
reason-reach = It brings the steamer on place { $number } into the zone, and the tokens to pay for it are there.
reason-denies = It takes the steamer on place { $number } away from the next player.
reason-hoard = At the end, cards in hand give points and left-over tokens cost points.
reason-tokens = There are no tokens left to buy with.
reason-nearer = It is part of what the steamer on place { $number } costs.
reason-turns = Afterwards you may rotate: then the steamer on place { $number } is in your zone, and you can pay for it.
reason-stays = The steamer on place { $number } stays in your zone, and you can pay for it.
reason-cards = A card in hand can become an effect, a token, or points at the end.
reason-ability = An ability of your zodiac uses up no action.
reason-common = { $number ->
    [one] One of the open steamers contains this dish.
   *[other] { $number } of the open steamers contain this dish.
}
reason-fetches = The token you get for it pays for the steamer on place { $number }.
reason-takes = { $number ->
    [one] The card gives you a token.
   *[other] The card gives you { $number } tokens.
}
reason-draws = { $number ->
    [one] You draw another card for it.
   *[other] You draw { $number } cards for it.
}
reason-gains = { $number ->
    [one] The card puts a dim sum from the bag onto your board.
   *[other] The card puts { $number } dim sum from the bag onto your board.
}
reason-selects = The card puts a dim sum of your choice onto your board.
reason-bites = { $number ->
    [one] It takes a dim sum worth about 1 point out of a steamer, without paying.
   *[other] It takes a dim sum worth about { $number } points out of a steamer, without paying.
}
reason-swaps = { $number ->
    [one] A swap with a steamer can gain you about 1 point.
   *[other] A swap with a steamer can gain you about { $number } points.
}
reason-moves = It can bring a steamer into your zone that is worth more to you there.
reason-kept = Face up, the card goes on working in later rounds.
reason-closer = It brings the steamer on place { $number } closer, the most promising one for you.
reason-less = It leaves the next player less to buy.
reason-waits = The steamer on place { $number }, the most promising one for you, stays as close as it is.
reason-lets = Any rotation would leave the next player more to buy.
reason-cheapest = It is the least useful card in your hand.
reason-without = You do not need this token for the steamer on place { $number }, the most promising one for you.
reason-holds = { $number ->
    [one] It contains a dim sum that is worth about 1 point on your board.
   *[other] It contains a dim sum that is worth about { $number } points on your board.
}
reason-no-swap = No swap gains you any points.
reason-average = A dim sum from the bag is worth more to you on average.
reason-row = { $number ->
    [one] The first space of this row gives 1 point.
   *[other] The first space of this row gives { $number } points.
}
reason-cheap = It is the dim sum that you lose the fewest points with.
reason-fetched = The steamer is worth more to you in your zone.
reason-into = The steamer is in your zone there.
reason-away = The steamer is out of the next player’s zone there.
reason-uncovers = Another steamer comes to the top in your zone.
reason-leader = No opponent has more points.
reason-spaces = Its spaces give more points than those of the other board.
reason-talent = Its ability is worth more than that of the other board.
reason-starts = { $number ->
    [one] Tokens and cards together, you begin with one more.
   *[other] Tokens and cards together, you begin with { $number } more.
}
reason-blanks = { $number ->
    [one] The roll would cost a card, and one of the die’s faces brings nothing.
   *[other] The roll would cost a card, and { $number } of the die’s faces bring nothing.
}
reason-enough = What you could still do costs you more than it brings.
reason-lacks = You choose the token, and the steamer on place { $number } costs one that you lack.
reason-balance = Turned any other way, the turntable gives you less or the next player more.
reason-none = No rotation brings a steamer that you can pay for into your zone.
reason-leaves = Where it is now, an opponent could buy the steamer on place { $number }.
reason-outside = The steamer there is not in your zone.
reason-saves = You can pay without the card, and it will make a later purchase easier.
reason-enables = Without a card you cannot pay for the steamer.
reason-equal = In the last round, all cards in hand are worth the same.
reason-useless = What the card does is not possible at the moment.
reason-two = It is one of the two least useful cards in your hand.
reason-least = It is the token that you will miss the least.
reason-unused = No other open steamer costs this token.
reason-keepers = What you keep is worth at least as much to you as a dim sum from the bag.
reason-pair = { $number ->
    [one] The column gives you a card.
   *[other] The column gives you { $number } cards, but only one token.
}
reason-suits = A swap can give the steamer on place { $number } what you have the tokens for.
reason-fed = As things are, the next player could buy the steamer there.
reason-covers = It covers a steamer that the next player could buy.
reason-dear = The next player does not have the tokens for the steamer.
reason-aside = The stack is neither in your zone nor in that of the next player.
reason-richer = You have the tokens for the steamer even then, and it is worth more to you.
reason-dearer = The next player could buy the steamer there, but not with one dim sum more.
reason-elsewhere = The steamers that promise you more do not cost more then.
reason-loot = They have a token that you lack for the steamer on place { $number }.

view-steamers = steamers
view-dishes = dishes
view-zone = zone

points-spaces = Dim sum on the board
points-zodiac = Zodiac
points-card = Fortune cards
points-fate = Fate cards
points-tokens-left = Tokens left over
points-cards-left = Cards left in hand
verdict-most = { $points } points, { $lead } ahead.
verdict-dim-sum = A tie: the most dim sum wins.
verdict-shared = A tie in points and in dim sum: the win is shared.

# A box that does not fit together

misfit-dish = no face of the lucky die shows dim sum
misfit-zone = a zone goes from one angle to a larger one, 0 to 360
misfit-stacks = { $count } steamers for { $places } stacks of { $height }
misfit-room = { $total } dim sum are there: the steamers need { $room }, and at most { $most } are possible
misfit-beginners = { $count } zodiacs are marked for beginners, but { $needed } are needed
misfit-counters = at most { $most } cards may have `times`
misfit-helpers = at most { $most } cards may help with buying: `less` or `any`
misfit-roll-dish = `roll_dish` goes together with `dish_points` or `sold_out`
misfit-same = `same` means nobody yet: an effect before must name somebody
misfit-winner = `winner` needs a `roll_off` before

# Actions in a report

action-keep = Keep a zodiac board
action-put = Setup: choose a place for a steamer
action-gain = Gain a token
action-play = Play a Fortune card
action-buy = Buy a steamer
action-gamble = Ability: discard a card and roll
action-trade = Ability: trade in a token
action-take = Card: take a token
action-rotate = Rotate the turntable
action-discard = Discard a card
action-use = Buying: use a card
action-pay = Buying: pay a token
action-choose = Card: choose a steamer
action-pick = Swap: take dim sum
action-give = Swap: give dim sum
action-send-back = Return dim sum to the bag
action-redraw = Return no more dim sum
action-assign = Choose a row for dim sum
action-claim-token = Full column: take a token
action-claim-cards = Full column: draw Fortune cards
action-waive = Full column: nothing
action-lift = Card: move a steamer
action-set-down = Card: where the steamer goes
action-raise = Card: raise a bottom steamer
action-switch = Card: switch two stacks
action-taste = Card: gain dim sum
action-serve = Card: put dim sum into a steamer
action-challenge = Card: roll against an opponent
action-rob = Card: take a card from an opponent
action-seize = Card: take an opponent’s token
action-return = Return a token
