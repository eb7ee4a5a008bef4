# The sentences of the lessons.

## 第一層樓

first = 第一層樓
    .goal = 蓋起熨斗大廈的第一層。
first-move = 每回合建築師都要移到別處。去百老匯：今天到那裡得1美元。
first-activate = 啟用百老匯：從上到下執行你的百老匯卡牌欄。
    .wrong-1 = 2美元隨時可拿，那是沒別的事可做時。你有更好的。
    .wrong-2 = 街道牌能讓卡牌欄變長。先用現有的。
first-activate-trade = 第一格：花4美元買一根橙色立柱，先放在倉庫。
    .wrong-1 = 任何行動都可略過，但沒有立柱就沒得建。
first-build = 第二格：付1美元，把它蓋上去。
first-build-colour = 拿起橙色立柱。
first-build-space = 每個位置都有獎勵。選得1分的那個。
    .wrong-1 = 2美元也不錯，留到之後。
    .wrong-2 = 報紙：第二課再說。
    .praise = 第一根立柱就5分！
first-bo = 阿博在旁邊蓋了白色立柱。一層樓要三根不同顏色的立柱。
first-go-shopping = 你有3美元。去買街道牌：它讓你的卡牌欄變長。
    .wrong-1 = 阿博的建築師在那裡。
    .wrong-2 = 一定要離開，不能連續留在同一處。
first-go-shopping-buy = 這張牌屬於22號街，不管它在哪個牌庫。買下它。
first-tuck = 放頂部用上半的行動，放底部用下半的。先拿錢：放頂部！
    .wrong-1 = 放底部是建造立柱，但你還沒錢買立柱。
first-chain = 沒錢？去22號街，讓整個卡牌欄跑一遍。
    .wrong-1 = 阿博在那裡。
first-chain-activate = 啟用。
first-chain-1 = 先得4美元……
first-chain-2 = ……買下黑色立柱……
first-chain-3 = ……再得3美元。
    .praise = 這個卡牌欄自給自足！
first-third = 最後一個位置：回百老匯。
first-third-activate = 啟用。
first-third-skip = 這層已有橙色：略過。
    .wrong-1 = 這一層放不下它，而且你需要錢。
first-third-build = 建造。
first-third-black = 拿黑色。
first-third-space = 放到得2美元的位置。
first-floor = 三根立柱到齊，可以蓋樓了。你的樓層行動在23號街。
first-floor-activate = 啟用。
first-floor-skip = 略過藍色。
    .wrong-1 = 也可以：還剩5美元，剛好夠。這次先略過。
first-floor-build = 付5美元蓋樓層：得6分！
    .praise = 熨斗大廈長高了，14分！
first-newsboy = 你超過了報童：抽兩個報紙標記，留一個，另一個給阿博。
first-paper = 自己的回合隨時可以用報紙。號外！
    .wrong-1 = 可以留著。不過先試一次。
first-paper-do = 2美元和1分。
    .praise = 15比3！
first-free = 屋頂蓋好遊戲就結束，最高分獲勝。還有三層和屋頂，繼續吧！

## 市政廳

city-hall = 市政廳
city-hall-hall = 市政廳是第五個地點：法令牌、當日報紙，或拿錢。
city-hall-decree = 法令牌終局計分。這張：大廈裡每根橙色立柱2分。
city-hall-decree-column = 它佔卡牌欄三個位置之一，每欄最多一張法令牌。
city-hall-decree-half = 上半：橙色立柱，不管誰蓋的。
city-hall-money = 沒錢了。你的22號街卡牌欄會賺錢：跑一遍。
city-hall-money-a = 啟用。
city-hall-money-1 = 4美元。
city-hall-money-2 = 這次略過立柱。
city-hall-money-3 = 再3美元。
city-hall-reputation = 葉子是聲望：終局時正的街道得5分，負的扣3分。
city-hall-reputation-buy = 這張牌上半有綠葉。買下它。
city-hall-reputation-tuck = 放頂部：23號街變成+1，終局5分。
    .wrong-1 = 放底部是枯葉：終局扣3分。
city-hall-news = 啟用市政廳：執行公開報紙的行動，不必擁有它。
city-hall-news-activate = 啟用。
city-hall-news-do = 2美元和1分：你用過的報紙還是頭條。
    .praise = 整座城市你都認識了。

## 獨戰丹尼爾

burnham = 獨戰丹尼爾
burnham-his-turn = 丹尼爾．伯納姆先開始。卡牌告訴他去哪條街、做什麼。
burnham-you = 你的玩法和雙人時一樣。到百老匯蓋橙色立柱。
    .wrong-1 = 他在那裡：你不能去，他卻可以來。
burnham-you-0 = 啟用。
burnham-you-1 = 買橙色。
burnham-you-2 = 建造。
burnham-you-3 = 橙色。
burnham-you-4 = 位置1。
burnham-news = 每條街在他的牌裡有兩張。市政廳最安全，今天還有錢拿。
burnham-news-a = 啟用。
burnham-news-b = 3美元。
burnham-steal = 他的立柱撐起你的樓層。搶在他之前蓋！
burnham-steal-a = 啟用。
burnham-steal-b = 略過藍色。
burnham-steal-c = 蓋樓層！
    .praise = 用他的立柱得6分！
burnham-paper = 他遇到報童，你也拿到一個報紙標記。用掉它。
burnham-paper-do = 2美元和1分。
burnham-free = 終局時他再加上自己卡牌的費用。擊敗他吧！

hard = 丹尼爾：困難
    .goal = 別讓丹尼爾拿到好牌。
hard-rule = 困難模式：終局時，丹尼爾的卡牌上半若有綠葉，也會計分。
hard-wait = 他站在有兩片綠葉的牌旁。你不能去那裡：先去百老匯。
    .wrong-1 = 他在那裡：你不能去。等他離開。
hard-money = 拿2美元。
hard-first = 他走了。他還有一張牌會去22號街，到時就會拿走那裡的牌。你先去！
hard-buy = 買下它。在他手上，費用算2分，綠葉再算2分。
    .wrong-1 = 錢不會跑，這張牌卻可能下回合就被他拿走。
hard-top = 放頂部，兩片綠葉就算在你的百老匯。
    .wrong-1 = 下半沒有綠葉，而且只有露出來的那一半才算。
    .praise = 街道聲望為正：終局你得5分，他得0分！
hard-takes = 他回來拿走下一張牌。費用是2，沒有綠葉：只算2分。
hard-free = 每回合先看看他會去的街道有沒有綠葉。擊敗他吧！
