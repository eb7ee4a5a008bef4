# 埃及喵后

name = 埃及喵后
tagline = 大家共同搭起猫咪金字塔，派出援救者，一次救出尽量多种猫咪。
minutes = 20
scores = 得分
components-note = 由评测可知共有13块板块；五种颜色各几块是推断得出，哪种颜色配哪只猫由我们自定。

option-advanced = 进阶规则
    .help = 援救者可以迁移，每种猫咪还各有一种能力。

tile-gold = 埃及喵后（金）
tile-purple1 = 玛弗德特1（紫）
tile-purple2 = 玛弗德特2（紫）
tile-purple3 = 玛弗德特3（紫）
tile-blue1 = 芭丝特1（蓝）
tile-blue2 = 芭丝特2（蓝）
tile-blue3 = 芭丝特3（蓝）
tile-orange1 = 姆特1（橙）
tile-orange2 = 姆特2（橙）
tile-orange3 = 姆特3（橙）
tile-green1 = 公主1（绿）
tile-green2 = 公主2（绿）
tile-green3 = 公主3（绿）

from-gold = { tile-gold }
from-purple1 = { tile-purple1 }
from-purple2 = { tile-purple2 }
from-purple3 = { tile-purple3 }
from-blue1 = { tile-blue1 }
from-blue2 = { tile-blue2 }
from-blue3 = { tile-blue3 }
from-orange1 = { tile-orange1 }
from-orange2 = { tile-orange2 }
from-orange3 = { tile-orange3 }
from-green1 = { tile-green1 }
from-green2 = { tile-green2 }
from-green3 = { tile-green3 }

colour-gold = 金色
colour-purple = 紫色
colour-blue = 蓝色
colour-orange = 橙色
colour-green = 绿色

step-starting = 正在决定起始玩家。
step-drawing = 正在抽板块。
step-opening = 把你的第一块板块放到金字塔旁边，你的援救者会站上去。
step-opening-other = { $seat }正在放第一块板块。
step-first-action = 轮到你了：请选择第一个行动。如果选救援，回合随即结束。
step-first-action-other = { $seat }正在选择第一个行动。
step-second-action = 请选择第二个行动，只能是援救者行动{ $subject ->
    [1] ；可以调度到刚放置或移动的板块上。
   *[other] 。
}
step-second-action-other = { $seat }正在选择第二个行动。
step-laying = 抽到的板块放在哪里？
step-laying-other = { $seat }正在决定抽到的板块放在哪里。
step-moving = 这块板块移到哪里？
step-moving-other = { $seat }正在决定板块移到哪里。
step-herding = 你的援救者移到哪块板块？
step-herding-other = { $seat }正在移动援救者。
step-counting = 有几块相邻板块颜色相同：请选出计分的那一块。
step-counting-other = { $seat }正在选计分的相邻板块。
step-calling-inspector = 督导都已在场上：请选一名移到救援板块。
step-calling-inspector-other = { $seat }正在选移到救援板块的督导。
step-reinforcing = 你无法完成一个完整的回合：先从供应区拿1名援救者放到板块上，再执行1个援救者行动。
step-reinforcing-other = { $seat }无法完成一个完整的回合，先放1名援救者。
step-relocating = 你无法完成一个完整的回合，供应区里也没有援救者：请选一名要换到别的板块的援救者。
step-relocating-other = { $seat }无法完成一个完整的回合，先移动1名援救者。
step-relocating-to = 请选援救者移到哪块板块，之后执行1个援救者行动。
step-relocating-to-other = { $seat }正在选援救者移到哪块板块。
step-extra-action = 埃及喵后得分之前你的分数最低：可以执行1个额外行动。
step-extra-action-other = { $seat }可以执行1个额外行动。
step-swapping = 芭丝特：请选一名与你互换位置的援救者。
step-swapping-other = { $seat }正在选互换位置的援救者。
step-staying = 姆特：你的援救者要不要留在板块上？
step-staying-other = { $seat }正在决定姆特上的援救者是否留下。
step-taking-inspector = 公主：请选从哪块板块上拿督导。
step-taking-inspector-other = { $seat }正在从板块上拿督导。
step-putting-inspector = 公主：请选督导放到哪块板块。
step-putting-inspector-other = { $seat }正在选督导放到哪块板块。

verb-start = 由{ $seat }开始
verb-draw = 抽到{ $colour }
verb-lay = 位置{ $place }
verb-scout = 侦察：抽1块板块放到场上
    .kind = 侦察新板块
verb-search = 搜寻：移动{ $tile }
    .kind = 移动板块
verb-swap = 芭丝特：互换你在{ $tile }的援救者
    .kind = 互换援救者
verb-dispatch = 调度到{ $tile }
    .kind = 调度援救者
verb-team-up = 组队到{ $tile }
    .kind = 组队
verb-rescue = 在{ $tile }救援
    .kind = 救援
verb-herd = 迁移你在{ $tile }的援救者
    .kind = 迁移援救者
verb-decline = 放弃额外行动
    .kind = 放弃额外行动
verb-swap-with = { $seat }在{ $tile }的援救者
verb-herd-to = 移到{ $tile }
verb-count = { $tile }计分
verb-call-inspector = { $tile }上的督导
verb-take-inspector = 从{ $tile }拿
verb-put-inspector = 放到{ $tile }
verb-come-back = 回到供应区
verb-stay = 留在原处
verb-reinforce = 放1名援救者到{ $tile }
verb-relocate = 你在{ $tile }的援救者
verb-relocate-to = 换到{ $tile }

event-started = { $seat_me ->
    [yes] 起始玩家是你。
   *[no] 起始玩家是{ $seat }。
}
event-round-began = 第{ $number }轮开始。
event-drew = { $seat_me ->
    [yes] 你抽到了{ $tile }。
   *[no] { $seat }抽到了{ $tile }。
}
event-laid = { $seat_me ->
    [yes] 你把{ $tile }放到{ $place }。
   *[no] { $seat }把{ $tile }放到{ $place }。
}
event-opened = { $seat_me ->
    [yes] 你的第一名援救者站上了{ $tile }。
   *[no] { $seat }的第一名援救者站上了{ $tile }。
}
event-moved = { $seat_me ->
    [yes] 你将{ $tile }移到{ $place }。
   *[no] { $seat }将{ $tile }移到{ $place }。
}
event-dispatched = { $seat_me ->
    [yes] 你将1名援救者调度到{ $tile }。
   *[no] { $seat }将1名援救者调度到{ $tile }。
}
event-teamed-up = { $seat_me ->
    [yes] 你组队，援救者登上{ $tile }。
   *[no] { $seat }组队，援救者登上{ $tile }。
}
event-rescued = { $seat_me ->
    [yes] 你在{ $tile }救援，得{ $points }分。
   *[no] { $seat }在{ $tile }救援，得{ $points }分。
}
event-counted = { $seat_me ->
    [yes] 你选{ $tile }计分。
   *[no] { $seat }选{ $tile }计分。
}
event-inspected = 1名督导来到{ $tile }。
event-inspector-moved = 督导从{ $from }移到{ $tile }。
event-came-back = { $seat_me ->
    [yes] 你在{ $tile }的援救者回到供应区。
   *[no] { $seat }在{ $tile }的援救者回到供应区。
}
    .brief = { $seat_me ->
        [yes] 你的援救者回到供应区
       *[no] 援救者回到供应区
    }
event-reinforced = { $seat_me ->
    [yes] 你无法完成一个完整的回合，放1名援救者到{ $tile }。
   *[no] { $seat }无法完成一个完整的回合，放1名援救者到{ $tile }。
}
event-relocated = { $seat_me ->
    [yes] 你无法完成一个完整的回合，将援救者从{ $from }换到{ $tile }。
   *[no] { $seat }无法完成一个完整的回合，将援救者从{ $from }换到{ $tile }。
}
event-must-scout = { $seat_me ->
    [yes] 哪块板块都放不下你的援救者：你必须侦察，然后回合结束。
   *[no] 哪块板块都放不下{ $seat }的援救者：{ $seat }必须侦察，然后回合结束。
}
event-herded = { $seat_me ->
    [yes] 你将援救者从{ $from }迁移到{ $tile }。
   *[no] { $seat }将援救者从{ $from }迁移到{ $tile }。
}
event-extra-earned = { $seat_me ->
    [yes] 你此前分数最低，可以执行1个额外行动。
   *[no] { $seat }此前分数最低，可以执行1个额外行动。
}
event-extra-lapsed = { $seat_me ->
    [yes] 没有行动可做，你的额外行动作废了。
   *[no] 没有行动可做，{ $seat }的额外行动作废了。
}
event-declined = { $seat_me ->
    [yes] 你放弃了额外行动。
   *[no] { $seat }放弃了额外行动。
}
event-swapped = { $seat_me ->
    [yes] 芭丝特：你的援救者从{ $from }换到{ $tile }。
   *[no] 芭丝特：{ $seat }的援救者从{ $from }换到{ $tile }。
}
event-stayed = { $seat_me ->
    [yes] 你的援救者留在{ $tile }上。
   *[no] { $seat }的援救者留在{ $tile }上。
}
event-ended = 游戏结束。

terminal-cat-cleocatra = 后
terminal-cat-mafdet = 玛
terminal-cat-bastet = 芭
terminal-cat-mut = 姆
terminal-cat-princess = 公
terminal-round = 第{ $round }轮 · { $goal }分结束游戏 · 未使用的督导：{ $inspectors }
terminal-opening = 放置第一批板块 · { $goal }分结束游戏
terminal-stack = 板块堆{ $count }块：
terminal-drawn = 抽到：{ $tile }
terminal-rescue = 在{ $tile }救援：{ $points } = { $sum }

view-rescuers = 援救者
view-inspector = 督导
view-inspectors_unused = 未使用的督导
view-rescues = 可行的救援
view-cat = 猫
view-advanced = 进阶

points-rescues = 救出的猫
points-colours = 相邻的其他颜色
points-helpers = 助手
points-cleocatra = 埃及喵后
verdict-most = { $points }分，领先{ $lead }分。
verdict-shared = 同分：共享胜利。

reason-points = 这一步得{ $number }分。
reason-blocks = 督导来到这里，对手的援救者就不能在此得分。
reason-promise = 之后你的下一次救援最多可得{ $number }分。
reason-spoils = 让对手的下一次救援得分变少。
reason-more = 金字塔上多1名援救者，之后可以当助手，也可以救援。
reason-scouts = 新板块可能让你的援救者旁边多一种颜色。
reason-keeps = 其他选择会让你的下一次救援得分变少。
reason-spares = 其他选择会让对手的下一次救援得分更多。
reason-beside = 这块板块和你的援救者相邻，救援时可以计算。
reason-apart = 这块板块不和任何对手的援救者相邻。
reason-frees = 督导离开后，你在那块板块上的援救者又可以救援。
reason-harmless = 督导离开的板块上没有对手的援救者。

# 配件文件里对不上的地方

misfit-tiles = 总共有{ $count }块板块，最多{ $most }块
misfit-few = { $seats }人游戏时有{ $count }块板块，必须多于{ $crowded }块

# 报告里的行动

action-lay = 选板块的空位
action-search = 搜寻：移动板块
action-swap = 芭丝特：互换自己的援救者
action-dispatch = 调度
action-team-up = 组队
action-rescue = 救援
action-herd = 迁移
action-swap-with = 芭丝特：和对手的援救者
action-herd-to = 迁移：援救者的去处
action-count = 救援：由哪块相邻板块计分
action-call-inspector = 救援：由哪名督导前来
action-take-inspector = 公主：拿起督导
action-put-inspector = 公主：督导的去处
action-come-back = 援救者回到供应区
action-stay = 援救者留在原处
action-reinforce = 无法完整回合：放1名援救者
action-relocate = 无法完整回合：移动援救者
action-relocate-to = 无法完整回合：援救者的去处
