others = 玩家
card = { $up }，倒过来是{ $down }
star-card = { $up }，倒过来是{ $down }，星号牌
star-somewhere = 星号牌，不知哪一端朝上
blind = 看过的牌，不知哪一端朝上
known = 大家看过的牌
set = { $owner }：{ $size }张“{ $value }”{ $area ->
    [0] {""}
   *[other] ，{ $area }号区
}
no-set = { $owner }：{ $area ->
    [0] 没有牌组
   *[other] { $area }号区没有牌组
}
area = { $area }号区
letters = { $count }个字母标记，共需{ $goal }个
rounds = 赢{ $count }轮，共需{ $goal }轮
in-hand = { $count }张手牌
out = 已出完
round = 第{ $round }轮
discards = 弃牌{ $count }张
goal = 集满{ $goal }个字母标记获胜
goal-rounds = 赢{ $goal }轮获胜
sort = 整理手牌
sort-up = 按点数
sort-down = 按另一端
would-become = 旋转后会是：{ $values }
outlook-back = { $mine ->
    [yes] 压过你自己的{ $size }张“{ $value }”，旋转后回到你的手牌：{ $values }
   *[no] 压过{ $owner }的{ $size }张“{ $value }”，旋转后回到{ $owner }的手牌：{ $values }
}
outlook-discarded = 压过{ $owner }的{ $size }张“{ $value }”，{ $owner }已出完，所以弃掉
outlook-taken = 拿走{ $owner }的{ $size }张“{ $value }”，旋转后加入手牌：{ $values }
comma = 、
box-group = { $seats }人以上使用
