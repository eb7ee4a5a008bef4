# 疯狂八点

name = 疯狂八点
tagline = 跟花色或跟点数，把8留到最要紧的时候。
minutes = 5
scores = 分数

option-draws = 可摸张数
    .help = 每回合最多能摸几张牌，摸完还是出不了就得跳过。

step-dealing = 发牌中。
step-turning-up = 翻开一张牌。
step-turn = { $subject ->
    [0] 轮到你：出一张能跟的牌，或者摸牌。
   *[other] 你摸过牌了：可以出一张能跟的牌。
}
step-drawing = 摸牌中。
step-naming = 指定一种花色。
step-naming-other = { $seat }正在指定花色。

suit-clubs = 梅花 ♣
suit-diamonds = 方块 ♦
suit-hearts = 红心 ♥
suit-spades = 黑桃 ♠
card = { $rank ->
    [0] A
    [10] J
    [11] Q
    [12] K
   *[other] { $pips }
}{ $suit ->
    [0] ♣
    [1] ♦
    [2] ♥
   *[other] ♠
}

verb-deal = 发{ $card }
verb-turn-up = 翻开{ $card }
verb-fish = 摸到{ $card }
verb-play = 出{ $card }
verb-draw = 摸一张牌
verb-pass = 跳过
verb-name = 指定{ $suit }

event-was-dealt = 你拿到{ $card }。
    .open = { $seat }拿到{ $card }。
event-turned-up = 翻开{ $card }。
event-played = { $seat_me ->
    [yes] 你出{ $card }。
   *[no] { $seat }出{ $card }。
}
event-named = { $seat_me ->
    [yes] 你指定{ $suit }。
   *[no] { $seat }指定{ $suit }。
}
event-drew = { $seat_me ->
    [yes] 你摸一张牌。
   *[no] { $seat }摸一张牌。
}
event-saw = 是{ $card }。
event-passed = { $seat_me ->
    [yes] 你跳过。
   *[no] { $seat }跳过。
}
event-shuffled = 弃牌洗匀，成为新的牌堆。
event-went-out = { $seat_me ->
    [yes] 你出完手牌，得{ $number }分。
   *[no] { $seat }出完手牌，得{ $number }分。
}
event-showed = { $seat_me ->
    [yes] 你摊开{ $card }。
   *[no] { $seat }摊开{ $card }。
}
event-blocked = 没有人能再出牌或摸牌。

reason-out = 这是你的最后一张牌。
reason-eight = 出8可以指定花色。
reason-cards = 出完还剩{ $number }张。
reason-suit = 你有{ $number }张这种花色。

view-top = 最上面的牌
view-suit = 要跟的花色
view-stock = 牌堆

components-note = 这个游戏有很多家规，这里用的是最常见的玩法。
