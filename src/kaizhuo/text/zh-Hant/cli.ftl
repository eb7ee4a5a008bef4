# kaizhuo 指令：說明、表格，以及終端機裡的遊戲。

cli-brand = 開桌
cli-usage = 用法：
cli-commands = 指令
cli-arguments = 引數
cli-options = 選項
cli-examples = 範例
cli-interrupted = 已中斷。
cli-version = kaizhuo { $version }（{ $engine }）
cli-version-box = { $game }：配件 { $box }
cli-slow = 這份安裝的引擎是一般的 Python：遊戲完全相同，但電腦玩家思考會慢十到三十倍。執行「kaizhuo compile」即可加速。（只提醒這一次。）
cli-engine = { $engine ->
    [compiled] 引擎：已編譯
   *[interpreted] 引擎：未編譯
}

## 說明

help-help = 顯示這份說明。
help-lang = 所有文字使用的語言。省略時使用系統語言。
help-version = 顯示版本、引擎是否已編譯，以及每個遊戲配件的指紋。
help-json = 輸出給程式讀取的 JSON，而不是給人看的文字。
help-components = 使用自己的配件檔（以遊戲的 components.toml 為底本修正而成）。
help-cluster = 交給 Ray 叢集來玩：填它的位址，或填 auto 使用本機所屬的叢集。每台機器都要安裝 kaizhuo[ray]。結果數字不變。
help-option = 更改規則選項，可重複使用。可用的選項請見「kaizhuo games」。

help-kaizhuo = 開桌 Kaizhuo：在終端機裡玩現代桌遊，和朋友或電腦玩家同桌。
    .examples =
        kaizhuo play dnup              和電腦玩家玩 d'nup
        kaizhuo games                  有哪些遊戲
        kaizhuo rules dnup             閱讀規則
        kaizhuo play --help            某個指令的完整說明

help-play = 在終端機裡玩遊戲。全螢幕畫面會顯示你的手牌、桌面、過程，以及現在能做的事，鍵盤、滑鼠都能操作。每一步都會自動存檔；按 q 離開，之後再接著玩。
    .short = 在終端機裡玩遊戲，可對戰電腦，也可多人共用一個螢幕。
    .examples =
        kaizhuo play dnup                                       你和電腦玩家
        kaizhuo play dnup --seat me --seat bot:level3           與高手電腦單挑
        kaizhuo play dnup --seat me --seat me --seat bot:level2 兩個人共用一個螢幕
        kaizhuo play dnup --option letters_to_win=6             更改規則選項
        kaizhuo play --resume last                              接著玩上一局
help-play-game = 要玩的遊戲：「kaizhuo games」列出的代號。使用 --resume 時可省略。
help-play-seat = 依座位順序指定玩家，每個座位寫一次 --seat：me 是你，bot:名稱 是電腦玩家（level1 新手；level2 老手；level3 高手，也可寫成 level3:5000 指定模擬次數；level4 大師，限它學過的遊戲；uniform 隨機；cmd:指令 是你自己的程式，可加名字：sharky=cmd:指令）。省略時是你和數名 level2。
help-play-seed = 以這個數字決定發牌：同一個數字會發出同樣的牌。
help-play-save = 每一步都存到這個檔案。省略時存到使用者資料夾。
help-play-resume = 接著玩存檔：寫出檔名，或寫 last 代表最近一次的存檔。
help-play-plain = 不用全螢幕，改成一行一行對話，適合腳本、管線與螢幕閱讀器。
help-play-pace = 電腦玩家每步至少花幾秒，讓你跟得上。預設0.7；使用 --plain 時一律為0。

help-learn = 邊玩邊學：幾分鐘，一次學一件事。
    .short = 邊玩邊學。
    .examples =
        kaizhuo learn
        kaizhuo learn dnup
        kaizhuo learn flatiron burnham --lang zh-Hant
help-learn-game = 哪一款遊戲：填「kaizhuo games」列出的代號。不填就列出所有課程。
help-learn-lesson = 哪一課；不填就是第一課。
help-puzzle = 在真實對局的局面裡找出正確的一步。不填遊戲就是每日一題。
    .short = 找出正確的一步：每日一題。
    .examples =
        kaizhuo puzzle
        kaizhuo puzzle dnup
help-puzzle-game = 哪一款遊戲：填「kaizhuo games」列出的代號，就列出它的所有謎題。
help-puzzle-name = 哪一題：填列表裡的名字。
help-compile = 編譯這份安裝的引擎：遊戲與結果完全相同，電腦玩家思考快十到三十倍。需要 C 編譯器，約需幾分鐘。
    .short = 編譯引擎，讓它變快。
    .examples =
        pip install "kaizhuo[fast]"    編譯所需的套件
        kaizhuo compile
        kaizhuo --version              顯示引擎是否已編譯
cli-compile-already = 引擎已經編譯好了。
cli-compile-begins = 正在編譯引擎，約需幾分鐘……
cli-compile-done = 引擎編譯完成。
error-no-compiler = 編譯需要 C 編譯器與 Python 的標頭檔，這裡沒有。Debian 請執行：apt install gcc python3-dev
error-no-mypyc = 編譯需要的兩個套件還沒有安裝。請執行：pip install "kaizhuo[fast]"（pipx：pipx inject kaizhuo "kaizhuo[fast]"；uv：uv tool install "kaizhuo[fast]"）
error-compile-read-only = 無法寫入 { $folder }。請以安裝它的使用者執行「kaizhuo compile」。
error-compile-failed = 引擎編譯失敗，原因如上。它仍以一般的 Python 照常運作。

help-rules = 顯示遊戲的全部規則（附編號），或只顯示其中一條。
    .short = 閱讀遊戲規則，或查詢某一條。
    .examples =
        kaizhuo rules dnup
        kaizhuo rules dnup DN-8 --lang zh-Hant
help-rules-game = 哪一款遊戲：「kaizhuo games」列出的代號。
help-rules-number = 只看這個編號的規則，例如 DN-8。

help-games = 列出所有遊戲：代號、名稱、人數、選項，以及我們對牌和配件資料的把握程度。
    .short = 列出遊戲、選項，以及配件資料的可靠程度。
    .examples =
        kaizhuo games
        kaizhuo games --json

help-simulate = 讓電腦玩家互相對戰許多局並統計：一局多長、得分多少、各座位的勝率，附95%信賴區間。種子相同，結果就相同，與使用多少行程無關。
    .short = 讓電腦對戰許多局，統計長度、得分與勝率。
    .examples =
        kaizhuo simulate dnup --seats 4 --games 1000 --seed 1
        kaizhuo simulate dnup --bots level2,uniform,uniform --games 200
        kaizhuo simulate dnup --bots level3:200,level2 --jobs 4 --json
help-simulate-game = 哪一款遊戲：「kaizhuo games」列出的代號。
help-simulate-seats = 玩家人數。省略時依 --bots 的數量，或取遊戲允許人數的中間值。
help-simulate-games = 要玩幾局。預設100。
help-simulate-seed = 所有隨機結果的種子。預設1。
help-simulate-bots = 各座位的電腦玩家，以逗號分隔；只寫一種就全部都用它。預設 level2。
help-simulate-jobs = 由幾個行程分工。預設每個核心一個。

help-report = 讓電腦一直對戰到指定的精確度，並為這套配件寫成一頁報告（另附 JSON）：一局多長、誰會贏、得分與張力、哪些決定重要、每張牌、每片板塊、每塊版圖、每種行動多常可選、被選與獲勝，以及實力的影響。每個數字都附95%信賴區間。
    .short = 一頁報告：這套配件讓遊戲變成怎樣。
    .examples =
        kaizhuo report dnup --seats 4
        kaizhuo report steam-up --seats 4 --blind choosing-zodiac --components mine.toml
        kaizhuo report flatiron --seats 1,2 --games 500 --out flatiron.html --lang zh-Hant
help-report-seats = 玩家人數，可用逗號分隔多種。省略時取遊戲允許人數的中間值。
help-report-precision = 一直玩到每個座位的勝率誤差在這麼多個百分點以內。預設2。
help-report-games = 改為剛好玩這麼多局。
help-report-skill = 用幾副牌局衡量實力的影響，每副都以三種等級的各種座位順序各玩一次；0表示不做。預設40。
help-report-blind = 隨機決定的步驟，例如選版圖，讓每一面都有機會上場。
help-report-out = 報告存到哪裡：HTML，檔名以 .md 結尾則為 Markdown；JSON 會放在旁邊。預設 GAME-report.html。

help-compare = 用兩套配件玩同樣的牌局，說明改變了什麼、是否只是運氣：一頁報告與 JSON。只給一個檔案時，就與我們的配件比較。
    .short = 兩套配件、同樣的牌局：有什麼不同？
    .examples =
        kaizhuo compare steam-up --components mine.toml --seats 4 --blind choosing-zodiac
        kaizhuo compare dnup --components a.toml --components b.toml --games 3000
        kaizhuo compare flatiron --components mine.toml --figures "wins.side.*"
help-compare-components = 配件檔；寫兩次就是兩套配件。
help-compare-figures = 只檢驗這些名稱的項目，例如「wins.zodiac.*」；可以寫多次。

help-sweep = 在同樣的牌局裡試試配件的其他數值：每個項目一張圖，並說明哪些數值能達成目標。明顯不行的會提早停止。
    .short = 改變配件的某個數值，看項目如何變化。
    .examples =
        kaizhuo sweep steam-up --set "zodiac.dragon.rows[2][3]=0..4" --seats 4
        kaizhuo sweep steam-up --set "zodiac.ox.start.cards=1..4" --goal "wins.zodiac.* in 19..31%"
        kaizhuo sweep dnup --set letters_first=1..4 --set letters_second=0,1,2 --figures "length.*"
help-sweep-set = 配件裡的位置與要試的數值：0..4、0..10..2 或 1,3,7。可以寫多次，會試所有組合。
help-sweep-goal = 項目與應在的範圍：「wins.zodiac.* in 19..31%」。可以寫多次。

help-box = 寫出一款遊戲的配件檔，附註解、單位與等級，可以用來更正，或試試別的內容：kaizhuo box GAME > mine.toml。加上 --check 會一次指出你的檔案裡所有問題與行號；加上 --schema 會輸出給編輯器用的 JSON schema。
    .short = 可以編輯的配件檔，並檢查你改的內容。
    .examples =
        kaizhuo box steam-up > mine.toml
        kaizhuo box steam-up --check mine.toml
        kaizhuo box steam-up --schema > steam-up.schema.json
help-box-check = 你的配件檔：指出所有問題，或列出與我們的配件有何不同。
help-box-schema = 改為輸出 JSON schema。

help-replay = 重播一局的對局紀錄。在終端機裡可逐步觀看：n 下一步，p 上一步，w 為什麼，r 檢討。經由管線時輸出完整過程，加上 --step 則輸出當時的桌面。除非指定座位，否則會公開所有內容，包括面朝下的牌。
    .short = 逐步重播一局。
    .examples =
        kaizhuo replay game.json
        kaizhuo replay game.json --seat 1 --step 40
        kaizhuo replay game.json --step 40 --why
        kaizhuo replay game.json --review --seat 0
        kaizhuo replay game.json > log.txt
help-replay-file = 對局紀錄：「kaizhuo play」存下的檔案。
help-replay-step = 從這一步開始看（0是開局）。
help-replay-seat = 只顯示這個座位當時能知道的事；座位從0算起。
help-replay-why = 搭配 --step：說明那個決定的理由，由高手電腦依玩家當時知道的情況評斷。
help-replay-review = 一個座位在每個決定當下的形勢，以及代價最大的三個決定。座位由 --seat 指定，否則是第一位真人玩家。

help-verify = 嚴格重播一份對局紀錄，證明它沒有作假：秘密符合開局時公布的指紋，每張牌、每顆骰子都出自這個秘密，每一步都合乎規則，分數也正確。
    .short = 驗證一局的發牌與過程是否公正。
    .examples =
        kaizhuo verify game.json
help-verify-file = 要驗證的對局紀錄。

## kaizhuo games

cli-game-facts = { $seats }人，約{ $minutes }分鐘
cli-option-facts = { $allowed }（預設 { $default }）
cli-components = 配件資料：{ $words } [{ $grade }]。{ $note }
cli-grade-R = 出自規則書
cli-grade-S = 出自單一公開來源
cli-grade-I = 由推論得出
cli-grade-O = 我們自訂
cli-games-next = 開始遊戲：「kaizhuo play 代號」；閱讀規則：「kaizhuo rules 代號」。

## 出了什麼問題

error-unknown-language = 沒有「{ $language }」這種語言。可用的有：{ $languages }。
error-unknown-command = 沒有「{ $command }」這個指令。可用的有：{ $commands }。
error-unknown-flag = 這裡沒有「{ $flag }」這個選項，請用 --help 查看。
error-flag-value = 選項 { $flag } 後面要接一個值。
error-missing-argument = 「{ $command }」還需要 { $argument }，說明請見「{ $command } --help」。
error-extra-argument = 「{ $command }」用不到「{ $argument }」，用法請見「{ $command } --help」。
error-usage = 看不懂這個指令：{ $reason }
error-not-a-number = { $option } 必須是整數，不能是「{ $value }」。
error-too-long-number = { $option } 最多{ $digits }位數，「{ $value }」太長了。
error-too-small = { $option } 至少要是{ $least }，不能是{ $value }。
error-not-seconds = { $option } 必須是0到60之間的秒數，例如0.5，不能是「{ $value }」。
error-option-form = 「{ $given }」不是規則選項，請寫成「名稱=值」。{ $game } 的規則選項有：{ $allowed }。
error-option-twice = 選項 { $option } 給了兩次。
error-compare-two = 比較需要一個或兩個檔案：--components FILE 寫一次或兩次。
error-sweep-what = 請說明要改什麼：--set "zodiac.dragon.rows[2][3]=0..4"。
error-set-many = 「{ $given }」的數值太多或沒有數值，最多{ $most }個。
error-unknown-seat = 「{ $seat }」不能入座。座位請寫 me，或 bot: 加上名稱，例如 bot:level2。
error-no-people = 同桌的全是電腦玩家。請加上 --seat me，或改用「kaizhuo simulate」。
error-no-game = 要玩哪一款？可玩的有：{ $games }。
error-no-terminal = 全螢幕需要終端機。請用 --plain 改成一行一行玩。
error-resume-fixed = 存檔會照原樣繼續：{ $flag } 不能和 --resume 一起用。
error-resume-game = 存檔 { $file } 是 { $saved }，不是 { $game }。
error-nothing-saved = { $folder } 裡還沒有任何存檔。
error-cannot-save = 無法存到 { $file }：{ $reason }。
error-bot-count = { $seats }人需要{ $seats }名電腦玩家，或只寫一種供全部座位使用；現在寫了{ $bots }名。
error-no-step = 這份對局紀錄有第0到{ $last }步，沒有第{ $step }步。
error-no-seat = 這局有0到{ $last }號座位，沒有{ $seat }號座位。

## 桌面

cli-me = 你
cli-person = 玩家{ $number }
cli-bot = { $name }（{ $bot }）：{ $line }
cli-and = 、
cli-i-win = 你贏了！
cli-wins = { $count ->
    [0] 沒有人獲勝。
    [1] { $names }獲勝。
   *[other] { $names }並列獲勝。
}
cli-place = { $place ->
    [0] { $name }　{ $label }：{ $score }
   *[other] 第{ $place }名　{ $name }　{ $label }：{ $score }
}
cli-saved = 已存到 { $file }。
cli-undone = 已收回。
cli-no-undo = 沒有可以收回的行動。
cli-hint = 提示：{ $option }
cli-bye = 遊戲已存檔。接著玩：kaizhuo play --resume { $file }
cli-bye-over = 對局紀錄在 { $file }，可用「kaizhuo replay」重播。
cli-plain-keys = 輸入數字選擇。u 收回，h 提示，s 存檔，r 加編號查規則，q 離開。
cli-plain-end = e：{ $option }（要大家都同意）。
cli-agree = 如果在場的人都同意，請再輸入一次 e。
cli-plain-range = 請輸入1到{ $last }的數字，或 u、h、s、r、q。
cli-curtain-plain = 輪到{ $name }。確定只有{ $name }在看螢幕後，請按 Enter。
cli-key-undo = 收回
cli-key-hint = 提示
cli-key-end = 同意結束
cli-key-save = 存檔
cli-key-rules = 規則
cli-key-again = 再來一局
cli-key-quit = 離開
cli-thinking = 正在想提示……
cli-curtain = 輪到{ $name }。

    確定只有{ $name }在看螢幕後，請按 Enter。
cli-leaf-keys = ↑ ↓ 捲動，Esc 關閉

## kaizhuo simulate

cli-box-use = 修改後用「kaizhuo box { $game } --check FILE」檢查，再用「--components FILE」開始玩。
cli-box-fits = { $file } 沒有問題。
cli-box-same = 內容與我們的配件相同。
cli-box-differs = { $path }：{ $ours } → { $yours }
cli-box-wrong = { $file } 有{ $count }個問題：
error-no-box = { $game } 沒有可以編輯的配件檔。
cli-report-written = 已寫入：{ $file } 與 { $data }
cli-simulating = 對戰中
cli-simulated = { $name }，{ $seats }人，共{ $games }局，種子：{ $seed }
cli-box = 配件 { $box }
cli-box-own = 配件 { $box }，來自 { $file }
cli-length = 一局的步數（含隨機）
cli-decisions = 一局中玩家的決定次數
cli-choices = 每次決定的選擇數
cli-drawn = 和局數
cli-spread = 平均{ $mean }，{ $least }到{ $most }，中位數{ $middle }
cli-seat = 座位
cli-wins-column = 勝場
cli-share-column = 勝率
cli-share-interval-column = 勝率95%
cli-mean-column = { $score }平均
cli-mean-interval-column = { $score } 95%
cli-intervals = 「95%」欄：真實數值有95%的機率落在此範圍。並列獲勝時各算一部分勝場。

## kaizhuo replay 與 verify

cli-step = { $step ->
    [0] 開局，共{ $last }步
   *[other] 第{ $step }步，共{ $last }步：{ $move }
}
cli-viewpoint = { $name }的視角
cli-key-next = 下一步
cli-key-previous = 上一步
cli-key-next-turn = 下一回合
cli-key-previous-turn = 上一回合
cli-key-first = 開頭
cli-key-last = 結尾
cli-key-viewpoint = 換座位
cli-key-why = 為什麼
cli-key-review = 檢討
cli-asking-why = 正在請教高手電腦……
cli-proof = 這份《{ $name }》對局紀錄沒有作假：
cli-proof-secret = 秘密符合開局時公布的指紋 { $commitment }。
cli-proof-terms = 指紋也鎖定了遊戲、規則版本、配件、選項與人數；名字不在其中。
cli-proof-no-terms = 這份對局紀錄的指紋只鎖定秘密：無法證明選項與配件就是這些。
cli-proof-branches = 前{ $ply }步出自另外{ $count }局，各有自己的秘密，也都相符。
cli-proof-arranged = 前{ $ply }步是課程安排好的；從那裡開始才是公平發牌。
cli-branched = 從另一局的第{ $ply }步接著玩。
cli-proof-chance = { $count }次隨機結果全部出自這個秘密，沒有人能挑牌或操縱骰子。
cli-proof-moves = { $count }次決定全部合乎規則（第{ $version }版）。
cli-proof-scores = 由此得出的分數無誤：{ $scores }。
cli-proof-unfinished = 這一局尚未結束；以上是對前{ $plies }步的證明。
error-record-dealt = 對局紀錄的第{ $ply }步有假：「{ $move }」並非出自當初承諾的秘密。
error-system = 系統拒絕：{ $reason }

# Lessons in the terminal
cli-lesson-facts = { $minutes }分鐘，{ $ideas }個重點
cli-lesson-keys = 輸入號碼或句子來行動 · h 顯示答案 · q 離開
cli-lesson-over = 這一課上完了。用「kaizhuo play { $game }」開始你自己的一局。
