# 出了什么问题：一句话讲清楚，并告诉读者怎样才对。

error-illegal-action = { $rule }：{ $text }
error-not-asked = 现在还轮不到你做决定。
error-unknown-action = 这款游戏里没有这个行动。
error-no-chance = 现在不抽牌也不掷骰：轮到玩家做决定。
error-no-ply = 这局有第0到{ $last }步，没有第{ $ply }步。
error-no-agreement = 现在没有可以一起约定的事。
error-bots-play-on = 电脑还想接着玩；要等这局拖得很久，它们才会同意结束。
error-stale-action = 在你查看之后，局面又有了变化；下面是当前的局面。
error-unknown-verb = “{ $sentence }”不是有效的指令。指令必须以这些词开头：{ $verbs }。
error-operand-count = “{ $sentence }”：“{ $verb }”后面需要{ $count }个词。
error-unknown-operand = “{ $sentence }”：没有“{ $member }”可选。
error-unknown-game = 没有“{ $game }”这款游戏。可以玩的有：{ $games }。
error-unknown-lesson = { $game } 没有“{ $lesson }”这一课。
error-no-aid = { $game } 还没有玩家辅助卡。
error-lesson-said = 之前在这一课做的，和这一课对不上。请从头开始。
error-unknown-puzzle = { $game } 没有“{ $puzzle }”这一题。
error-no-puzzles = 这里没有谜题。
error-unknown-rule = { $game } 的规则里没有“{ $rule }”这一条。
error-seat-count = { $game } 支持 { $allowed } 人游玩，不支持{ $count }人。
error-unknown-option = { $game } 没有“{ $option }”这个规则选项。可用的有：{ $allowed }。
error-option-kind = { $game } 的规则选项是 { $kind }，不是 { $given }。
error-option-value = { $option } 不能设为“{ $value }”，可选：{ $allowed }。
error-option-combination = { $count }人局{ $beside ->
    [none] {""}
   *[other] 与 { $beside } 同时使用时
}，{ $option } 不能设为“{ $value }”，可选：{ $allowed }。
error-no-components = 找不到配件文件 { $file }。
error-components-folder = { $file } 是文件夹，--components 要的是配件文件本身。
error-bad-components = 配件文件 { $file } 有误：{ $reason }。
error-no-record = 无法读取对局记录 { $file }：{ $reason }。
error-bad-record = { $file } 不是对局记录：{ $reason }。
error-record-version = 这份对局记录使用的是第{ $version }版规则，现在是第{ $now }版。
error-record-components = 这份对局记录使用了另一套配件（{ $components }），请用 --components 指定。
error-record-boxes = 这份对局记录没有写明用的是我们{ $count }套配件中的哪一套，算出的分数也不相同，因此不重新计分。
error-changed-components = 配件文件 { $file } 在对局进行中改变了。
error-record-move = 对局记录的第{ $ply }步不符合规则：“{ $move }”。
error-record-chance = 对局记录的第{ $ply }步不符合规则：随机结果不可能是“{ $sentence }”。
error-record-scores = 对局记录中的分数是{ $scores }，回放后却是{ $now }。
error-record-branches = 对局记录中的分支不相符：每个分支的步数不能小于前一个分支。
error-record-lesson = 前{ $ply }步和现在的课程“{ $lesson }”不一样，无法得知是谁安排的。
error-too-many-branches = 这局是接连从超过{ $most }局分出来的。请开一局新的。
error-record-cut = 这份对局记录不完整：写有终局的分数，却只记到第{ $plies }步，游戏还没结束。
error-record-secret = 对局记录中的秘密不是64位十六进制数字。
error-record-commitment = 指纹 { $commitment } 与秘密和这一局不符：这局并不是用它发牌的，或者游戏、配件、选项、人数被改过。
error-no-secret = 对局记录里没有秘密，无法验证随机结果。
error-unknown-bot = 没有“{ $bot }”这种电脑玩家。可用的有：{ $bots }。
error-bot-budget = “{ $bot }”：只有 level3 和 level4 可以指定模拟次数，范围1到10000000，例如 level3:1000。
error-no-net = 大师电脑还没学过{ $seats }人的“{ $game }”。
error-bot-change = “{ $bot }”：更改电脑玩家的数值要写成 level2@things.dollar=55 这样。
error-bad-bots = { $file } 里的电脑玩家设置不正确：{ $reason }。

## 配件文件哪里有问题

mistake-line = 第{ $line }行，{ $words }
mistake-unknown = { $where }：没有这个名称，也许是 { $near }
mistake-missing = { $where }：缺少 { $key }
mistake-lacking = 缺少 { $key }
mistake-value = { $where }：{ $found } 不合适，应该是{ $expected }
mistake-fit = { $reason }
mistake-misfit = { $where }：{ $words }
mistake-number = { $where }：有{ $count }个，但只能有{ $low }到{ $high }个
mistake-each = { $where }：以下各项都要有，而且只能出现一次：{ $choices }
mistake-twice = { $where }：{ $found } 已经有了
mistake-either = { $where }：以下只能选一项，而且必须有一项：{ $choices }
mistake-toml = 第{ $column }个字符：不是正确的 TOML，也许少了引号、逗号或括号
mistake-again = 第{ $column }个字符：前面已经写过了
mistake-cut = 文件没写完就结束了，也许少了引号或括号
mistake-digits = 有个数字长达数千位
mistake-bytes = 不是 UTF-8 文本
mistake-nested = 括号里的括号层数太多
expected-whole = 整数
expected-range = { $low }到{ $high }的整数
expected-bool = true 或 false
expected-text = 加引号的文字
expected-like = 类似 { $example } 的文字
expected-list = 列表
expected-length = 有{ $count }项的列表
expected-table = 表格
expected-near = { $choices } 吧
expected-choice = 其中之一：{ $choices }
expected-just = { $value }
expected-rising = 从小到大且不重复的数字
