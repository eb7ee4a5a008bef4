others = Other players
mine = Your board
table = Turntable
comma = {", "}
and = {" and "}
dot = {" · "}
none = none
so-many = { $count } { $dish }
char-hg = 蝦
char-lm = 糯
char-sm = 燒
char-fz = 鳳
char-cb = 叉
seal-rat = 鼠
seal-ox = 牛
seal-tiger = 虎
seal-rabbit = 兔
seal-dragon = 龍
seal-snake = 蛇
seal-horse = 馬
seal-goat = 羊
seal-monkey = 猴
seal-rooster = 雞
seal-dog = 狗
seal-pig = 豬
place = Place { $place }: { $count ->
    [0] empty
    [one] 1 steamer
   *[other] { $count } steamers
}
on-top = on top: { $dishes }
below = known below it: { $dishes }
in-zone = { $count ->
    [one] in { $names }’s zone
   *[other] shared by { $names }
}
would-score = scores { $points } HP, you can pay for it
would-score-unpaid = would score { $points } HP, you cannot pay for it yet
plate = On the plate: { $dishes }
menu = Board of the { $zodiac }
row = { $dish }: { $taken } of { $spaces }
row-next = next pays { $points }
row-beside = { $count } beside the board
row-free = Free row { $row }, paying { $spaces }
column = Column { $column }{ $cards ->
    [0] {""}
    [one] : 1 card
   *[other] : { $cards } cards
}{ $filled ->
    [yes] , filled
   *[no] {""}
}
unchosen = Choosing a zodiac
zodiac-role = { $zodiac } · { $role }
points-of = { $name }: { $points } HP
starter = has the starting-player marker
cause-of-spaces = spaces { $points }
cause-of-zodiac = zodiac { $points }
cause-of-card = Fortune { $points }
cause-of-fate = Fate { $points }
tokens = Tokens: { $dishes }
hand-size = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
eaten = { $count ->
    [one] 1 steamer bought
   *[other] { $count } steamers bought
}
hand = Your Fortune cards: { $count }
no-hand = No Fortune cards
card = { $name }. { $text }
face-up = Face up
fate = Fate card
no-fate = No Fate card in the first round
fates-left = { $count ->
    [one] 1 Fate card left
   *[other] { $count } Fate cards left
}
track = Steamer marker: { $left } of { $start }; at 0 the last round is played
last-round = Last round
round = Round { $round }
die = Die: { $number } { $dish }
deck = Fortune cards in the deck: { $count }
discards = Fortune cards discarded: { $count }
bag = Dim sum in the bag: { $count }
supply = Supply of food tokens
actions = Actions this turn
done = done
action-gain = Token
    .text = Gain a food token of any type.
action-draw = Draw
    .text = Draw a Fortune card, then you may rotate the turntable by a quarter, either way.
action-exchange = Exchange
    .text = Exchange two Fortune cards for a token of any type.
action-play = Play
    .text = Play a Fortune card, then you may rotate the turntable by a quarter.
action-buy = Buy
    .text = Buy a top steamer in your own zone with tokens that match its dim sum exactly.
gain = { $dish } { $points }
gain-row = { $dish }: you choose its row
gain-beside = { $dish } has no free space
preview = Steamer on place { $place }: { $why }; { $points } HP in all
costs = costs { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}
cannot-pay = costs { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}; not enough tokens
choice = Choose your zodiac
discouraged = Better with three or more players
setup = Setup
char-fortune = 運
char-fate = 緣
cause-of-left = end { $points }
start = Starts with { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}{ $different ->
    [yes] {" "}of different types
   *[no] {""}
} and { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
board-of = { $name }’s board
whole-menu = Whole menu
box-zodiacs = Zodiac boards
box-fortunes = Fortune cards
box-fates = Fate cards
box-die = Faces of the lucky die
box-steamers = Steamers, by how many dim sum they hold
box-holds = Steamer for { $count } dim sum
box-dim-sum = Dim sum
box-tokens = Food tokens
