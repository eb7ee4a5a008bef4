# The sentences of the lessons.

## 拯救猫咪

first = 拯救猫咪
    .goal = 一次救出越多种猫咪越好。
first-scout = 侦察：从板块堆拿一块。和你的猫相邻的板块，之后会得分。
    .wrong-1 = 现在只有2分，而且先救援回合就结束。先多找几只猫。
first-lay = 把它放在与你的紫色板块共用一条边的位置。
    .wrong-1 = 那里只碰到阿博的板块。要和你的板块共边才算。
    .wrong-2 = 这里也可以，这次请放另一个亮起的位置。
first-dispatch = 调度：放一名援救者到刚放置的板块上。
    .wrong-1 = 3分。再等一个回合，会多一倍。
first-bo = 阿博把埃及喵后放在你的猫旁边。那里现在有四种颜色！
first-team_up = 组队：放一名援救者到你相邻的板块。阿博那块还有空位。
    .wrong-1 = 5分，回合就结束。多一名助手是6分：先组队。
first-rescue = 救援！每种不同颜色1分，相邻的每名助手再加1分。
    .wrong-1 = 橙色只碰到紫色：2分加助手。紫色才是中心。
    .praise = 6分：基础规则里最高的一次救援！
first-inspector = 督导站上那块板块：不能再在那里救援。援救者回到你面前。
first-search = 搜寻：移动一块没人的板块。把橙色从督导旁边移走。
    .wrong-1 = 拿新板块也行，但旧的也能移动。试试看。
first-search-lay = 放到绿色下方，再调度一名援救者上去。
first-search-dispatch = 移动过的板块也可以调度。
first-fourth = 还差一种颜色。先侦察再救援：先救援的话回合就结束。
    .wrong-1 = 只有3分，回合就结束。先放一块板块可以多1分。
    .wrong-2 = 助手也值1分。这次试试第四种颜色。
first-fourth-lay = 蓝色放哪里才会碰到你的橙色？
    .wrong-1 = 那里碰到紫色，碰不到橙色。
first-fourth-rescue = 四种颜色，救援！
    .praise = 10比3，金字塔是你的！
first-free = 有人到23分就打完这一轮，最高分获胜。继续玩吧！

## 玛弗德特与公主

mafdet-princess = 玛弗德特与公主
mafdet-princess-mafdet = 玛弗德特会跑：紫色板块上有人也能移动。
mafdet-princess-mafdet-lay = 放到你的绿色公主旁边：多一种颜色。
mafdet-princess-princess = 救援公主：派出两名督导，由你决定站哪里。
mafdet-princess-princess-1 = 一名站阿博的紫色……
    .wrong-1 = 可以，但影响不了谁：那里已经没人。
mafdet-princess-princess-2 = ……一名站他的蓝色。他哪里都不能救援了。
    .praise = 4分，阿博动弹不得！

## 姆特、迁移与喵后

mut-herd-queen = 姆特、迁移与喵后
mut-herd-queen-mut = 姆特妈妈：在橙色救援后，援救者可以留下。救援！
mut-herd-queen-mut-stay = 留下来：省一次放置。
mut-herd-queen-herd = 迁移：把援救者移到相邻板块。去埃及喵后那里。
mut-herd-queen-herd-to = 阿博也在那里：放得下两名。
mut-herd-queen-queen = 埃及喵后多1分，但分数最低的人可多做一个行动。
    .praise = 再4分，共10分！

## 芭丝特换位

bastet = 芭丝特换位
bastet-bastet = 芭丝特：你在蓝色的援救者可和对手的援救者交换位置。
bastet-bastet-with = 阿博的紫色周围有四种颜色。跟他换！
bastet-bastet-rescue = 把他准备好的救走。
    .praise = 本来是阿博的5分！
