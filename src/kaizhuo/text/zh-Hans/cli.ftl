# kaizhuo 命令：帮助、表格，以及终端里的游戏。

cli-brand = 开桌
cli-usage = 用法：
cli-commands = 命令
cli-arguments = 参数
cli-options = 选项
cli-examples = 示例
cli-interrupted = 已中断。
cli-version = kaizhuo { $version }（{ $engine }）
cli-version-box = { $game }：配件 { $box }
cli-slow = 这份安装的引擎是普通的 Python：游戏完全相同，但电脑玩家思考会慢十到三十倍。运行“kaizhuo compile”即可加速。（只提醒这一次。）
cli-engine = { $engine ->
    [compiled] 引擎：已编译
   *[interpreted] 引擎：未编译
}

## 帮助

help-help = 显示本帮助。
help-lang = 所有文字使用的语言；不写则跟随系统。
help-version = 显示版本号、引擎是否已编译，以及每个游戏配件的指纹。
help-json = 输出供程序读取的 JSON，而不是给人看的文字。
help-components = 使用自己的配件文件（在游戏自带的 components.toml 基础上修改）。
help-cluster = 交给 Ray 集群来玩：填写它的地址，或填 auto 使用本机所属的集群。每台机器都要安装 kaizhuo[ray]。结果数字不变。
help-option = 更改规则选项，可以多次使用。可用选项见“kaizhuo games”。

help-kaizhuo = 开桌 Kaizhuo：在终端里玩现代桌游，与朋友或电脑玩家同桌。
    .examples =
        kaizhuo play dnup              和电脑玩家玩 d'nup
        kaizhuo games                  有哪些游戏
        kaizhuo rules dnup             查看规则
        kaizhuo play --help            某个命令的详细帮助

help-play = 在终端里玩游戏。全屏界面会显示你的手牌、桌面、日志和当前能做的所有操作，键盘鼠标都可以用。每一步都会自动存档；按 q 退出，以后接着玩。
    .short = 在终端里玩游戏，可以对战电脑，也可以多人共用一个屏幕。
    .examples =
        kaizhuo play dnup                                       你和电脑玩家
        kaizhuo play dnup --seat me --seat bot:level3           与高手电脑单挑
        kaizhuo play dnup --seat me --seat me --seat bot:level2 两个人共用一个屏幕
        kaizhuo play dnup --option letters_to_win=6             更改规则选项
        kaizhuo play --resume last                              接着玩上一局
help-play-game = 要玩的游戏：“kaizhuo games”列出的代号。使用 --resume 时可以不写。
help-play-seat = 按座位顺序指定玩家，每个座位写一次 --seat：me 是你，bot:名称 是电脑玩家（level1 新手；level2 老手；level3 高手，也可以写成 level3:5000 来指定模拟次数；level4 大师，限它学过的游戏；uniform 随机；cmd:命令 是你自己的程序，可加名字：sharky=cmd:命令）。不写则是你和若干 level2。
help-play-seed = 用这个数字决定发牌：数字相同，发的牌就相同。
help-play-save = 每一步都保存到这个文件；不写则保存到用户数据目录。
help-play-resume = 继续已保存的对局：写文件名，或者写 last 表示最近一次存档。
help-play-plain = 不用全屏，改为逐行对话，适合脚本、管道和读屏软件。
help-play-pace = 电脑玩家每步至少用几秒，方便你看清。默认0.7；使用 --plain 时总是0。

help-learn = 边玩边学：几分钟，一次学一件事。
    .short = 边玩边学。
    .examples =
        kaizhuo learn
        kaizhuo learn dnup
        kaizhuo learn flatiron burnham --lang zh-Hant
help-learn-game = 哪一款游戏：填“kaizhuo games”列出的代号。不填就列出所有课程。
help-learn-lesson = 哪一课；不填就是第一课。
help-puzzle = 在真实对局的局面里找出正确的一步。不填游戏就是每日一题。
    .short = 找出正确的一步：每日一题。
    .examples =
        kaizhuo puzzle
        kaizhuo puzzle dnup
help-puzzle-game = 哪一款游戏：填“kaizhuo games”列出的代号，就列出它的所有谜题。
help-puzzle-name = 哪一题：填列表里的名字。
help-compile = 编译这份安装的引擎：游戏和结果完全相同，电脑玩家思考快十到三十倍。需要 C 编译器，大约要几分钟。
    .short = 编译引擎，让它变快。
    .examples =
        pip install "kaizhuo[fast]"    编译所需的软件包
        kaizhuo compile
        kaizhuo --version              显示引擎是否已编译
cli-compile-already = 引擎已经编译好了。
cli-compile-begins = 正在编译引擎，大约要几分钟……
cli-compile-done = 引擎编译完成。
error-no-compiler = 编译需要 C 编译器和 Python 的头文件，这里没有。Debian 请运行：apt install gcc python3-dev
error-no-mypyc = 编译需要的两个软件包还没有安装。请运行：pip install "kaizhuo[fast]"（pipx：pipx inject kaizhuo "kaizhuo[fast]"；uv：uv tool install "kaizhuo[fast]"）
error-compile-read-only = 无法写入 { $folder }。请以安装它的用户运行“kaizhuo compile”。
error-compile-failed = 引擎编译失败，原因如上。它仍以普通的 Python 照常运行。

help-rules = 显示游戏的全部规则（带编号），或只显示其中一条。
    .short = 查看游戏规则，或查某一条。
    .examples =
        kaizhuo rules dnup
        kaizhuo rules dnup DN-8 --lang zh-Hans
help-rules-game = 哪款游戏：“kaizhuo games”列出的代号。
help-rules-number = 只看这个编号的规则，例如 DN-8。

help-games = 列出所有游戏：代号、名称、人数、选项，以及牌和配件数据有多可靠。
    .short = 列出游戏、选项，以及配件数据的可靠程度。
    .examples =
        kaizhuo games
        kaizhuo games --json

help-simulate = 让电脑玩家互相对战很多局并统计：一局多长、得多少分、各座位的胜率，附95%置信区间。种子相同结果就相同，与用多少个进程无关。
    .short = 让电脑对战很多局，统计长度、得分和胜率。
    .examples =
        kaizhuo simulate dnup --seats 4 --games 1000 --seed 1
        kaizhuo simulate dnup --bots level2,uniform,uniform --games 200
        kaizhuo simulate dnup --bots level3:200,level2 --jobs 4 --json
help-simulate-game = 哪款游戏：“kaizhuo games”列出的代号。
help-simulate-seats = 玩家人数。不写则按 --bots 的个数，或取游戏支持人数的中间值。
help-simulate-games = 玩多少局，默认100。
help-simulate-seed = 所有随机结果的种子，默认1。
help-simulate-bots = 各座位的电脑玩家，用逗号分隔；只写一种则全部用它。默认 level2。
help-simulate-jobs = 由几个进程分担，默认每个核心一个。

help-report = 让电脑一直对战到指定的精确度，并为这套配件写成一页报告（另附 JSON）：一局多长、谁会赢、得分与张力、哪些决定重要、每张牌、每块板块、每块版图、每种行动多常可选、被选与获胜，以及实力的影响。每个数字都附95%置信区间。
    .short = 一页报告：这套配件让游戏变成怎样。
    .examples =
        kaizhuo report dnup --seats 4
        kaizhuo report steam-up --seats 4 --blind choosing-zodiac --components mine.toml
        kaizhuo report flatiron --seats 1,2 --games 500 --out flatiron.html --lang zh-Hant
help-report-seats = 玩家人数，可用逗号分隔多种。省略时取游戏允许人数的中间值。
help-report-precision = 一直玩到每个座位的胜率误差在这么多个百分点以内。默认2。
help-report-games = 改为刚好玩这么多局。
help-report-skill = 用几副牌局衡量实力的影响，每副都以三种等级的各种座位顺序各玩一次；0表示不做。默认40。
help-report-blind = 随机决定的步骤，例如选版图，让每一面都有机会上场。
help-report-out = 报告存到哪里：HTML，文件名以 .md 结尾则为 Markdown；JSON 会放在旁边。默认 GAME-report.html。

help-compare = 用两套配件玩同样的牌局，说明改变了什么、是否只是运气：一页报告和 JSON。只给一个文件时，就与我们的配件比较。
    .short = 两套配件、同样的牌局：有什么不同？
    .examples =
        kaizhuo compare steam-up --components mine.toml --seats 4 --blind choosing-zodiac
        kaizhuo compare dnup --components a.toml --components b.toml --games 3000
        kaizhuo compare flatiron --components mine.toml --figures "wins.side.*"
help-compare-components = 配件文件；写两次就是两套配件。
help-compare-figures = 只检验这些名称的项目，例如“wins.zodiac.*”；可以写多次。

help-sweep = 在同样的牌局里试试配件的其他数值：每个项目一张图，并说明哪些数值能达成目标。明显不行的会提前停止。
    .short = 改变配件的某个数值，看项目如何变化。
    .examples =
        kaizhuo sweep steam-up --set "zodiac.dragon.rows[2][3]=0..4" --seats 4
        kaizhuo sweep steam-up --set "zodiac.ox.start.cards=1..4" --goal "wins.zodiac.* in 19..31%"
        kaizhuo sweep dnup --set letters_first=1..4 --set letters_second=0,1,2 --figures "length.*"
help-sweep-set = 配件里的位置与要试的数值：0..4、0..10..2 或 1,3,7。可以写多次，会试所有组合。
help-sweep-goal = 项目与应在的范围：“wins.zodiac.* in 19..31%”。可以写多次。

help-box = 写出一款游戏的配件文件，附注释、单位与等级，可以用来更正，或试试别的内容：kaizhuo box GAME > mine.toml。加上 --check 会一次指出你的文件里所有问题与行号；加上 --schema 会输出供编辑器使用的 JSON schema。
    .short = 可以编辑的配件文件，并检查你改的内容。
    .examples =
        kaizhuo box steam-up > mine.toml
        kaizhuo box steam-up --check mine.toml
        kaizhuo box steam-up --schema > steam-up.schema.json
help-box-check = 你的配件文件：指出所有问题，或列出与我们的配件有何不同。
help-box-schema = 改为输出 JSON schema。

help-replay = 回放一局的对局记录。在终端里可以逐步查看：n 下一步，p 上一步，w 为什么，r 复盘。通过管道时输出完整日志，加上 --step 则输出那一刻的桌面。除非指定座位，否则会显示全部内容，包括正面朝下的牌。
    .short = 逐步回放一局。
    .examples =
        kaizhuo replay game.json
        kaizhuo replay game.json --seat 1 --step 40
        kaizhuo replay game.json --step 40 --why
        kaizhuo replay game.json --review --seat 0
        kaizhuo replay game.json > log.txt
help-replay-file = 对局记录：“kaizhuo play”保存的文件。
help-replay-step = 从这一步开始看（0是开局）。
help-replay-seat = 只显示这个座位当时能知道的内容；座位从0数起。
help-replay-why = 与 --step 一起用：说明那个决定的理由，由高手电脑按玩家当时知道的情况评判。
help-replay-review = 一个座位在每个决定当下的形势，以及代价最大的三个决定。座位由 --seat 指定，否则是第一位真人玩家。

help-verify = 严格回放一份对局记录，证明没有作假：秘密与开局时公布的指纹相符，每张牌、每个骰子都出自这个秘密，每一步都符合规则，分数也正确。
    .short = 验证一局的发牌和过程是否公正。
    .examples =
        kaizhuo verify game.json
help-verify-file = 要验证的对局记录。

## kaizhuo games

cli-game-facts = { $seats }人，约{ $minutes }分钟
cli-option-facts = { $allowed }（默认 { $default }）
cli-components = 配件数据：{ $words } [{ $grade }]。{ $note }
cli-grade-R = 来自规则书
cli-grade-S = 来自单一公开来源
cli-grade-I = 推断得出
cli-grade-O = 我们自定
cli-games-next = 开始游戏：“kaizhuo play 代号”；查看规则：“kaizhuo rules 代号”。

## 出了什么问题

error-unknown-language = 没有“{ $language }”这种语言。可用的有：{ $languages }。
error-unknown-command = 没有“{ $command }”这个命令。可用的有：{ $commands }。
error-unknown-flag = 这里没有“{ $flag }”这个选项，可用 --help 查看。
error-flag-value = 选项 { $flag } 后面需要一个值。
error-missing-argument = “{ $command }”还需要 { $argument }，详见“{ $command } --help”。
error-extra-argument = “{ $command }”不需要“{ $argument }”，用法见“{ $command } --help”。
error-usage = 无法理解这条命令：{ $reason }
error-not-a-number = { $option } 必须是整数，不能是“{ $value }”。
error-too-long-number = { $option } 最多{ $digits }位数，“{ $value }”太长了。
error-too-small = { $option } 不能小于{ $least }，而给出的是{ $value }。
error-not-seconds = { $option } 必须是0到60之间的秒数，例如0.5，不能是“{ $value }”。
error-option-form = “{ $given }”不是规则选项，请写成“名称=值”。{ $game } 的规则选项有：{ $allowed }。
error-option-twice = 选项 { $option } 给了两次。
error-compare-two = 比较需要一个或两个文件：--components FILE 写一次或两次。
error-sweep-what = 请说明要改什么：--set "zodiac.dragon.rows[2][3]=0..4"。
error-set-many = “{ $given }”的数值太多或没有数值，最多{ $most }个。
error-unknown-seat = “{ $seat }”不能入座。座位请写 me，或者 bot: 加名称，例如 bot:level2。
error-no-people = 桌上全是电脑玩家。请加上 --seat me，或者改用“kaizhuo simulate”。
error-no-game = 要玩哪款游戏？可以玩的有：{ $games }。
error-no-terminal = 全屏界面需要终端。请用 --plain 逐行游玩。
error-resume-fixed = 存档会原样继续：{ $flag } 不能与 --resume 同时使用。
error-resume-game = 存档 { $file } 是 { $saved }，不是 { $game }。
error-nothing-saved = { $folder } 里还没有存档。
error-cannot-save = 无法保存到 { $file }：{ $reason }。
error-bot-count = { $seats }人需要{ $seats }个电脑玩家，或者只写一种供所有座位使用；现在写了{ $bots }个。
error-no-step = 这份对局记录有第0到{ $last }步，没有第{ $step }步。
error-no-seat = 这局有0到{ $last }号座位，没有{ $seat }号座位。

## 桌面

cli-me = 你
cli-person = 玩家{ $number }
cli-bot = { $name }（{ $bot }）：{ $line }
cli-and = 、
cli-i-win = 你赢了！
cli-wins = { $count ->
    [0] 没有人获胜。
    [1] { $names }获胜。
   *[other] { $names }并列获胜。
}
cli-place = { $place ->
    [0] { $name }　{ $label }：{ $score }
   *[other] 第{ $place }名　{ $name }　{ $label }：{ $score }
}
cli-saved = 已保存到 { $file }。
cli-undone = 已撤回。
cli-no-undo = 没有可以撤回的行动。
cli-hint = 提示：{ $option }
cli-bye = 对局已保存。继续游戏：kaizhuo play --resume { $file }
cli-bye-over = 对局记录在 { $file }，可用“kaizhuo replay”回放。
cli-plain-keys = 输入数字选择。u 撤回，h 提示，s 保存，r 加编号查规则，q 退出。
cli-plain-end = e：{ $option }（须大家都同意）。
cli-agree = 如果在场的人都同意，请再输入一次 e。
cli-plain-range = 请输入1到{ $last }的数字，或者 u、h、s、r、q。
cli-curtain-plain = 轮到{ $name }。确认只有{ $name }在看屏幕后，请按回车。
cli-key-undo = 撤回
cli-key-hint = 提示
cli-key-end = 约定结束
cli-key-save = 保存
cli-key-rules = 规则
cli-key-again = 再来一局
cli-key-quit = 退出
cli-thinking = 正在想提示……
cli-curtain = 轮到{ $name }。

    确认只有{ $name }在看屏幕后，请按回车。
cli-leaf-keys = ↑ ↓ 滚动，Esc 关闭

## kaizhuo simulate

cli-box-use = 修改后用“kaizhuo box { $game } --check FILE”检查，再用“--components FILE”开始玩。
cli-box-fits = { $file } 没有问题。
cli-box-same = 内容与我们的配件相同。
cli-box-differs = { $path }：{ $ours } → { $yours }
cli-box-wrong = { $file } 有{ $count }个问题：
error-no-box = { $game } 没有可以编辑的配件文件。
cli-report-written = 已写入：{ $file } 和 { $data }
cli-simulating = 对战中
cli-simulated = { $name }，{ $seats }人，共{ $games }局，种子：{ $seed }
cli-box = 配件 { $box }
cli-box-own = 配件 { $box }，来自 { $file }
cli-length = 一局的步数（含随机）
cli-decisions = 一局中玩家的决定次数
cli-choices = 每次决定的可选项数
cli-drawn = 平局数
cli-spread = 平均{ $mean }，{ $least }到{ $most }，中位数{ $middle }
cli-seat = 座位
cli-wins-column = 胜场
cli-share-column = 胜率
cli-share-interval-column = 胜率95%
cli-mean-column = { $score }平均
cli-mean-interval-column = { $score } 95%
cli-intervals = “95%”列：真实值有95%的把握落在这个范围内。并列获胜时各算一部分胜场。

## kaizhuo replay 与 verify

cli-step = { $step ->
    [0] 开局，共{ $last }步
   *[other] 第{ $step }步，共{ $last }步：{ $move }
}
cli-viewpoint = { $name }的视角
cli-key-next = 下一步
cli-key-previous = 上一步
cli-key-next-turn = 下一回合
cli-key-previous-turn = 上一回合
cli-key-first = 开头
cli-key-last = 末尾
cli-key-viewpoint = 换座位
cli-key-why = 为什么
cli-key-review = 复盘
cli-asking-why = 正在请教高手电脑……
cli-proof = 这份《{ $name }》对局记录没有作假：
cli-proof-secret = 秘密与开局时公布的指纹 { $commitment } 相符。
cli-proof-terms = 指纹也锁定了游戏、规则版本、配件、选项和人数；名字不在其中。
cli-proof-no-terms = 这份对局记录的指纹只锁定秘密：无法证明选项和配件就是这些。
cli-proof-branches = 前{ $ply }步来自另外{ $count }局，各有自己的秘密，也都相符。
cli-proof-arranged = 前{ $ply }步是课程安排好的；从那里开始才是公平发牌。
cli-branched = 从另一局的第{ $ply }步接着玩。
cli-proof-chance = { $count }次随机结果全部出自这个秘密，没有人能挑牌或操纵骰子。
cli-proof-moves = { $count }次决定全部符合规则（第{ $version }版）。
cli-proof-scores = 由此得出的分数无误：{ $scores }。
cli-proof-unfinished = 这局还没有结束；以上是对前{ $plies }步的证明。
error-record-dealt = 对局记录的第{ $ply }步有假：“{ $move }”并非出自当初承诺的秘密。
error-system = 系统拒绝：{ $reason }

# Lessons in the terminal
cli-lesson-facts = { $minutes }分钟，{ $ideas }个要点
cli-lesson-keys = 输入编号或句子来行动 · h 显示答案 · q 离开
cli-lesson-over = 这一课学完了。用“kaizhuo play { $game }”开始你自己的一局。
