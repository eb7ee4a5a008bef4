# 游戏规则以外，牌桌要说的话。

error-nickname = 请取一个昵称，至少要有一个看得见的字。
error-no-cookie = 浏览器没有发送 Cookie。请允许本页使用 Cookie，然后刷新页面。
error-seat-number = 这一桌没有{ $seat }号座位。
error-full-table = 这一桌已经坐满了。你可以观战，或者自己开一桌。
error-seat-taken = { $seat }号座位刚刚被别人坐了。请换一个座位，或者留下来观战。
error-already-seated = 你在这一桌已经有座位了。
error-other-seat = 你知道这一局{ $seat }号座位手上有什么，所以在结束前不能坐到别的座位。
error-not-host = 只有开桌的人可以这么做。
error-not-begun = 游戏还没开始：还有空位。
error-begun = 游戏已经开始了。
error-looking-on = 你正在观战，有座位的人才能这么做。
error-seat-kind = 座位只能是“me”“open”，或者“bot:”加上电脑玩家的名称，不能是“{ $kind }”。
error-game-over = 游戏已经结束了。
error-not-your-seat = { $seat }号座位不是你的。
error-no-stand-in = 这个座位不能由电脑代打。
error-still-here = 对方还在线，或者刚刚离开。请稍等一会儿。
error-not-stood-in = 那个座位没有电脑在替你玩。
error-stood-in = 电脑正在替你玩。请先按“我回来了”。
error-no-team = 这里没有可以私下交谈的队伍。
error-empty-line = 这句话没有看得见的字。
error-still-playing = 游戏还没结束。
error-rematched = 下一局已经开好了，请按链接过去。
error-paused = 游戏暂停中，请先继续。
error-not-paused = 游戏并没有暂停。
error-no-clock = 这一桌没有计时。
error-no-give = 只能给桌上的其他人加时间。
error-no-undo = 没有可以撤回的行动。
error-undo-asked = 已经有人在征求大家同意，请先回答。
error-declined = 对方没有同意。
error-no-question = 现在没有人在征求你的同意。
error-no-hint = 现在没有轮到你决定的事。
error-hints-allowed = 这局本来就可以看提示。
error-hints-unasked = 和真人一起玩时，要大家都同意才能看提示。请先问问大家。
error-no-table = 这个网址找不到任何一桌。链接可能不完整，或者这一桌已经删除。请到首页另开一桌。
error-damaged-table = 这一桌的存档损坏了，无法显示。请联系服务器管理员，或者到首页另开一桌。
error-bad-message = 服务器看不懂这条消息。请刷新页面。
error-too-fast = 太快了。请稍等一下再试。
error-too-many = 你打开了太多本站的页面。请关掉一些再刷新。
error-too-many-onlookers = 观战的人太多，已经没有空位了。请晚一点再来。
error-crowded = 连接太多，已经没有空位了。请稍后再试。
error-still-thinking = 电脑还在想你刚才问的事。等它答完再问。
error-reviews-waiting = 等着复盘的对局太多了，请过一分钟再试。
error-too-big = 内容太大，服务器不接受。
error-bad-origin = 这个请求来自别的网站，已经拒绝。请直接打开本站网址。
error-not-found = 这个网址什么都没有。请回到首页。
error-storage = 刚才无法保存，所以什么都没有改变。请刷新页面再试一次。
error-draining = 这个服务器正要停止，请稍候再试一次。
error-fault = 这里出了问题，不是你的错。请再试一次；如果还是这样，请告诉服务器管理员。
error-unknown-host = 这个服务器不认识这个名称。请改用数字地址；服务器管理员可以用“kaizhuo serve --host-name”加上名称。
error-bad-framing = 这个请求用两种方式说明长度，因此拒绝。

## 过去的对局：回放、分支、记录、复盘

error-deleted-table = 这一局已被服务器管理员删除，这条链接不再有效。请到首页另开一桌。
error-not-over = 这一局还在进行。结束之前，每个人只能看到自己当时看到的。
error-no-viewpoint = 这一桌没有这个视角。请选一个座位。
error-no-decision = 这一步没有人做决定。请选有玩家行动的时刻。
error-no-reasons = 电脑没有说明理由。请再试一次。
error-nothing-left = 从这一刻起已经没有可以玩的了。请选早一点的时刻。
error-branch-seats = 这一局有{ $count }个座位，分支也要一样多。
error-upload = 第{ $line }行：{ $reason }文件没有保存。
error-upload-form = 第{ $line }行：这不是对局记录（{ $field ->
    [none] 文件损坏，或是别的文件
   *[other] 缺少“{ $field }”，或内容不对
}）。文件没有保存。请选择用“下载对局记录”或“kaizhuo play”保存的文件。
error-too-many-moves = 对局记录有{ $count }步，这个服务器最多接受{ $most }步。

## 谁来谁走

table-stand-in = { $name }（电脑代打）
table-free-seat = { $seat }号座位
note-sat = { $name }接手{ $before }的座位，从这里起看得到那个座位手上的一切。
note-bot = { $after }（{ $bot }）坐下来补位。
note-left = { $before }离开了。
note-stood-in = 接下来由电脑（{ $bot }）替{ $name }玩。
note-back = { $name }回来了，继续自己玩。
note-branched = 从这里开始，由新的玩家接着玩。

## kaizhuo serve

help-serve = 在浏览器开桌：用一条链接和好友、电脑一起玩。游戏保存在文件里，重启后照常继续。
    .short = 在浏览器和好友、电脑一起玩。
    .examples =
        kaizhuo serve                                      本机：http://127.0.0.1:8168
        kaizhuo serve --host 0.0.0.0                       给同一个网络里的所有人
        kaizhuo serve --database postgresql://db/kaizhuo   游戏保存在 PostgreSQL
help-serve-host = 监听的地址。默认 127.0.0.1，只限本机；0.0.0.0 是整个网络。
help-serve-host-name = 别人打开这个服务器所用的名称，例如 play.example.org；可以给好几次。数字地址、localhost 和只有局域网认识的名称一律可用。
help-serve-port = 端口。默认8168；0是任意空闲端口。
help-serve-database = 游戏保存在哪里：文件，或者 postgresql:// 地址。默认是用户数据文件夹里的文件。
help-serve-pace = 电脑每一步至少花几秒，让人看得清楚。默认0.8。
help-serve-rate = 每个页面每秒最多发送几条消息，开桌的限制也随之调整。默认20。
help-serve-archive = 游戏桌几天没人动就归档：不再列出，但绝不删除，有人打开链接就会回来。默认90。
help-serve-grace = 玩家离开几秒，或者几秒没有回答询问，就可以由电脑代打。默认60。
help-serve-proxy = 把请求转发到这个服务器的代理地址或网段（127.0.0.1、172.16.0.0/12）：只相信它的 X-Forwarded-For 与 X-Forwarded-Proto。默认谁的都不信。
help-serve-box = 允许用你自己的配件文件开桌：GAME=FILE，可以写多次。开桌的人可以选用，所有人都看得到名称。用它开的桌，以后也需要这个文件。
help-serve-json-log = 服务器日志的每一行都写成 JSON，并附上相关请求的编号。
help-serve-no-browser = 不要打开浏览器。
cli-serving = 开桌 Kaizhuo　{ $address }　（{ $engine }；按 Ctrl+C 停止）
error-no-address = { $option } 要的是地址（如 127.0.0.1）或网段（如 172.16.0.0/12），不是“{ $value }”。
error-no-client = 这份安装里没有浏览器用的页面。请安装“make wheel”生成的 wheel 文件，或在源码目录运行“make play”；“kaizhuo play”不用这两样也能玩。
error-cannot-listen = 无法使用 { $host } 的端口{ $port }：{ $reason }。如果服务器已经在运行，请直接用浏览器打开；也可以用 --port 换一个端口。
error-database = 无法使用数据库 { $database }：{ $reason }
error-database-in-use = 已经有另一个服务器在使用这个数据库。请用浏览器打开那一个，或者用 --database 给这一个自己的数据库。
error-no-postgres = 使用 PostgreSQL 需要的软件包还没有安装。请运行：pip install "kaizhuo[postgres]"

## kaizhuo admin

help-admin = 给服务器管理员：列出游戏桌、导出对局记录、回放检查全部内容、删除游戏桌、备份或搬移全部。除了还原与搬移，服务器运行时也能使用。任何东西都不会自动删除。
    .short = 列出、导出、检查、删除你的服务器上的对局。
    .examples =
        kaizhuo admin list
        kaizhuo admin export Xk3 --to game.json
        kaizhuo admin repair
        kaizhuo admin delete Xk3
help-admin-action = list：所有游戏桌。top：所有服务器现在的情况。export：导出一局的对局记录。repair：回放检查一桌或全部，并修正列表。delete：永久删除一桌。backup：全部备份到新文件（--to）。restore：把备份（--from）还原到空的数据库。move：把一个数据库（--from）搬到另一个空的数据库（--to）。
help-admin-table = 游戏桌：链接的末段，输入开头几个字符，足以辨认即可。
help-admin-to = 导出或备份到哪个文件；搬移时是新的数据库。
help-admin-yes = 删除前不再询问。
cli-admin-waiting = 等人中
cli-admin-running = 进行中
cli-admin-over = 已结束
cli-admin-unlisted = 不在列表
cli-admin-count = 共{ $count }桌
cli-admin-exported = { $plies }步已存入 { $file }。
cli-admin-unfinished = 这一局还在进行：文件里有玩家还不能知道的内容。
cli-admin-sound = 完好，{ $plies }步
cli-admin-mended = 完好，{ $plies }步；列表已重新写入
cli-admin-checked = 检查了{ $count }桌，{ $bad }桌损坏。
cli-admin-sure = 删除后无法恢复。请输入 { $table } 确认：
cli-admin-kept = 没有删除任何东西。
cli-admin-deleted = 已删除 { $table }，打开它的链接会看到说明。
help-admin-from = 要还原的备份；搬移时是旧的数据库。
cli-admin-copied = { $database } 现在有{ $tables }张游戏桌、{ $events }条事件，每一条都与原本的比对过。
error-database-not-empty = 那个数据库里已经有游戏桌。请指定空的数据库，以免混在一起。
error-copy-differs = 游戏桌 { $table } 复制后内容不同。什么都没有复制。
error-file-exists = { $file } 已经存在。请给备份另一个名称。
cli-admin-no-servers = 没有服务器在使用这个数据库。使用文件的服务器请看它的 /metrics。
cli-admin-top-machine = 主机
cli-admin-top-tables = 游戏桌
cli-admin-top-led = 主持
cli-admin-top-pages = 页面
cli-admin-top-waiting = 等待电脑玩家
cli-admin-top-actions = 每分钟应答
cli-admin-top-version = 版本
error-admin-action = 没有“{ $action }”这个操作。可以是：{ $actions }。
error-no-database = 找不到数据库 { $file }。请和“kaizhuo serve”一样用 --database 指定。
error-foreign-database = { $database } 是其他程序的数据库，请用 --database 指定另一个。
error-other-version = 这个数据库上正有另一版的开桌在运行（{ $machine } 上的第{ $version }版），规则或存储方式与这里不同，不能共用游戏桌。请先停止那一版；“kaizhuo serve”会等到那时再开始。
error-newer-database = 数据库 { $database } 是由较新的开桌写入的（第{ $version }版，这里只认得第{ $known }版）。请安装较新的版本，或用 --database 指定另一个数据库。
error-no-such-table = 没有以“{ $table }”开头的游戏桌。“kaizhuo admin list”可列出全部。
error-several-tables = 有{ $count }桌以“{ $table }”开头，请多输入几个字符。
error-damaged-event = 第{ $number }条事件损坏：{ $reason }

# The page of the owner

owner-title = 俱乐部现况
owner-sub = 这个数据库上的所有服务器，此刻。
owner-servers = 服务器
owner-machine = 主机
owner-version = 版本
owner-tables = 游戏桌
owner-led = 由此主持
owner-pages = 页面
owner-waiting = 等待电脑玩家
owner-acts = 每分钟应答
owner-median = 一般应答时间
owner-slow = 百次中最慢
owner-ms = { $number }毫秒
owner-well = 数据库应答正常。
owner-away = 数据库没有应答。
owner-draining = 这台服务器即将停止。
owner-note = 主持一桌的服务器替那桌的电脑玩家思考，也管它的时钟。这一页每隔几秒自动更新。
error-serve-box = “{ $given }”不是可以允许的配件文件，请写成 dnup=mine.toml。
error-box-not-allowed = 这个服务器不允许使用配件 { $box }。
own-box-title = { $name }（配件：{ $box }）
