comma = 、
stop = 。
BW = 百老匯
S23 = 23號街
A5 = 第五大道
S22 = 22號街
CITY_HALL = 市政廳
colour-orange = 橙色
colour-blue = 藍色
colour-white = 白色
colour-black = 黑色
burnham = 丹尼爾．伯納姆

deed-TRADE = 買賣{ $colour }立柱
deed-BUILD = { $vp ->
    [0] 付${ $cost }建{ $n }根立柱
   *[other] 付${ $cost }建{ $n }根，多得{ $vp }分
}
deed-BUILD_DUP = 付${ $cost }建1根，可同色
deed-FLOOR = 付${ $cost }建樓層，得{ $n }分
deed-GAIN = 得${ $n }
deed-CASH_FLOORS = 每層樓得$1
deed-CASH_NEWSBOY = 每個報童位置得$1
deed-VP_FLOORS = 每2層樓得1分
deed-SWAP = 換一根立柱
deed-BUY_ANY = ${ $cost }買任意立柱
deed-COPY_OWN = 付${ $cost }複製自己的1個行動
deed-COPY_MARKET = 付${ $cost }複製1張街道牌的行動
deed-CITY_HALL = 付${ $cost }使用市政廳
deed-NEWS = 執行生效報紙的行動
deed-VP_COLOR = 樓層有{ $colour }得{ $n }分
deed-GAIN_VP = 得${ $cost }和{ $vp }分
deed-BUY_CARD = 買街道牌，便宜${ $off }
deed-BUY_DECREE = 買法令牌，便宜${ $off }

scoring-CARDS = 每{ $n }張街道牌得1分
scoring-CASH = 每${ $n }得1分，最多12
scoring-REP = 每{ $n }個正聲望得1分
scoring-WAREHOUSE = 有立柱的倉庫分數
scoring-DECREES = 每張法令牌得{ $n }分
scoring-PILLARS = 每根{ $colour }立柱得2分
scoring-PAIR = 每層{ $colour }＋{ $other }得3分
scoring-FLAT = 得{ $n }分

effect-VISIT = 移到{ $street }得${ $cost }
effect-HALL = 在市政廳可拿${ $cost }
effect-SHARE = 兩位建築師可在同一地點
effect-CARD_VP = 每買1張街道牌得{ $n }分
effect-SELL = 賣立柱多得${ $cost }
effect-DECREE = 法令牌便宜${ $cost }
effect-PILLAR = 買立柱便宜${ $cost }
effect-ANYCOLOR = 此層可放同色立柱
effect-COLOR = 每建1根{ $colour }立柱得{ $n }分

bonus-VP = { $n }分
bonus-CASH = ${ $cost }
bonus-PAPER = 1個報紙標記
bonus-REP = 1個聲望標記
bonus-CARD = 可買1張街道牌
bonus-NEWS = 可執行生效報紙的行動
bonus-COLOR = 若為{ $colour }得{ $n }分

with-reputation = （聲望{ $reputation }）
half-top = 上方：{ $text }
half-bottom = 下方：{ $text }
card = { $street }的街道牌，費用${ $cost }
decree = 法令牌
price = { $colour }：買${ $buy }、賣${ $sell }、{ $points }分

building = 大廈：已建{ $built }層，還有{ $left }層
storey = 第{ $number }層：{ $pillars }
space = 位置{ $number }：{ $bonus }
space-filled = 位置{ $number }：{ $colour }立柱
spaces = 位置：{ $bonuses }
now-building = 施工中
next-floor = 下一樓層 · 還有{ $left }層
roof = 屋頂：建成後遊戲結束
roof-on = 屋頂完工。
supply = 供應區立柱：{ $pillars }
so-many = { $thing }{ $count }根

place-with = { $place }，{ $names }在此
stack = { $street }：牌庫{ $size }張
stack-size = 剩{ $size }張
under = 下面：{ $streets }
sold-out = 已售完
masthead = 紐約日報
active-paper = 生效報紙：{ $text }
my-paper = 報紙：{ $text }
known-paper = 你給的報紙：{ $text }
hidden-papers = { $count }個不公開的報紙標記
papers-left = 剩餘報紙標記：{ $count }
reputation-left = 剩餘聲望標記：{ $count }
decrees = 法令牌，每張${ $price }

your-board = 你的公司
board-of = { $name }的公司
money = ${ $money }
points = { $points }分
tokens = 聲望標記：{ $count }個
points-of = { $name }：{ $points }分
newsboy-at = 報童在{ $points }分
newsboy-gone = 報童已離場
column = 你的{ $street }欄
standing = { $street }：聲望{ $reputation }，終局{ $points }分
decree-worth = 法令：{ $text }。目前值{ $points }分
slot-upper = 放在頂部：{ $text }
slot-lower = 放在底部：{ $text }
in-words = 文字說明
warehouses = 倉庫
warehouse-full = 倉庫有{ $colour }立柱：可賣${ $sell }，建造得{ $points }分
warehouse-empty = { $colour }倉庫是空的：買${ $buy }、賣${ $sell }、{ $points }分
activating = { $street }：由上到下
stage-done = 已執行：{ $text }
stage-skipped = 已略過：{ $text }
stage-next = 現在：{ $text }
stage-waiting = 接著：{ $text }

draft = 你的兩塊版圖，各有兩面
draft-burnham = 丹尼爾的版圖：只看倉庫分數
side-purple = { $board }號版圖 · 紫色面
side-reverse = { $board }號版圖 · 背面
drawn = 報童的報紙

popularity = 人氣{ $count }
revealed = 已翻開
none-revealed = 重洗後尚未翻牌
unrevealed = 尚未翻開：{ $count }張
his-card = 去{ $main }，已在那裡就去{ $secondary }
his-PILLAR = { $colour }立柱，位置順序{ $order }
his-FLOOR = 建樓層，否則拿法令牌
his-POPULARITY = 依人氣得分
his-warehouses = 他的倉庫
his-warehouse = { $colour }：{ $points }分，再加1分
taken = 他拿了{ $cards }張街道牌、{ $decrees }張法令牌：終局得{ $costs }分。
nothing-taken = 他還沒拿到卡牌。

tabs = 遊戲桌的各部分
streets = 街道
hall-tab = 法令
building-tab = 大樓
draft-tab = 版圖
whole-board = 展開公司版圖
outlook-points = { $points }分
outlook-later = 終局{ $points }分
