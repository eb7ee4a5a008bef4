# 瘋狂八點

name = 瘋狂八點
tagline = 跟花色或跟點數，把8留到最要緊的時候。
minutes = 5
scores = 分數

option-draws = 可抽張數
    .help = 每回合最多能抽幾張牌，抽完還是出不了就得跳過。

step-dealing = 發牌中。
step-turning-up = 翻開一張牌。
step-turn = { $subject ->
    [0] 輪到你：出一張相符的牌，或抽牌。
   *[other] 你抽過牌了：可以出一張相符的牌。
}
step-drawing = 抽牌中。
step-naming = 指定一種花色。
step-naming-other = { $seat }正在指定花色。

suit-clubs = 梅花 ♣
suit-diamonds = 方塊 ♦
suit-hearts = 紅心 ♥
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

verb-deal = 發{ $card }
verb-turn-up = 翻開{ $card }
verb-fish = 抽到{ $card }
verb-play = 出{ $card }
verb-draw = 抽一張牌
verb-pass = 跳過
verb-name = 指定{ $suit }

event-was-dealt = 你拿到{ $card }。
    .open = { $seat }拿到{ $card }。
event-turned-up = 翻開{ $card }。
event-played = { $seat_me ->
    [yes] 你出{ $card }。
   *[no] { $seat }出{ $card }。
}
event-named = { $seat_me ->
    [yes] 你指定{ $suit }。
   *[no] { $seat }指定{ $suit }。
}
event-drew = { $seat_me ->
    [yes] 你抽一張牌。
   *[no] { $seat }抽一張牌。
}
event-saw = 是{ $card }。
event-passed = { $seat_me ->
    [yes] 你跳過。
   *[no] { $seat }跳過。
}
event-shuffled = 棄牌洗勻，成為新的牌堆。
event-went-out = { $seat_me ->
    [yes] 你出完手牌，得{ $number }分。
   *[no] { $seat }出完手牌，得{ $number }分。
}
event-showed = { $seat_me ->
    [yes] 你攤開{ $card }。
   *[no] { $seat }攤開{ $card }。
}
event-blocked = 沒有人能再出牌或抽牌。

reason-out = 這是你的最後一張牌。
reason-eight = 出8可以指定花色。
reason-cards = 出完還剩{ $number }張。
reason-suit = 你有{ $number }張這種花色。

view-top = 最上面的牌
view-suit = 要跟的花色
view-stock = 牌堆

components-note = 這個遊戲有很多家規，這裡用的是最常見的玩法。
