comma = 、
stop = 。
BW = 百老汇
S23 = 23街
A5 = 第五大道
S22 = 22街
CITY_HALL = 市政厅
colour-orange = 橙色
colour-blue = 蓝色
colour-white = 白色
colour-black = 黑色
burnham = 丹尼尔·伯纳姆

deed-TRADE = 买卖{ $colour }立柱
deed-BUILD = { $vp ->
    [0] 付${ $cost }建{ $n }根立柱
   *[other] 付${ $cost }建{ $n }根，另得{ $vp }分
}
deed-BUILD_DUP = 付${ $cost }建1根，可同色
deed-FLOOR = 付${ $cost }建楼层，得{ $n }分
deed-GAIN = 得${ $n }
deed-CASH_FLOORS = 每层楼得$1
deed-CASH_NEWSBOY = 每个报童位置得$1
deed-VP_FLOORS = 每2层楼得1分
deed-SWAP = 换一根立柱
deed-BUY_ANY = ${ $cost }买任意立柱
deed-COPY_OWN = 付${ $cost }复制自己的1个行动
deed-COPY_MARKET = 付${ $cost }复制1张街道牌的行动
deed-CITY_HALL = 付${ $cost }使用市政厅
deed-NEWS = 执行生效报纸的行动
deed-VP_COLOR = 楼层有{ $colour }得{ $n }分
deed-GAIN_VP = 得${ $cost }和{ $vp }分
deed-BUY_CARD = 买街道牌，便宜${ $off }
deed-BUY_DECREE = 买法令牌，便宜${ $off }

scoring-CARDS = 每{ $n }张街道牌得1分
scoring-CASH = 每${ $n }得1分，最多12
scoring-REP = 每{ $n }个正声望得1分
scoring-WAREHOUSE = 有立柱的仓库分数
scoring-DECREES = 每张法令牌得{ $n }分
scoring-PILLARS = 每根{ $colour }立柱得2分
scoring-PAIR = 每层{ $colour }＋{ $other }得3分
scoring-FLAT = 得{ $n }分

effect-VISIT = 移到{ $street }得${ $cost }
effect-HALL = 在市政厅可拿${ $cost }
effect-SHARE = 两位建筑师可在同一地点
effect-CARD_VP = 每买1张街道牌得{ $n }分
effect-SELL = 卖立柱多得${ $cost }
effect-DECREE = 法令牌便宜${ $cost }
effect-PILLAR = 买立柱便宜${ $cost }
effect-ANYCOLOR = 这层可放同色立柱
effect-COLOR = 每建1根{ $colour }立柱得{ $n }分

bonus-VP = { $n }分
bonus-CASH = ${ $cost }
bonus-PAPER = 1个报纸标记
bonus-REP = 1个声望标记
bonus-CARD = 可买1张街道牌
bonus-NEWS = 可执行生效报纸的行动
bonus-COLOR = 若是{ $colour }得{ $n }分

with-reputation = （声望{ $reputation }）
half-top = 上方：{ $text }
half-bottom = 下方：{ $text }
card = { $street }的街道牌，费用${ $cost }
decree = 法令牌
price = { $colour }：买${ $buy }、卖${ $sell }、{ $points }分

building = 大厦：已建{ $built }层，还有{ $left }层
storey = 第{ $number }层：{ $pillars }
space = 位置{ $number }：{ $bonus }
space-filled = 位置{ $number }：{ $colour }立柱
spaces = 位置：{ $bonuses }
now-building = 施工中
next-floor = 下一楼层 · 还有{ $left }层
roof = 屋顶：建成后游戏结束
roof-on = 屋顶完工。
supply = 供应区立柱：{ $pillars }
so-many = { $thing }{ $count }根

place-with = { $place }，{ $names }在这里
stack = { $street }：牌库{ $size }张
stack-size = 剩{ $size }张
under = 下面：{ $streets }
sold-out = 已售完
masthead = 纽约日报
active-paper = 生效报纸：{ $text }
my-paper = 报纸：{ $text }
known-paper = 你给的报纸：{ $text }
hidden-papers = { $count }个不公开的报纸标记
papers-left = 剩余报纸标记：{ $count }
reputation-left = 剩余声望标记：{ $count }
decrees = 法令牌，每张${ $price }

your-board = 你的公司
board-of = { $name }的公司
money = ${ $money }
points = { $points }分
tokens = 声望标记：{ $count }个
points-of = { $name }：{ $points }分
newsboy-at = 报童在{ $points }分
newsboy-gone = 报童已离场
column = 你的{ $street }栏
standing = { $street }：声望{ $reputation }，终局{ $points }分
decree-worth = 法令：{ $text }。目前值{ $points }分
slot-upper = 放在顶部：{ $text }
slot-lower = 放在底部：{ $text }
in-words = 文字说明
warehouses = 仓库
warehouse-full = 仓库里有{ $colour }立柱：可卖${ $sell }，建造得{ $points }分
warehouse-empty = { $colour }仓库是空的：买${ $buy }、卖${ $sell }、{ $points }分
activating = { $street }：从上到下
stage-done = 已执行：{ $text }
stage-skipped = 已跳过：{ $text }
stage-next = 现在：{ $text }
stage-waiting = 接着：{ $text }

draft = 你的两块版图，各有两面
draft-burnham = 丹尼尔的版图：只看仓库分数
side-purple = { $board }号版图 · 紫色面
side-reverse = { $board }号版图 · 反面
drawn = 报童的报纸

popularity = 人气{ $count }
revealed = 已翻开
none-revealed = 重洗后还没翻牌
unrevealed = 还没翻开：{ $count }张
his-card = 去{ $main }，已经在那里就去{ $secondary }
his-PILLAR = { $colour }立柱，位置顺序{ $order }
his-FLOOR = 建楼层，否则拿法令牌
his-POPULARITY = 按人气得分
his-warehouses = 他的仓库
his-warehouse = { $colour }：{ $points }分，再加1分
taken = 他拿了{ $cards }张街道牌、{ $decrees }张法令牌：终局得{ $costs }分。
nothing-taken = 他还没拿到牌。

tabs = 游戏桌的各部分
streets = 街道
hall-tab = 法令
building-tab = 大楼
draft-tab = 版图
whole-board = 展开公司版图
outlook-points = { $points }分
outlook-later = 终局{ $points }分
