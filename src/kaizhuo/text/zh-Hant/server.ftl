# 遊戲規則以外，牌桌要說的話。

error-nickname = 請取一個暱稱，至少要有一個看得見的字。
error-no-cookie = 瀏覽器沒有送出 Cookie。請允許本頁使用 Cookie，再重新整理。
error-seat-number = 這一桌沒有{ $seat }號座位。
error-full-table = 這一桌已經坐滿了。你可以觀戰，或自己開一桌。
error-seat-taken = { $seat }號座位剛剛被別人坐走了。請換一個座位，或留下來觀戰。
error-already-seated = 你在這一桌已經有座位了。
error-other-seat = 你知道這一局{ $seat }號座位手上有什麼，所以在結束前不能坐到別的座位。
error-not-host = 只有開桌的人可以這麼做。
error-not-begun = 遊戲還沒開始：還有空位。
error-begun = 遊戲已經開始了。
error-looking-on = 你正在觀戰，有座位的人才能這麼做。
error-seat-kind = 座位只能是「me」、「open」，或「bot:」加上電腦玩家的名稱，不能是「{ $kind }」。
error-game-over = 遊戲已經結束了。
error-not-your-seat = { $seat }號座位不是你的。
error-no-stand-in = 這個座位不能由電腦代打。
error-still-here = 對方還在線上，或才剛離開。請稍等一會兒。
error-not-stood-in = 那個座位沒有電腦在替你玩。
error-stood-in = 電腦正在替你玩。請先按「我回來了」。
error-no-team = 這裡沒有可以私下交談的隊伍。
error-empty-line = 這句話沒有看得見的字。
error-still-playing = 遊戲還沒結束。
error-rematched = 下一局已經開好了，請按連結過去。
error-paused = 遊戲暫停中，請先繼續。
error-not-paused = 遊戲並沒有暫停。
error-no-clock = 這一桌沒有計時。
error-no-give = 只能把時間加給桌上的其他人。
error-no-undo = 沒有可以收回的行動。
error-undo-asked = 已經有人在徵求大家同意，請先回答。
error-declined = 對方沒有同意。
error-no-question = 現在沒有人在徵求你的同意。
error-no-hint = 現在沒有輪到你決定的事。
error-hints-allowed = 這局本來就可以看提示。
error-hints-unasked = 和真人一起玩時，要大家都同意才能看提示。請先問問大家。
error-no-table = 這個網址找不到任何一桌。連結可能不完整，或這一桌已經刪除。請到首頁另開一桌。
error-damaged-table = 這一桌的存檔損壞了，無法顯示。請洽伺服器管理員，或到首頁另開一桌。
error-bad-message = 伺服器看不懂這則訊息。請重新整理頁面。
error-too-fast = 太快了。請稍等一下再試。
error-too-many = 你開了太多這個網站的頁面。請關掉一些再重新整理。
error-too-many-onlookers = 觀戰的人太多，已經沒有空位了。請晚一點再來。
error-crowded = 連線太多，已經沒有空位了。請稍後再試。
error-still-thinking = 電腦還在想你先前問的事。等它答完再問。
error-reviews-waiting = 等著檢討的對局太多了，請過一分鐘再試。
error-too-big = 內容太大，伺服器不接受。
error-bad-origin = 這個要求來自別的網站，已經拒絕。請直接開啟本站網址。
error-not-found = 這個網址什麼都沒有。請回到首頁。
error-storage = 剛才無法存檔，所以什麼都沒有改變。請重新整理頁面再試一次。
error-draining = 這個伺服器正要停止，請稍候再試一次。
error-fault = 這裡出了問題，不是你的錯。請再試一次；如果還是這樣，請告訴伺服器管理員。
error-unknown-host = 這個伺服器不認得這個名稱。請改用數字位址；伺服器管理員可以用「kaizhuo serve --host-name」加上名稱。
error-bad-framing = 這個請求用兩種方式說明長度，因此拒絕。

## 過去的對局：重播、分支、紀錄、檢討

error-deleted-table = 這一局已被伺服器管理員刪除，這條連結不再有效。請到首頁另開一桌。
error-not-over = 這一局還在進行。結束之前，每個人只能看到自己當時看到的。
error-no-viewpoint = 這一桌沒有這個視角。請選一個座位。
error-no-decision = 這一步沒有人做決定。請選有玩家行動的時刻。
error-no-reasons = 電腦沒有說明理由。請再試一次。
error-nothing-left = 從這一刻起已經沒有可以玩的了。請選早一點的時刻。
error-branch-seats = 這一局有{ $count }個座位，分支也要一樣多。
error-upload = 第{ $line }行：{ $reason }檔案沒有存下來。
error-upload-form = 第{ $line }行：這不是對局紀錄（{ $field ->
    [none] 檔案損壞，或是別種檔案
   *[other] 缺少「{ $field }」，或內容不對
}）。檔案沒有存下來。請選擇用「下載對局紀錄」或「kaizhuo play」存下的檔案。
error-too-many-moves = 對局紀錄有{ $count }步，這個伺服器最多接受{ $most }步。

## 誰來誰走

table-stand-in = { $name }（電腦代打）
table-free-seat = { $seat }號座位
note-sat = { $name }接手{ $before }的座位，從這裡起看得到那個座位手上的一切。
note-bot = { $after }（{ $bot }）坐下來補位。
note-left = { $before }離開了。
note-stood-in = 接下來由電腦（{ $bot }）替{ $name }玩。
note-back = { $name }回來了，繼續自己玩。
note-branched = 從這裡開始，由新的玩家接著玩。

## kaizhuo serve

help-serve = 在瀏覽器開桌：用一條連結和朋友、電腦一起玩。遊戲存在檔案裡，重新啟動後照常繼續。
    .short = 在瀏覽器和朋友、電腦一起玩。
    .examples =
        kaizhuo serve                                      本機：http://127.0.0.1:8168
        kaizhuo serve --host 0.0.0.0                       給同一個網路裡的所有人
        kaizhuo serve --database postgresql://db/kaizhuo   遊戲存在 PostgreSQL
help-serve-host = 監聽的位址。預設 127.0.0.1，只限本機；0.0.0.0 是整個網路。
help-serve-host-name = 別人打開這個伺服器所用的名稱，例如 play.example.org；可以給好幾次。數字位址、localhost 和只有區域網路認得的名稱一律可用。
help-serve-port = 連接埠。預設8168；0是任何空著的埠。
help-serve-database = 遊戲存在哪裡：檔案，或 postgresql:// 位址。預設是使用者資料夾裡的檔案。
help-serve-pace = 電腦每一步至少花幾秒，讓人看得清楚。預設0.8。
help-serve-rate = 每個頁面每秒最多送幾則訊息，開桌的限制也隨之調整。預設20。
help-serve-archive = 遊戲桌幾天沒人動就收進封存：不再列出，但絕不刪除，有人打開連結就會回來。預設90。
help-serve-grace = 玩家離開幾秒，或幾秒沒有回答詢問，就可以由電腦代打。預設60。
help-serve-proxy = 把請求轉送到這個伺服器的代理位址或網段（127.0.0.1、172.16.0.0/12）：只相信它的 X-Forwarded-For 與 X-Forwarded-Proto。預設誰的都不信。
help-serve-box = 允許用你自己的配件檔開桌：GAME=FILE，可以寫多次。開桌的人可以選用，所有人都看得到名稱。用它開的桌，以後也需要這個檔案。
help-serve-json-log = 伺服器日誌的每一行都寫成 JSON，並附上相關請求的編號。
help-serve-no-browser = 不要開啟瀏覽器。
cli-serving = 開桌 Kaizhuo　{ $address }　（{ $engine }；按 Ctrl+C 停止）
error-no-address = { $option } 要的是位址（如 127.0.0.1）或網段（如 172.16.0.0/12），不是「{ $value }」。
error-no-client = 這份安裝裡沒有瀏覽器用的頁面。請安裝「make wheel」產生的 wheel 檔，或在原始碼目錄執行「make play」；「kaizhuo play」不用這兩樣也能玩。
error-cannot-listen = 無法使用 { $host } 的連接埠{ $port }：{ $reason }。如果伺服器已經在執行，請直接用瀏覽器開啟；也可以用 --port 換一個埠。
error-database = 無法使用資料庫 { $database }：{ $reason }
error-database-in-use = 已經有另一個伺服器在使用這個資料庫。請用瀏覽器打開那一個，或用 --database 給這一個自己的資料庫。
error-no-postgres = 使用 PostgreSQL 需要的套件還沒有安裝。請執行：pip install "kaizhuo[postgres]"

## kaizhuo admin

help-admin = 給伺服器管理員：列出遊戲桌、匯出對局紀錄、重播檢查全部內容、刪除遊戲桌、備份或搬移全部。除了還原與搬移，伺服器執行中也能使用。任何東西都不會自動刪除。
    .short = 列出、匯出、檢查、刪除你的伺服器上的對局。
    .examples =
        kaizhuo admin list
        kaizhuo admin export Xk3 --to game.json
        kaizhuo admin repair
        kaizhuo admin delete Xk3
help-admin-action = list：所有遊戲桌。top：所有伺服器現在的情形。export：匯出一局的對局紀錄。repair：重播檢查一桌或全部，並修正清單。delete：永久刪除一桌。backup：全部備份到新檔案（--to）。restore：把備份（--from）還原到空的資料庫。move：把一個資料庫（--from）搬到另一個空的資料庫（--to）。
help-admin-table = 遊戲桌：連結的末段，輸入開頭幾個字元，足以辨認即可。
help-admin-to = 匯出或備份到哪個檔案；搬移時是新的資料庫。
help-admin-yes = 刪除前不再詢問。
cli-admin-waiting = 等人中
cli-admin-running = 進行中
cli-admin-over = 已結束
cli-admin-unlisted = 不在清單
cli-admin-count = 共{ $count }桌
cli-admin-exported = { $plies }步已存入 { $file }。
cli-admin-unfinished = 這一局還在進行：檔案裡有玩家還不能知道的內容。
cli-admin-sound = 完好，{ $plies }步
cli-admin-mended = 完好，{ $plies }步；清單已重新寫入
cli-admin-checked = 檢查了{ $count }桌，{ $bad }桌損壞。
cli-admin-sure = 刪除後無法復原。請輸入 { $table } 確認：
cli-admin-kept = 沒有刪除任何東西。
cli-admin-deleted = 已刪除 { $table }，打開它的連結會看到說明。
help-admin-from = 要還原的備份；搬移時是舊的資料庫。
cli-admin-copied = { $database } 現在有{ $tables }張遊戲桌、{ $events }筆事件，每一筆都與原本的比對過。
error-database-not-empty = 那個資料庫裡已經有遊戲桌。請指定空的資料庫，以免混在一起。
error-copy-differs = 遊戲桌 { $table } 複製後內容不同。什麼都沒有複製。
error-file-exists = { $file } 已經存在。請給備份另一個名稱。
cli-admin-no-servers = 沒有伺服器在使用這個資料庫。使用檔案的伺服器請看它的 /metrics。
cli-admin-top-machine = 主機
cli-admin-top-tables = 遊戲桌
cli-admin-top-led = 主持
cli-admin-top-pages = 頁面
cli-admin-top-waiting = 等待電腦玩家
cli-admin-top-actions = 每分鐘回應
cli-admin-top-version = 版本
error-admin-action = 沒有「{ $action }」這個動作。可以是：{ $actions }。
error-no-database = 找不到資料庫 { $file }。請和「kaizhuo serve」一樣用 --database 指定。
error-foreign-database = { $database } 是其他程式的資料庫，請用 --database 指定另一個。
error-other-version = 這個資料庫上正有另一版的開桌在執行（{ $machine } 上的第{ $version }版），規則或儲存方式與這裡不同，不能共用遊戲桌。請先停止那一版；「kaizhuo serve」會等到那時再開始。
error-newer-database = 資料庫 { $database } 是由較新的開桌寫入的（第{ $version }版，這裡只認得第{ $known }版）。請安裝較新的版本，或用 --database 指定另一個資料庫。
error-no-such-table = 沒有以「{ $table }」開頭的遊戲桌。「kaizhuo admin list」可列出全部。
error-several-tables = 有{ $count }桌以「{ $table }」開頭，請多輸入幾個字元。
error-damaged-event = 第{ $number }筆事件損壞：{ $reason }

# The page of the owner

owner-title = 俱樂部現況
owner-sub = 這個資料庫上的所有伺服器，此刻。
owner-servers = 伺服器
owner-machine = 主機
owner-version = 版本
owner-tables = 遊戲桌
owner-led = 由此主持
owner-pages = 頁面
owner-waiting = 等待電腦玩家
owner-acts = 每分鐘回應
owner-median = 一般回應時間
owner-slow = 百次中最慢
owner-ms = { $number }毫秒
owner-well = 資料庫回應正常。
owner-away = 資料庫沒有回應。
owner-draining = 這台伺服器即將停止。
owner-note = 主持一桌的伺服器替那桌的電腦玩家思考，也管它的時鐘。這一頁每隔幾秒自動更新。
error-serve-box = 「{ $given }」不是可以允許的配件檔，請寫成 dnup=mine.toml。
error-box-not-allowed = 這個伺服器不允許使用配件 { $box }。
own-box-title = { $name }（配件：{ $box }）
