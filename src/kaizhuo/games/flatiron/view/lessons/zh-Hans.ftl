# The sentences of the lessons.

## 第一层楼

first = 第一层楼
    .goal = 盖起熨斗大厦的第一层。
first-move = 每回合建筑师都要移到别处。去百老汇：今天到那里得1美元。
first-activate = 激活百老汇：从上到下执行你的百老汇卡牌栏。
    .wrong-1 = 2美元随时可拿，那是没别的事可做时。你有更好的。
    .wrong-2 = 街道牌能让卡牌栏变长。先用现有的。
first-activate-trade = 第一格：花4美元买一根橙色立柱，先放在仓库。
    .wrong-1 = 任何行动都可跳过，但没有立柱就没得建。
first-build = 第二格：付1美元，把它盖上去。
first-build-colour = 拿起橙色立柱。
first-build-space = 每个位置都有奖励。选得1分的那个。
    .wrong-1 = 2美元也不错，留到之后。
    .wrong-2 = 报纸：第二课再说。
    .praise = 第一根立柱就5分！
first-bo = 阿博在旁边盖了白色立柱。一层楼要三根不同颜色的立柱。
first-go-shopping = 你有3美元。去买街道牌：它让你的卡牌栏变长。
    .wrong-1 = 阿博的建筑师在那里。
    .wrong-2 = 一定要离开，不能连续留在同一处。
first-go-shopping-buy = 这张牌属于22街，不管它在哪个牌堆。买下它。
first-tuck = 放顶部用上半的行动，放底部用下半的。先拿钱：放顶部！
    .wrong-1 = 放底部是建造立柱，但你还没钱买立柱。
first-chain = 没钱？去22街，让整个卡牌栏跑一遍。
    .wrong-1 = 阿博在那里。
first-chain-activate = 激活。
first-chain-1 = 先得4美元……
first-chain-2 = ……买下黑色立柱……
first-chain-3 = ……再得3美元。
    .praise = 这个卡牌栏自给自足！
first-third = 最后一个位置：回百老汇。
first-third-activate = 激活。
first-third-skip = 这层已有橙色：跳过。
    .wrong-1 = 这一层放不下它，而且你需要钱。
first-third-build = 建造。
first-third-black = 拿黑色。
first-third-space = 放到得2美元的位置。
first-floor = 三根立柱到齐，可以盖楼了。你的楼层行动在23街。
first-floor-activate = 激活。
first-floor-skip = 跳过蓝色。
    .wrong-1 = 也可以：还剩5美元，刚好够。这次先跳过。
first-floor-build = 付5美元盖楼层：得6分！
    .praise = 熨斗大厦长高了，14分！
first-newsboy = 你超过了报童：抽两个报纸标记，留一个，另一个给阿博。
first-paper = 自己的回合随时可以用报纸。号外！
    .wrong-1 = 可以留着。不过先试一次。
first-paper-do = 2美元和1分。
    .praise = 15比3！
first-free = 屋顶盖好游戏就结束，最高分获胜。还有三层和屋顶，继续吧！

## 市政厅

city-hall = 市政厅
city-hall-hall = 市政厅是第五个地点：法令牌、当日报纸，或拿钱。
city-hall-decree = 法令牌终局计分。这张：大厦里每根橙色立柱2分。
city-hall-decree-column = 它占卡牌栏三个位置之一，每栏最多一张法令牌。
city-hall-decree-half = 上半：橙色立柱，不管谁盖的。
city-hall-money = 没钱了。你的22街卡牌栏会赚钱：跑一遍。
city-hall-money-a = 激活。
city-hall-money-1 = 4美元。
city-hall-money-2 = 这次跳过立柱。
city-hall-money-3 = 再3美元。
city-hall-reputation = 叶子是声望：终局时正的街道得5分，负的扣3分。
city-hall-reputation-buy = 这张牌上半有绿叶。买下它。
city-hall-reputation-tuck = 放顶部：23街变成+1，终局5分。
    .wrong-1 = 放底部是枯叶：终局扣3分。
city-hall-news = 激活市政厅：执行公开报纸的行动，不必拥有它。
city-hall-news-activate = 激活。
city-hall-news-do = 2美元和1分：你用过的报纸还是头条。
    .praise = 整座城市你都认识了。

## 独战丹尼尔

burnham = 独战丹尼尔
burnham-his-turn = 丹尼尔·伯纳姆先开始。卡牌告诉他去哪条街、做什么。
burnham-you = 你的玩法和双人时一样。到百老汇盖橙色立柱。
    .wrong-1 = 他在那里：你不能去，他却可以来。
burnham-you-0 = 激活。
burnham-you-1 = 买橙色。
burnham-you-2 = 建造。
burnham-you-3 = 橙色。
burnham-you-4 = 位置1。
burnham-news = 每条街在他的牌里有两张。市政厅最安全，今天还有钱拿。
burnham-news-a = 激活。
burnham-news-b = 3美元。
burnham-steal = 他的立柱撑起你的楼层。抢在他之前盖！
burnham-steal-a = 激活。
burnham-steal-b = 跳过蓝色。
burnham-steal-c = 盖楼层！
    .praise = 用他的立柱得6分！
burnham-paper = 他遇到报童，你也拿到一个报纸标记。用掉它。
burnham-paper-do = 2美元和1分。
burnham-free = 终局时他再加上自己卡牌的费用。击败他吧！

hard = 丹尼尔：困难
    .goal = 别让丹尼尔拿到好牌。
hard-rule = 困难模式：终局时，丹尼尔的卡牌上半如果有绿叶，也会计分。
hard-wait = 他站在有两片绿叶的牌旁。你不能去那里：先去百老汇。
    .wrong-1 = 他在那里：你不能去。等他离开。
hard-money = 拿2美元。
hard-first = 他走了。他还有一张牌会去22街，到时就会拿走那里的牌。你先去！
hard-buy = 买下它。在他手上，费用算2分，绿叶再算2分。
    .wrong-1 = 钱不会跑，这张牌却可能下回合就被他拿走。
hard-top = 放顶部，两片绿叶就算在你的百老汇。
    .wrong-1 = 下半没有绿叶，而且只有露出来的那一半才算。
    .praise = 街道声望为正：终局你得5分，他得0分！
hard-takes = 他回来拿走下一张牌。费用是2，没有绿叶：只算2分。
hard-free = 每回合先看看他会去的街道有没有绿叶。击败他吧！
