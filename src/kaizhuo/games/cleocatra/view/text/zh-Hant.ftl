# 埃及喵后

name = 埃及喵后
tagline = 一起拼出貓咪金字塔，派出援救者，一次救出越多種貓咪越好。
minutes = 20
scores = 分數
components-note = 由評測可知共有13片板塊；五種顏色各幾片是推論得出，哪種顏色配哪隻貓是我們自訂的。

option-advanced = 進階規則
    .help = 援救者可以遷移，而且每種貓咪都有自己的能力。

tile-gold = 埃及喵后（金）
tile-purple1 = 瑪弗德特1（紫）
tile-purple2 = 瑪弗德特2（紫）
tile-purple3 = 瑪弗德特3（紫）
tile-blue1 = 芭絲特1（藍）
tile-blue2 = 芭絲特2（藍）
tile-blue3 = 芭絲特3（藍）
tile-orange1 = 姆特1（橘）
tile-orange2 = 姆特2（橘）
tile-orange3 = 姆特3（橘）
tile-green1 = 公主1（綠）
tile-green2 = 公主2（綠）
tile-green3 = 公主3（綠）

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
colour-blue = 藍色
colour-orange = 橘色
colour-green = 綠色

step-starting = 正在決定起始玩家。
step-drawing = 正在抽板塊。
step-opening = 把你的第一片板塊放在金字塔旁邊，你的援救者會站上去。
step-opening-other = { $seat }正在放第一片板塊。
step-first-action = 輪到你了：選擇第一個行動。選救援的話，回合就此結束。
step-first-action-other = { $seat }正在選擇第一個行動。
step-second-action = 選擇第二個行動，必須是援救者行動{ $subject ->
    [1] ；可以調度到剛放置或移動的板塊。
   *[other] 。
}
step-second-action-other = { $seat }正在選擇第二個行動。
step-laying = 抽到的板塊要放在哪裡？
step-laying-other = { $seat }正在決定抽到的板塊要放哪裡。
step-moving = 這片板塊要移到哪裡？
step-moving-other = { $seat }正在決定板塊要移到哪裡。
step-herding = 你的援救者要移到哪片板塊？
step-herding-other = { $seat }正在移動援救者。
step-counting = 有好幾片相鄰板塊同色：選擇計分的那一片。
step-counting-other = { $seat }正在選擇計分的相鄰板塊。
step-calling-inspector = 沒有未使用的督導了：選擇哪一位移到救援板塊。
step-calling-inspector-other = { $seat }正在選擇移到救援板塊的督導。
step-reinforcing = 你湊不出完整的回合：先從供應區放1位援救者到板塊上，再做1個援救者行動。
step-reinforcing-other = { $seat }湊不出完整的回合，先放1位援救者。
step-relocating = 你湊不出完整的回合，供應區也沒有援救者：選擇要換到另一片板塊的援救者。
step-relocating-other = { $seat }湊不出完整的回合，先移動1位援救者。
step-relocating-to = 選擇援救者要移到哪片板塊，然後做1個援救者行動。
step-relocating-to-other = { $seat }正在選擇援救者要移到哪片板塊。
step-extra-action = 埃及喵后得分前，你的分數最低：可以做1個額外行動。
step-extra-action-other = { $seat }可以做1個額外行動。
step-swapping = 芭絲特：選擇要和你交換位置的援救者。
step-swapping-other = { $seat }正在選擇要交換的援救者。
step-staying = 姆特：你的援救者要留在板塊上嗎？
step-staying-other = { $seat }正在決定姆特上的援救者要不要留下。
step-taking-inspector = 公主：選擇要從哪片板塊拿督導。
step-taking-inspector-other = { $seat }正在從板塊上拿督導。
step-putting-inspector = 公主：選擇督導要放到哪片板塊。
step-putting-inspector-other = { $seat }正在選擇督導要放到哪片板塊。

verb-start = 由{ $seat }開始
verb-draw = 抽到{ $colour }
verb-lay = 位置{ $place }
verb-scout = 偵查：抽1片板塊並放置
    .kind = 偵查新板塊
verb-search = 搜尋：移動{ $tile }
    .kind = 移動板塊
verb-swap = 芭絲特：交換你在{ $tile }的援救者
    .kind = 交換援救者
verb-dispatch = 調度到{ $tile }
    .kind = 調度援救者
verb-team-up = 組隊到{ $tile }
    .kind = 組隊
verb-rescue = 在{ $tile }救援
    .kind = 救援
verb-herd = 遷移你在{ $tile }的援救者
    .kind = 遷移援救者
verb-decline = 放棄額外行動
    .kind = 放棄額外行動
verb-swap-with = { $seat }在{ $tile }的援救者
verb-herd-to = 移到{ $tile }
verb-count = { $tile }計分
verb-call-inspector = { $tile }上的督導
verb-take-inspector = 從{ $tile }拿
verb-put-inspector = 放到{ $tile }
verb-come-back = 回到供應區
verb-stay = 留在原地
verb-reinforce = 放1位援救者到{ $tile }
verb-relocate = 你在{ $tile }的援救者
verb-relocate-to = 換到{ $tile }

event-started = { $seat_me ->
    [yes] 你是起始玩家。
   *[no] { $seat }是起始玩家。
}
event-round-began = 第{ $number }輪開始。
event-drew = { $seat_me ->
    [yes] 你抽到{ $tile }。
   *[no] { $seat }抽到{ $tile }。
}
event-laid = { $seat_me ->
    [yes] 你把{ $tile }放在{ $place }。
   *[no] { $seat }把{ $tile }放在{ $place }。
}
event-opened = { $seat_me ->
    [yes] 你的第一位援救者站上{ $tile }。
   *[no] { $seat }的第一位援救者站上{ $tile }。
}
event-moved = { $seat_me ->
    [yes] 你把{ $tile }移到{ $place }。
   *[no] { $seat }把{ $tile }移到{ $place }。
}
event-dispatched = { $seat_me ->
    [yes] 你調度1位援救者到{ $tile }。
   *[no] { $seat }調度1位援救者到{ $tile }。
}
event-teamed-up = { $seat_me ->
    [yes] 你組隊，援救者站上{ $tile }。
   *[no] { $seat }組隊，援救者站上{ $tile }。
}
event-rescued = { $seat_me ->
    [yes] 你在{ $tile }救援，得到{ $points }分。
   *[no] { $seat }在{ $tile }救援，得到{ $points }分。
}
event-counted = { $seat_me ->
    [yes] 你選擇{ $tile }計分。
   *[no] { $seat }選擇{ $tile }計分。
}
event-inspected = 1位督導來到{ $tile }。
event-inspector-moved = 督導從{ $from }移到{ $tile }。
event-came-back = { $seat_me ->
    [yes] 你在{ $tile }的援救者回到供應區。
   *[no] { $seat }在{ $tile }的援救者回到供應區。
}
    .brief = { $seat_me ->
        [yes] 你的援救者回到供應區
       *[no] 援救者回到供應區
    }
event-reinforced = { $seat_me ->
    [yes] 你湊不出完整的回合，放1位援救者到{ $tile }。
   *[no] { $seat }湊不出完整的回合，放1位援救者到{ $tile }。
}
event-relocated = { $seat_me ->
    [yes] 你湊不出完整的回合，把援救者從{ $from }換到{ $tile }。
   *[no] { $seat }湊不出完整的回合，把援救者從{ $from }換到{ $tile }。
}
event-must-scout = { $seat_me ->
    [yes] 沒有板塊容得下你的援救者：你必須偵查，然後回合結束。
   *[no] 沒有板塊容得下{ $seat }的援救者：{ $seat }必須偵查，然後回合結束。
}
event-herded = { $seat_me ->
    [yes] 你把援救者從{ $from }遷移到{ $tile }。
   *[no] { $seat }把援救者從{ $from }遷移到{ $tile }。
}
event-extra-earned = { $seat_me ->
    [yes] 你原本分數最低，可以做1個額外行動。
   *[no] { $seat }原本分數最低，可以做1個額外行動。
}
event-extra-lapsed = { $seat_me ->
    [yes] 沒有行動可做，你的額外行動作廢。
   *[no] 沒有行動可做，{ $seat }的額外行動作廢。
}
event-declined = { $seat_me ->
    [yes] 你放棄額外行動。
   *[no] { $seat }放棄額外行動。
}
event-swapped = { $seat_me ->
    [yes] 芭絲特：你的援救者從{ $from }換到{ $tile }。
   *[no] 芭絲特：{ $seat }的援救者從{ $from }換到{ $tile }。
}
event-stayed = { $seat_me ->
    [yes] 你的援救者留在{ $tile }。
   *[no] { $seat }的援救者留在{ $tile }。
}
event-ended = 遊戲結束。

terminal-cat-cleocatra = 后
terminal-cat-mafdet = 瑪
terminal-cat-bastet = 芭
terminal-cat-mut = 姆
terminal-cat-princess = 公
terminal-round = 第{ $round }輪 · { $goal }分結束遊戲 · 未使用的督導：{ $inspectors }
terminal-opening = 放置第一批板塊 · { $goal }分結束遊戲
terminal-stack = 板塊堆{ $count }片：
terminal-drawn = 抽到：{ $tile }
terminal-rescue = 在{ $tile }救援：{ $points } = { $sum }

view-rescuers = 援救者
view-inspector = 督導
view-inspectors_unused = 未使用的督導
view-rescues = 可行的救援
view-cat = 貓
view-advanced = 進階

points-rescues = 救出的貓
points-colours = 相鄰的其他顏色
points-helpers = 助手
points-cleocatra = 埃及喵后
verdict-most = { $points }分，領先{ $lead }分。
verdict-shared = 平手：共享勝利。

reason-points = 這一步得{ $number }分。
reason-blocks = 督導來到這裡，對手的援救者就不能在此得分。
reason-promise = 之後你的下一次救援最多可得{ $number }分。
reason-spoils = 讓對手的下一次救援得分變少。
reason-more = 金字塔上多1位援救者，之後可以當助手，也可以救援。
reason-scouts = 新板塊可能讓你的援救者旁邊多一種顏色。
reason-keeps = 其他選擇會讓你的下一次救援得分變少。
reason-spares = 其他選擇會讓對手的下一次救援得分更多。
reason-beside = 這片板塊和你的援救者相鄰，救援時可以計算。
reason-apart = 這片板塊不和任何對手的援救者相鄰。
reason-frees = 督導離開後，你在那片板塊上的援救者又可以救援。
reason-harmless = 督導離開的板塊上沒有對手的援救者。

# 配件檔裡湊不起來的地方

misfit-tiles = 總共有{ $count }片板塊，最多{ $most }片
misfit-few = { $seats }人遊戲時有{ $count }片板塊，必須多於{ $crowded }片

# 報告裡的行動

action-lay = 選板塊的空位
action-search = 搜尋：移動板塊
action-swap = 芭絲特：交換自己的援救者
action-dispatch = 調度
action-team-up = 組隊
action-rescue = 救援
action-herd = 遷移
action-swap-with = 芭絲特：與對手的援救者
action-herd-to = 遷移：援救者的去處
action-count = 救援：由哪片相鄰板塊計分
action-call-inspector = 救援：由哪位督導前來
action-take-inspector = 公主：拿起督導
action-put-inspector = 公主：督導的去處
action-come-back = 援救者回到供應區
action-stay = 援救者留在原地
action-reinforce = 無法完整回合：放1位援救者
action-relocate = 無法完整回合：移動援救者
action-relocate-to = 無法完整回合：援救者的去處
