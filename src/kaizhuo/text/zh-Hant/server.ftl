# 遊戲規則以外，牌桌要說的話。

error-nickname = 請取一個暱稱，至少要有一個看得見的字。
error-no-cookie = 瀏覽器沒有送出 Cookie。請允許本頁使用 Cookie，再重新整理。
error-seat-number = 這張桌子沒有 { $seat } 號座位。
error-full-table = 這張桌子已經坐滿了。你可以旁觀，或自己開一桌。
error-seat-taken = { $seat } 號座位剛剛被別人坐走了。請換一個座位，或留下來旁觀。
error-already-seated = 你在這張桌子已經有座位了。
error-not-host = 只有開桌的人可以這麼做。
error-begun = 遊戲已經開始。座位會替你留著，隨時用同一個連結回來即可。
error-not-begun = 遊戲還沒開始：還有空位。
error-looking-on = 你正在旁觀；有座位的人才能這麼做。
error-seat-kind = 座位只能是「me」、「open」，或「bot:」加上電腦玩家的名稱，不能是「{ $kind }」。
error-no-undo = 沒有可以收回的動作。
error-undo-asked = 已經有人要求收回動作，請先回答。
error-no-question = 現在沒有人要求收回動作。
error-no-hint = 現在沒有輪到你決定的事。
error-no-table = 這個網址沒有牌桌。連結可能不完整，或牌桌已經刪除。請到首頁開一張新桌。
error-damaged-table = 這張桌子的存檔損壞了，無法顯示。請洽伺服器的主人，或到首頁開一張新桌。
error-bad-message = 伺服器看不懂這則訊息。請重新整理頁面。
error-too-fast = 太快了。請稍等一下再試。
error-too-many = 你開了太多這個網站的頁面。請關掉一些再重新整理。
error-too-big = 內容太大，伺服器不接受。
error-bad-origin = 這個要求來自別的網站，已經拒絕。請直接開啟本站網址。
error-not-found = 這個網址什麼都沒有。請回到首頁。
error-storage = 剛才無法存檔，所以什麼都沒有改變。請重新整理頁面再試一次。

## kaizhuo serve

help-serve = 在瀏覽器開桌：用一個連結和朋友、電腦一起玩。遊戲存在檔案裡，重新啟動後照常繼續。
    .short = 在瀏覽器和朋友、電腦一起玩。
    .examples =
        kaizhuo serve                                      本機：http://127.0.0.1:8168
        kaizhuo serve --host 0.0.0.0                       給同一個網路裡的所有人
        kaizhuo serve --database postgresql://db/kaizhuo   遊戲存在 PostgreSQL
help-serve-host = 監聽的位址。平常是 127.0.0.1，只限本機；0.0.0.0 是整個網路。
help-serve-port = 連接埠。平常是 8168；0 是任何空著的埠。
help-serve-database = 遊戲存在哪裡：檔案，或 postgresql:// 位址。平常是使用者資料夾裡的檔案。
help-serve-pace = 電腦每一步至少花幾秒，讓人看得清楚。平常是 0.8。
help-serve-rate = 每個頁面每秒最多送幾則訊息，開桌的限制也隨之調整。平常是 20。
help-serve-no-browser = 不要開啟瀏覽器。
cli-serving = 開桌 Kaizhuo　{ $address }　（按 Ctrl+C 停止）
error-cannot-listen = 無法使用 { $host } 的連接埠 { $port }：{ $reason }。如果伺服器已經在執行，請直接用瀏覽器開啟；也可以用 --port 換一個埠。
