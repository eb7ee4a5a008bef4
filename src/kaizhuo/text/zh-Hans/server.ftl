# 游戏规则以外，牌桌要说的话。

error-nickname = 请取一个昵称，至少要有一个看得见的字。
error-no-cookie = 浏览器没有发送 Cookie。请允许本页使用 Cookie，然后刷新页面。
error-seat-number = 这张桌子没有 { $seat } 号座位。
error-full-table = 这张桌子已经坐满了。你可以旁观，或者自己开一桌。
error-seat-taken = { $seat } 号座位刚刚被别人坐了。请换一个座位，或者留下来旁观。
error-already-seated = 你在这张桌子已经有座位了。
error-not-host = 只有开桌的人可以这么做。
error-begun = 游戏已经开始。座位会为你留着，随时用同一个链接回来即可。
error-not-begun = 游戏还没开始：还有空位。
error-looking-on = 你正在旁观；有座位的人才能这么做。
error-seat-kind = 座位只能是“me”、“open”，或者“bot:”加上电脑玩家的名称，不能是“{ $kind }”。
error-no-undo = 没有可以收回的动作。
error-undo-asked = 已经有人要求收回动作，请先回答。
error-no-question = 现在没有人要求收回动作。
error-no-hint = 现在没有轮到你决定的事。
error-no-table = 这个网址没有牌桌。链接可能不完整，或者牌桌已经删除。请到首页开一张新桌。
error-damaged-table = 这张桌子的存档损坏了，无法显示。请联系服务器的主人，或者到首页开一张新桌。
error-bad-message = 服务器看不懂这条消息。请刷新页面。
error-too-fast = 太快了。请稍等一下再试。
error-too-many = 你打开了太多本站的页面。请关掉一些再刷新。
error-too-big = 内容太大，服务器不接受。
error-bad-origin = 这个请求来自别的网站，已经拒绝。请直接打开本站网址。
error-not-found = 这个网址什么都没有。请回到首页。
error-storage = 刚才无法保存，所以什么都没有改变。请刷新页面再试一次。

## kaizhuo serve

help-serve = 在浏览器开桌：用一个链接和朋友、电脑一起玩。游戏保存在文件里，重启后照常继续。
    .short = 在浏览器和朋友、电脑一起玩。
    .examples =
        kaizhuo serve                                      本机：http://127.0.0.1:8168
        kaizhuo serve --host 0.0.0.0                       给同一个网络里的所有人
        kaizhuo serve --database postgresql://db/kaizhuo   游戏保存在 PostgreSQL
help-serve-host = 监听的地址。通常是 127.0.0.1，只限本机；0.0.0.0 是整个网络。
help-serve-port = 端口。通常是 8168；0 是任意空闲端口。
help-serve-database = 游戏保存在哪里：文件，或者 postgresql:// 地址。通常是用户数据文件夹里的文件。
help-serve-pace = 电脑每一步至少花几秒，让人看得清楚。通常是 0.8。
help-serve-rate = 每个页面每秒最多发送几条消息，开桌的限制也随之调整。通常是 20。
help-serve-no-browser = 不要打开浏览器。
cli-serving = 开桌 Kaizhuo　{ $address }　（按 Ctrl+C 停止）
error-cannot-listen = 无法使用 { $host } 的端口 { $port }：{ $reason }。如果服务器已经在运行，请直接用浏览器打开；也可以用 --port 换一个端口。
