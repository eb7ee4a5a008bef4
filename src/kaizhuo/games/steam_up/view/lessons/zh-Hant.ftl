# The sentences of the lessons.

## 吃到飽足

first = 吃到飽足
    .goal = 買蒸籠、吃點心，累積飽足感。
first-gain = 你想要那籠蝦餃和燒賣。先拿還缺的燒賣標記。
    .wrong-1 = 付的標記要和籠裡的點心完全相同。還缺燒賣。
    .wrong-2 = 只能買在你盛宴區（亮起的扇形）裡的蒸籠。
first-buy = 買下來：標記和籠裡的點心完全相同。吃下的每枚點心都增加飽足感。
    .wrong-1 = 一回合要做兩個不同的行動：你已經拿過標記了。
    .praise = 第一回合就3點飽足感！
first-fate = 從第二輪起，每輪先翻一張緣份牌。這張讓每人拿一枚標記。
first-fate-take = 看那個大蒸籠：叉燒包、糯米雞、鳳爪、蝦餃。拿糯米雞標記。
first-draw = 它不在你的盛宴區。抽一張運氣牌，之後可以轉動轉盤。
    .wrong-1 = 在你的盛宴區外。把它轉過來！
first-draw-rotate = 轉90度就能把大蒸籠轉到你面前。往哪邊轉？
    .wrong-1 = 那會把有兩枚叉燒包的那籠轉過來。大的在另一邊。
    .wrong-2 = 不轉就拿不到。
first-second = 第二個行動要不同：拿鳳爪標記。
    .wrong-1 = 可以，但先把牌留著。
first-play = 打出運氣牌：「點餐啦！」可拿兩枚不同的標記。你只缺蝦餃。
    .wrong-1 = 這樣也買得到。但手上的牌值兩枚標記：打出它。
first-play-hg = 拿蝦餃……
first-play-sm = ……再拿燒賣，之後用。
first-play-stay = 打牌後也可以轉動。這次別轉：蒸籠正好在你面前。
    .wrong-1 = 那樣它就離開你的盛宴區了。
first-feast = 四枚標記，四枚點心。開動！
    .praise = 一次7點，共10點飽足感！
first-vip = 阿博行動後翻開新的緣份牌，本輪有效：每買一籠多得1點飽足感。
first-exchange = 牌多，標記差一枚：用兩張運氣牌兌換任一枚標記。
    .wrong-1 = 這樣也行。獲得和兌換是兩個行動，同一回合可以得兩枚。
first-exchange-a = 棄掉一張……
first-exchange-b = ……再一張。
first-exchange-cb = 拿叉燒包標記。
first-dessert = 再把眼前這籠也買下。
    .praise = 四輪14點飽足感！
first-free = 蒸籠階段標記到0，打完這輪就結束；每剩兩枚食物標記扣1點。繼續！

## 你的生肖與緣份牌

fate = 你的生肖與緣份牌
fate-tiger = 你是虎。為三枚裝的那籠拿鳳爪標記。
fate-tiger-trade = 每輪一次，不算行動：虎能用蝦餃標記換糯米雞標記。
fate-tiger-buy = 這下剛好。買！
fate-tea = 下午茶優惠：本輪每籠少付一枚。一枚燒賣就夠。
fate-tea-buy = 一枚標記換兩枚點心。
fate-appetite = 胃口大開：三個不同的行動。拿標記……
fate-appetite-2 = ……打出「點餐啦！」再拿兩枚……
fate-appetite-3 = ……叉燒包……
fate-appetite-4 = ……糯米雞……
fate-appetite-5 = ……不轉動……
fate-appetite-6 = ……再買一籠，一回合做完！
    .praise = 緣份真好！

## 老公公伸長手

ox = 老公公伸長手
ox-ox = 牛多付一枚標記，就能買盛宴區外的蒸籠。隨便拿一枚。
ox-ox-buy = 那邊有燒賣和叉燒包。伸手！
    .praise = 1 + 1，每枚再加1：4點！

open = 公開的蒸籠
    .goal = 買之前，先看下面有什麼。
open-look = 公開蒸籠堆：旁邊的小圖是下面那一籠。1號位置阿博也買得到。
open-leave = 買1號位置，會露出鳳爪和叉燒包，阿博很快就付得起。先獲得鳳爪標記。
    .wrong-1 = 你得3點。但下面那籠，阿博只差一枚標記，而且輪到他了。
open-trade = 你是虎：用蝦餃換糯米雞。
    .wrong-1 = 這樣下面那籠就是阿博的了。看看2號位置。
open-buy = 買2號位置：露出來的那籠只在你的盛宴區。
    .praise = 4點，而且沒給阿博新機會！
open-bo = 阿博也看得到，正為1號位置做準備。
open-free = 每次都多看一層。祝你好胃口！
