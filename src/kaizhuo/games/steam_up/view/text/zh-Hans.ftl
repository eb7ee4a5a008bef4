# 蒸蒸日上

name = 蒸蒸日上
tagline = 蒸笼跟着转盘转不停：买下蒸笼、吃掉点心，吃得最饱的人获胜。
minutes = 50
scores = 饱足感
components-note = 配件数量出自规则书；版图、轨道和盛宴区部分取自图片；版图上多数格子和所有卡牌效果由我们自行设计。

option-fill = 装笼方式
    .help = 随机盲装，或由玩家轮流装笼：那样每个人都看得到笼里有什么。
option-fill-random = 随机
option-fill-players = 玩家装笼
option-easier = 轻松版
    .help = 去掉会害到别人或比较复杂的牌。
option-beginner = 新手生肖
    .help = 只发容易上手的生肖版图。
option-open_stacks = 公开蒸笼
    .help = 下层蒸笼的内容也公开。

step-sizing = 正在装笼。
step-filling = 正在装笼。
step-putting = 把蒸笼放到不足3个蒸笼的位置。
step-putting-other = { $seat }正在摆放蒸笼。
step-dealing-zodiacs = 正在发生肖版图。
step-choosing-zodiac = 选定你的生肖，之后大家同时亮出。
step-choosing-zodiac-other = { $seat }正在选生肖。
step-starting = 正在决定起始玩家。
step-turning-fate = 正在翻开缘分牌。
step-turn = 轮到你了：选择行动。
step-turn-other = 轮到{ $seat }。
step-taking = 拿1枚食物标记。
step-taking-other = { $seat }正在拿食物标记。
step-returning = 归还1枚食物标记。
step-returning-other = { $seat }正在归还食物标记。
step-drawing = 正在抽运气牌。
step-exchanging = 选择要兑换的运气牌。
step-exchanging-other = { $seat }正在用运气牌兑换。
step-discarding = 弃掉1张运气牌。
step-discarding-other = { $seat }正在弃牌。
step-rotating = 要转动转盘吗？
step-rotating-other = { $seat }正在决定怎样转动转盘。
step-lifting = 要移动哪个顶层蒸笼？
step-lifting-other = { $seat }正在移动蒸笼。
step-setting-down = 蒸笼要放到哪里？
step-setting-down-other = { $seat }正在移动蒸笼。
step-raising = 要把哪一堆最底下的蒸笼放到最上面？
step-raising-other = { $seat }正在选择。
step-switching = 选择要对调蒸笼堆的两个位置。
step-switching-other = { $seat }正在选择。
step-helping = 这次购买要使用卡牌吗？
step-helping-other = { $seat }正在选择。
step-paying = 要付哪一枚标记？
step-paying-other = { $seat }正在付款。
step-sending-back = 把要换的点心放回点心袋，再抽出相同数量。
step-sending-back-other = { $seat }正在选择。
step-assigning = 给新的点心选一排。
step-assigning-other = { $seat }正在选择。
step-rewarding = 你填满了竖列：选择奖励。
step-rewarding-other = { $seat }正在选择。
step-bagging = 正在从点心袋抽点心。
step-tasting = 要获得哪一枚点心？
step-tasting-other = { $seat }正在选择。
step-serving = 点心要放进哪个顶层蒸笼？
step-serving-other = { $seat }正在选择。
step-choosing-steamer = 选择一个顶层蒸笼。
step-choosing-steamer-other = { $seat }正在选择。
step-picking = 要从里面拿哪一枚点心？
step-picking-other = { $seat }正在选择。
step-giving = 要用哪一枚点心来换？
step-giving-other = { $seat }正在选择。
step-rolling = 正在掷幸运骰。
step-challenging = 要和谁掷骰比大？
step-challenging-other = { $seat }正在选择。
step-seizing = 要拿走哪一枚标记？
step-seizing-other = { $seat }正在选择。
step-robbing = 要拿走谁的牌？
step-robbing-other = { $seat }正在选择。
step-stealing = 正在随机拿走一张牌。

verb-deal-zodiac = 发出{ $zodiac }
verb-fill-size = 装{ $size }枚点心的蒸笼
verb-fill = { $dish }装进蒸笼
verb-start = 由{ $seat }开始
verb-draw-card = 抽到“{ $fortune }”
verb-turn-fate = 翻开“{ $fate }”
verb-roll = 掷出{ $face }
verb-bag = 从点心袋抽到{ $dish }
verb-steal = 拿走“{ $fortune }”
verb-keep = 选择{ $zodiac }
verb-put = 放到{ $place }号位置
verb-gain = 获得食物标记：{ $dish }
    .kind = 获得食物标记
verb-draw = 抽运气牌
    .kind = 抽运气牌
verb-exchange = 用运气牌兑换食物标记
    .kind = 用牌兑换食物标记
verb-play = 打出“{ $fortune }”
    .kind = 打出运气牌
verb-buy = 购买{ $place }号位置的蒸笼
    .kind = 购买蒸笼
verb-gamble = 能力：弃掉“{ $fortune }”来掷骰
    .kind = 弃牌掷骰
verb-roll-die = 能力：掷骰
    .kind = 掷骰
verb-trade = 能力：交出{ $dish }标记
    .kind = 交出食物标记
verb-end-turn = 结束回合
    .kind = 结束回合
verb-take = 拿{ $dish }标记
verb-rotate = { $spin }
    .kind = 转动转盘
verb-stay = 不转动
    .kind = 不转动
verb-discard = 弃掉“{ $fortune }”
verb-use = 使用“{ $fortune }”
verb-pay-now = 不再用牌，直接付款
verb-pay = 付{ $dish }标记
verb-choose = { $place }号位置的蒸笼
verb-decline = 不交换
verb-pick = 拿{ $dish }
verb-give = 用{ $dish }换
verb-send-back = 把{ $dish }放回点心袋
verb-redraw = 完成
verb-assign = 第{ $row }横排
verb-claim-token = 第{ $column }竖列：拿食物标记
verb-claim-cards = 第{ $column }竖列：抽运气牌
verb-waive = 第{ $column }竖列：不要奖励
verb-lift = 移动{ $place }号位置的蒸笼
verb-set-down = 放到{ $place }号位置
verb-raise = { $place }号位置的蒸笼堆
verb-switch = { $place }号位置
verb-taste = 获得{ $dish }
verb-serve = 放进{ $place }号位置的蒸笼
verb-challenge = 和{ $rival }掷骰
verb-rob = 拿走{ $rival }的牌
verb-seize = 拿走{ $dish }标记
verb-return = 归还{ $dish }标记

spin-clockwise = 顺时针转90度
spin-half = 转180度
spin-counterclockwise = 逆时针转90度
cause-zodiac = 生肖
cause-card = 运气牌
cause-fate = 缘分牌
other-hg = 虾饺
other-lm = 糯米鸡
other-sm = 烧卖
other-fz = 凤爪
other-cb = 叉烧包

event-sized = { $place }号位置放上装{ $number }枚点心的蒸笼。
event-opened = { $place }号位置：{ $number }枚{ $dish }。
    .brief = {""}
event-filled = { $seat_me ->
    [yes] 你抽出{ $dish }装进蒸笼。
   *[no] { $seat }抽出{ $dish }装进蒸笼。
}
event-put-on = { $seat_me ->
    [yes] 你把蒸笼放到{ $place }号位置。
   *[no] { $seat }把蒸笼放到{ $place }号位置。
}
event-stacked = 蒸笼都装好、叠好了。
event-dealt = 你拿到生肖：{ $zodiac }。
    .open = { $seat }拿到生肖：{ $zodiac }。
event-discouraged = { $zodiac }更适合3人及以上的游戏，但你仍可选用。
    .open = { $zodiac }更适合3人及以上的游戏，但{ $seat }仍可选用。
event-revealed = { $seat_me ->
    [yes] 你的生肖是{ $zodiac }。
   *[no] { $seat }的生肖是{ $zodiac }。
}
event-started = { $seat_me ->
    [yes] 你是起始玩家。
   *[no] { $seat }是起始玩家。
}
event-round-began = 第{ $number }轮开始。
event-fate-turned = 翻开缘分牌“{ $fate }”。
event-special = “{ $fate }”：{ $dish }。
event-turn-began = { $seat_me ->
    [yes] 轮到你。
   *[no] 轮到{ $seat }。
}
    .brief = {""}
event-turn-ended = {""}
event-took = { $seat_me ->
    [yes] 你拿了{ $dish }标记。
   *[no] { $seat }拿了{ $dish }标记。
}
    .brief = ＋{ $dish }
event-drew = { $seat_me ->
    [yes] {""}
   *[no] { $seat }抽了1张运气牌。
}
    .brief = { $seat_me ->
        [yes] {""}
       *[no] ＋1张运气牌
    }
    .open = {""}
event-drew-card = 你抽到“{ $fortune }”。
    .open = { $seat }抽到“{ $fortune }”。
event-discarded = { $seat_me ->
    [yes] 你弃掉“{ $fortune }”。
   *[no] { $seat }弃掉“{ $fortune }”。
}
    .brief = －“{ $fortune }”
event-played = { $seat_me ->
    [yes] 你打出“{ $fortune }”。
   *[no] { $seat }打出“{ $fortune }”。
}
event-kept = { $seat_me ->
    [yes] “{ $fortune }”正面朝上留在你面前。
   *[no] “{ $fortune }”正面朝上留在{ $seat }面前。
}
    .brief = 留在面前
event-returned = { $seat_me ->
    [yes] 你归还{ $dish }标记。
   *[no] { $seat }归还{ $dish }标记。
}
    .brief = －{ $dish }
event-reshuffled = 弃掉的运气牌洗成新的牌库。
event-rotated = { $seat_me ->
    [yes] 你转动转盘：{ $spin }。
   *[no] { $seat }转动转盘：{ $spin }。
}
event-bought = { $seat_me ->
    [yes] 你购买{ $place }号位置的蒸笼。
   *[no] { $seat }购买{ $place }号位置的蒸笼。
}
event-paid = { $seat_me ->
    [yes] 你付{ $number }枚{ $dish }标记。
   *[no] { $seat }付{ $number }枚{ $dish }标记。
}
    .brief = －{ $number }枚{ $dish }
event-placed = { $seat_me ->
    [yes] 你获得{ $dish }：{ $number }点饱足感。
   *[no] { $seat }获得{ $dish }：{ $number }点饱足感。
}
    .brief = ＋{ $dish }：{ $number }点
event-laid-beside = { $seat_me ->
    [yes] 横排已满：{ $dish }放在你的版图旁。
   *[no] 横排已满：{ $dish }放在{ $seat }的版图旁。
}
    .brief = { $dish }放在版图旁
event-marker-moved = 蒸笼阶段标记移到{ $number }。
    .brief = {""}
event-end-near = 这是最后一轮。
event-from-bag = { $seat_me ->
    [yes] 你从点心袋抽到{ $dish }。
   *[no] { $seat }从点心袋抽到{ $dish }。
}
event-into-bag = { $seat_me ->
    [yes] 你把{ $dish }放回点心袋。
   *[no] { $seat }把{ $dish }放回点心袋。
}
event-gave-up = { $seat_me ->
    [yes] 你放弃{ $dish }，失去{ $number }点饱足感。
   *[no] { $seat }放弃{ $dish }，失去{ $number }点饱足感。
}
event-swapped = { $place }号位置：拿出{ $dish }，放进{ $other }。
event-column-filled = { $seat_me ->
    [yes] 你填满了第{ $column }竖列。
   *[no] { $seat }填满了第{ $column }竖列。
}
    .brief = 第{ $column }竖列满
event-row-filled = { $seat_me ->
    [yes] 你填满了{ $dish }的横排。
   *[no] { $seat }填满了{ $dish }的横排。
}
    .brief = { $dish }横排满
event-scored = { $seat_me ->
    [yes] 你获得{ $number }点额外饱足感（{ $cause }）。
   *[no] { $seat }获得{ $number }点额外饱足感（{ $cause }）。
}
    .brief = ＋{ $number }点（{ $cause }）
event-bitten = { $seat_me ->
    [yes] 你从{ $place }号位置的蒸笼拿出{ $dish }。
   *[no] { $seat }从{ $place }号位置的蒸笼拿出{ $dish }。
}
event-emptied = { $place }号位置的蒸笼空了，移出转盘。
event-moved = { $seat_me ->
    [yes] 你把{ $place }号位置的蒸笼移到{ $target }号位置。
   *[no] { $seat }把{ $place }号位置的蒸笼移到{ $target }号位置。
}
event-raised = { $seat_me ->
    [yes] 你把{ $place }号位置最底下的蒸笼放到最上面。
   *[no] { $seat }把{ $place }号位置最底下的蒸笼放到最上面。
}
event-switched = { $seat_me ->
    [yes] 你对调{ $place }号和{ $target }号位置的蒸笼堆。
   *[no] { $seat }对调{ $place }号和{ $target }号位置的蒸笼堆。
}
event-served = { $seat_me ->
    [yes] 你把{ $dish }放进{ $place }号位置的蒸笼。
   *[no] { $seat }把{ $dish }放进{ $place }号位置的蒸笼。
}
event-rolled = { $seat_me ->
    [yes] 你掷出{ $face }。
   *[no] { $seat }掷出{ $face }。
}
event-won-roll = { $seat_me ->
    [yes] 你掷出最大的数字。
   *[no] { $seat }掷出最大的数字。
}
event-took-marker = { $seat_me ->
    [yes] 你拿到起始玩家标记。
   *[no] { $seat }拿到起始玩家标记。
}
event-traded = { $seat_me ->
    [yes] 你使用生肖能力，交出{ $dish }标记。
   *[no] { $seat }使用生肖能力，交出{ $dish }标记。
}
event-assigned = { $seat_me ->
    [yes] 你的第{ $row }横排从此放{ $dish }。
   *[no] { $seat }的第{ $row }横排从此放{ $dish }。
}
event-challenged = { $seat_me ->
    [yes] 你和{ $rival }掷骰比大。
   *[no] { $seat }和{ $rival }掷骰比大。
}
event-seized = { $seat_me ->
    [yes] 你从{ $rival }那里拿走{ $dish }标记。
   *[no] { $seat }从{ $rival }那里拿走{ $dish }标记。
}
event-stole = { $seat_me ->
    [yes] 你拿走{ $rival }的1张运气牌。
   *[no] { $seat }拿走{ $rival }的1张运气牌。
}
event-stole-card = 那张牌是“{ $fortune }”。
event-left-tokens = { $seat_me ->
    [yes] 你剩下的标记扣{ $number }点。
   *[no] { $seat }剩下的标记扣{ $number }点。
}
event-left-cards = { $seat_me ->
    [yes] 你的手牌加{ $number }点。
   *[no] { $seat }的手牌加{ $number }点。
}
event-ended = 游戏结束。

## 点心

dish-hg = 虾饺
dish-lm = 糯米鸡
dish-sm = 烧卖
dish-fz = 凤爪
dish-cb = 叉烧包

## 生肖

zodiac-rat = 鼠
    .role = 赌徒
    .text = 每轮一次，在你的回合随时可以弃掉1张运气牌来掷骰。0或1：无事发生；2：抽1张运气牌；3：转盘转90度；5或6：从点心袋获得1枚点心。
zodiac-ox = 牛
    .role = 老爷爷
    .text = 你可以多付1枚任意食物标记，购买自己盛宴区以外的顶层蒸笼；里面每有1枚点心，额外获得1点饱足感。
zodiac-tiger = 虎
    .role = 海鲜爱好者
    .text = 每轮一次，在你的回合可以用1枚虾饺标记换1枚糯米鸡标记，或者反过来换。
zodiac-rabbit = 兔
    .role = 魔术师
    .text = 购买蒸笼时，在付款后、得分前，可以用其中1枚点心与任一顶层蒸笼里的1枚点心交换。
zodiac-dragon = 龙
    .role = 富家子弟
    .text = 填满一竖列时，可以拿1枚任意食物标记，或按该竖列所示的张数抽运气牌。每一竖列限一次。
zodiac-snake = 蛇
    .role = 肉类爱好者
    .text = 每轮一次，在你的回合可以用1枚虾饺标记或1枚糯米鸡标记换2张运气牌。
zodiac-horse = 马
    .role = 大胃王
    .text = 你可以执行同一种行动两次，代替两种不同的行动。
zodiac-goat = 羊
    .role = 挑食者
    .text = 首次获得某种点心时，为它选一排空的横排；此后该种点心一律放在那一排。
zodiac-monkey = 猴
    .role = 捣蛋鬼
    .text = 每轮一次，在你的回合可以掷骰。0或1：无事发生；2或3：转盘转90度；5或6：把1个顶层蒸笼移到另一个蒸笼堆上或空位。
zodiac-rooster = 鸡
    .role = 难缠顾客
    .text = 购买蒸笼时，在付款后、得分前，可以把其中任意数量的点心放回点心袋，再抽出相同数量。
zodiac-dog = 狗
    .role = 熟客
    .text = 购买蒸笼时获得额外饱足感：4枚点心3点，3枚2点，2枚1点，1枚没有。
zodiac-pig = 猪
    .role = 美食博主
    .text = 每填满一竖列，获得3点饱足感。每一竖列限一次。

## 运气牌：标记与卡牌

fortune-order_up = 下单啦！
    .text = 拿2枚不同种类的食物标记。
fortune-double_portion = 双份上菜
    .text = 拿2枚同种的食物标记。（选了只剩1枚的种类，就只拿1枚。）
fortune-dice_order = 掷骰点菜
    .text = 掷骰：拿1枚图标所示的食物标记（空白或已卖完则任选）。然后再拿1枚任意食物标记。
fortune-red_envelope = 红包
    .text = 抽2张运气牌，然后拿1枚任意食物标记。
fortune-hospitality = 待客之道
    .text = 饱足感最低的玩家拿1枚任意食物标记，然后你拿2枚任意食物标记。如果你就是最低者，两项都由你执行。

## 运气牌：获得点心

fortune-first_bite = 先尝为快
    .text = 从你盛宴区内的顶层蒸笼拿出1枚点心，并获得它。如果蒸笼因此空了，就放回供应区，蒸笼阶段标记移动一格。
fortune-chefs_choice = 主厨推荐
    .text = 从点心袋获得1枚点心，然后抽1张运气牌。
fortune-delicious = 极致美味！
    .text = 从点心袋抽2枚点心，选1枚获得，另1枚放回。袋中只剩1枚时，直接获得它。

## 运气牌：交换点心

fortune-swap_plates = 换盘子
    .text = 用你版图上的1枚点心，与你盛宴区内顶层蒸笼里的1枚不同种点心交换。
fortune-long_chopsticks = 长筷子
    .text = 用你版图上的1枚点心，与转盘上任一顶层蒸笼里的1枚不同种点心交换。
fortune-kitchen_mixup = 厨房大乱
    .text = 选两个顶层蒸笼，把其中各1枚不同种的点心互换。然后拿1枚任意食物标记（如果还拿得到）。

## 运气牌：蒸笼与转盘

fortune-push_cart = 推点心车
    .text = 把1个顶层蒸笼移到另一个不超过4个蒸笼的蒸笼堆上，或移到空位。
fortune-spin_table = 转桌
    .text = 把转盘向任一方向转90度，或转180度。然后拿1枚任意食物标记。（打牌后照常可再转90度。）
fortune-bottom_first = 底笼先上
    .text = 选一个至少有2个蒸笼的蒸笼堆，把最底下的蒸笼放到最上面。然后拿1枚任意食物标记。
fortune-switch_places = 对调位置
    .text = 转盘上两个位置的整个蒸笼堆互换（其中一个可以是空位）。

## 运气牌：购买优惠

fortune-coupon = 优惠券
    .text = 正面朝上保留。购买蒸笼时可以弃掉此牌，少付1枚食物标记，由你选哪一枚。每次购买限用一张，且至少要付1枚。
fortune-substitution = 随意替换
    .text = 正面朝上保留。购买蒸笼时可以弃掉此牌：所付的食物标记中，最多2枚可以是任意种类。

## 运气牌：目标

fortune-craving_hg = 虾饺迷
    .text = 正面朝上保留。接下来3次在版图的格子上获得虾饺时，各加1点饱足感。第3次后弃掉。
fortune-craving_lm = 糯米鸡迷
    .text = 正面朝上保留。接下来3次在版图的格子上获得糯米鸡时，各加1点饱足感。第3次后弃掉。
fortune-craving_sm = 烧卖迷
    .text = 正面朝上保留。接下来3次在版图的格子上获得烧卖时，各加1点饱足感。第3次后弃掉。
fortune-craving_fz = 凤爪迷
    .text = 正面朝上保留。接下来3次在版图的格子上获得凤爪时，各加1点饱足感。第3次后弃掉。
fortune-craving_cb = 叉烧包迷
    .text = 正面朝上保留。接下来3次在版图的格子上获得叉烧包时，各加1点饱足感。第3次后弃掉。
fortune-full_table = 满桌团圆
    .text = 拿1枚任意食物标记。正面朝上保留。每当你填满一竖列（限本局未曾填满的），加2点饱足感（生肖奖励另计）。
fortune-clean_sweep = 一排扫光
    .text = 拿1枚任意食物标记。正面朝上保留。每当你填满一横排（限本局未曾填满的），加5点饱足感。

## 运气牌：起始玩家

fortune-wheres_mine = 我的点心怎么还没上桌？
    .text = 拿取起始玩家标记（已在你手里则保留），并拿1枚任意食物标记。下一轮起才改变顺序。

## 运气牌：对付别人

fortune-chopstick_clash = 筷子大战
    .text = 选一位有食物标记的对手，双方掷骰比大，同点重掷。你赢：从对手那里拿走1枚你选的标记。对手赢：对手抽1张运气牌。
fortune-sticky_fingers = 顺手牵羊
    .text = 选一位有手牌的对手，随机拿走对方1张运气牌加入你的手牌。然后抽1张运气牌。
fortune-spilled_tea = 打翻茶杯
    .text = 每位至少有3枚食物标记的对手，各自选1枚还回供应区。

## 缘分牌：即时

fate-good_cheer = 皆大欢喜
    .text = 每位玩家拿1枚任意食物标记。
fate-good_fortune = 好运连连
    .text = 每位玩家抽1张运气牌。
fate-tasting_tray = 试吃盘
    .text = 每位玩家从点心袋获得1枚点心，抽完为止。
fate-roll_for_it = 掷骰定缘
    .text = 每位玩家掷骰，数字最大者从点心袋获得1枚点心；并列最大者重掷。
fate-lucky_star = 福星高照
    .text = 每位玩家掷骰，数字最大者拿取起始玩家标记并抽1张运气牌；并列最大者重掷。
fate-pass_chili_oil = 传递辣椒油
    .text = 起始玩家标记交给顺时针方向的下一位玩家。
fate-late_guest = 后来居上
    .text = 饱足感最低的玩家拿取起始玩家标记和1枚任意食物标记。（并列时以标记移动前的位置判定。）
fate-kind_waiter = 雪中送炭
    .text = 饱足感最低的玩家拿2枚不同种类的食物标记。
fate-busy_waiter = 服务员转桌
    .text = 起始玩家把转盘向任一方向转90度。
fate-fresh_batch = 新鲜出笼
    .text = 每位玩家从点心袋抽1枚点心，放进自选的一个少于4枚点心的顶层蒸笼；没有这样的蒸笼就放回袋中。
fate-clear_table = 收拾桌面
    .text = 有超过4枚食物标记的玩家，各自选择归还，直到剩4枚。
fate-split_bill = 凑钱买单
    .text = 手里至少有4张运气牌的玩家，各自选1张弃掉。

## 缘分牌：本轮内

fate-tea_discount = 下午茶优惠
    .text = 本轮内，每次购买少付1枚食物标记，由买家选哪一枚；至少要付1枚。
fate-big_appetite = 胃口大开
    .text = 本轮内，每位玩家可以做第3个行动；3个行动必须各不相同（马不受限）。
fate-vip_day = 贵宾日
    .text = 本轮内，每购买一个蒸笼加1点饱足感。
fate-smooth_spin = 顺风转
    .text = 本轮内，每次转90度都可以改为转180度，强制的转动也一样。
fate-todays_special = 今日精选
    .text = 起始玩家掷骰，直到掷出点心图标。本轮内，每在格子上获得1枚该种点心，加1点饱足感。
fate-easy_trade = 一张换一枚
    .text = 本轮内，“兑换”只需1张运气牌，而不是2张。
fate-stuck_table = 转盘卡住
    .text = 本轮内，转盘不能以任何方式转动。
fate-sold_out = 今日售罄
    .text = 起始玩家掷骰，直到掷出点心图标。本轮内，不能从供应区拿取该种食物标记。

## 终端

terminal-dish-hg = 虾
terminal-dish-lm = 糯
terminal-dish-sm = 烧
terminal-dish-fz = 凤
terminal-dish-cb = 叉
terminal-facts = 第{ $round }轮 · 蒸笼阶段：{ $track } · 点心袋：{ $bag }枚 · 运气牌库：{ $deck }张 · 缘分牌：剩{ $fates }张
terminal-last = 最后一轮
terminal-supply = 供应区食物标记：
terminal-plate = 盘中：
terminal-points = 饱足感
terminal-cards = { $count }张牌
terminal-card = { $name }：{ $text }

## 理由

reason-points = 摆上版图大约值{ $number }点。
reason-column = 这能填满一竖列。
reason-snatches = 不买的话，下一位对手就能买走。
reason-completes = 拿到这枚食物标记，就付得起{ $number }号位置的蒸笼。
reason-reach = { $number }号位置的蒸笼会转进盛宴区，食物标记也已凑齐。
reason-denies = { $number }号位置的蒸笼会转出下一位玩家的盛宴区。
reason-hoard = 终局时手牌加分，剩余的食物标记扣分。
reason-tokens = 手上没有食物标记可用来买蒸笼了。
reason-nearer = { $number }号位置的蒸笼需要这枚食物标记。
reason-turns = 之后可以转动转盘：{ $number }号位置的蒸笼会转进盛宴区，而且你付得起。
reason-stays = { $number }号位置的蒸笼会留在你的盛宴区，而且你付得起。
reason-cards = 手牌可以发挥效果、兑换食物标记，终局时还能加分。
reason-ability = 生肖能力不占行动。
reason-common = 台面上有{ $number }个蒸笼装着这种点心。
reason-fetches = 换来的食物标记，正好付得起{ $number }号位置的蒸笼。
reason-takes = 这张牌让你拿{ $number }枚食物标记。
reason-draws = 打出后可以再抽{ $number }张牌。
reason-gains = 这张牌让你从袋中拿{ $number }个点心放上版图。
reason-selects = 这张牌让你挑1个点心放上版图。
reason-bites = 不用付费，就能从蒸笼拿走大约值{ $number }点的点心。
reason-swaps = 和蒸笼交换点心，大约可以多得{ $number }点。
reason-moves = 可以把对你更有价值的蒸笼移进盛宴区。
reason-kept = 这张牌正面朝上放着，之后的轮次都有效。
reason-closer = 对你最有希望的{ $number }号位置蒸笼会转得更近。
reason-less = 让下一位玩家能买的变少。
reason-waits = 对你最有希望的{ $number }号位置蒸笼不会转远。
reason-lets = 怎么转都会让下一位玩家能买的变多。
reason-cheapest = 这是手牌中用处最小的一张。
reason-without = 对你最有希望的{ $number }号位置蒸笼用不到这枚食物标记。
reason-holds = 里面有放上版图大约值{ $number }点的点心。
reason-no-swap = 怎么交换都不会多得点数。
reason-average = 平均来说，从袋中抽的点心对你更有价值。
reason-row = 这一横排的第一格值{ $number }点。
reason-cheap = 失去这个点心，损失的点数最少。
reason-fetched = 这个蒸笼在你的盛宴区里更有价值。
reason-into = 这样蒸笼就在你的盛宴区里。
reason-away = 这样蒸笼就不在下一位玩家的盛宴区里。
reason-uncovers = 你的盛宴区会换另一个蒸笼在最上面。
reason-leader = 没有对手的点数比对方高。
reason-spaces = 这张生肖版图的格子，点数比另一张高。
reason-talent = 这个生肖的能力，比另一个更有价值。
reason-starts = 起始的食物标记和手牌，合计多{ $number }份。
reason-blanks = 掷骰要花1张牌，而且有{ $number }面什么都得不到。
reason-enough = 剩下还能做的事，都得不偿失。
reason-lacks = 拿哪一种可以自选，正好补上{ $number }号位置蒸笼缺的食物标记。
reason-balance = 转盘换成别的位置，不是你得到的变少，就是下一位玩家变多。
reason-none = 怎么转，都没有你付得起的蒸笼会转进盛宴区。
reason-leaves = 留在原处的话，有对手买得起{ $number }号位置的蒸笼。
reason-outside = 那个蒸笼不在你的盛宴区。
reason-saves = 不用这张牌也付得起，留着以后买蒸笼更轻松。
reason-enables = 不用牌就付不起这个蒸笼。
reason-equal = 最后一轮，每张手牌的价值都一样。
reason-useless = 这张牌的效果目前无法执行。
reason-two = 这是手牌中用处最小的两张之一。
reason-least = 少了这枚食物标记，影响最小。
reason-unused = 台面上其他的蒸笼都用不到这枚食物标记。
reason-keepers = 留下的点心，对你都不比从袋中抽的差。
reason-pair = 这一竖列可以抽{ $number }张牌，食物标记却只能拿1枚。
reason-suits = 交换点心后，{ $number }号位置的蒸笼可以变成你付得起的。
reason-fed = 照现在这样，下一位玩家买得起那里的蒸笼。
reason-covers = 会盖住下一位玩家买得起的蒸笼。
reason-dear = 下一位玩家的食物标记付不起这个蒸笼。
reason-aside = 那一叠不在你的盛宴区，也不在下一位玩家的盛宴区。
reason-richer = 多了这个点心你还是付得起，蒸笼对你更有价值。
reason-dearer = 下一位玩家本来买得起那个蒸笼，多一个点心就付不起了。
reason-elsewhere = 对你更有希望的蒸笼不会因此变贵。
reason-loot = 对方有{ $number }号位置蒸笼所需、而你缺少的食物标记。

view-steamers = 蒸笼
view-dishes = 点心
view-zone = 盛宴区

points-spaces = 版图上的点心
points-zodiac = 生肖能力
points-card = 运气牌
points-fate = 缘分牌
points-tokens-left = 剩余的食物标记
points-cards-left = 剩余的手牌
verdict-most = { $points }点饱足感，领先{ $lead }点。
verdict-dim-sum = 同分：点心最多者获胜。
verdict-shared = 饱足感与点心都相同：共享胜利。

# 配件文件里对不上的地方

misfit-dish = 幸运骰没有任何一面是点心
misfit-zone = 盛宴区从小角度到大角度，范围0到360
misfit-stacks = { $count }个蒸笼无法排成{ $places }堆，每堆{ $height }个
misfit-room = 共有{ $total }枚点心：蒸笼需要{ $room }枚，最多{ $most }枚
misfit-beginners = 标为新手的生肖有{ $count }个，需要{ $needed }个
misfit-counters = 最多{ $most }张牌可以有 `times`
misfit-helpers = 最多{ $most }张牌可以帮忙购买：`less` 或 `any`
misfit-roll-dish = `roll_dish` 必须搭配 `dish_points` 或 `sold_out`
misfit-same = `same` 还没有对象：前面的效果要先指定玩家
misfit-winner = `winner` 之前需要有 `roll_off`

# 报告里的行动

action-keep = 选生肖版图
action-put = 设置：选蒸笼的位置
action-gain = 获得食物标记
action-play = 打出运气牌
action-buy = 购买蒸笼
action-gamble = 能力：弃牌掷骰
action-trade = 能力：交出食物标记
action-take = 运气牌：拿食物标记
action-rotate = 转动转盘
action-discard = 弃牌
action-use = 购买：用牌
action-pay = 购买：付食物标记
action-choose = 运气牌：选蒸笼
action-pick = 交换：拿点心
action-give = 交换：给点心
action-send-back = 把点心放回点心袋
action-redraw = 不再放回点心
action-assign = 选点心的横排
action-claim-token = 竖列完成：拿食物标记
action-claim-cards = 竖列完成：抽运气牌
action-waive = 竖列完成：不要奖励
action-lift = 运气牌：移动蒸笼
action-set-down = 运气牌：蒸笼的去处
action-raise = 运气牌：抬起底层蒸笼
action-switch = 运气牌：对调蒸笼堆
action-taste = 运气牌：获得点心
action-serve = 运气牌：点心放进蒸笼
action-challenge = 运气牌：和对手掷骰
action-rob = 运气牌：拿走对手的牌
action-seize = 运气牌：拿走对手的食物标记
action-return = 归还食物标记
