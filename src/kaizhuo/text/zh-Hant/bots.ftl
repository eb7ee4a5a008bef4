# The bots: their names, and why they choose what they choose.

bot-uniform = 隨機電腦
bot-level1 = 新手電腦
bot-level2 = 老手電腦
bot-level3 = 高手電腦
bot-level4 = 大師電腦
bot-numbered = { $bot }{ $number }號

## 電腦玩家在遊戲桌上的角色；名字要短，手機上才不會被截斷
cast-bao = 阿寶
    .line = 先吃飽，再動腦。
cast-pip = 跳跳
    .line = 還沒看清就先跳。
cast-momo = 麻糬
    .line = 你贏了，照樣呼嚕。
cast-dot = 豆豆
    .line = 第一次來，樣樣新鮮。
cast-fen = 阿赤
    .line = 心裡有個盤算，有時兩個。
cast-otti = 阿獺
    .line = 每顆石子都要翻兩遍。
cast-dux = 阿鴨
    .line = 水上悠閒，水下忙。
cast-tuk = 阿熊
    .line = 起步慢，停不下來。
cast-nox = 夜叔
    .line = 每一張牌都數過了。
cast-tor = 龜爺
    .line = 不急，好戲在後頭。
cast-hu = 虎姐
    .line = 出手前，先笑一笑。
cast-yun = 鶴仙
    .line = 居高臨下，全局在眼。
cast-long = 龍君
    .line = 輸過十萬局，才坐到這裡。
cast-feng = 阿鳳
    .line = 再壞的局面也飛得起來。
cast-lin = 麟兒
    .line = 結局，早就看見了。
cast-kun = 鯤叔
    .line = 想得比海還深。

bot-absent = 無法啟動 { $bot }（{ $detail }）。
bot-hangs = { $bot } 沒有及時回答。
bot-dies = { $bot } 中途停止（{ $detail }）。
bot-floods = { $bot } 輸出的內容超過要求。
bot-nonsense = { $bot } 的回答無效：{ $detail }
bot-replaced = { $words }改由新手電腦接手（共{ $count }局）。

## kaizhuo arena, tactics, botcheck

help-arena = 讓電腦玩家以「發牌區塊」對戰：每個區塊是一次洗牌，輪流從每個座位各玩一局，牌運與座位都不偏袒任何人。列出 Elo 排名、勝率與兩兩比分，各附95%區間。同一個種子得到同樣的數字，與行程數量無關。
    .short = 測量電腦玩家的實力，附信賴區間。
    .examples =
        kaizhuo arena dnup --bots level1 level2 level3 --seats 4 --blocks 200
        kaizhuo arena dnup --bots level3:500 level2 level2 --results run.jsonl --plot ladder.svg
        kaizhuo arena dnup --bots level3:500 level2 --seats 3 --test 0.5,0.6
        kaizhuo arena dnup --bots "cmd:python3 docs/examples/mybot.py" level1
help-arena-game = 哪一款遊戲：「kaizhuo games」列出的代號。
help-arena-more = 其他電腦玩家。
help-arena-bots = 電腦玩家：level1、level2、level3、level3:500（指定模擬次數）、level3:0.5s（指定處理器秒數）、level4（限它學過的遊戲）、plain（不靠經驗法則的搜尋）、uniform、twin（看得到所有牌的高手電腦）、level2@things.dollar=55（更改 weights.toml 裡的數值），或 cmd:指令（你自己的程式，可加名字：sharky=cmd:指令）。數量與座位相同時依序入座；較少時輪流分配座位。
help-arena-seats = 玩家人數。省略時取遊戲允許人數的中間值。
help-arena-blocks = 幾個發牌區塊；每個區塊從每個座位各玩一局。預設100。
help-arena-results = 把每個區塊存進這個檔案；中斷後用同樣的指令可以接著進行。
help-arena-plot = 把排名畫成這個 SVG 檔。
help-arena-test = 比較兩個電腦玩家，一有定論就停：第一個的得分是 H0 還是 H1，例如 0.5,0.55。請在看結果之前決定。

help-tactics = 給電腦玩家有正確答案、經人工檢查的局面：一步獲勝，以及必須擋下的威脅。錯過獲勝時結束代碼為1。
    .short = 用有正確答案的局面測試電腦玩家。
    .examples =
        kaizhuo tactics dnup
        kaizhuo tactics dnup --bots level2 level3:1000
help-tactics-bots = 電腦玩家，寫法與「kaizhuo arena」相同。
help-tactics-hard = 改用難題：各等級看法不一、長時間搜尋卻答案一致的局面。

help-botcheck = 與你自己的電腦玩家玩幾局，檢查它是否遵守 docs/external-bots.md 的協定。它寫到標準錯誤的內容會顯示出來。
    .short = 檢查你自己的電腦玩家。
    .examples =
        kaizhuo botcheck dnup "cmd:python3 docs/examples/mybot.py"
help-botcheck-command = cmd: 加上啟動你的電腦玩家的指令。

cli-arena-title = { $name }，{ $seats }人
cli-arena-facts = { $blocks }個發牌區塊，{ $games }局，種子：{ $seed }
cli-arena-bot = 電腦玩家
cli-arena-share = 勝率
cli-arena-margin = 分差
cli-arena-pair = 對手組合
cli-arena-before = 前者領先
cli-arena-meetings = 交手次數
cli-arena-elo-axis = Elo，95%區間
cli-arena-note = 95%欄：以整個區塊重抽1,000次的中間範圍。並列的勝利或名次按份計算。分差：比其他人平均多出的分數。Elo：0是這些電腦玩家的平均。
cli-arena-h0 = { $blocks }個區塊後定論：H0（{ $h0 }%），而非{ $h1 }%（得分{ $score }%，對數比{ $ratio }，界限±{ $bound }）。
cli-arena-h1 = { $blocks }個區塊後定論：H1（{ $h1 }%），而非{ $h0 }%（得分{ $score }%，對數比{ $ratio }，界限±{ $bound }）。
cli-arena-open = { $blocks }個區塊後，{ $h0 }%與{ $h1 }%之間尚無定論（得分{ $score }%，對數比{ $ratio }，界限±{ $bound }）。
cli-tactics-win = 一步獲勝
cli-tactics-block = 擋下威脅
cli-tactics-hard = 難題
cli-tactics-missed = { $bot } 答錯：{ $missed }
cli-botcheck = 正常：{ $games }局，回答了{ $questions }個問題，最慢{ $slowest }秒。
error-arena-two = 競技場需要兩個不同的電腦玩家。
error-arena-test-two = 檢定要比較的是恰好兩個不同的電腦玩家。
error-arena-test = 「{ $given }」不是檢定。請寫兩個0到1之間的得分，小的在前，例如 0.5,0.55。
error-arena-job = { $file } 是另一個指令的結果，請換一個檔案。
error-arena-box = { $file } 裡的結果用的是另一套配件：配件後來改過，或檔案沒有寫明是哪一套。請換一個檔案。
error-job-rules = 這項任務要用 { $game } 第{ $version }版的規則；這裡的是第{ $now }版。
error-worker-died = 有個負責對局的行程被外力結束了，可能是記憶體不足。可用 --jobs 減少同時進行的行程。
error-no-ray = 使用叢集需要 Ray：pip install "kaizhuo[ray]"。
error-no-cluster = { $address } 沒有 Ray 叢集回應：{ $reason }
error-no-tactics = { $game } 還沒有戰術局面。
error-bad-tactics = 無法讀取 { $file } 裡的局面：{ $reason }。
error-botcheck-command = 「{ $command }」不是你自己的電腦玩家。請寫 cmd: 加上指令，例如 "cmd:./mybot"。

## kaizhuo sit, schema

help-sit = 讓你自己的電腦玩家坐上線上的遊戲桌。在瀏覽器開一桌，留一個空位，再把邀請用的連結交給這個指令。它像一般玩家一樣入座，名字後面會標上「(bot)」；有人想收回一步或再來一局時它都同意，其他人都走了它就離開。按 Ctrl+C 停止，之後由伺服器的電腦玩家接手。協定請見 docs/external-bots.md。
    .short = 讓你自己的電腦玩家坐上線上的遊戲桌。
    .examples =
        kaizhuo sit http://127.0.0.1:8168/t/7Qm2... --bot "cmd:python3 docs/examples/mybot.py"
        kaizhuo sit https://club.example/t/7Qm2... --bot "sharky=cmd:./mybot" --key sharky.key
help-sit-url = 遊戲桌的連結，也就是邀請別人時顯示的那一個。
help-sit-bot = cmd: 加上啟動你的電腦玩家的指令；前面可以加名字：sharky=cmd:./mybot。
help-sit-key = 存放你的金鑰的檔案，沒有就會建立。誰有金鑰，誰就有你的電腦玩家的座位；用同一把金鑰可以回到原來的座位。預設是使用者資料夾裡的一個檔案。
help-schema = 以 JSON Schema 列出你自己的電腦玩家在遊戲中會被問什麼：看到的局面、得知的事情，以及可以說的話。
    .short = 你自己的電腦玩家會被問什麼（JSON Schema）。
    .examples =
        kaizhuo schema dnup > dnup.schema.json
error-sit-url = 「{ $url }」不是遊戲桌的連結。連結看起來像 http://127.0.0.1:8168/t/7Qm2...
error-sit-unreachable = 無法連上 { $server }：{ $reason }
error-sit-lost = { $server } 不再回應。
error-sit-full = 這一桌沒有你的電腦玩家能坐的座位。
error-sit-declined = 桌上並非所有人都同意讓你的電腦玩家入座。

## Why this move

why-forced = 只有這一個選擇。
why-win = 這一步立刻獲勝。
why-value = 預期勝率{ $value }%；次佳的選擇有{ $other_value }%：{ $other }。
why-close = 相差不多，幾乎一樣好的還有：{ $other }。
why-clear = 明顯勝過其他選擇，例如：{ $other }。
why-better = 更好的選擇：{ $other }。{ $reason }
why-worse = 更好的選擇：{ $other }。
why-hope = 局面困難，這一步保留最大的機會。
why-ahead = 目前大幅領先，這一步能保持優勢。
why-line = 接下來可能是：{ $line }。
why-line-step = { $name }：{ $option }
