others = 其他玩家
mine = 你的版图
table = 转盘
comma = ，
and = 、
dot = {" · "}
none = 没有
so-many = { $count }枚{ $dish }
char-hg = 虾
char-lm = 糯
char-sm = 烧
char-fz = 凤
char-cb = 叉
seal-rat = 鼠
seal-ox = 牛
seal-tiger = 虎
seal-rabbit = 兔
seal-dragon = 龙
seal-snake = 蛇
seal-horse = 马
seal-goat = 羊
seal-monkey = 猴
seal-rooster = 鸡
seal-dog = 狗
seal-pig = 猪
place = { $place }号位置：{ $count ->
    [0] 空的
   *[other] { $count }个蒸笼
}
on-top = 顶层蒸笼里有{ $dishes }
below = 已知下面有{ $dishes }
in-zone = { $count ->
    [1] 在{ $names }的盛宴区
   *[other] { $names }共用
}
would-score = 可得{ $points }点饱足感，付得起
would-score-unpaid = 可得{ $points }点饱足感，还付不起
plate = 盘中：{ $dishes }
menu = { $zodiac }的版图
row = { $dish }：{ $spaces }格中已有{ $taken }枚
row-next = 下一格{ $points }点
row-beside = 版图旁还有{ $count }枚
row-free = 空的第{ $row }横排，各格{ $spaces }点
column = 第{ $column }竖列{ $cards ->
    [0] {""}
   *[other] ：抽{ $cards }张运气牌
}{ $filled ->
    [yes] ，已填满
   *[no] {""}
}
unchosen = 正在选生肖
zodiac-role = { $zodiac } · { $role }
points-of = { $name }：{ $points }点饱足感
starter = 持有起始玩家标记
cause-of-spaces = 格子：{ $points }
cause-of-zodiac = 生肖：{ $points }
cause-of-card = 运气牌：{ $points }
cause-of-fate = 缘分牌：{ $points }
tokens = 食物标记：{ $dishes }
hand-size = { $count }张手牌
eaten = 买了{ $count }个蒸笼
hand = 你的运气牌：{ $count }张
no-hand = 没有运气牌
card = { $name }。{ $text }
face-up = 正面朝上的牌
fate = 缘分牌
no-fate = 第一轮没有缘分牌
fates-left = 缘分牌还剩{ $count }张
track = 蒸笼阶段标记：{ $start }格中剩{ $left }格，到0就是最后一轮
last-round = 最后一轮
round = 第{ $round }轮
die = 幸运骰：{ $number } { $dish }
deck = 运气牌库：{ $count }张
discards = 运气牌弃牌堆：{ $count }张
bag = 点心袋：{ $count }枚
supply = 食物标记供应区
actions = 这回合的行动
done = 已执行
action-gain = 获得标记
    .text = 获得一枚任意种类的食物标记。
action-draw = 抽牌
    .text = 抽一张运气牌，然后可把转盘往任一方向转四分之一圈。
action-exchange = 兑换
    .text = 用两张运气牌兑换一枚任意标记。
action-play = 打牌
    .text = 打出一张运气牌，然后可把转盘转四分之一圈。
action-buy = 购买蒸笼
    .text = 购买自己盛宴区内的置顶蒸笼，付出的标记要与其中的点心完全一致。
gain = { $dish }{ $points }点
gain-row = { $dish }由你选横排
gain-beside = { $dish }没有格子可放
preview = { $place }号位置的蒸笼：{ $why }；共{ $points }点饱足感
costs = 付{ $tokens }枚标记
cannot-pay = 要付{ $tokens }枚标记，还不够
choice = 选择你的生肖
discouraged = 更适合3人及以上
setup = 游戏设置
char-fortune = 运
char-fate = 缘
cause-of-left = 终局：{ $points }
start = 开局拿{ $tokens }枚{ $different ->
    [yes] 不同种的
   *[no] {""}
}食物标记，抽{ $cards }张运气牌
board-of = { $name }的版图
whole-menu = 展开版图
box-zodiacs = 生肖版图
box-fortunes = 运气牌
box-fates = 缘分牌
box-die = 幸运骰的各面
box-steamers = 蒸笼，按可装的点心数
box-holds = 装{ $count }枚点心的蒸笼
box-dim-sum = 点心
box-tokens = 食物标记
