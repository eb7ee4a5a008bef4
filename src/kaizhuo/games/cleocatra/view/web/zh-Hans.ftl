others = 玩家
pyramid = 金字塔
comma = ，
tile = { $cat ->
    [cleocatra] 埃及喵后
    [mafdet] 玛弗德特
    [bastet] 芭丝特
    [mut] 姆特
   *[princess] 公主
}{ $number ->
    [0] {""}
   *[other] { $number }
}
rescuer-of = { $name }的援救者
inspector = 督导
would-score = 救援可得{ $points }分
beside = 旁边是{ $tiles }
place = 空位{ $name }
points-of = { $name }：{ $points }分
supply = 供应区有{ $count }名援救者
starter = 起始玩家
inspectors-unused = 未使用的督导{ $count }名
inspectors = 督导
stack = 板块堆剩{ $count }块
scout = 侦察
composition = 板块堆里还有
left = { $name }：{ $total }块中剩{ $left }块
drawn = 抽到：{ $tile }
round = 第{ $round }轮
opening = 放置第一批板块
preview = 在{ $tile }救援：{ $colours }种颜色{ $helpers ->
    [0] {""}
   *[other] ，{ $helpers }名助手
}{ $bonus ->
    [0] {""}
   *[other] ，埃及喵后加{ $bonus }分
}：共{ $points }分
zoom = 金字塔大小
zoom-in = 放大
zoom-out = 缩小
zoom-fit = 完整显示
box-for-two = 2人游戏时使用{ $count }片
box-people = 每位玩家{ $rescuers }名援救者，另有{ $inspectors }名督导
