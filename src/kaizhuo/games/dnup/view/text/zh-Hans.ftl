# d'nup

name = d'nup
tagline = 一张牌有两个点数：赶在别人让局面颠倒之前，出完你的手牌。
minutes = 15
scores = 字母标记

option-letters_to_win = 获胜所需的字母标记
    .help = 谁先集齐这么多个字母标记谁就获胜。双人游戏不受影响：赢下2轮即获胜。

step-dealing = 正在发牌。
step-turn = { $seats ->
    [2] { $subject ->
        [0] 轮到你的1号游戏区：打出牌组、加1张牌、拿走牌组，或者旋转手牌。
       *[other] 轮到你的2号游戏区：打出牌组、加1张牌、拿走牌组，或者旋转手牌。
    }
   *[other] 轮到你了：打出牌组、加1张牌、拿走牌组，或者旋转手牌。
}

verb-deal = 发出{ $card }
verb-play = 打出{ $set_size }张“{ $set_value }”（{ $set }）
    .kind = 打出牌组
verb-add = 把{ $card }加入{ $place_seat }{ $place_area ->
    [0] 的牌组
   *[other] 在{ $place_area }号区的牌组
}
    .kind = 加牌到牌组
verb-take = 拿走{ $place_seat }{ $place_area ->
    [0] 的牌组
   *[other] 在{ $place_area }号区的牌组
}
    .kind = 拿走牌组
verb-flip = 旋转所有手牌
    .kind = 旋转手牌

event-round-began = 第{ $number }轮开始。
event-dealt = 你拿到了{ $card }。
    .open = { $seat }拿到了{ $card }。
event-started = { $seat_me ->
    [yes] 星号牌在你手里，由你开始。
   *[no] 星号牌在{ $seat }手里，由{ $seat }开始。
}
event-discarded = { $seat_me ->
    [yes] 你的{ $set_size }张“{ $set_value }”被弃掉。
   *[no] { $seat }的{ $set_size }张“{ $set_value }”被弃掉。
}
    .brief = { $seat_me ->
        [yes] 你的{ $set_size }张“{ $set_value }”弃掉
       *[no] { $seat }的{ $set_size }张“{ $set_value }”弃掉
    }
event-played = { $seat_me ->
    [yes] 你打出了{ $set_size }张“{ $set_value }”（{ $set }）。
   *[no] { $seat }打出了{ $set_size }张“{ $set_value }”（{ $set }）。
}
event-added = { $seat_me ->
    [yes] 你把{ $card }加入了{ $place_seat }的牌组。
   *[no] { $place_me ->
        [yes] { $seat }把{ $card }加入了你的牌组。
       *[no] { $seat }把{ $card }加入了{ $place_seat }的牌组。
    }
}
event-took = { $seat_me ->
    [yes] 你拿走了{ $place_seat }的{ $set_size }张“{ $set_value }”，旋转后加入手牌。
   *[no] { $place_me ->
        [yes] { $seat }拿走了你的{ $set_size }张“{ $set_value }”，旋转后加入手牌。
       *[no] { $seat }拿走了{ $place_seat }的{ $set_size }张“{ $set_value }”，旋转后加入手牌。
    }
}
event-flipped = { $seat_me ->
    [yes] 你旋转了所有手牌。
   *[no] { $seat }旋转了所有手牌。
}
event-came-back = { $seat_me ->
    [yes] 你的{ $set_size }张“{ $set_value }”被压过，旋转后回到你的手牌。
   *[no] { $seat }的{ $set_size }张“{ $set_value }”被压过，旋转后回到手牌。
}
    .brief = { $seat_me ->
        [yes] 压过你的{ $set_size }张“{ $set_value }”
       *[no] 压过{ $seat }的{ $set_size }张“{ $set_value }”
    }
event-went-out = { $seat_me ->
    [yes] 你出完了手牌，获得{ $number }个字母标记。
   *[no] { $seat }出完了手牌，获得{ $number }个字母标记。
}
event-won-round = { $seat_me ->
    [yes] 你出完了手牌，赢下这一轮。
   *[no] { $seat }出完了手牌，赢下这一轮。
}
event-stalled = 这一轮拖得太久，就此中断（第{ $number }次，满3次游戏结束）。
event-ended = 游戏结束。

components-note = 某位玩家整理的40张牌清单，与规则书中的每个例子都吻合；16个字母标记为推断所得。

terminal-round = 第{ $round }轮 · 集齐{ $goal }个字母标记获胜 · 弃牌{ $discards }张
terminal-round-duel = 第{ $round }轮 · 赢{ $goal }轮获胜 · 弃牌{ $discards }张
terminal-cards = { $count }张牌
terminal-out = 已出完
terminal-area = { $area }号区：
terminal-known = 手里有{ $cards }

reason-out = 这一步清空手牌。
reason-beats = 把对手的牌组打回对手手里。
reason-groups = 剩下的手牌可组成{ $number }组。
reason-high = 点数“{ $number }”很难被压过。
reason-large = 很少有人凑得出{ $number }张同点数的牌，这套牌组很难被压过。
reason-adds = 加到对手牌组里的牌，不会再回到你手里。
reason-gathers = 之后手牌里有{ $number }张同点数的牌。
reason-stuck = 按现在的方向，手牌一张也打不出去。
reason-higher = 旋转后手牌的点数更大。

points-first = 最先出完
points-second = 第二个出完
points-rounds = 赢得的轮数
verdict-letters = 最先集满字母标记。
verdict-rounds = 最先赢满轮数。
verdict-stalled = 游戏中止，字母标记最多者获胜。

# 配件文件里对不上的地方

misfit-card = { $found } 的两个点数必须不同，小的在前，最大{ $highest }
misfit-copies = { $found } 超过2张
misfit-star = { $found } 必须正好有1张，而且在2人使用的那一组
misfit-deal = { $count }张牌无法平均发给{ $seats }位玩家
misfit-value = 点数“{ $value }”出现在{ $count }张牌上，最多{ $most }张

# 报告里的行动

action-play = 打出牌组
action-add = 加1张牌
action-take = 拿走牌组
