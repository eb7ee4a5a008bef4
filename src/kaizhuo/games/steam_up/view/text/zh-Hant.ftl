# 蒸蒸日上

name = 蒸蒸日上
tagline = 蒸籠隨轉盤團團轉：買下蒸籠、大啖點心，吃得最飽的人獲勝。
minutes = 50
scores = 飽足感
components-note = 配件數量出自規則書；版圖、軌道與盛宴區部分取自圖片；版圖上多數格子與所有卡牌效果是我們自己設計的。

option-fill = 裝籠方式
    .help = 隨機盲裝，或由玩家輪流裝籠：那樣人人都看得到籠裡有什麼。
option-fill-random = 隨機
option-fill-players = 玩家裝籠
option-easier = 輕鬆版
    .help = 移除會害到別人或比較複雜的牌。
option-beginner = 新手生肖
    .help = 只發容易上手的生肖版圖。
option-open_stacks = 公開蒸籠
    .help = 下層蒸籠的內容也公開。

step-sizing = 正在裝籠。
step-filling = 正在裝籠。
step-putting = 把蒸籠放到未滿3個蒸籠的位置。
step-putting-other = { $seat }正在擺放蒸籠。
step-dealing-zodiacs = 正在發生肖版圖。
step-choosing-zodiac = 選定你的生肖，之後大家一起亮出。
step-choosing-zodiac-other = { $seat }正在選生肖。
step-starting = 正在決定起始玩家。
step-turning-fate = 正在翻開緣份牌。
step-turn = 輪到你了：選擇行動。
step-turn-other = 輪到{ $seat }。
step-taking = 拿1枚食物標記。
step-taking-other = { $seat }正在拿食物標記。
step-returning = 歸還1枚食物標記。
step-returning-other = { $seat }正在歸還食物標記。
step-drawing = 正在抽運氣牌。
step-exchanging = 選擇要兌換的運氣牌。
step-exchanging-other = { $seat }正在用運氣牌兌換。
step-discarding = 棄掉1張運氣牌。
step-discarding-other = { $seat }正在棄牌。
step-rotating = 要轉動轉盤嗎？
step-rotating-other = { $seat }正在決定如何轉動轉盤。
step-lifting = 要移動哪個置頂蒸籠？
step-lifting-other = { $seat }正在移動蒸籠。
step-setting-down = 蒸籠要放到哪裡？
step-setting-down-other = { $seat }正在移動蒸籠。
step-raising = 要把哪一堆最底下的蒸籠放到最上面？
step-raising-other = { $seat }正在選擇。
step-switching = 選擇要對調蒸籠堆的兩個位置。
step-switching-other = { $seat }正在選擇。
step-helping = 這次購買要使用卡牌嗎？
step-helping-other = { $seat }正在選擇。
step-paying = 要付哪一枚標記？
step-paying-other = { $seat }正在付款。
step-sending-back = 把要換的點心放回點心袋，再抽出相同數量。
step-sending-back-other = { $seat }正在選擇。
step-assigning = 為新的點心選一排。
step-assigning-other = { $seat }正在選擇。
step-rewarding = 你填滿了直列：選擇獎勵。
step-rewarding-other = { $seat }正在選擇。
step-bagging = 正在從點心袋抽點心。
step-tasting = 要獲得哪一枚點心？
step-tasting-other = { $seat }正在選擇。
step-serving = 點心要放進哪個置頂蒸籠？
step-serving-other = { $seat }正在選擇。
step-choosing-steamer = 選擇一個置頂蒸籠。
step-choosing-steamer-other = { $seat }正在選擇。
step-picking = 要從裡面拿哪一枚點心？
step-picking-other = { $seat }正在選擇。
step-giving = 要用哪一枚點心來換？
step-giving-other = { $seat }正在選擇。
step-rolling = 正在擲幸運骰。
step-challenging = 要與誰擲骰比大？
step-challenging-other = { $seat }正在選擇。
step-seizing = 要拿走哪一枚標記？
step-seizing-other = { $seat }正在選擇。
step-robbing = 要拿走誰的牌？
step-robbing-other = { $seat }正在選擇。
step-stealing = 正在隨機拿走一張牌。

verb-deal-zodiac = 發出{ $zodiac }
verb-fill-size = 裝{ $size }枚點心的蒸籠
verb-fill = { $dish }裝進蒸籠
verb-start = 由{ $seat }開始
verb-draw-card = 抽到「{ $fortune }」
verb-turn-fate = 翻開「{ $fate }」
verb-roll = 擲出{ $face }
verb-bag = 從點心袋抽到{ $dish }
verb-steal = 拿走「{ $fortune }」
verb-keep = 選擇{ $zodiac }
verb-put = 放到{ $place }號位置
verb-gain = 獲得食物標記：{ $dish }
    .kind = 獲得食物標記
verb-draw = 抽運氣牌
    .kind = 抽運氣牌
verb-exchange = 用運氣牌兌換食物標記
    .kind = 用牌兌換食物標記
verb-play = 打出「{ $fortune }」
    .kind = 打出運氣牌
verb-buy = 購買{ $place }號位置的蒸籠
    .kind = 購買蒸籠
verb-gamble = 能力：棄掉「{ $fortune }」來擲骰
    .kind = 棄牌擲骰
verb-roll-die = 能力：擲骰
    .kind = 擲骰
verb-trade = 能力：交出{ $dish }標記
    .kind = 交出食物標記
verb-end-turn = 結束回合
    .kind = 結束回合
verb-take = 拿{ $dish }標記
verb-rotate = { $spin }
    .kind = 轉動轉盤
verb-stay = 不轉動
    .kind = 不轉動
verb-discard = 棄掉「{ $fortune }」
verb-use = 使用「{ $fortune }」
verb-pay-now = 不再用牌，直接付款
verb-pay = 付{ $dish }標記
verb-choose = { $place }號位置的蒸籠
verb-decline = 不交換
verb-pick = 拿{ $dish }
verb-give = 用{ $dish }換
verb-send-back = 把{ $dish }放回點心袋
verb-redraw = 完成
verb-assign = 第{ $row }橫排
verb-claim-token = 第{ $column }直列：拿食物標記
verb-claim-cards = 第{ $column }直列：抽運氣牌
verb-waive = 第{ $column }直列：不要獎勵
verb-lift = 移動{ $place }號位置的蒸籠
verb-set-down = 放到{ $place }號位置
verb-raise = { $place }號位置的蒸籠堆
verb-switch = { $place }號位置
verb-taste = 獲得{ $dish }
verb-serve = 放進{ $place }號位置的蒸籠
verb-challenge = 與{ $rival }擲骰
verb-rob = 拿走{ $rival }的牌
verb-seize = 拿走{ $dish }標記
verb-return = 歸還{ $dish }標記

spin-clockwise = 順時針轉90度
spin-half = 轉180度
spin-counterclockwise = 逆時針轉90度
cause-zodiac = 生肖
cause-card = 運氣牌
cause-fate = 緣份牌
other-hg = 蝦餃
other-lm = 糯米雞
other-sm = 燒賣
other-fz = 鳳爪
other-cb = 叉燒包

event-sized = { $place }號位置放上裝{ $number }枚點心的蒸籠。
event-opened = { $place }號位置：{ $number }枚{ $dish }。
    .brief = {""}
event-filled = { $seat_me ->
    [yes] 你抽出{ $dish }裝進蒸籠。
   *[no] { $seat }抽出{ $dish }裝進蒸籠。
}
event-put-on = { $seat_me ->
    [yes] 你把蒸籠放到{ $place }號位置。
   *[no] { $seat }把蒸籠放到{ $place }號位置。
}
event-stacked = 蒸籠都裝好、疊好了。
event-dealt = 你拿到生肖：{ $zodiac }。
    .open = { $seat }拿到生肖：{ $zodiac }。
event-discouraged = { $zodiac }較適合3人以上的遊戲，但你仍可選用。
    .open = { $zodiac }較適合3人以上的遊戲，但{ $seat }仍可選用。
event-revealed = { $seat_me ->
    [yes] 你的生肖是{ $zodiac }。
   *[no] { $seat }的生肖是{ $zodiac }。
}
event-started = { $seat_me ->
    [yes] 你是起始玩家。
   *[no] { $seat }是起始玩家。
}
event-round-began = 第{ $number }輪開始。
event-fate-turned = 翻開緣份牌「{ $fate }」。
event-special = 「{ $fate }」：{ $dish }。
event-turn-began = { $seat_me ->
    [yes] 輪到你。
   *[no] 輪到{ $seat }。
}
    .brief = {""}
event-turn-ended = {""}
event-took = { $seat_me ->
    [yes] 你拿了{ $dish }標記。
   *[no] { $seat }拿了{ $dish }標記。
}
    .brief = ＋{ $dish }
event-drew = { $seat_me ->
    [yes] {""}
   *[no] { $seat }抽了1張運氣牌。
}
    .brief = { $seat_me ->
        [yes] {""}
       *[no] ＋1張運氣牌
    }
    .open = {""}
event-drew-card = 你抽到「{ $fortune }」。
    .open = { $seat }抽到「{ $fortune }」。
event-discarded = { $seat_me ->
    [yes] 你棄掉「{ $fortune }」。
   *[no] { $seat }棄掉「{ $fortune }」。
}
    .brief = －「{ $fortune }」
event-played = { $seat_me ->
    [yes] 你打出「{ $fortune }」。
   *[no] { $seat }打出「{ $fortune }」。
}
event-kept = { $seat_me ->
    [yes] 「{ $fortune }」面朝上留在你面前。
   *[no] 「{ $fortune }」面朝上留在{ $seat }面前。
}
    .brief = 留在面前
event-returned = { $seat_me ->
    [yes] 你歸還{ $dish }標記。
   *[no] { $seat }歸還{ $dish }標記。
}
    .brief = －{ $dish }
event-reshuffled = 棄掉的運氣牌洗成新的牌庫。
event-rotated = { $seat_me ->
    [yes] 你轉動轉盤：{ $spin }。
   *[no] { $seat }轉動轉盤：{ $spin }。
}
event-bought = { $seat_me ->
    [yes] 你購買{ $place }號位置的蒸籠。
   *[no] { $seat }購買{ $place }號位置的蒸籠。
}
event-paid = { $seat_me ->
    [yes] 你付{ $number }枚{ $dish }標記。
   *[no] { $seat }付{ $number }枚{ $dish }標記。
}
    .brief = －{ $number }枚{ $dish }
event-placed = { $seat_me ->
    [yes] 你獲得{ $dish }：{ $number }點飽足感。
   *[no] { $seat }獲得{ $dish }：{ $number }點飽足感。
}
    .brief = ＋{ $dish }：{ $number }點
event-laid-beside = { $seat_me ->
    [yes] 橫排已滿：{ $dish }放在你的版圖旁。
   *[no] 橫排已滿：{ $dish }放在{ $seat }的版圖旁。
}
    .brief = { $dish }放在版圖旁
event-marker-moved = 蒸籠階段標記移到{ $number }。
    .brief = {""}
event-end-near = 這是最後一輪。
event-from-bag = { $seat_me ->
    [yes] 你從點心袋抽到{ $dish }。
   *[no] { $seat }從點心袋抽到{ $dish }。
}
event-into-bag = { $seat_me ->
    [yes] 你把{ $dish }放回點心袋。
   *[no] { $seat }把{ $dish }放回點心袋。
}
event-gave-up = { $seat_me ->
    [yes] 你放棄{ $dish }，失去{ $number }點飽足感。
   *[no] { $seat }放棄{ $dish }，失去{ $number }點飽足感。
}
event-swapped = { $place }號位置：拿出{ $dish }，放進{ $other }。
event-column-filled = { $seat_me ->
    [yes] 你填滿了第{ $column }直列。
   *[no] { $seat }填滿了第{ $column }直列。
}
    .brief = 第{ $column }直列滿
event-row-filled = { $seat_me ->
    [yes] 你填滿了{ $dish }的橫排。
   *[no] { $seat }填滿了{ $dish }的橫排。
}
    .brief = { $dish }橫排滿
event-scored = { $seat_me ->
    [yes] 你獲得{ $number }點額外飽足感（{ $cause }）。
   *[no] { $seat }獲得{ $number }點額外飽足感（{ $cause }）。
}
    .brief = ＋{ $number }點（{ $cause }）
event-bitten = { $seat_me ->
    [yes] 你從{ $place }號位置的蒸籠拿出{ $dish }。
   *[no] { $seat }從{ $place }號位置的蒸籠拿出{ $dish }。
}
event-emptied = { $place }號位置的蒸籠空了，移出轉盤。
event-moved = { $seat_me ->
    [yes] 你把{ $place }號位置的蒸籠移到{ $target }號位置。
   *[no] { $seat }把{ $place }號位置的蒸籠移到{ $target }號位置。
}
event-raised = { $seat_me ->
    [yes] 你把{ $place }號位置最底下的蒸籠放到最上面。
   *[no] { $seat }把{ $place }號位置最底下的蒸籠放到最上面。
}
event-switched = { $seat_me ->
    [yes] 你對調{ $place }號與{ $target }號位置的蒸籠堆。
   *[no] { $seat }對調{ $place }號與{ $target }號位置的蒸籠堆。
}
event-served = { $seat_me ->
    [yes] 你把{ $dish }放進{ $place }號位置的蒸籠。
   *[no] { $seat }把{ $dish }放進{ $place }號位置的蒸籠。
}
event-rolled = { $seat_me ->
    [yes] 你擲出{ $face }。
   *[no] { $seat }擲出{ $face }。
}
event-won-roll = { $seat_me ->
    [yes] 你擲出最大的數字。
   *[no] { $seat }擲出最大的數字。
}
event-took-marker = { $seat_me ->
    [yes] 你拿到起始玩家標記。
   *[no] { $seat }拿到起始玩家標記。
}
event-traded = { $seat_me ->
    [yes] 你使用生肖能力，交出{ $dish }標記。
   *[no] { $seat }使用生肖能力，交出{ $dish }標記。
}
event-assigned = { $seat_me ->
    [yes] 你的第{ $row }橫排從此放{ $dish }。
   *[no] { $seat }的第{ $row }橫排從此放{ $dish }。
}
event-challenged = { $seat_me ->
    [yes] 你與{ $rival }擲骰比大。
   *[no] { $seat }與{ $rival }擲骰比大。
}
event-seized = { $seat_me ->
    [yes] 你從{ $rival }那裡拿走{ $dish }標記。
   *[no] { $seat }從{ $rival }那裡拿走{ $dish }標記。
}
event-stole = { $seat_me ->
    [yes] 你拿走{ $rival }的1張運氣牌。
   *[no] { $seat }拿走{ $rival }的1張運氣牌。
}
event-stole-card = 那張牌是「{ $fortune }」。
event-left-tokens = { $seat_me ->
    [yes] 你剩下的標記扣{ $number }點。
   *[no] { $seat }剩下的標記扣{ $number }點。
}
event-left-cards = { $seat_me ->
    [yes] 你的手牌加{ $number }點。
   *[no] { $seat }的手牌加{ $number }點。
}
event-ended = 遊戲結束。

## 點心

dish-hg = 蝦餃
dish-lm = 糯米雞
dish-sm = 燒賣
dish-fz = 鳳爪
dish-cb = 叉燒包

## 生肖

zodiac-rat = 鼠
    .role = 賭徒
    .text = 每輪一次，在你的回合隨時可以棄掉1張運氣牌來擲骰。0或1：沒事發生；2：抽1張運氣牌；3：轉盤轉90度；5或6：從點心袋獲得1枚點心。
zodiac-ox = 牛
    .role = 老公公
    .text = 你可以多付1枚任意食物標記，購買自己盛宴區以外的置頂蒸籠；裡面每有1枚點心，額外獲得1點飽足感。
zodiac-tiger = 虎
    .role = 海鮮愛好者
    .text = 每輪一次，在你的回合可以用1枚蝦餃標記換1枚糯米雞標記，或反過來換。
zodiac-rabbit = 兔
    .role = 魔術師
    .text = 購買蒸籠時，在付款後、得分前，可以用其中1枚點心與任一置頂蒸籠裡的1枚點心交換。
zodiac-dragon = 龍
    .role = 富家子弟
    .text = 填滿一直列時，可以拿1枚任意食物標記，或依該直列所示的張數抽運氣牌。每一直列限一次。
zodiac-snake = 蛇
    .role = 肉類愛好者
    .text = 每輪一次，在你的回合可以用1枚蝦餃標記或1枚糯米雞標記換2張運氣牌。
zodiac-horse = 馬
    .role = 大胃王
    .text = 你可以執行同一種行動兩次，代替兩種不同的行動。
zodiac-goat = 羊
    .role = 挑食者
    .text = 首次獲得某種點心時，為它選一排空的橫排；此後該種點心一律放在那一排。
zodiac-monkey = 猴
    .role = 搗蛋鬼
    .text = 每輪一次，在你的回合可以擲骰。0或1：沒事發生；2或3：轉盤轉90度；5或6：把1個置頂蒸籠移到另一個蒸籠堆上或空位。
zodiac-rooster = 雞
    .role = 奧客
    .text = 購買蒸籠時，在付款後、得分前，可以把其中任意數量的點心放回點心袋，再抽出相同數量。
zodiac-dog = 狗
    .role = 熟客
    .text = 購買蒸籠時獲得額外飽足感：4枚點心3點，3枚2點，2枚1點，1枚沒有。
zodiac-pig = 豬
    .role = 美食部落客
    .text = 每填滿一直列，獲得3點飽足感。每一直列限一次。

## 運氣牌：標記與卡牌

fortune-order_up = 點餐啦！
    .text = 拿2枚不同種類的食物標記。
fortune-double_portion = 雙份上菜
    .text = 拿2枚同種的食物標記。（選了只剩1枚的種類，就只拿1枚。）
fortune-dice_order = 擲骰點菜
    .text = 擲骰：拿1枚圖示所示的食物標記（空白或已售完則任選）。然後再拿1枚任意食物標記。
fortune-red_envelope = 紅包
    .text = 抽2張運氣牌，然後拿1枚任意食物標記。
fortune-hospitality = 待客之道
    .text = 飽足感最低的玩家拿1枚任意食物標記，然後你拿2枚任意食物標記。如果你就是最低者，兩項都由你執行。

## 運氣牌：獲得點心

fortune-first_bite = 先嚐為快
    .text = 從你盛宴區內的置頂蒸籠拿出1枚點心，並獲得它。如果蒸籠因此空了，就放回供應區，蒸籠階段標記移動一格。
fortune-chefs_choice = 主廚推薦
    .text = 從點心袋獲得1枚點心，然後抽1張運氣牌。
fortune-delicious = 極致美味！
    .text = 從點心袋抽2枚點心，選1枚獲得，另1枚放回。袋中只剩1枚時，直接獲得它。

## 運氣牌：交換點心

fortune-swap_plates = 換盤子
    .text = 用你版圖上的1枚點心，與你盛宴區內置頂蒸籠裡的1枚不同種點心交換。
fortune-long_chopsticks = 長筷子
    .text = 用你版圖上的1枚點心，與轉盤上任一置頂蒸籠裡的1枚不同種點心交換。
fortune-kitchen_mixup = 廚房大亂
    .text = 選兩個置頂蒸籠，把其中各1枚不同種的點心互換。然後拿1枚任意食物標記（如果還拿得到）。

## 運氣牌：蒸籠與轉盤

fortune-push_cart = 推點心車
    .text = 把1個置頂蒸籠移到另一個不超過4個蒸籠的蒸籠堆上，或移到空位。
fortune-spin_table = 轉桌
    .text = 把轉盤往任一方向轉90度，或轉180度。然後拿1枚任意食物標記。（打牌後照常可再轉90度。）
fortune-bottom_first = 底籠先上
    .text = 選一個至少有2個蒸籠的蒸籠堆，把最底下的蒸籠放到最上面。然後拿1枚任意食物標記。
fortune-switch_places = 對調位置
    .text = 轉盤上兩個位置的整個蒸籠堆互換（其中一個可以是空位）。

## 運氣牌：購買優惠

fortune-coupon = 優惠券
    .text = 面朝上保留。購買蒸籠時可以棄掉此牌，少付1枚食物標記，由你選哪一枚。每次購買限用一張，且至少要付1枚。
fortune-substitution = 隨意替換
    .text = 面朝上保留。購買蒸籠時可以棄掉此牌：所付的食物標記中，最多2枚可以是任意種類。

## 運氣牌：目標

fortune-craving_hg = 蝦餃迷
    .text = 面朝上保留。接下來3次在版圖的格子上獲得蝦餃時，各加1點飽足感。第3次後棄掉。
fortune-craving_lm = 糯米雞迷
    .text = 面朝上保留。接下來3次在版圖的格子上獲得糯米雞時，各加1點飽足感。第3次後棄掉。
fortune-craving_sm = 燒賣迷
    .text = 面朝上保留。接下來3次在版圖的格子上獲得燒賣時，各加1點飽足感。第3次後棄掉。
fortune-craving_fz = 鳳爪迷
    .text = 面朝上保留。接下來3次在版圖的格子上獲得鳳爪時，各加1點飽足感。第3次後棄掉。
fortune-craving_cb = 叉燒包迷
    .text = 面朝上保留。接下來3次在版圖的格子上獲得叉燒包時，各加1點飽足感。第3次後棄掉。
fortune-full_table = 滿桌團圓
    .text = 拿1枚任意食物標記。面朝上保留。每當你填滿一直列（限本局未曾填滿的），加2點飽足感（生肖獎勵另計）。
fortune-clean_sweep = 一排掃清
    .text = 拿1枚任意食物標記。面朝上保留。每當你填滿一橫排（限本局未曾填滿的），加5點飽足感。

## 運氣牌：起始玩家

fortune-wheres_mine = 我的點心怎麼還沒上桌？
    .text = 拿取起始玩家標記（已在你手上則保留），並拿1枚任意食物標記。下一輪起才改變順序。

## 運氣牌：對付別人

fortune-chopstick_clash = 筷子大戰
    .text = 選一位有食物標記的對手，雙方擲骰比大，同點重擲。你贏：從對手那裡拿走1枚你選的標記。對手贏：對手抽1張運氣牌。
fortune-sticky_fingers = 順手牽羊
    .text = 選一位有手牌的對手，隨機拿走對方1張運氣牌加入你的手牌。然後抽1張運氣牌。
fortune-spilled_tea = 打翻茶杯
    .text = 每位至少有3枚食物標記的對手，各自選1枚歸還供應區。

## 緣份牌：即時

fate-good_cheer = 皆大歡喜
    .text = 每位玩家拿1枚任意食物標記。
fate-good_fortune = 好運連連
    .text = 每位玩家抽1張運氣牌。
fate-tasting_tray = 試吃盤
    .text = 每位玩家從點心袋獲得1枚點心，抽完為止。
fate-roll_for_it = 擲骰定緣
    .text = 每位玩家擲骰，數字最大者從點心袋獲得1枚點心；並列最大者重擲。
fate-lucky_star = 福星高照
    .text = 每位玩家擲骰，數字最大者拿取起始玩家標記並抽1張運氣牌；並列最大者重擲。
fate-pass_chili_oil = 傳遞辣椒油
    .text = 起始玩家標記交給順時針方向的下一位玩家。
fate-late_guest = 後來居上
    .text = 飽足感最低的玩家拿取起始玩家標記和1枚任意食物標記。（並列時以標記移動前的位置判定。）
fate-kind_waiter = 雪中送炭
    .text = 飽足感最低的玩家拿2枚不同種類的食物標記。
fate-busy_waiter = 服務生轉桌
    .text = 起始玩家把轉盤往任一方向轉90度。
fate-fresh_batch = 新鮮出籠
    .text = 每位玩家從點心袋抽1枚點心，放進自選的一個少於4枚點心的置頂蒸籠；沒有這樣的蒸籠就放回袋中。
fate-clear_table = 收拾桌面
    .text = 有超過4枚食物標記的玩家，各自選擇歸還，直到剩4枚。
fate-split_bill = 大家分攤
    .text = 手上至少有4張運氣牌的玩家，各自選1張棄掉。

## 緣份牌：在此輪遊戲中

fate-tea_discount = 下午茶優惠
    .text = 在此輪遊戲中，每次購買少付1枚食物標記，由買家選哪一枚；至少要付1枚。
fate-big_appetite = 胃口大開
    .text = 在此輪遊戲中，每位玩家可以做第3個行動；3個行動必須各不相同（馬不受限）。
fate-vip_day = 貴賓日
    .text = 在此輪遊戲中，每購買一個蒸籠加1點飽足感。
fate-smooth_spin = 順風轉
    .text = 在此輪遊戲中，每次轉90度都可以改為轉180度，強制的轉動也一樣。
fate-todays_special = 今日精選
    .text = 起始玩家擲骰，直到擲出點心圖示。在此輪遊戲中，每在格子上獲得1枚該種點心，加1點飽足感。
fate-easy_trade = 一張換一枚
    .text = 在此輪遊戲中，「兌換」只需1張運氣牌，而不是2張。
fate-stuck_table = 轉盤卡住
    .text = 在此輪遊戲中，轉盤不能以任何方式轉動。
fate-sold_out = 今日售罄
    .text = 起始玩家擲骰，直到擲出點心圖示。在此輪遊戲中，不能從供應區拿取該種食物標記。

## 終端機

terminal-dish-hg = 蝦
terminal-dish-lm = 糯
terminal-dish-sm = 燒
terminal-dish-fz = 鳳
terminal-dish-cb = 叉
terminal-facts = 第{ $round }輪 · 蒸籠階段：{ $track } · 點心袋：{ $bag }枚 · 運氣牌庫：{ $deck }張 · 緣份牌：剩{ $fates }張
terminal-last = 最後一輪
terminal-supply = 供應區食物標記：
terminal-plate = 盤中：
terminal-points = 飽足感
terminal-cards = { $count }張牌
terminal-card = { $name }：{ $text }

## 理由

reason-points = 放上版圖大約值{ $number }點。
reason-column = 這會填滿一直列。
reason-snatches = 不買的話，下一位對手就買得起。
reason-completes = 有了這枚食物標記，就付得起{ $number }號位置的蒸籠。
reason-reach = { $number }號位置的蒸籠會轉進盛宴區，而且食物標記已經備齊。
reason-denies = { $number }號位置的蒸籠會轉離下一位玩家的盛宴區。
reason-hoard = 終局時手牌加分，剩下的食物標記扣分。
reason-tokens = 手上已經沒有食物標記可以買蒸籠。
reason-nearer = { $number }號位置的蒸籠需要這枚食物標記。
reason-turns = 之後可以轉動轉盤：{ $number }號位置的蒸籠會轉進盛宴區，而且你付得起。
reason-stays = { $number }號位置的蒸籠會留在你的盛宴區，而且你付得起。
reason-cards = 手牌可以發揮效果、兌換食物標記，終局時還能加分。
reason-ability = 生肖能力不佔行動。
reason-common = 檯面上有{ $number }個蒸籠裝著這種點心。
reason-fetches = 換來的食物標記，剛好付得起{ $number }號位置的蒸籠。
reason-takes = 這張牌讓你拿{ $number }枚食物標記。
reason-draws = 打出後可以再抽{ $number }張牌。
reason-gains = 這張牌讓你從袋中拿{ $number }個點心放上版圖。
reason-selects = 這張牌讓你挑1個點心放上版圖。
reason-bites = 不用付費，就能從蒸籠拿走大約值{ $number }點的點心。
reason-swaps = 和蒸籠交換點心，大約可以多得{ $number }點。
reason-moves = 可以把對你更有價值的蒸籠移進盛宴區。
reason-kept = 這張牌面朝上放著，之後的輪次都有效。
reason-closer = 對你最有希望的{ $number }號位置蒸籠會轉得更近。
reason-less = 讓下一位玩家能買的變少。
reason-waits = 對你最有希望的{ $number }號位置蒸籠不會轉遠。
reason-lets = 怎麼轉都會讓下一位玩家能買的變多。
reason-cheapest = 這是手牌中用處最小的一張。
reason-without = 對你最有希望的{ $number }號位置蒸籠用不到這枚食物標記。
reason-holds = 裡面有放上版圖大約值{ $number }點的點心。
reason-no-swap = 怎麼交換都不會多得點數。
reason-average = 平均來說，從袋中抽的點心對你更有價值。
reason-row = 這一橫排的第一格值{ $number }點。
reason-cheap = 失去這個點心，損失的點數最少。
reason-fetched = 這個蒸籠在你的盛宴區裡更有價值。
reason-into = 這樣蒸籠就在你的盛宴區裡。
reason-away = 這樣蒸籠就不在下一位玩家的盛宴區裡。
reason-uncovers = 你的盛宴區會換另一個蒸籠在最上面。
reason-leader = 沒有對手的點數比對方高。
reason-spaces = 這張生肖版圖的格子，點數比另一張高。
reason-talent = 這個生肖的能力，比另一個更有價值。
reason-starts = 起始的食物標記和手牌，合計多{ $number }份。
reason-blanks = 擲骰要花1張牌，而且有{ $number }面什麼都得不到。
reason-enough = 剩下還能做的事，都得不償失。
reason-lacks = 拿哪一種可以自選，正好補{ $number }號位置蒸籠缺的食物標記。
reason-balance = 轉盤換成別的位置，不是你得到的變少，就是下一位玩家變多。
reason-none = 怎麼轉，都沒有你付得起的蒸籠會轉進盛宴區。
reason-leaves = 留在原處的話，有對手買得起{ $number }號位置的蒸籠。
reason-outside = 那個蒸籠不在你的盛宴區。
reason-saves = 不用這張牌也付得起，留著之後買蒸籠更輕鬆。
reason-enables = 不用牌就付不起這個蒸籠。
reason-equal = 最後一輪，每張手牌的價值都一樣。
reason-useless = 這張牌的效果目前無法執行。
reason-two = 這是手牌中用處最小的兩張之一。
reason-least = 少了這枚食物標記，影響最小。
reason-unused = 檯面上其他的蒸籠都用不到這枚食物標記。
reason-keepers = 留下的點心，對你都不比從袋中抽的差。
reason-pair = 這一直列可以抽{ $number }張牌，食物標記卻只能拿1枚。
reason-suits = 交換點心後，{ $number }號位置的蒸籠可以變成你付得起的。
reason-fed = 照現在這樣，下一位玩家買得起那裡的蒸籠。
reason-covers = 會蓋住下一位玩家買得起的蒸籠。
reason-dear = 下一位玩家的食物標記付不起這個蒸籠。
reason-aside = 那一疊不在你的盛宴區，也不在下一位玩家的盛宴區。
reason-richer = 多了這個點心你還是付得起，蒸籠對你更有價值。
reason-dearer = 下一位玩家本來買得起那個蒸籠，多一個點心就付不起了。
reason-elsewhere = 對你更有希望的蒸籠不會因此變貴。
reason-loot = 對方有{ $number }號位置蒸籠所需、而你缺少的食物標記。

view-steamers = 蒸籠
view-dishes = 點心
view-zone = 盛宴區

points-spaces = 版圖上的點心
points-zodiac = 生肖能力
points-card = 運氣牌
points-fate = 緣份牌
points-tokens-left = 剩餘的食物標記
points-cards-left = 剩餘的手牌
verdict-most = { $points }點飽足感，領先{ $lead }點。
verdict-dim-sum = 平手：點心最多者獲勝。
verdict-shared = 飽足感與點心都相同：共享勝利。

# 配件檔裡湊不起來的地方

misfit-dish = 幸運骰沒有任何一面是點心
misfit-zone = 盛宴區從小角度到大角度，範圍0到360
misfit-stacks = { $count }個蒸籠無法排成{ $places }堆，每堆{ $height }個
misfit-room = 共有{ $total }枚點心：蒸籠需要{ $room }枚，最多{ $most }枚
misfit-beginners = 標為新手的生肖有{ $count }個，需要{ $needed }個
misfit-counters = 最多{ $most }張牌可以有 `times`
misfit-helpers = 最多{ $most }張牌可以幫忙購買：`less` 或 `any`
misfit-roll-dish = `roll_dish` 必須搭配 `dish_points` 或 `sold_out`
misfit-same = `same` 還沒有對象：前面的效果要先指定玩家
misfit-winner = `winner` 之前需要有 `roll_off`

# 報告裡的行動

action-keep = 選生肖版圖
action-put = 設置：選蒸籠的位置
action-gain = 獲得食物標記
action-play = 打出運氣牌
action-buy = 購買蒸籠
action-gamble = 能力：棄牌擲骰
action-trade = 能力：交出食物標記
action-take = 運氣牌：拿食物標記
action-rotate = 轉動轉盤
action-discard = 棄牌
action-use = 購買：用牌
action-pay = 購買：付食物標記
action-choose = 運氣牌：選蒸籠
action-pick = 交換：拿點心
action-give = 交換：給點心
action-send-back = 把點心放回點心袋
action-redraw = 不再放回點心
action-assign = 選點心的橫排
action-claim-token = 直列完成：拿食物標記
action-claim-cards = 直列完成：抽運氣牌
action-waive = 直列完成：不要獎勵
action-lift = 運氣牌：移動蒸籠
action-set-down = 運氣牌：蒸籠的去處
action-raise = 運氣牌：抬起底層蒸籠
action-switch = 運氣牌：對調蒸籠堆
action-taste = 運氣牌：獲得點心
action-serve = 運氣牌：點心放進蒸籠
action-challenge = 運氣牌：與對手擲骰
action-rob = 運氣牌：拿走對手的牌
action-seize = 運氣牌：拿走對手的食物標記
action-return = 歸還食物標記
