others = 其他玩家
mine = 你的版圖
table = 轉盤
comma = ，
and = 、
dot = {" · "}
none = 沒有
so-many = { $count }枚{ $dish }
char-hg = 蝦
char-lm = 糯
char-sm = 燒
char-fz = 鳳
char-cb = 叉
seal-rat = 鼠
seal-ox = 牛
seal-tiger = 虎
seal-rabbit = 兔
seal-dragon = 龍
seal-snake = 蛇
seal-horse = 馬
seal-goat = 羊
seal-monkey = 猴
seal-rooster = 雞
seal-dog = 狗
seal-pig = 豬
place = { $place }號位置：{ $count ->
    [0] 空的
   *[other] { $count }個蒸籠
}
on-top = 置頂蒸籠裡有{ $dishes }
below = 已知下面有{ $dishes }
in-zone = { $count ->
    [1] 在{ $names }的盛宴區
   *[other] { $names }共用
}
would-score = 可得{ $points }點飽足感，付得起
would-score-unpaid = 可得{ $points }點飽足感，還付不起
plate = 盤中：{ $dishes }
menu = { $zodiac }的版圖
row = { $dish }：{ $spaces }格中已有{ $taken }枚
row-next = 下一格{ $points }點
row-beside = 版圖旁還有{ $count }枚
row-free = 空的第{ $row }橫排，各格{ $spaces }點
column = 第{ $column }直列{ $cards ->
    [0] {""}
   *[other] ：抽{ $cards }張運氣牌
}{ $filled ->
    [yes] ，已填滿
   *[no] {""}
}
unchosen = 正在選生肖
zodiac-role = { $zodiac } · { $role }
points-of = { $name }：{ $points }點飽足感
starter = 持有起始玩家標記
cause-of-spaces = 格子：{ $points }
cause-of-zodiac = 生肖：{ $points }
cause-of-card = 運氣牌：{ $points }
cause-of-fate = 緣份牌：{ $points }
tokens = 食物標記：{ $dishes }
hand-size = { $count }張手牌
eaten = 買了{ $count }個蒸籠
hand = 你的運氣牌：{ $count }張
no-hand = 沒有運氣牌
card = { $name }。{ $text }
face-up = 面朝上的牌
fate = 緣份牌
no-fate = 第一輪沒有緣份牌
fates-left = 緣份牌還剩{ $count }張
track = 蒸籠階段標記：{ $start }格中剩{ $left }格，到0就是最後一輪
last-round = 最後一輪
round = 第{ $round }輪
die = 幸運骰：{ $number } { $dish }
deck = 運氣牌庫：{ $count }張
discards = 運氣牌棄牌堆：{ $count }張
bag = 點心袋：{ $count }枚
supply = 食物標記供應區
actions = 這回合的行動
done = 已執行
action-gain = 獲得標記
    .text = 獲得一枚任意種類的食物標記。
action-draw = 抽牌
    .text = 抽一張運氣牌，然後可把轉盤往任一方向轉四分之一圈。
action-exchange = 兌換
    .text = 用兩張運氣牌兌換一枚任意標記。
action-play = 打牌
    .text = 打出一張運氣牌，然後可把轉盤轉四分之一圈。
action-buy = 購買蒸籠
    .text = 購買自己盛宴區內的置頂蒸籠，付出的標記要與其中的點心完全一致。
gain = { $dish }{ $points }點
gain-row = { $dish }由你選橫排
gain-beside = { $dish }沒有格子可放
preview = { $place }號位置的蒸籠：{ $why }；共{ $points }點飽足感
costs = 付{ $tokens }枚標記
cannot-pay = 要付{ $tokens }枚標記，還不夠
choice = 選擇你的生肖
discouraged = 較適合3人以上
setup = 遊戲設置
char-fortune = 運
char-fate = 緣
cause-of-left = 終局：{ $points }
start = 開局拿{ $tokens }枚{ $different ->
    [yes] 不同種的
   *[no] {""}
}食物標記，抽{ $cards }張運氣牌
board-of = { $name }的版圖
whole-menu = 展開版圖
box-zodiacs = 生肖版圖
box-fortunes = 運氣牌
box-fates = 緣份牌
box-die = 幸運骰的各面
box-steamers = 蒸籠，依可裝的點心數
box-holds = 裝{ $count }枚點心的蒸籠
box-dim-sum = 點心
box-tokens = 食物標記
