# d'nup

name = d'nup
tagline = 一張牌，兩個點數：搶在別人把局面顛倒過來之前，出完你的手牌。
minutes = 15
scores = 字母標記

option-letters_to_win = 獲勝所需的字母標記
    .help = 先拿到這麼多個字母標記的玩家獲勝。雙人遊戲不受影響：贏得2輪即獲勝。

step-dealing = 正在發牌。
step-turn = { $seats ->
    [2] { $subject ->
        [0] 輪到你的1號區：打出牌組、加1張牌、拿走牌組，或旋轉手牌。
       *[other] 輪到你的2號區：打出牌組、加1張牌、拿走牌組，或旋轉手牌。
    }
   *[other] 輪到你了：打出牌組、加1張牌、拿走牌組，或旋轉手牌。
}

verb-deal = 發出{ $card }
verb-play = 打出{ $set_size }張「{ $set_value }」（{ $set }）
    .kind = 打出牌組
verb-add = 把{ $card }加到{ $place_seat }{ $place_area ->
    [0] 的牌組
   *[other] 在{ $place_area }號區的牌組
}
    .kind = 加牌到牌組
verb-take = 拿走{ $place_seat }{ $place_area ->
    [0] 的牌組
   *[other] 在{ $place_area }號區的牌組
}
    .kind = 拿走牌組
verb-flip = 旋轉全部手牌
    .kind = 旋轉手牌

event-round-began = 第{ $number }輪開始。
event-dealt = 你拿到{ $card }。
    .open = { $seat }拿到{ $card }。
event-started = { $seat_me ->
    [yes] 星號牌在你手上，由你開始。
   *[no] 星號牌在{ $seat }手上，由{ $seat }開始。
}
event-discarded = { $seat_me ->
    [yes] 你的{ $set_size }張「{ $set_value }」被棄掉。
   *[no] { $seat }的{ $set_size }張「{ $set_value }」被棄掉。
}
    .brief = { $seat_me ->
        [yes] 你的{ $set_size }張「{ $set_value }」棄掉
       *[no] { $seat }的{ $set_size }張「{ $set_value }」棄掉
    }
event-played = { $seat_me ->
    [yes] 你打出{ $set_size }張「{ $set_value }」（{ $set }）。
   *[no] { $seat }打出{ $set_size }張「{ $set_value }」（{ $set }）。
}
event-added = { $seat_me ->
    [yes] 你把{ $card }加到{ $place_seat }的牌組。
   *[no] { $place_me ->
        [yes] { $seat }把{ $card }加到你的牌組。
       *[no] { $seat }把{ $card }加到{ $place_seat }的牌組。
    }
}
event-took = { $seat_me ->
    [yes] 你拿走{ $place_seat }的{ $set_size }張「{ $set_value }」，旋轉後收進手牌。
   *[no] { $place_me ->
        [yes] { $seat }拿走你的{ $set_size }張「{ $set_value }」，旋轉後收進手牌。
       *[no] { $seat }拿走{ $place_seat }的{ $set_size }張「{ $set_value }」，旋轉後收進手牌。
    }
}
event-flipped = { $seat_me ->
    [yes] 你旋轉全部手牌。
   *[no] { $seat }旋轉全部手牌。
}
event-came-back = { $seat_me ->
    [yes] 你的{ $set_size }張「{ $set_value }」被壓過，旋轉後回到你手上。
   *[no] { $seat }的{ $set_size }張「{ $set_value }」被壓過，旋轉後回到手上。
}
    .brief = { $seat_me ->
        [yes] 壓過你的{ $set_size }張「{ $set_value }」
       *[no] 壓過{ $seat }的{ $set_size }張「{ $set_value }」
    }
event-went-out = { $seat_me ->
    [yes] 你出完手牌，獲得{ $number }個字母標記。
   *[no] { $seat }出完手牌，獲得{ $number }個字母標記。
}
event-won-round = { $seat_me ->
    [yes] 你出完手牌，贏得這一輪。
   *[no] { $seat }出完手牌，贏得這一輪。
}
event-stalled = 這一輪拖得太久，就此中止（第{ $number }次，滿3次遊戲結束）。
event-ended = 遊戲結束。

components-note = 某位玩家整理的40張牌清單，與規則書的每個範例都相符；16個字母標記是推論出來的。

terminal-round = 第{ $round }輪 · { $goal }個字母標記獲勝 · 棄牌{ $discards }張
terminal-round-duel = 第{ $round }輪 · 贏{ $goal }輪獲勝 · 棄牌{ $discards }張
terminal-cards = { $count }張牌
terminal-out = 已出完
terminal-area = { $area }號區：
terminal-known = 手上有{ $cards }

reason-out = 這一步清空手牌。
reason-beats = 把對手的牌組打回對手手中。
reason-groups = 剩下的手牌可組成{ $number }組。
reason-high = 點數「{ $number }」很難被壓過。
reason-large = 很少人湊得出{ $number }張同點數的牌，這套牌組很難被壓過。
reason-adds = 加到對手牌組的牌，不會再回到你手上。
reason-gathers = 之後手牌有{ $number }張同點數的牌。
reason-stuck = 以目前的方向，手牌一張也打不出去。
reason-higher = 旋轉後手牌的點數比較大。

points-first = 最先出完
points-second = 第二個出完
points-rounds = 贏得的輪數
verdict-letters = 最先集滿字母標記。
verdict-rounds = 最先贏滿輪數。
verdict-stalled = 遊戲中止，字母標記最多者獲勝。

# 配件檔裡湊不起來的地方

misfit-card = { $found } 的兩個點數必須不同，小的在前，最大{ $highest }
misfit-copies = { $found } 超過2張
misfit-star = { $found } 必須剛好有1張，而且在2人使用的那一組
misfit-deal = { $count }張牌無法平均發給{ $seats }位玩家
misfit-value = 點數「{ $value }」出現在{ $count }張牌上，最多{ $most }張

# 報告裡的行動

action-play = 打出牌組
action-add = 加1張牌
action-take = 拿走牌組
