others = 玩家
card = { $up }，倒過來是{ $down }
star-card = { $up }，倒過來是{ $down }，星號牌
star-somewhere = 星號牌，不知哪一端朝上
blind = 看過的牌，不知哪一端朝上
known = 大家看過的牌
set = { $owner }：{ $size }張「{ $value }」{ $area ->
    [0] {""}
   *[other] ，{ $area }號區
}
no-set = { $owner }：{ $area ->
    [0] 沒有牌組
   *[other] { $area }號區沒有牌組
}
area = { $area }號區
letters = { $count }個字母標記，共需{ $goal }個
rounds = 贏{ $count }輪，共需{ $goal }輪
in-hand = { $count }張手牌
out = 已出完
round = 第{ $round }輪
discards = 棄牌{ $count }張
goal = 集滿{ $goal }個字母標記獲勝
goal-rounds = 贏{ $goal }輪獲勝
sort = 整理手牌
sort-up = 依點數
sort-down = 依另一端
would-become = 旋轉後會是：{ $values }
outlook-back = { $mine ->
    [yes] 壓過你自己的{ $size }張「{ $value }」，旋轉後回到你手上：{ $values }
   *[no] 壓過{ $owner }的{ $size }張「{ $value }」，旋轉後回到{ $owner }手上：{ $values }
}
outlook-discarded = 壓過{ $owner }的{ $size }張「{ $value }」，{ $owner }已出完，所以棄掉
outlook-taken = 拿走{ $owner }的{ $size }張「{ $value }」，旋轉後收進手牌：{ $values }
comma = 、
box-group = { $seats }人以上使用
