deal = A hand and a set
deal-hand = Everybody holds { $hand } cards. You have the card with the star, so you begin. Its upper end shows { $up }, and only that counts; the { $down } below sleeps.
deal-set = Four cards with the same upper end make one set: its value is { $value }, its size { $size }.
turn = What happens to your set
turn-played = You have played a set of value { $value } and still hold { $hand } cards. Now Bo and Mei have their turns.
turn-gone = Nobody beat your set, so it is discarded as your turn begins; { $discards } cards are out of the round. You do one of the four actions, for example:
higher = Same size: only higher counts
higher-before = Bo has a single { $bo }, Mei has { $many } cards of value { $mei }. This is what the rules say to cards of yours:
higher-after = Your { $eight } beats Bo’s single card. It goes back into his hand upside down: the { $was } has become a { $back }.
blocked = A card that may not be added
blocked-before = A second { $bo } would make Bo’s card a pair, and Mei’s pair of { $mei }s is higher. Adding to Mei’s pair meets nothing.
grow = A set that grows and beats another
grow-before = Mei has a single { $mei }, Bo a pair of { $bo }s. You hold a { $mei } too.
grow-after = With your card Mei’s set has size { $size } and meets Bo’s pair, which is lower. His { $was }s go home upside down, as { $one } and { $other }.
take = Taking a whole set
take-before = Bo’s set has value { $value } and size { $size }. Look at the other ends.
take-after = You take all of it, upside down: { $a }, { $b } and { $c } come into your hand, which has { $hand } cards now.
flip = The whole hand turns
flip-before = Your hand shows { $a }, { $b } and { $c }: too low to beat anything here.
flip-after = You flip all your cards at once. Now they show { $a }, { $b } and { $c }. That was your action.
golden = From the table into a hand
golden-before = Your single { $mine } lies on the table. Its other end is a { $down }.
golden-after = Mei’s { $ten } beats it. It comes back to you, and what comes from the table into a hand is always turned: you hold a { $now } instead of a { $was }.
out = Going out
out-before = It is your turn, and all { $hand } cards of your hand have the same value.
out-first = You play them all: your hand is empty, you are the first one out, and you take { $letters } letters.
out-stays = Your last set of { $size } cards stays on the table until your next turn would come. Until then it stands in the way of others, and they may take it.
out-second = Mei goes out second. She takes { $mei ->
    [one] { $mei } letter
   *[other] { $mei } letters
}, you have { $mine }, and the round is over. Whoever has { $goal } letters first wins.
duel = Two players, two areas
duel-area-one = Each of you has two areas and takes two turns in a row. Your first turn is for area one, on the right; you hold { $hand } cards.
duel-both = In the two turns you played a pair of { $one }s into area one and a single { $two } into area two, and discarded what lay there before. { $hand } cards are left.
duel-meets = After Bo’s two turns area one is empty again, but your own single { $two } still lies in area two. A single card would meet it:
known = What everybody knows
known-known = Bo holds { $hand } cards. { $known ->
    [one] One of them
   *[other] { $known } of them
} went from the table into his hand and was seen by all, so it is shown here. The others are hidden.
