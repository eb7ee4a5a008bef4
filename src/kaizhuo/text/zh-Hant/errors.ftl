# 出了什麼問題：一句話說清楚，並告訴讀者怎樣才對。

error-illegal-action = { $rule }：{ $text }
error-not-asked = 現在不是由你決定。
error-unknown-action = 這款遊戲裡沒有這個行動。
error-no-chance = 現在不抽牌也不擲骰：輪到玩家做決定。
error-no-ply = 這局有第0到{ $last }步，沒有第{ $ply }步。
error-no-agreement = 現在沒有可以一起同意的事。
error-bots-play-on = 電腦還想繼續玩；要等遊戲拖得很久，它們才會同意結束。
error-stale-action = 在你查看之後，局面又有了變化；以下是目前的局面。
error-unknown-verb = 「{ $sentence }」不是可用的指令。指令的開頭必須是：{ $verbs }。
error-operand-count = 「{ $sentence }」：「{ $verb }」後面要接{ $count }個詞。
error-unknown-operand = 「{ $sentence }」：沒有「{ $member }」可選。
error-unknown-game = 沒有「{ $game }」這款遊戲。可玩的有：{ $games }。
error-unknown-lesson = { $game } 沒有「{ $lesson }」這一課。
error-no-aid = { $game } 還沒有玩家輔助卡。
error-lesson-said = 之前在這一課做的，和這一課對不上。請從頭開始。
error-unknown-puzzle = { $game } 沒有「{ $puzzle }」這一題。
error-no-puzzles = 這裡沒有謎題。
error-unknown-rule = { $game } 的規則沒有「{ $rule }」這一條。
error-seat-count = { $game } 可供 { $allowed } 人遊玩，不能由{ $count }人玩。
error-unknown-option = { $game } 沒有「{ $option }」這個規則選項。可用的有：{ $allowed }。
error-option-kind = { $game } 的規則選項是 { $kind }，不是 { $given }。
error-option-value = { $option } 不能設為「{ $value }」。可以是：{ $allowed }。
error-option-combination = { $count }人遊戲{ $beside ->
    [none] {""}
   *[other] 搭配 { $beside } 時
}，{ $option } 不能是「{ $value }」。可以是：{ $allowed }。
error-no-components = 找不到配件檔 { $file }。
error-components-folder = { $file } 是資料夾，--components 要的是配件檔本身。
error-bad-components = 配件檔 { $file } 有問題：{ $reason }。
error-no-record = 無法讀取對局紀錄 { $file }：{ $reason }。
error-bad-record = { $file } 不是對局紀錄：{ $reason }。
error-record-version = 這份對局紀錄用的是第{ $version }版規則，現在是第{ $now }版。
error-record-components = 這份對局紀錄使用了另一套配件（{ $components }），請用 --components 指定。
error-record-boxes = 這份對局紀錄沒有寫明用的是我們{ $count }套配件中的哪一套，算出的分數也不相同，因此不重新計分。
error-changed-components = 配件檔 { $file } 在對局進行中改變了。
error-record-move = 對局紀錄的第{ $ply }步不符合規則：「{ $move }」。
error-record-chance = 對局紀錄的第{ $ply }步不符合規則：隨機結果不可能是「{ $sentence }」。
error-record-scores = 對局紀錄寫的分數是{ $scores }，重播後卻是{ $now }。
error-record-branches = 對局紀錄中的分支不相符：每個分支的步數不能小於前一個分支。
error-record-lesson = 前{ $ply }步和現在的課程「{ $lesson }」不一樣，無法得知是誰安排的。
error-too-many-branches = 這局是接連從超過{ $most }局分出來的。請開一局新的。
error-record-cut = 這份對局紀錄不完整：寫有終局的分數，卻只記到第{ $plies }步，遊戲還沒結束。
error-record-secret = 對局紀錄中的秘密不是64位十六進位數字。
error-record-commitment = 指紋 { $commitment } 與秘密和這一局不符：這局並不是用它發牌的，或者遊戲、配件、選項、人數被改過。
error-no-secret = 對局紀錄裡沒有秘密，無法驗證隨機結果。
error-unknown-bot = 沒有「{ $bot }」這種電腦玩家。可用的有：{ $bots }。
error-bot-budget = 「{ $bot }」：只有 level3 和 level4 可以指定模擬次數，範圍1到10000000，例如 level3:1000。
error-no-net = 大師電腦還沒學過{ $seats }人的「{ $game }」。
error-bot-change = 「{ $bot }」：更改電腦玩家的數值要寫成 level2@things.dollar=55 這樣。
error-bad-bots = { $file } 裡的電腦玩家設定不正確：{ $reason }。

## 配件檔哪裡有問題

mistake-line = 第{ $line }行，{ $words }
mistake-unknown = { $where }：沒有這個名稱，也許是 { $near }
mistake-missing = { $where }：缺少 { $key }
mistake-lacking = 缺少 { $key }
mistake-value = { $where }：{ $found } 不合適，應該是{ $expected }
mistake-fit = { $reason }
mistake-misfit = { $where }：{ $words }
mistake-number = { $where }：有{ $count }個，但只能有{ $low }到{ $high }個
mistake-each = { $where }：以下各項都要有，而且只能出現一次：{ $choices }
mistake-twice = { $where }：{ $found } 已經有了
mistake-either = { $where }：以下只能擇一，而且必須有一項：{ $choices }
mistake-toml = 第{ $column }個字元：不是正確的 TOML，也許少了引號、逗號或括號
mistake-again = 第{ $column }個字元：前面已經寫過了
mistake-cut = 檔案沒寫完就結束了，也許少了引號或括號
mistake-digits = 有個數字長達數千位
mistake-bytes = 不是 UTF-8 文字
mistake-nested = 括號裡的括號太多層
expected-whole = 整數
expected-range = { $low }到{ $high }的整數
expected-bool = true 或 false
expected-text = 加引號的文字
expected-like = 類似 { $example } 的文字
expected-list = 清單
expected-length = 有{ $count }項的清單
expected-table = 表格
expected-near = { $choices } 吧
expected-choice = 其中之一：{ $choices }
expected-just = { $value }
expected-rising = 由小到大且不重複的數字
