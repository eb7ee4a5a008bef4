others = 玩家
pyramid = 金字塔
comma = ，
tile = { $cat ->
    [cleocatra] 埃及喵后
    [mafdet] 瑪弗德特
    [bastet] 芭絲特
    [mut] 姆特
   *[princess] 公主
}{ $number ->
    [0] {""}
   *[other] { $number }
}
rescuer-of = { $name }的援救者
inspector = 督導
would-score = 救援可得{ $points }分
beside = 旁邊是{ $tiles }
place = 空位{ $name }
points-of = { $name }：{ $points }分
supply = 供應區有{ $count }位援救者
starter = 起始玩家
inspectors-unused = 未使用的督導{ $count }位
inspectors = 督導
stack = 板塊堆剩{ $count }片
scout = 偵查
composition = 板塊堆裡還有
left = { $name }：{ $total }片中剩{ $left }片
drawn = 抽到：{ $tile }
round = 第{ $round }輪
opening = 放置第一批板塊
preview = 在{ $tile }救援：{ $colours }種顏色{ $helpers ->
    [0] {""}
   *[other] ，{ $helpers }位助手
}{ $bonus ->
    [0] {""}
   *[other] ，埃及喵后加{ $bonus }分
}：共{ $points }分
zoom = 金字塔大小
zoom-in = 放大
zoom-out = 縮小
zoom-fit = 完整顯示
box-for-two = 2人遊戲時使用{ $count }片
box-people = 每位玩家{ $rescuers }位援救者，另有{ $inspectors }位督導
