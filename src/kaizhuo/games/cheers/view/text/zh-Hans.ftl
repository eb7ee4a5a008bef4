# 干杯

name = 干杯
tagline = 抢在别人之前调出本队的秘密酒谱，再把对手用不上的酒悄悄塞进他们的杯子。
minutes = 15–25
scores = 胜场
components-note = 牌的张数来自规则书；牌上画哪些杯子，以及五组印好的酒谱，由我们自行设定。

option-teams = 分队方式
    .help = 仅5人或6人游戏可选。默认：5人时1人对抗两支2人队，6人时两支3人队。
option-teams-usual = 默认
option-teams-1-2-2 = 1人对抗两支2人队（5人）
option-teams-2-3 = 2人队对抗3人队（5人）
option-teams-2x3 = 两支3人队（6人）
option-teams-3x2 = 三支2人队（6人）
option-recipes = 酒谱来源
    .help = 新手建议用酒谱小卡；用标记可以组合出50种酒谱。6人的假面舞会只能用小卡。
option-recipes-cards = 酒谱小卡
option-recipes-tokens = 酒谱标记
option-variant = 变体规则
    .help = 限4人或6人：要么只有师傅能看酒谱，要么谁都不清楚自己的队友是谁。
option-variant-base = 基础规则
option-variant-apprentice = 师徒连心
option-variant-masquerade = 假面舞会
option-keep = 留一张
    .help = 房规：干杯后，雪克杯的主人可以留下两张牌中的一张，另一张必须给对手。双人对战不能启用。

drink-beer = 啤酒
drink-wine = 红酒
drink-whisky = 威士忌
drink-martini = 马天尼
drink-soda = 气泡水

partner-beer = { drink-beer }
partner-wine = { drink-wine }
partner-whisky = { drink-whisky }
partner-martini = { drink-martini }
partner-soda = { drink-soda }

# 一张牌：大图标／小图标。
card-1 = { $big }／{ $small }
card-2 = { $big }／{ $small }或{ $other }

team-a = A
team-b = B
team-c = C

# 句子里如何称呼雪克杯。
shaker-words = { $shaker_kind ->
    [0] { $shaker_me ->
        [yes] 你的雪克杯
       *[no] { $shaker_own ->
            [yes] 自己的雪克杯
           *[no] { $shaker_seat }的雪克杯
        }
    }
    [1] 额外雪克杯
   *[2] 共用雪克杯
}
# A recipe has at least three of the drinks, so the last two never come first.
recipe-words = { $recipe_beer ->
    [0] {""}
   *[other] { drink-beer }{ $recipe_beer }份
}{ $recipe_wine ->
    [0] {""}
   *[other] { $recipe_beer ->
        [0] {""}
       *[other] 、
    }{ drink-wine }{ $recipe_wine }份
}{ $recipe_whisky ->
    [0] {""}
   *[other] { $recipe_beer ->
        [0] { $recipe_wine ->
            [0] {""}
           *[other] 、
        }
       *[other] 、
    }{ drink-whisky }{ $recipe_whisky }份
}{ $recipe_martini ->
    [0] {""}
   *[other] 、{ drink-martini }{ $recipe_martini }份
}{ $recipe_soda ->
    [0] {""}
   *[other] 、{ drink-soda }{ $recipe_soda }份
}

step-drawing-recipe = 正在抽酒谱。
step-dealing-camp = 正在分发阵营。
step-dealing = 正在发牌。
step-starting = 正在决定起始玩家。
step-turn = 轮到你了：敬酒、送酒或者退货。
step-turn-other = { $seat }正在思考。
step-cheers = 干杯！两张牌都要分出去：这一张给谁？
step-cheers-other = 干杯！{ $seat }正在分牌。
step-overflow = 雪克杯里出现了第7张牌：选1张弃掉。
step-overflow-other = 有雪克杯超出容量：{ $seat }要弃掉1张牌。
step-drawing = 正在抽牌。
step-clinking = 干杯！选雪克杯里的哪一种素材来干杯？
step-clinking-other = 干杯！{ $seat }在选用哪一种素材干杯。

verb-draw-recipe = 抽到酒谱：{ recipe-words }
verb-deal-camp = 分发阵营{ $team }
verb-deal = 发{ $card }
verb-start = { $seat_me ->
    [yes] 由你开始
   *[no] 由{ $seat }开始
}
verb-toast = 敬酒：把{ $card }放进{ shaker-words }
    .kind = 敬酒
verb-send = 送酒：把{ $drink }推到{ shaker-words }
    .kind = 送酒
verb-return = 退货：弃掉所有手牌，重新抽牌
    .kind = 退货
verb-give = 把{ $drink }分给{ shaker-words }
    .short = 分给{ shaker-words }
verb-discard = 弃掉{ $drink }
verb-draw = 抽{ $card }
verb-clink = 选{ $partner }来干杯

event-recipe-drawn = { $team }队（你们队）的酒谱：{ recipe-words }。
    .open = { $team }队的酒谱：{ recipe-words }。
event-camp-dealt = 你的阵营是{ $team }，酒谱：{ recipe-words }。
    .open = { $seat }的阵营是{ $team }，酒谱：{ recipe-words }。
event-dealt = 发给你{ $card }。
    .open = { $seat }拿到{ $card }。
event-started = { $seat_me ->
    [yes] 你是起始玩家。
   *[no] { $seat }是起始玩家。
}
event-toasted = { $seat_me ->
    [yes] 你敬酒，把{ $card }放进{ shaker-words }。
   *[no] { $seat }敬酒，把{ $card }放进{ shaker-words }。
}
event-cheered = { shaker-words }里干杯了：{ $drink }碰{ $partner }。
event-gave = { $seat_me ->
    [yes] 你把{ $drink }分给{ shaker-words }。
   *[no] { $seat }把{ $drink }分给{ shaker-words }。
}
event-kept = { $seat_me ->
    [yes] 你把{ $drink }留在{ shaker-words }。
   *[no] { $seat }把{ $drink }留在{ shaker-words }。
}
event-sent = { $seat_me ->
    [yes] 你送酒，把{ $drink }推到{ shaker-words }。
   *[no] { $seat }送酒，把{ $drink }推到{ shaker-words }。
}
event-returned = { $seat_me ->
    [yes] 你退货：弃掉{ $number }张手牌，重新抽牌。
   *[no] { $seat }退货：弃掉{ $number }张手牌，重新抽牌。
}
event-discarded = { $seat_me ->
    [yes] 你弃掉{ shaker-words }里的{ $drink }。
   *[no] { $seat }弃掉{ shaker-words }里的{ $drink }。
}
event-drew = { $seat_me ->
    [yes] {""}
   *[no] { $seat }抽了1张牌。
}
    .brief = { $seat_me ->
        [yes] {""}
       *[no] { $seat }＋1张牌
    }
    .open = {""}
event-saw = 你抽到了{ $card }。
    .open = { $seat }抽到了{ $card }。
event-won = { $seat_me ->
    [yes] 你所在的{ $team }队赢了！酒谱：{ recipe-words }。
   *[no] { $seat }所在的{ $team }队赢了。酒谱：{ recipe-words }。
}
event-drawn-deck = 牌库已经抽空，游戏平局。
event-drawn-turns = 已经{ $number }个回合，没有人获胜，游戏平局。
event-drawn-sends = 连续{ $number }次送酒，游戏平局。

terminal-counter = 牌库{ $deck }张 · 已敬酒{ $toasted }张 · 弃牌{ $discards }张
terminal-recipe = { $team }队的酒谱
terminal-extra = 额外雪克杯
terminal-shared = 共用雪克杯
terminal-clinks = 干杯对象
terminal-master = 师傅
terminal-hands-on = 待分出
terminal-short-beer = 啤
terminal-short-wine = 红
terminal-short-whisky = 威
terminal-short-martini = 马
terminal-short-soda = 气

reason-fresh = 手上没有一张是酒谱需要的酒。
reason-cleans = 把酒谱用不到的酒清出去。
reason-nearer = { $number ->
    [0] 这样一来，这个雪克杯就有酒谱需要的所有素材了。
   *[other] 这样一来，这个雪克杯只差酒谱的{ $number }份素材。
}
reason-helps = 看来正是师傅在调的酒。
reason-spoils = 看来能打乱对手正在调的酒。
reason-unneeded = 这张牌酒谱用不到，打出后还能补1张新牌。
reason-cheers = 这会触发干杯，两张牌给谁由你们队决定。
reason-idle = 这些手牌目前都帮不到你们队的雪克杯。
reason-few = 手牌中只有{ $number }张是酒谱需要的。
reason-keeps = 这种素材酒谱用不到，放进对手的雪克杯比放进自己的好。
reason-fits = 放在这里对你们队最有利，或是害处最小。
reason-surplus = 雪克杯里的这种素材比酒谱要求的多。
reason-spares = 这是雪克杯里最不缺的素材。
reason-harmless = 看来帮不到那位对手正在调的酒。
reason-denies = 放进对手的雪克杯，看来正好帮到对方。

view-shakers = 雪克杯
view-drinks = 素材
view-recipe = 酒谱

points-recipe = 完成本队的酒谱
verdict-recipe = 雪克杯里完成了本队的酒谱。
verdict-recipes = 同时完成了好几份酒谱：共享胜利。
verdict-drawn = 平局：没有人完成酒谱。

# 配件文件里对不上的地方

misfit-shaker = 酒谱有{ $count }份素材，雪克杯只能装{ $capacity }份
misfit-odds = 这些酒谱标记组出的酒谱太多，程序算不了概率
misfit-recipe = 酒谱标记组不出“{ $recipe }”这份酒谱
misfit-small = 一张牌只有1个小图标，或2个不同的小图标
misfit-kinds = { $kinds }种共{ $count }张牌，超出程序的上限
misfit-seats = { $table } 应该有{ $count }个座位
misfit-order = 从0到{ $last }的每个座位都要轮到，也不能有别的座位
misfit-teams = 队伍从 A 开始编号，第一个座位属于人数最少的队
misfit-recipes = { $table } 需要{ $sets }组酒谱小卡，每组{ $copies }张
misfit-camps = { $table } 需要{ $kinds }种阵营标记，每种{ $copies }个
misfit-deal = { $count }张牌不够发给{ $seats }位玩家

# 报告里的行动

action-toast = 敬酒
action-send = 送酒
action-return = 退货
action-give = 干杯后分牌
action-discard = 雪克杯超出容量时弃牌
action-clink = 选干杯的素材
