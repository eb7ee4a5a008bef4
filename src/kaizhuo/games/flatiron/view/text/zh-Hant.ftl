# 熨斗大廈

name = 熨斗大廈
tagline = 四條街道圍著一座三角大樓：蓋起熨斗大廈，也蓋起更出色的公司。
minutes = 45
scores = 分數
components-note = 效果、數量與固定數值出自規則書；哪張牌、哪塊版圖和樓層板塊上印什麼，是我們重建的。

option-first_game = 首次遊戲
    .help = 只使用玩家版圖的紫色面。
option-hard = 丹尼爾：困難
    .help = 獨自挑戰丹尼爾．伯納姆時，他的卡牌聲望也計分。兩人對戰時沒有作用。

## 地點、顏色、上下

location-BW = 百老匯
location-S23 = 23號街
location-A5 = 第五大道
location-S22 = 22號街
location-CITY_HALL = 市政廳
colour-orange = 橙色
colour-blue = 藍色
colour-white = 白色
colour-black = 黑色
half-top = 頂部
half-bottom = 底部

## 行動

deed-trade = 買或賣1根{ $colour }立柱
deed-build = 付{ $cost }美元：建造{ $n ->
    [1] 1根立柱
   *[other] 最多{ $n }根立柱
}{ $vp ->
    [0] {""}
   *[other] ，多得{ $vp }分
}
deed-build-dup = 付{ $cost }美元：建造1根立柱，可與樓層上已有的顏色相同
deed-floor = 付{ $cost }美元：建造下一樓層，得{ $n }分
deed-gain = 得{ $n }美元
deed-cash-floors = 每層已建樓層得1美元
deed-cash-newsboy = 每到達一個報童位置得1美元
deed-vp-floors = 每2層已建樓層得1分
deed-swap = 把倉庫的1根立柱換成另一種顏色
deed-buy-any = 付{ $cost }美元：買1根任意顏色的立柱
deed-copy-own = 付{ $cost }美元：執行你版圖或街道牌上任一可見行動
deed-copy-market = 付{ $cost }美元：執行4張面朝上的街道牌上任一行動
deed-city-hall = 付{ $cost }美元：使用市政廳的一個選項
deed-news = 執行生效報紙的行動
deed-vp-color = 施工樓層有{ $colour }立柱時，得{ $n }分
deed-gain-vp = 得{ $cost }美元和{ $vp }分
deed-buy-card = { $off ->
    [0] 買任一街道牌庫的頂牌
   *[other] 以少{ $off }美元的價格買任一街道牌庫的頂牌
}
deed-buy-decree = { $off ->
    [0] 買1張法令牌
   *[other] 以少{ $off }美元的價格買1張法令牌
}

## 法令牌

scoring-cards = 版圖上每有{ $n }張街道牌得1分
scoring-cash = 每有{ $n }美元得1分（最多12分）
scoring-rep = 每有{ $n }個正聲望圖示得1分
scoring-warehouse = 每個有立柱的倉庫，得該倉庫的分數
scoring-decrees = 版圖上每有1張法令牌得{ $n }分
scoring-pillars = 大廈中每有1根{ $colour }立柱得2分
scoring-pair = 每有一層同時有{ $colour }和{ $other }得3分
scoring-flat = 得{ $n }分

## 樓層

effect-visit = 移到{ $street }時得{ $cost }美元
effect-hall = 在市政廳可拿{ $cost }美元
effect-share = 兩位建築師可在同一地點
effect-card-vp = 每買1張街道牌得{ $n }分
effect-sell = 賣立柱多得{ $cost }美元
effect-decree = 法令牌便宜{ $cost }美元
effect-pillar = 買立柱便宜{ $cost }美元
effect-anycolor = 此樓層可放相同顏色的立柱
effect-color = 每建造1根{ $colour }立柱得{ $n }分
bonus-vp = { $n }分
bonus-cash = { $cost }美元
bonus-paper = 1個不公開的報紙標記
bonus-rep = 1個聲望標記
bonus-card = 可以買1張街道牌
bonus-news = 可以執行生效報紙的行動
bonus-color = 若為{ $colour }，得{ $n }分

## 卡牌與板塊

card = { $street }的街道牌：{ $top }／{ $bottom }
decree = { $top }／{ $bottom }
slot = { $street }{ $half }
side-purple = { $board }號版圖紫色面
side-reverse = { $board }號版圖背面
tile = { $effect }
tile-roof = 屋頂
spot = 位置{ $number }（{ $bonus }）
paper = 「{ $deed }」
burnham-pillar = { $main }：{ $colour }立柱
burnham-floor = { $main }：樓層
burnham-popularity = { $main }：人氣

cause-warehouse = 倉庫
cause-effect = 樓層效果
cause-space = 樓層獎勵
cause-extra = 建造行動
cause-floor = 樓層
cause-action = 行動
cause-paper = 報紙
cause-card = 樓層效果
cause-share = 同一地點
cause-popularity = 人氣
cause-reputation = 聲望
cause-decrees = 法令牌
cause-costs = 卡牌費用
cause-hard = 卡牌聲望

## 提問

step-drawing-tile = 正在翻開樓層板塊。
step-drawing-paper = 正在抽報紙標記。
step-revealing-card = 正在翻開街道牌。
step-laying-out = 正在展示法令牌。
step-dealing = 正在發玩家版圖。
step-drafting = 從兩塊版圖中留下一塊，並選定使用哪一面。
step-drafting-other = { $seat }正在選版圖。
step-starting = 正在決定起始玩家。
step-burnham-board = 丹尼爾拿到一塊版圖。
step-burnham-side = 為丹尼爾的版圖選一面。只有倉庫的分數有作用。
step-burnham-side-other = { $seat }正在為丹尼爾的版圖選一面。
step-moving = 移動你的建築師，也可以先使用報紙。
step-moving-other = { $seat }正要移動。
step-choosing = 在這裡購買、啟用這個地點，或拿錢。
step-choosing-other = { $seat }正在思考要做什麼。
step-acting = 執行這個行動，或略過。
step-acting-other = { $seat }正在執行卡牌欄。
step-ending = 使用報紙，或結束回合。
step-ending-other = { $seat }還可以使用報紙。
step-tucking = 把牌放在卡牌欄的頂部或底部。
step-tucking-other = { $seat }正在放置卡牌。
step-choosing-card = 買哪一張街道牌？
step-choosing-card-other = { $seat }正在選街道牌。
step-choosing-decree = 買哪一張法令牌？
step-choosing-decree-other = { $seat }正在選法令牌。
step-choosing-column = 放進哪一個卡牌欄？
step-choosing-column-other = { $seat }正在選卡牌欄。
step-enacting = 露出法令牌的哪一半？
step-enacting-other = { $seat }正在放置法令牌。
step-buying-pillar = 買哪一種立柱？
step-buying-pillar-other = { $seat }正在買立柱。
step-giving-back = 交還哪一根立柱？
step-giving-back-other = { $seat }正在交換立柱。
step-exchanging = 換成哪一種顏色？
step-exchanging-other = { $seat }正在交換立柱。
step-building = 建造哪一根立柱？
step-building-other = { $seat }正在建造立柱。
step-placing = 放在哪一個位置？
step-placing-other = { $seat }正在選位置。
step-copying-own = 複製你的哪一個行動？
step-copying-own-other = { $seat }正在選要複製的行動。
step-copying-market = 複製街道牌上的哪一個行動？
step-copying-market-other = { $seat }正在選要複製的行動。
step-at-city-hall = 使用市政廳的哪一個選項？
step-at-city-hall-other = { $seat }正在使用市政廳。
step-offering = 要執行，還是放棄？
step-offering-other = { $seat }可以執行一個行動。
step-keeping = 留下哪一個報紙標記？{ $seats ->
    [1] 另一個成為生效報紙。
   *[other] 另一個給對手。
}
step-keeping-other = { $seat }正在兩個報紙標記中選擇。
step-burnham-revealing = 丹尼爾翻開一張行動牌。
step-burnham-drawing = 丹尼爾隨機拿一張法令牌。

## 選項

verb-draw-tile = 板塊：{ $tile }
verb-draw-paper = 報紙：{ $paper }
verb-reveal-card = { $card }
verb-lay-out = { $decree }
verb-deal = { $board }號版圖
verb-start = 由{ $seat }開始
verb-burnham-board = { $board }號版圖
verb-burnham-reveal = { $burnham }
verb-burnham-decree = { $decree }
verb-choose-side = 留下{ $side }
    .short = { $side }
verb-burnham-side = { $side }
verb-move = 移到{ $location }
verb-buy = 付{ $card_cost }美元買{ $card }
    .kind = 買街道牌
    .short = 買{ $card_street }的牌
verb-buy-decree = 買法令牌：{ $decree }
    .kind = 買法令牌
verb-activate = 啟用{ $location }
    .kind = 啟用地點
verb-take = 拿{ $amount }美元
    .kind = 拿錢
verb-do = 執行：{ $deed }
    .kind = 執行行動
verb-skip = 略過
    .kind = 略過
verb-end-turn = 結束回合
    .kind = 結束回合
verb-play = 使用報紙{ $paper }
    .kind = 使用報紙
verb-tuck = { $half_number ->
    [0] 放頂部：{ $card_top }（聲望{ $card_top_rep }）
   *[other] 放底部：{ $card_bottom }（聲望{ $card_bottom_rep }）
}
    .short = { $half_number ->
        [0] 放頂部
       *[other] 放底部
    }
verb-column = { $street }
verb-enact = { $half_number ->
    [0] 放頂部：{ $decree_top }（聲望{ $decree_top_rep }）
   *[other] 放底部：{ $decree_bottom }（聲望{ $decree_bottom_rep }）
}
    .short = { $half_number ->
        [0] 放頂部
       *[other] 放底部
    }
verb-buy-pillar = 買{ $colour }立柱
verb-give-back = 交還{ $colour }立柱
verb-exchange-for = 換成{ $colour }立柱
verb-build = 建造{ $colour }立柱
    .kind = 建造立柱
verb-stop = 不再建造
    .kind = 不再建造
verb-place = { $spot }
verb-copy = 複製：{ $deed }
verb-keep = 留下{ $paper }
verb-agree-end = 這個回合後結束遊戲

## 紀錄

event-floor-laid = 起始樓層：{ $tile }。
event-tile-turned = 下一樓層：{ $tile }。
    .brief = {""}
event-paper-turned = 生效報紙：{ $paper }。
event-card-revealed = { $street }牌庫的頂牌：{ $card }。
    .brief = {""}
event-decree-laid = 展示法令牌：{ $decree }。
event-board-dealt = { $seat_me ->
    [yes] 你拿到{ $board }號版圖。
   *[no] { $seat }拿到{ $board }號版圖。
}
event-board-chosen = { $seat_me ->
    [yes] 你使用{ $side }。
   *[no] { $seat }使用{ $side }。
}
event-started = { $seat_me ->
    [yes] 你是起始玩家。
   *[no] { $seat }是起始玩家。
}
event-turn-began = { $seat_me ->
    [yes] 第{ $number }回合：輪到你。
   *[no] 第{ $number }回合：輪到{ $seat }。
}
    .brief = {""}
event-moved = { $seat_me ->
    [yes] 你移到{ $location }。
   *[no] { $seat }移到{ $location }。
}
event-activated = { $seat_me ->
    [yes] 你啟用{ $location }。
   *[no] { $seat }啟用{ $location }。
}
event-took-money = { $seat_me ->
    [yes] 你拿{ $number }美元。
   *[no] { $seat }拿{ $number }美元。
}
event-bought-card = { $seat_me ->
    [yes] 你買下{ $card_street }的街道牌，放在{ $half_number ->
        [0] 頂部（{ $card_top }）。
       *[other] 底部（{ $card_bottom }）。
    }
   *[no] { $seat }買下{ $card_street }的街道牌，放在{ $half_number ->
        [0] 頂部（{ $card_top }）。
       *[other] 底部（{ $card_bottom }）。
    }
}
event-bought-decree = { $seat_me ->
    [yes] 你買下法令牌，放在{ $slot_street }欄{ $slot_number ->
        [0] 頂部（{ $decree_top }）。
       *[other] 底部（{ $decree_bottom }）。
    }
   *[no] { $seat }買下法令牌，放在{ $slot_street }欄{ $slot_number ->
        [0] 頂部（{ $decree_top }）。
       *[other] 底部（{ $decree_bottom }）。
    }
}
event-did = { $seat_me ->
    [yes] 你執行：{ $deed }。
   *[no] { $seat }執行：{ $deed }。
}
    .brief = {""}
event-skipped = { $seat_me ->
    [yes] 你略過：{ $deed }。
   *[no] { $seat }略過：{ $deed }。
}
    .brief = {""}
event-bought-pillar = { $seat_me ->
    [yes] 你花{ $number }美元買{ $colour }立柱。
   *[no] { $seat }花{ $number }美元買{ $colour }立柱。
}
event-sold-pillar = { $seat_me ->
    [yes] 你賣掉{ $colour }立柱，得{ $number }美元。
   *[no] { $seat }賣掉{ $colour }立柱，得{ $number }美元。
}
event-swapped = { $seat_me ->
    [yes] 你把{ $colour }立柱換成{ $other }立柱。
   *[no] { $seat }把{ $colour }立柱換成{ $other }立柱。
}
event-built-pillar = { $seat_me ->
    [yes] 你把{ $colour }立柱建在{ $spot }。
   *[no] { $seat }把{ $colour }立柱建在{ $spot }。
}
event-built-floor = { $seat_me ->
    [yes] 你建造下一樓層：{ $tile }。
   *[no] { $seat }建造下一樓層：{ $tile }。
}
event-built-roof = { $seat_me ->
    [yes] 你建成屋頂。
   *[no] { $seat }建成屋頂。
}
event-paid = { $seat_me ->
    [yes] 你付{ $number }美元。
   *[no] { $seat }付{ $number }美元。
}
    .brief = －{ $number }美元
event-earned = { $seat_me ->
    [yes] 你得{ $number }美元。
   *[no] { $seat }得{ $number }美元。
}
    .brief = ＋{ $number }美元
event-scored = { $seat_me ->
    [yes] 你得{ $number }分（{ $cause }）。
   *[no] { $seat }得{ $number }分（{ $cause }）。
}
    .brief = ＋{ $number }分（{ $cause }）
event-copied = { $seat_me ->
    [yes] 你複製：{ $deed }。
   *[no] { $seat }複製：{ $deed }。
}
event-got-reputation = { $seat_me ->
    [yes] 你拿1個聲望標記。
   *[no] { $seat }拿1個聲望標記。
}
    .brief = ＋1個聲望標記
event-drew-paper = 上面寫著{ $paper }。
    .brief = { $paper }
event-paper-drawn = { $seat_me ->
    [yes] 你抽了1個報紙標記。
   *[no] { $seat }抽了1個報紙標記。
}
    .brief = ＋1個報紙標記
event-played = { $seat_me ->
    [yes] 你使用報紙{ $paper }。
   *[no] { $seat }使用報紙{ $paper }。
}
event-newsboy-met = { $seat_me ->
    [yes] 你在{ $number }分處遇到報童。
   *[no] { $seat }在{ $number }分處遇到報童。
}
event-kept-paper = 你留下{ $paper }。
    .open = { $seat }留下{ $paper }。
event-gave-paper = 送出的報紙是{ $paper }。
event-paper-given = { $seat_me ->
    [yes] 你把1個報紙標記給了對手。
   *[no] { $seat }把1個報紙標記給了對手。
}
event-burnham-dealt = 丹尼爾拿到{ $board }號版圖。
event-burnham-boarded = 丹尼爾使用{ $side }。
event-burnham-revealed = 丹尼爾翻開{ $burnham }。
event-burnham-moved = 丹尼爾移到{ $location }。
event-burnham-scored = 丹尼爾得{ $number }分（{ $cause }）。
    .brief = ＋{ $number }分（{ $cause }）
event-burnham-built = 丹尼爾把{ $colour }立柱建在{ $spot }。
event-burnham-floored = 丹尼爾建造下一樓層：{ $tile }。
event-burnham-roofed = 丹尼爾建成屋頂。
event-burnham-took-decree = 丹尼爾拿走法令牌：{ $decree }。
event-burnham-took-card = 丹尼爾拿走{ $card }。
event-burnham-shuffled = 丹尼爾的行動牌重新洗勻。
    .brief = {""}
event-burnham-newsboy = 丹尼爾在{ $number }分處遇到報童。
event-street-gained = { $seat_me ->
    [yes] 你在{ $street }的聲望得{ $number }分。
   *[no] { $seat }在{ $street }的聲望得{ $number }分。
}
event-street-lost = { $seat_me ->
    [yes] 你在{ $street }的聲望扣{ $number }分。
   *[no] { $seat }在{ $street }的聲望扣{ $number }分。
}
event-decree-scored = { $seat_me ->
    [yes] 你的法令牌得{ $number }分：{ $decree }。
   *[no] { $seat }的法令牌得{ $number }分：{ $decree }。
}
event-cut-short = 雙方各進行了{ $number }個回合仍未建成屋頂：遊戲結束。
event-agreed = 雙方同意：這是最後一個回合。
event-ended = 遊戲結束。

## 理由

reason-points = 這個回合得{ $number }分。
reason-money = 多得{ $number }美元。
reason-streets = 街道聲望多值{ $number }分。
reason-decrees = 法令牌預計多得約{ $number }分。
reason-engine = 之後每次啟用該卡牌欄，效果都更好。
reason-denies = 讓對手無法建造下一樓層。
reason-affords = 這樣就付得起費用{ $number }美元的卡牌。
reason-floor = 這樣就付得起建造下一樓層的費用。
reason-pillars = 倉庫裡多{ $number }根立柱，隨時可以建造。
reason-papers = 得到1個報紙標記，之後可以打出。
reason-saves = 這樣做的代價比得到的還多。
reason-later = 手上的報紙標記留到之後更有價值。
reason-paper = 這是可選的報紙標記中最有用的一個。
reason-nothing = 目前那裡沒有更值得做的事。
reason-colour = 這個顏色的立柱對你最有價值。
reason-gives = 這個顏色的立柱對你最沒有價值。
reason-better = 換來的立柱對你比換出的更有價值。
reason-keeps = 不然會少{ $number }美元。
reason-stores = 不然倉庫裡會少{ $number }根立柱。
reason-actions = 這一面的行動比其他面更有價值。
reason-warehouse = 最貴的倉庫，每建造一根立柱得{ $number }分。
reason-prices = 四種顏色的立柱各買一根，總共只要{ $number }美元。
reason-weak = 這一面的倉庫，分數加起來只有{ $number }分。
reason-built = 施工樓層已經有這個顏色的立柱。
reason-lacking = 施工樓層還沒有這個顏色的立柱。
reason-replaces = 目前的生效報紙，對手更用得上。
reason-withholds = 比起另一個，對手更用得上這一個。

## 終端機

terminal-turn = 第{ $turn }回合
terminal-newsboy = 報童在{ $at }分
terminal-no-newsboy = 報童已離場
terminal-left = 剩{ $papers }個報紙標記、{ $tokens }個聲望標記
terminal-next = 下一層（還有{ $left }層）：
terminal-vp = 分
terminal-burnham = 丹尼爾
terminal-burnham-facts = 丹尼爾：人氣{ $popularity }，拿走的牌費用共{ $costs }
terminal-revealed = 已翻開：{ $cards }
terminal-hidden = 尚未翻開（順序未知）：{ $cards }
terminal-between = 、
terminal-pillar-orange = 橙
terminal-pillar-blue = 藍
terminal-pillar-white = 白
terminal-pillar-black = 黑
terminal-deed-trade = 買賣{ $colour }
terminal-deed-build = ${ $cost }建{ $n }柱{ $vp ->
    [0] {""}
   *[other] {" "}+{ $vp }分
}
terminal-deed-build-dup = ${ $cost }建同色柱
terminal-deed-floor = ${ $cost }樓層+{ $n }分
terminal-deed-gain = +${ $n }
terminal-deed-cash-floors = 每層$1
terminal-deed-cash-newsboy = 每報童$1
terminal-deed-vp-floors = 每2層1分
terminal-deed-swap = 換立柱
terminal-deed-buy-any = ${ $cost }買任一柱
terminal-deed-copy-own = ${ $cost }複製自己
terminal-deed-copy-market = ${ $cost }複製牌庫
terminal-deed-city-hall = ${ $cost }市政廳
terminal-deed-news = 生效報紙
terminal-deed-vp-color = 有{ $colour }{ $n }分
terminal-deed-gain-vp = +${ $cost } +{ $vp }分
terminal-deed-buy-card = 街道牌−${ $off }
terminal-deed-buy-decree = 法令牌−${ $off }
terminal-scoring-cards = 每{ $n }張牌1分
terminal-scoring-cash = 每${ $n }得1分
terminal-scoring-rep = 每{ $n }正☆1分
terminal-scoring-warehouse = 倉庫分數
terminal-scoring-decrees = 每法令牌{ $n }分
terminal-scoring-pillars = 每{ $colour }柱2分
terminal-scoring-pair = 同層{ $colour }{ $other }3分
terminal-scoring-flat = { $n }分

view-vp = 分數
view-reputation = 聲望
view-floors = 樓層
view-street = 街道
view-pillar = 立柱
view-roof = 屋頂

rival = 丹尼爾．伯納姆
points-warehouse = 倉庫的立柱
points-space = 樓層獎勵
points-effect = 樓層效果：顏色
points-extra = 建造行動的額外分數
points-floor = 建造樓層
points-action = 行動
points-paper = 報紙
points-card = 樓層效果：買牌
points-share = 與對手在同一地點
points-popularity = 人氣
points-reputation = 街道聲望
points-decrees = 法令牌
points-costs = 他的卡牌費用
points-hard = 他的卡牌聲望
verdict-most = { $points }分，領先{ $lead }分。
verdict-roof = 平手：建造屋頂的一方獲勝。
verdict-shared = 平手且沒有屋頂：和局。

# 配件檔裡湊不起來的地方

misfit-stack = 牌庫 { $found } 有{ $count }張牌，只能有1到10張
misfit-start = 沒有任何板塊標為起始樓層：start = true
misfit-actions = 有{ $count }種不同的行動，最多{ $most }種
misfit-mains = 至少要有2張行動牌的主要地點和別的行動牌相同

# 報告裡的行動

action-choose-side = 選玩家版圖的一面
action-burnham-side = 選丹尼爾的版圖面
action-move = 移動到地點
action-buy = 買街道牌
action-buy-decree = 買法令牌
action-activate = 啟用卡牌欄
action-take = 拿美元
action-do = 執行行動
action-play = 使用報紙標記
action-tuck = 插入街道牌：頂部或底部
action-column = 選卡牌欄
action-enact = 插入法令牌：頂部或底部
action-buy-pillar = 買立柱
action-give-back = 換立柱：交出
action-exchange-for = 換立柱：換得
action-build = 建造立柱
action-place = 選立柱的位置
action-copy = 複製行動
action-keep = 留下報紙標記
