# The sentences of the lessons.

## 拯救貓咪

first = 拯救貓咪
    .goal = 一次救出越多種貓咪越好。
first-scout = 偵查：從板塊堆拿一片。和你的貓相鄰的板塊，之後會得分。
    .wrong-1 = 現在只有2分，而且先救援回合就結束。先多找幾隻貓。
first-lay = 把它放在與你的紫色板塊共用一條邊的位置。
    .wrong-1 = 那裡只碰到阿博的板塊。要和你的板塊共邊才算。
    .wrong-2 = 這裡也可以，這次請放另一個亮起的位置。
first-dispatch = 調度：放一位援救者到剛放置的板塊上。
    .wrong-1 = 3分。再等一個回合，會多一倍。
first-bo = 阿博把埃及喵后放在你的貓旁邊。那裡現在有四種顏色！
first-team_up = 組隊：放一位援救者到你相鄰的板塊。阿博那片還有空位。
    .wrong-1 = 5分，回合就結束。多一位助手是6分：先組隊。
first-rescue = 救援！每種不同顏色1分，相鄰的每位助手再加1分。
    .wrong-1 = 橘色只碰到紫色：2分加助手。紫色才是中心。
    .praise = 6分：基本規則裡最高的一次救援！
first-inspector = 督導站上那片板塊：不能再在那裡救援。援救者回到你面前。
first-search = 搜尋：移動一片沒人的板塊。把橘色從督導旁邊移走。
    .wrong-1 = 拿新板塊也行，但舊的也能移動。試試看。
first-search-lay = 放到綠色下方，再調度一位援救者上去。
first-search-dispatch = 移動過的板塊也可以調度。
first-fourth = 還差一種顏色。先偵查再救援：先救援的話回合就結束。
    .wrong-1 = 只有3分，回合就結束。先放一片板塊可以多1分。
    .wrong-2 = 助手也值1分。這次試試第四種顏色。
first-fourth-lay = 藍色放哪裡才會碰到你的橘色？
    .wrong-1 = 那裡碰到紫色，碰不到橘色。
first-fourth-rescue = 四種顏色，救援！
    .praise = 10比3，金字塔是你的！
first-free = 有人到23分就打完這一輪，最高分獲勝。繼續玩吧！

## 瑪弗德特與公主

mafdet-princess = 瑪弗德特與公主
mafdet-princess-mafdet = 瑪弗德特會跑：紫色板塊上有人也能移動。
mafdet-princess-mafdet-lay = 放到你的綠色公主旁邊：多一種顏色。
mafdet-princess-princess = 救援公主：派出兩位督導，由你決定站哪裡。
mafdet-princess-princess-1 = 一位站阿博的紫色……
    .wrong-1 = 可以，但影響不了誰：那裡已經沒人。
mafdet-princess-princess-2 = ……一位站他的藍色。他哪裡都不能救援了。
    .praise = 4分，阿博動彈不得！

## 姆特、遷移與喵后

mut-herd-queen = 姆特、遷移與喵后
mut-herd-queen-mut = 姆特媽媽：在橘色救援後，援救者可以留下。救援！
mut-herd-queen-mut-stay = 留下來：省一次放置。
mut-herd-queen-herd = 遷移：把援救者移到相鄰板塊。去埃及喵后那裡。
mut-herd-queen-herd-to = 阿博也在那裡：容得下兩位。
mut-herd-queen-queen = 埃及喵后多1分，但分數最低的人可多做一個行動。
    .praise = 再4分，共10分！

## 芭絲特換位

bastet = 芭絲特換位
bastet-bastet = 芭絲特：你在藍色的援救者可和對手的援救者交換位置。
bastet-bastet-with = 阿博的紫色周圍有四種顏色。跟他換！
bastet-bastet-rescue = 把他準備好的救走。
    .praise = 本來是阿博的5分！
