# The bots: their names, and why they choose what they choose.

bot-uniform = 随机电脑
bot-level1 = 新手电脑
bot-level2 = 老手电脑
bot-level3 = 高手电脑
bot-level4 = 大师电脑
bot-numbered = { $bot }{ $number }号

## 电脑玩家在游戏桌上的角色；名字要短，手机上才不会被截断
cast-bao = 阿宝
    .line = 先吃饱，再动脑。
cast-pip = 跳跳
    .line = 还没看清就先跳。
cast-momo = 麻薯
    .line = 你赢了，照样呼噜。
cast-dot = 豆豆
    .line = 第一次来，样样新鲜。
cast-fen = 阿赤
    .line = 心里有个盘算，有时两个。
cast-otti = 阿獭
    .line = 每颗石子都要翻两遍。
cast-dux = 阿鸭
    .line = 水上悠闲，水下忙。
cast-tuk = 阿熊
    .line = 起步慢，停不下来。
cast-nox = 夜叔
    .line = 每一张牌都数过了。
cast-tor = 龟爷
    .line = 不急，好戏在后头。
cast-hu = 虎姐
    .line = 出手前，先笑一笑。
cast-yun = 鹤仙
    .line = 居高临下，全局在眼。
cast-long = 龙君
    .line = 输过十万局，才坐到这里。
cast-feng = 阿凤
    .line = 再坏的局面也飞得起来。
cast-lin = 麟儿
    .line = 结局，早就看见了。
cast-kun = 鲲叔
    .line = 想得比海还深。

bot-absent = 无法启动 { $bot }（{ $detail }）。
bot-hangs = { $bot } 没有及时回答。
bot-dies = { $bot } 中途停止（{ $detail }）。
bot-floods = { $bot } 输出的内容超出要求。
bot-nonsense = { $bot } 的回答无效：{ $detail }
bot-replaced = { $words }由新手电脑接手（共{ $count }局）。

## kaizhuo arena, tactics, botcheck

help-arena = 让电脑玩家以“发牌区块”对战：每个区块是一次洗牌，轮流从每个座位各玩一局，牌运和座位都不偏袒任何人。列出 Elo 排名、胜率和两两比分，各附95%区间。同一个种子得到同样的数字，与进程数量无关。
    .short = 测量电脑玩家的实力，附置信区间。
    .examples =
        kaizhuo arena dnup --bots level1 level2 level3 --seats 4 --blocks 200
        kaizhuo arena dnup --bots level3:500 level2 level2 --results run.jsonl --plot ladder.svg
        kaizhuo arena dnup --bots level3:500 level2 --seats 3 --test 0.5,0.6
        kaizhuo arena dnup --bots "cmd:python3 docs/examples/mybot.py" level1
help-arena-game = 哪一款游戏：“kaizhuo games”列出的代号。
help-arena-more = 其他电脑玩家。
help-arena-bots = 电脑玩家：level1、level2、level3、level3:500（指定模拟次数）、level3:0.5s（指定处理器秒数）、level4（限它学过的游戏）、plain（不靠经验法则的搜索）、uniform、twin（看得到所有牌的高手电脑）、level2@things.dollar=55（更改 weights.toml 里的数值），或 cmd:命令（你自己的程序，可加名字：sharky=cmd:命令）。数量与座位相同时依次入座；较少时轮流分配座位。
help-arena-seats = 玩家人数。不写则取游戏支持人数的中间值。
help-arena-blocks = 多少个发牌区块；每个区块从每个座位各玩一局。默认100。
help-arena-results = 把每个区块存进这个文件；中断后用同样的命令可以接着进行。
help-arena-plot = 把排名画成这个 SVG 文件。
help-arena-test = 比较两个电脑玩家，一有定论就停：第一个的得分是 H0 还是 H1，例如 0.5,0.55。请在看结果之前定好。

help-tactics = 给电脑玩家有正确答案、经人工检查的局面：一步获胜，以及必须挡住的威胁。错过获胜时退出码为1。
    .short = 用有正确答案的局面测试电脑玩家。
    .examples =
        kaizhuo tactics dnup
        kaizhuo tactics dnup --bots level2 level3:1000
help-tactics-bots = 电脑玩家，写法与“kaizhuo arena”相同。
help-tactics-hard = 改用难题：各等级看法不一、长时间搜索却答案一致的局面。

help-botcheck = 与你自己的电脑玩家玩几局，检查它是否遵守 docs/external-bots.md 的协议。它写到标准错误的内容会显示出来。
    .short = 检查你自己的电脑玩家。
    .examples =
        kaizhuo botcheck dnup "cmd:python3 docs/examples/mybot.py"
help-botcheck-command = cmd: 加上启动你的电脑玩家的命令。

cli-arena-title = { $name }，{ $seats }人
cli-arena-facts = { $blocks }个发牌区块，{ $games }局，种子：{ $seed }
cli-arena-bot = 电脑玩家
cli-arena-share = 胜率
cli-arena-margin = 分差
cli-arena-pair = 对手组合
cli-arena-before = 前者领先
cli-arena-meetings = 交手次数
cli-arena-elo-axis = Elo，95%区间
cli-arena-note = 95%栏：以整个区块重抽1,000次的中间范围。并列的胜利或名次按份计算。分差：比其他人平均多出的分数。Elo：0是这些电脑玩家的平均。
cli-arena-h0 = { $blocks }个区块后定论：H0（{ $h0 }%），而不是{ $h1 }%（得分{ $score }%，对数比{ $ratio }，界限±{ $bound }）。
cli-arena-h1 = { $blocks }个区块后定论：H1（{ $h1 }%），而不是{ $h0 }%（得分{ $score }%，对数比{ $ratio }，界限±{ $bound }）。
cli-arena-open = { $blocks }个区块后，{ $h0 }%与{ $h1 }%之间尚无定论（得分{ $score }%，对数比{ $ratio }，界限±{ $bound }）。
cli-tactics-win = 一步获胜
cli-tactics-block = 挡住威胁
cli-tactics-hard = 难题
cli-tactics-missed = { $bot } 答错：{ $missed }
cli-botcheck = 正常：{ $games }局，回答了{ $questions }个问题，最慢{ $slowest }秒。
error-arena-two = 竞技场需要两个不同的电脑玩家。
error-arena-test-two = 检验要比较的是恰好两个不同的电脑玩家。
error-arena-test = “{ $given }”不是检验。请写两个0到1之间的得分，小的在前，例如 0.5,0.55。
error-arena-job = { $file } 是另一个命令的结果，请换一个文件。
error-arena-box = { $file } 里的结果用的是另一套配件：配件后来改过，或文件没有写明是哪一套。请换一个文件。
error-job-rules = 这项任务要用 { $game } 第{ $version }版的规则；这里的是第{ $now }版。
error-worker-died = 有个负责对局的进程被外部结束了，可能是内存不足。可用 --jobs 减少同时运行的进程。
error-no-ray = 使用集群需要 Ray：pip install "kaizhuo[ray]"。
error-no-cluster = { $address } 没有 Ray 集群响应：{ $reason }
error-no-tactics = { $game } 还没有战术局面。
error-bad-tactics = 无法读取 { $file } 里的局面：{ $reason }。
error-botcheck-command = “{ $command }”不是你自己的电脑玩家。请写 cmd: 加上命令，例如 "cmd:./mybot"。

## kaizhuo sit, schema

help-sit = 让你自己的电脑玩家坐上线上的游戏桌。在浏览器开一桌，留一个空位，再把邀请用的链接交给这个命令。它像一般玩家一样入座，名字后面会标上“(bot)”；有人想撤回一步或再玩一局时它都同意，其他人都走了它就离开。按 Ctrl+C 停止，之后由服务器的电脑玩家接手。协议见 docs/external-bots.md。
    .short = 让你自己的电脑玩家坐上线上的游戏桌。
    .examples =
        kaizhuo sit http://127.0.0.1:8168/t/7Qm2... --bot "cmd:python3 docs/examples/mybot.py"
        kaizhuo sit https://club.example/t/7Qm2... --bot "sharky=cmd:./mybot" --key sharky.key
help-sit-url = 游戏桌的链接，也就是邀请别人时显示的那一个。
help-sit-bot = cmd: 加上启动你的电脑玩家的命令；前面可以加名字：sharky=cmd:./mybot。
help-sit-key = 存放你的秘密的文件，没有就会创建。谁有秘密，谁就有你的电脑玩家的座位；用同一个秘密可以回到原来的座位。默认是用户数据文件夹里的一个文件。
help-schema = 以 JSON Schema 列出你自己的电脑玩家在游戏中会被问什么：看到的局面、得知的事情，以及可以说的话。
    .short = 你自己的电脑玩家会被问什么（JSON Schema）。
    .examples =
        kaizhuo schema dnup > dnup.schema.json
error-sit-url = “{ $url }”不是游戏桌的链接。链接看起来像 http://127.0.0.1:8168/t/7Qm2...
error-sit-unreachable = 无法连上 { $server }：{ $reason }
error-sit-lost = { $server } 不再响应。
error-sit-full = 这一桌没有你的电脑玩家能坐的座位。
error-sit-declined = 桌上并非所有人都同意让你的电脑玩家入座。

## Why this move

why-forced = 只有这一个选择。
why-win = 这一步立即获胜。
why-value = 预期胜率{ $value }%；次优的选择有{ $other_value }%：{ $other }。
why-close = 相差不多，几乎一样好的还有：{ $other }。
why-clear = 明显胜过其他选择，例如：{ $other }。
why-better = 更好的选择：{ $other }。{ $reason }
why-worse = 更好的选择：{ $other }。
why-hope = 局面困难，这一步保留最大的机会。
why-ahead = 目前大幅领先，这一步能保持优势。
why-line = 接下来可能是：{ $line }。
why-line-step = { $name }：{ $option }
