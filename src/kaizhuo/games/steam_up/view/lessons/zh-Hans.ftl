# The sentences of the lessons.

## 吃到饱足

first = 吃到饱足
    .goal = 买蒸笼、吃点心，累积饱足感。
first-gain = 你想要那笼虾饺和烧卖。先拿还缺的烧卖标记。
    .wrong-1 = 付的标记要和笼里的点心完全相同。还缺烧卖。
    .wrong-2 = 只能买在你盛宴区（亮起的扇形）里的蒸笼。
first-buy = 买下来：标记和笼里的点心完全相同。吃下的每枚点心都增加饱足感。
    .wrong-1 = 一回合要做两个不同的行动：你已经拿过标记了。
    .praise = 第一回合就3点饱足感！
first-fate = 从第二轮起，每轮先翻一张缘分牌。这张让每人拿一枚标记。
first-fate-take = 看那个大蒸笼：叉烧包、糯米鸡、凤爪、虾饺。拿糯米鸡标记。
first-draw = 它不在你的盛宴区。抽一张运气牌，之后可以转动转盘。
    .wrong-1 = 在你的盛宴区外。把它转过来！
first-draw-rotate = 转90度就能把大蒸笼转到你面前。往哪边转？
    .wrong-1 = 那会把有两枚叉烧包的那笼转过来。大的在另一边。
    .wrong-2 = 不转就拿不到。
first-second = 第二个行动要不同：拿凤爪标记。
    .wrong-1 = 可以，但先把牌留着。
first-play = 打出运气牌：“下单啦！”可拿两枚不同的标记。你只缺虾饺。
    .wrong-1 = 这样也买得到。但手上的牌值两枚标记：打出它。
first-play-hg = 拿虾饺……
first-play-sm = ……再拿烧卖，之后用。
first-play-stay = 打牌后也可以转动。这次别转：蒸笼正好在你面前。
    .wrong-1 = 那样它就离开你的盛宴区了。
first-feast = 四枚标记，四枚点心。开动！
    .praise = 一次7点，共10点饱足感！
first-vip = 阿博行动后翻开新的缘分牌，本轮有效：每买一笼多得1点饱足感。
first-exchange = 牌多，标记差一枚：用两张运气牌兑换任一枚标记。
    .wrong-1 = 这样也行。获得和兑换是两个行动，同一回合可以得两枚。
first-exchange-a = 弃掉一张……
first-exchange-b = ……再一张。
first-exchange-cb = 拿叉烧包标记。
first-dessert = 再把眼前这笼也买下。
    .praise = 四轮14点饱足感！
first-free = 蒸笼阶段标记到0，打完这轮就结束；每剩两枚食物标记扣1点。继续！

## 你的生肖与缘分牌

fate = 你的生肖与缘分牌
fate-tiger = 你是虎。为三枚装的那笼拿凤爪标记。
fate-tiger-trade = 每轮一次，不算行动：虎能用虾饺标记换糯米鸡标记。
fate-tiger-buy = 这下刚好。买！
fate-tea = 下午茶优惠：本轮每笼少付一枚。一枚烧卖就够。
fate-tea-buy = 一枚标记换两枚点心。
fate-appetite = 胃口大开：三个不同的行动。拿标记……
fate-appetite-2 = ……打出“下单啦！”再拿两枚……
fate-appetite-3 = ……叉烧包……
fate-appetite-4 = ……糯米鸡……
fate-appetite-5 = ……不转动……
fate-appetite-6 = ……再买一笼，一回合做完！
    .praise = 缘分真好！

## 老爷爷伸长手

ox = 老爷爷伸长手
ox-ox = 牛多付一枚标记，就能买盛宴区外的蒸笼。随便拿一枚。
ox-ox-buy = 那边有烧卖和叉烧包。伸手！
    .praise = 1 + 1，每枚再加1：4点！

open = 公开的蒸笼
    .goal = 买之前，先看下面有什么。
open-look = 公开蒸笼堆：旁边的小图是下面那一笼。1号位置阿博也买得到。
open-leave = 买1号位置，会露出凤爪和叉烧包，阿博很快就付得起。先获得凤爪标记。
    .wrong-1 = 你得3点。但下面那笼，阿博只差一枚标记，而且轮到他了。
open-trade = 你是虎：用虾饺换糯米鸡。
    .wrong-1 = 这样下面那笼就是阿博的了。看看2号位置。
open-buy = 买2号位置：露出来的那笼只在你的盛宴区。
    .praise = 4点，而且没给阿博新机会！
open-bo = 阿博也看得到，正为1号位置做准备。
open-free = 每次都多看一层。祝你好胃口！
