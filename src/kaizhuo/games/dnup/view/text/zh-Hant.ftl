# d'nup

name = d'nup
tagline = 一張牌，兩個點數：搶在別人把局面顛倒過來之前，出完你的手牌。
minutes = 15
scores = 字母

option-letters_to_win = 獲勝所需字母
    .help = 先拿到這麼多枚字母的玩家獲勝。雙人遊戲不受影響：贏得 2 輪即獲勝。

step-dealing = 正在發牌。
step-turn = { $seats ->
    [2] { $subject ->
        [0] 輪到你的 1 號區：打出牌組、加一張牌、拿取牌組，或旋轉手牌。
       *[other] 輪到你的 2 號區：打出牌組、加一張牌、拿取牌組，或旋轉手牌。
    }
   *[other] 輪到你了：打出牌組、加一張牌、拿取牌組，或旋轉手牌。
}

verb-deal = 發出 { $card }
verb-play = 打出 { $set_size } 張 { $set_value }（{ $set }）
verb-add = 把 { $card } 加到 { $place_seat }{ $place_area ->
    [0] {" "}的牌組
   *[other] {" "}{ $place_area } 號區的牌組
}
verb-take = 拿取 { $place_seat }{ $place_area ->
    [0] {" "}的牌組
   *[other] {" "}{ $place_area } 號區的牌組
}
verb-flip = 旋轉全部手牌

event-round-began = 第 { $number } 輪開始。
event-dealt = 你拿到 { $card }。
event-started = { $seat_me ->
    [yes] 星星牌在你手上，由你開始。
   *[no] 星星牌在 { $seat } 手上，由他開始。
}
event-discarded = { $seat_me ->
    [yes] 你的 { $set_size } 張 { $set_value } 被棄掉。
   *[no] { $seat } 的 { $set_size } 張 { $set_value } 被棄掉。
}
event-played = { $seat_me ->
    [yes] 你打出 { $set_size } 張 { $set_value }（{ $set }）。
   *[no] { $seat } 打出 { $set_size } 張 { $set_value }（{ $set }）。
}
event-added = { $seat_me ->
    [yes] 你把 { $card } 加到 { $place_seat } 的牌組。
   *[no] { $place_me ->
        [yes] { $seat } 把 { $card } 加到你的牌組。
       *[no] { $seat } 把 { $card } 加到 { $place_seat } 的牌組。
    }
}
event-took = { $seat_me ->
    [yes] 你拿走 { $place_seat } 的 { $set_size } 張 { $set_value }，旋轉後收進手牌。
   *[no] { $place_me ->
        [yes] { $seat } 拿走你的 { $set_size } 張 { $set_value }，旋轉後收進手牌。
       *[no] { $seat } 拿走 { $place_seat } 的 { $set_size } 張 { $set_value }，旋轉後收進手牌。
    }
}
event-flipped = { $seat_me ->
    [yes] 你旋轉全部手牌。
   *[no] { $seat } 旋轉全部手牌。
}
event-came-back = { $seat_me ->
    [yes] 你的 { $set_size } 張 { $set_value } 被蓋過，旋轉後回到你手上。
   *[no] { $seat } 的 { $set_size } 張 { $set_value } 被蓋過，旋轉後回到手上。
}
event-went-out = { $seat_me ->
    [yes] 你出完手牌，獲得 { $number } 枚字母。
   *[no] { $seat } 出完手牌，獲得 { $number } 枚字母。
}
event-won-round = { $seat_me ->
    [yes] 你出完手牌，贏得這一輪。
   *[no] { $seat } 出完手牌，贏得這一輪。
}
event-stalled = 這一輪拖得太久，就此中止（第 { $number } 次，滿 3 次遊戲結束）。
event-ended = 遊戲結束。

components-note = 某位玩家整理的 40 張牌清單，與規則書的每個範例都相符；16 枚字母標記是推論出來的。

terminal-round = 第 { $round } 輪 · { $goal } 枚字母獲勝 · 棄牌 { $discards } 張
terminal-round-duel = 第 { $round } 輪 · 贏 { $goal } 輪獲勝 · 棄牌 { $discards } 張
terminal-cards = { $count } 張牌
terminal-out = 已出完
terminal-area = { $area } 號區：
terminal-known = 手上有 { $cards }

reason-out = 這一步清空手牌。
reason-beats = 把對手的牌組打回他的手上。
reason-groups = 剩下的手牌可組成 { $number } 組。
