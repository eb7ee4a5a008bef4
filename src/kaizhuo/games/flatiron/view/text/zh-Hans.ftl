# 熨斗大厦

name = 熨斗大厦
tagline = 四条街道围着一栋三角楼：建起熨斗大厦，也把自己的公司经营得更好。
minutes = 45
scores = 得分
components-note = 效果、数量和固定数值来自规则书；哪张牌、哪块版图和楼层板块上印什么，由我们重建。

option-first_game = 首次游戏
    .help = 只用玩家版图的紫色面。
option-hard = 丹尼尔：困难
    .help = 单人挑战丹尼尔·伯纳姆时，他拿到的牌上的声望也算分。双人对战时不起作用。

## 地点、颜色、上下

location-BW = 百老汇
location-S23 = 23街
location-A5 = 第五大道
location-S22 = 22街
location-CITY_HALL = 市政厅
colour-orange = 橙色
colour-blue = 蓝色
colour-white = 白色
colour-black = 黑色
half-top = 顶部
half-bottom = 底部

## 行动

deed-trade = 买或卖1根{ $colour }立柱
deed-build = 付{ $cost }美元：建造{ $n ->
    [1] 1根立柱
   *[other] 最多{ $n }根立柱
}{ $vp ->
    [0] {""}
   *[other] ，另得{ $vp }分
}
deed-build-dup = 付{ $cost }美元：建造1根立柱，可与楼层上已有的颜色相同
deed-floor = 付{ $cost }美元：建造下一楼层，得{ $n }分
deed-gain = 得{ $n }美元
deed-cash-floors = 每层已建楼层得1美元
deed-cash-newsboy = 每到达一个报童位置得1美元
deed-vp-floors = 每2层已建楼层得1分
deed-swap = 把仓库的1根立柱换成另一种颜色
deed-buy-any = 付{ $cost }美元：买1根任意颜色的立柱
deed-copy-own = 付{ $cost }美元：执行你版图或街道牌上任一可见行动
deed-copy-market = 付{ $cost }美元：执行4张正面朝上的街道牌上任一行动
deed-city-hall = 付{ $cost }美元：使用市政厅的一个选项
deed-news = 执行生效报纸的行动
deed-vp-color = 施工楼层有{ $colour }立柱时，得{ $n }分
deed-gain-vp = 得{ $cost }美元和{ $vp }分
deed-buy-card = { $off ->
    [0] 买任一街道牌库的顶牌
   *[other] 少付{ $off }美元，买任一街道牌库的顶牌
}
deed-buy-decree = { $off ->
    [0] 买1张法令牌
   *[other] 少付{ $off }美元，买1张法令牌
}

## 法令牌

scoring-cards = 版图上每有{ $n }张街道牌得1分
scoring-cash = 每有{ $n }美元得1分（最多12分）
scoring-rep = 每有{ $n }个正声望图标得1分
scoring-warehouse = 每个有立柱的仓库，得该仓库的分数
scoring-decrees = 版图上每有1张法令牌得{ $n }分
scoring-pillars = 大厦中每有1根{ $colour }立柱得2分
scoring-pair = 每有一层同时有{ $colour }和{ $other }得3分
scoring-flat = 得{ $n }分

## 楼层

effect-visit = 移到{ $street }时得{ $cost }美元
effect-hall = 在市政厅可拿{ $cost }美元
effect-share = 两位建筑师可以在同一地点
effect-card-vp = 每买1张街道牌得{ $n }分
effect-sell = 卖立柱多得{ $cost }美元
effect-decree = 法令牌便宜{ $cost }美元
effect-pillar = 买立柱便宜{ $cost }美元
effect-anycolor = 这层楼可放相同颜色的立柱
effect-color = 每建造1根{ $colour }立柱得{ $n }分
bonus-vp = { $n }分
bonus-cash = { $cost }美元
bonus-paper = 1个不公开的报纸标记
bonus-rep = 1个声望标记
bonus-card = 可以买1张街道牌
bonus-news = 可以执行生效报纸的行动
bonus-color = 如果是{ $colour }，得{ $n }分

## 卡牌与板块

card = { $street }的街道牌：{ $top }／{ $bottom }
decree = { $top }／{ $bottom }
slot = { $street }{ $half }
side-purple = { $board }号版图紫色面
side-reverse = { $board }号版图反面
tile = { $effect }
tile-roof = 屋顶
spot = 位置{ $number }（{ $bonus }）
paper = “{ $deed }”
burnham-pillar = { $main }：{ $colour }立柱
burnham-floor = { $main }：楼层
burnham-popularity = { $main }：人气

cause-warehouse = 仓库
cause-effect = 楼层效果
cause-space = 楼层奖励
cause-extra = 建造行动
cause-floor = 楼层
cause-action = 行动
cause-paper = 报纸
cause-card = 楼层效果
cause-share = 同一地点
cause-popularity = 人气
cause-reputation = 声望
cause-decrees = 法令牌
cause-costs = 卡牌费用
cause-hard = 卡牌声望

## 提问

step-drawing-tile = 正在翻开楼层板块。
step-drawing-paper = 正在抽报纸标记。
step-revealing-card = 正在翻开街道牌。
step-laying-out = 正在展示法令牌。
step-dealing = 正在发玩家版图。
step-drafting = 两块版图留一块，并选好用哪一面。
step-drafting-other = { $seat }正在选版图。
step-starting = 正在决定起始玩家。
step-burnham-board = 丹尼尔拿到一块版图。
step-burnham-side = 为丹尼尔的版图选一面。只有仓库的分数有用。
step-burnham-side-other = { $seat }正在为丹尼尔的版图选一面。
step-moving = 移动你的建筑师，也可以先用报纸。
step-moving-other = { $seat }正要移动。
step-choosing = 在这里买牌、激活这个地点，或者拿钱。
step-choosing-other = { $seat }正在思考做什么。
step-acting = 执行这个行动，或者跳过。
step-acting-other = { $seat }正在执行卡牌栏。
step-ending = 使用报纸，或者结束回合。
step-ending-other = { $seat }还可以用报纸。
step-tucking = 把牌放在卡牌栏的顶部或底部。
step-tucking-other = { $seat }正在放牌。
step-choosing-card = 买哪张街道牌？
step-choosing-card-other = { $seat }正在选街道牌。
step-choosing-decree = 买哪张法令牌？
step-choosing-decree-other = { $seat }正在选法令牌。
step-choosing-column = 放进哪个卡牌栏？
step-choosing-column-other = { $seat }正在选卡牌栏。
step-enacting = 露出法令牌的哪一半？
step-enacting-other = { $seat }正在放法令牌。
step-buying-pillar = 买哪种立柱？
step-buying-pillar-other = { $seat }正在买立柱。
step-giving-back = 还回哪根立柱？
step-giving-back-other = { $seat }正在换立柱。
step-exchanging = 换成哪种颜色？
step-exchanging-other = { $seat }正在换立柱。
step-building = 建造哪根立柱？
step-building-other = { $seat }正在建造立柱。
step-placing = 放在哪个位置？
step-placing-other = { $seat }正在选位置。
step-copying-own = 复制你的哪个行动？
step-copying-own-other = { $seat }正在选要复制的行动。
step-copying-market = 复制街道牌上的哪个行动？
step-copying-market-other = { $seat }正在选要复制的行动。
step-at-city-hall = 用市政厅的哪个选项？
step-at-city-hall-other = { $seat }正在使用市政厅。
step-offering = 执行还是放弃？
step-offering-other = { $seat }可以执行一个行动。
step-keeping = 留下哪个报纸标记？{ $seats ->
    [1] 另一个成为生效报纸。
   *[other] 另一个给对手。
}
step-keeping-other = { $seat }正在两个报纸标记中做选择。
step-burnham-revealing = 丹尼尔翻开一张行动牌。
step-burnham-drawing = 丹尼尔随机拿一张法令牌。

## 选项

verb-draw-tile = 板块：{ $tile }
verb-draw-paper = 报纸：{ $paper }
verb-reveal-card = { $card }
verb-lay-out = { $decree }
verb-deal = { $board }号版图
verb-start = 由{ $seat }开始
verb-burnham-board = { $board }号版图
verb-burnham-reveal = { $burnham }
verb-burnham-decree = { $decree }
verb-choose-side = 留下{ $side }
    .short = { $side }
verb-burnham-side = { $side }
verb-move = 移到{ $location }
verb-buy = 付{ $card_cost }美元买{ $card }
    .kind = 买街道牌
    .short = 买{ $card_street }的牌
verb-buy-decree = 买法令牌：{ $decree }
    .kind = 买法令牌
verb-activate = 激活{ $location }
    .kind = 激活地点
verb-take = 拿{ $amount }美元
    .kind = 拿钱
verb-do = 执行：{ $deed }
    .kind = 执行行动
verb-skip = 跳过
    .kind = 跳过
verb-end-turn = 结束回合
    .kind = 结束回合
verb-play = 使用报纸{ $paper }
    .kind = 使用报纸
verb-tuck = { $half_number ->
    [0] 放顶部：{ $card_top }（声望{ $card_top_rep }）
   *[other] 放底部：{ $card_bottom }（声望{ $card_bottom_rep }）
}
    .short = { $half_number ->
        [0] 放顶部
       *[other] 放底部
    }
verb-column = { $street }
verb-enact = { $half_number ->
    [0] 放顶部：{ $decree_top }（声望{ $decree_top_rep }）
   *[other] 放底部：{ $decree_bottom }（声望{ $decree_bottom_rep }）
}
    .short = { $half_number ->
        [0] 放顶部
       *[other] 放底部
    }
verb-buy-pillar = 买{ $colour }立柱
verb-give-back = 还回{ $colour }立柱
verb-exchange-for = 换成{ $colour }立柱
verb-build = 建造{ $colour }立柱
    .kind = 建造立柱
verb-stop = 不再建造
    .kind = 不再建造
verb-place = { $spot }
verb-copy = 复制：{ $deed }
verb-keep = 留下{ $paper }
verb-agree-end = 本回合后结束游戏

## 记录

event-floor-laid = 起始楼层：{ $tile }。
event-tile-turned = 下一楼层：{ $tile }。
    .brief = {""}
event-paper-turned = 生效报纸：{ $paper }。
event-card-revealed = { $street }牌库的顶牌：{ $card }。
    .brief = {""}
event-decree-laid = 展示法令牌：{ $decree }。
event-board-dealt = { $seat_me ->
    [yes] 你拿到{ $board }号版图。
   *[no] { $seat }拿到{ $board }号版图。
}
event-board-chosen = { $seat_me ->
    [yes] 你选用{ $side }。
   *[no] { $seat }选用{ $side }。
}
event-started = { $seat_me ->
    [yes] 你是起始玩家。
   *[no] { $seat }是起始玩家。
}
event-turn-began = { $seat_me ->
    [yes] 第{ $number }回合：轮到你了。
   *[no] 第{ $number }回合：轮到{ $seat }。
}
    .brief = {""}
event-moved = { $seat_me ->
    [yes] 你移到{ $location }。
   *[no] { $seat }移到{ $location }。
}
event-activated = { $seat_me ->
    [yes] 你激活{ $location }。
   *[no] { $seat }激活{ $location }。
}
event-took-money = { $seat_me ->
    [yes] 你拿了{ $number }美元。
   *[no] { $seat }拿了{ $number }美元。
}
event-bought-card = { $seat_me ->
    [yes] 你买下{ $card_street }的街道牌，放在{ $half_number ->
        [0] 顶部（{ $card_top }）。
       *[other] 底部（{ $card_bottom }）。
    }
   *[no] { $seat }买下{ $card_street }的街道牌，放在{ $half_number ->
        [0] 顶部（{ $card_top }）。
       *[other] 底部（{ $card_bottom }）。
    }
}
event-bought-decree = { $seat_me ->
    [yes] 你买下法令牌，放在{ $slot_street }栏{ $slot_number ->
        [0] 顶部（{ $decree_top }）。
       *[other] 底部（{ $decree_bottom }）。
    }
   *[no] { $seat }买下法令牌，放在{ $slot_street }栏{ $slot_number ->
        [0] 顶部（{ $decree_top }）。
       *[other] 底部（{ $decree_bottom }）。
    }
}
event-did = { $seat_me ->
    [yes] 你执行：{ $deed }。
   *[no] { $seat }执行：{ $deed }。
}
    .brief = {""}
event-skipped = { $seat_me ->
    [yes] 你跳过：{ $deed }。
   *[no] { $seat }跳过：{ $deed }。
}
    .brief = {""}
event-bought-pillar = { $seat_me ->
    [yes] 你花{ $number }美元买了{ $colour }立柱。
   *[no] { $seat }花{ $number }美元买了{ $colour }立柱。
}
event-sold-pillar = { $seat_me ->
    [yes] 你卖掉{ $colour }立柱，得{ $number }美元。
   *[no] { $seat }卖掉{ $colour }立柱，得{ $number }美元。
}
event-swapped = { $seat_me ->
    [yes] 你把{ $colour }立柱换成了{ $other }立柱。
   *[no] { $seat }把{ $colour }立柱换成了{ $other }立柱。
}
event-built-pillar = { $seat_me ->
    [yes] 你把{ $colour }立柱建在{ $spot }。
   *[no] { $seat }把{ $colour }立柱建在{ $spot }。
}
event-built-floor = { $seat_me ->
    [yes] 你建造下一楼层：{ $tile }。
   *[no] { $seat }建造下一楼层：{ $tile }。
}
event-built-roof = { $seat_me ->
    [yes] 你建成了屋顶。
   *[no] { $seat }建成了屋顶。
}
event-paid = { $seat_me ->
    [yes] 你付了{ $number }美元。
   *[no] { $seat }付了{ $number }美元。
}
    .brief = －{ $number }美元
event-earned = { $seat_me ->
    [yes] 你得到{ $number }美元。
   *[no] { $seat }得到{ $number }美元。
}
    .brief = ＋{ $number }美元
event-scored = { $seat_me ->
    [yes] 你得{ $number }分（{ $cause }）。
   *[no] { $seat }得{ $number }分（{ $cause }）。
}
    .brief = ＋{ $number }分（{ $cause }）
event-copied = { $seat_me ->
    [yes] 你复制：{ $deed }。
   *[no] { $seat }复制：{ $deed }。
}
event-got-reputation = { $seat_me ->
    [yes] 你拿了1个声望标记。
   *[no] { $seat }拿了1个声望标记。
}
    .brief = ＋1个声望标记
event-drew-paper = 上面写着{ $paper }。
    .brief = { $paper }
event-paper-drawn = { $seat_me ->
    [yes] 你抽了1个报纸标记。
   *[no] { $seat }抽了1个报纸标记。
}
    .brief = ＋1个报纸标记
event-played = { $seat_me ->
    [yes] 你使用报纸{ $paper }。
   *[no] { $seat }使用报纸{ $paper }。
}
event-newsboy-met = { $seat_me ->
    [yes] 你在{ $number }分处遇到报童。
   *[no] { $seat }在{ $number }分处遇到报童。
}
event-kept-paper = 你留下了{ $paper }。
    .open = { $seat }留下了{ $paper }。
event-gave-paper = 送出的报纸是{ $paper }。
event-paper-given = { $seat_me ->
    [yes] 你把1个报纸标记给了对手。
   *[no] { $seat }把1个报纸标记给了对手。
}
event-burnham-dealt = 丹尼尔拿到{ $board }号版图。
event-burnham-boarded = 丹尼尔选用{ $side }。
event-burnham-revealed = 丹尼尔翻开{ $burnham }。
event-burnham-moved = 丹尼尔移到{ $location }。
event-burnham-scored = 丹尼尔得{ $number }分（{ $cause }）。
    .brief = ＋{ $number }分（{ $cause }）
event-burnham-built = 丹尼尔把{ $colour }立柱建在{ $spot }。
event-burnham-floored = 丹尼尔建造下一楼层：{ $tile }。
event-burnham-roofed = 丹尼尔建成了屋顶。
event-burnham-took-decree = 丹尼尔拿走法令牌：{ $decree }。
event-burnham-took-card = 丹尼尔拿走{ $card }。
event-burnham-shuffled = 丹尼尔的行动牌重新洗匀。
    .brief = {""}
event-burnham-newsboy = 丹尼尔在{ $number }分处遇到报童。
event-street-gained = { $seat_me ->
    [yes] 你在{ $street }的声望得{ $number }分。
   *[no] { $seat }在{ $street }的声望得{ $number }分。
}
event-street-lost = { $seat_me ->
    [yes] 你在{ $street }的声望扣{ $number }分。
   *[no] { $seat }在{ $street }的声望扣{ $number }分。
}
event-decree-scored = { $seat_me ->
    [yes] 你的法令牌得{ $number }分：{ $decree }。
   *[no] { $seat }的法令牌得{ $number }分：{ $decree }。
}
event-cut-short = 双方各进行了{ $number }个回合，屋顶仍未建成：游戏结束。
event-agreed = 双方同意：这是最后一个回合。
event-ended = 游戏结束。

## 理由

reason-points = 这个回合得{ $number }分。
reason-money = 多得{ $number }美元。
reason-streets = 街道声望多值{ $number }分。
reason-decrees = 法令牌预计多得约{ $number }分。
reason-engine = 以后每次激活该卡牌栏，收获都更多。
reason-denies = 使对手无法建造下一楼层。
reason-affords = 这样就付得起费用{ $number }美元的卡牌。
reason-floor = 这样就付得起建造下一楼层的费用。
reason-pillars = 仓库里多{ $number }根立柱，随时可以建造。
reason-papers = 得到1个报纸标记，之后可以打出。
reason-saves = 这样做的代价比得到的还多。
reason-later = 手里的报纸标记留到以后更有价值。
reason-paper = 这是可选的报纸标记中最有用的一个。
reason-nothing = 目前那里没有更值得做的事。
reason-colour = 这个颜色的立柱对你最有价值。
reason-gives = 这个颜色的立柱对你最没有价值。
reason-better = 换来的立柱对你比换出的更有价值。
reason-keeps = 不然会少{ $number }美元。
reason-stores = 不然仓库里会少{ $number }根立柱。
reason-actions = 这一面的行动比其他面更有价值。
reason-warehouse = 最贵的仓库，每建造一根立柱得{ $number }分。
reason-prices = 四种颜色的立柱各买一根，总共只要{ $number }美元。
reason-weak = 这一面的仓库，分数加起来只有{ $number }分。
reason-built = 施工楼层已经有这个颜色的立柱。
reason-lacking = 施工楼层还没有这个颜色的立柱。
reason-replaces = 目前的生效报纸，对手更用得上。
reason-withholds = 比起另一个，对手更用得上这一个。

## 终端

terminal-turn = 第{ $turn }回合
terminal-newsboy = 报童在{ $at }分
terminal-no-newsboy = 报童已离场
terminal-left = 剩{ $papers }个报纸标记、{ $tokens }个声望标记
terminal-next = 下一层（还有{ $left }层）：
terminal-vp = 分
terminal-burnham = 丹尼尔
terminal-burnham-facts = 丹尼尔：人气{ $popularity }，拿走的牌费用共{ $costs }
terminal-revealed = 已翻开：{ $cards }
terminal-hidden = 尚未翻开（顺序未知）：{ $cards }
terminal-between = 、
terminal-pillar-orange = 橙
terminal-pillar-blue = 蓝
terminal-pillar-white = 白
terminal-pillar-black = 黑
terminal-deed-trade = 买卖{ $colour }
terminal-deed-build = ${ $cost }建{ $n }柱{ $vp ->
    [0] {""}
   *[other] {" "}+{ $vp }分
}
terminal-deed-build-dup = ${ $cost }建同色柱
terminal-deed-floor = ${ $cost }楼层+{ $n }分
terminal-deed-gain = +${ $n }
terminal-deed-cash-floors = 每层$1
terminal-deed-cash-newsboy = 每报童$1
terminal-deed-vp-floors = 每2层1分
terminal-deed-swap = 换立柱
terminal-deed-buy-any = ${ $cost }买任意柱
terminal-deed-copy-own = ${ $cost }复制自己
terminal-deed-copy-market = ${ $cost }复制牌库
terminal-deed-city-hall = ${ $cost }市政厅
terminal-deed-news = 生效报纸
terminal-deed-vp-color = 有{ $colour }{ $n }分
terminal-deed-gain-vp = +${ $cost } +{ $vp }分
terminal-deed-buy-card = 街道牌−${ $off }
terminal-deed-buy-decree = 法令牌−${ $off }
terminal-scoring-cards = 每{ $n }张牌1分
terminal-scoring-cash = 每${ $n }得1分
terminal-scoring-rep = 每{ $n }正☆1分
terminal-scoring-warehouse = 仓库分数
terminal-scoring-decrees = 每法令牌{ $n }分
terminal-scoring-pillars = 每{ $colour }柱2分
terminal-scoring-pair = 同层{ $colour }{ $other }3分
terminal-scoring-flat = { $n }分

view-vp = 得分
view-reputation = 声望
view-floors = 楼层
view-street = 街道
view-pillar = 立柱
view-roof = 屋顶

rival = 丹尼尔·伯纳姆
points-warehouse = 仓库的立柱
points-space = 楼层奖励
points-effect = 楼层效果：颜色
points-extra = 建造行动的额外分数
points-floor = 建造楼层
points-action = 行动
points-paper = 报纸
points-card = 楼层效果：买牌
points-share = 与对手在同一地点
points-popularity = 人气
points-reputation = 街道声望
points-decrees = 法令牌
points-costs = 他的牌的费用
points-hard = 他的牌的声望
verdict-most = { $points }分，领先{ $lead }分。
verdict-roof = 同分：建造屋顶的一方获胜。
verdict-shared = 同分且没有屋顶：平局。

# 配件文件里对不上的地方

misfit-stack = 牌库 { $found } 有{ $count }张牌，只能有1到10张
misfit-start = 没有任何板块标为起始楼层：start = true
misfit-actions = 有{ $count }种不同的行动，最多{ $most }种
misfit-mains = 至少要有2张行动牌的主要地点和别的行动牌相同

# 报告里的行动

action-choose-side = 选玩家版图的一面
action-burnham-side = 选丹尼尔的版图面
action-move = 移动到地点
action-buy = 买街道牌
action-buy-decree = 买法令牌
action-activate = 激活卡牌栏
action-take = 拿美元
action-do = 执行行动
action-play = 使用报纸标记
action-tuck = 插入街道牌：顶部或底部
action-column = 选卡牌栏
action-enact = 插入法令牌：顶部或底部
action-buy-pillar = 买立柱
action-give-back = 换立柱：交出
action-exchange-for = 换立柱：换得
action-build = 建造立柱
action-place = 选立柱的位置
action-copy = 复制行动
action-keep = 留下报纸标记
