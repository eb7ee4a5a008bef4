# 乾杯

name = 乾杯
tagline = 搶先調出隊上的秘密酒譜，順手把對手不要的酒塞進他們的杯子。
minutes = 15～25
scores = 勝場
components-note = 牌的張數依照規則書；牌上的大小圖示與五組印製酒譜是我們自行決定的。

option-teams = 分隊
    .help = 只有5人或6人遊戲可以選擇。預設是：5人時1人對抗兩支2人隊，6人時兩隊各3人。
option-teams-usual = 預設
option-teams-1-2-2 = 1人對抗兩支2人隊（5人）
option-teams-2-3 = 2人隊對抗3人隊（5人）
option-teams-2x3 = 兩隊各3人（6人）
option-teams-3x2 = 三隊各2人（6人）
option-recipes = 酒譜
    .help = 酒譜小卡適合新手；指示物可以組出50種酒譜。6人的假面舞會只用小卡。
option-recipes-cards = 酒譜小卡
option-recipes-tokens = 酒譜指示物
option-variant = 變體
    .help = 限4人或6人：只有師傅能看酒譜，或者誰都不知道誰和誰同隊。
option-variant-base = 基本規則
option-variant-apprentice = 師徒連心
option-variant-masquerade = 假面舞會
option-keep = 留一張
    .help = 家規：乾杯時，雪克杯的主人可以留下2張中的1張，另一張要給對手。雙人對戰不適用。

drink-beer = 啤酒
drink-wine = 紅酒
drink-whisky = 威士忌
drink-martini = 馬丁尼
drink-soda = 氣泡水

partner-beer = { drink-beer }
partner-wine = { drink-wine }
partner-whisky = { drink-whisky }
partner-martini = { drink-martini }
partner-soda = { drink-soda }

# 一張牌：大圖示／小圖示。
card-1 = { $big }／{ $small }
card-2 = { $big }／{ $small }或{ $other }

team-a = A
team-b = B
team-c = C

# 句子裡怎麼稱呼雪克杯。
shaker-words = { $shaker_kind ->
    [0] { $shaker_me ->
        [yes] 你的雪克杯
       *[no] { $shaker_own ->
            [yes] 自己的雪克杯
           *[no] { $shaker_seat }的雪克杯
        }
    }
    [1] 額外雪克杯
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

step-drawing-recipe = 正在抽酒譜。
step-dealing-camp = 正在發陣營。
step-dealing = 正在發牌。
step-starting = 正在決定起始玩家。
step-turn = 輪到你了：敬酒、送酒，或退貨。
step-turn-other = { $seat }正在思考。
step-cheers = 乾杯！請分送這2張牌：這一張要給誰？
step-cheers-other = 乾杯！由{ $seat }分送2張牌。
step-overflow = 雪克杯裡有7張牌：請棄掉其中1張。
step-overflow-other = 雪克杯超出容量：由{ $seat }棄1張牌。
step-drawing = 正在抽牌。
step-clinking = 乾杯！這張牌要和雪克杯裡的哪一種素材乾杯？
step-clinking-other = 乾杯！由{ $seat }決定用哪一種素材乾杯。

verb-draw-recipe = 抽出酒譜：{ recipe-words }
verb-deal-camp = 發出陣營{ $team }
verb-deal = 發出{ $card }
verb-start = { $seat_me ->
    [yes] 由你開始
   *[no] 由{ $seat }開始
}
verb-toast = 敬酒：把{ $card }放進{ shaker-words }
    .kind = 敬酒
verb-send = 送酒：把{ $drink }推到{ shaker-words }
    .kind = 送酒
verb-return = 退貨：棄掉全部手牌重抽
    .kind = 退貨
verb-give = 把{ $drink }分給{ shaker-words }
    .short = 分給{ shaker-words }
verb-discard = 棄掉{ $drink }
verb-draw = 抽出{ $card }
verb-clink = 用{ $partner }乾杯

event-recipe-drawn = 你們{ $team }隊的酒譜：{ recipe-words }。
    .open = { $team }隊的酒譜：{ recipe-words }。
event-camp-dealt = 你屬於陣營{ $team }，你的酒譜：{ recipe-words }。
    .open = { $seat }屬於陣營{ $team }，酒譜：{ recipe-words }。
event-dealt = 你拿到{ $card }。
    .open = { $seat }拿到{ $card }。
event-started = { $seat_me ->
    [yes] 你是起始玩家。
   *[no] { $seat }是起始玩家。
}
event-toasted = { $seat_me ->
    [yes] 你敬酒，把{ $card }放進{ shaker-words }。
   *[no] { $seat }敬酒，把{ $card }放進{ shaker-words }。
}
event-cheered = { shaker-words }乾杯了：{ $drink }碰上{ $partner }。
event-gave = { $seat_me ->
    [yes] 你把{ $drink }分給{ shaker-words }。
   *[no] { $seat }把{ $drink }分給{ shaker-words }。
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
    [yes] 你退貨，棄掉{ $number }張手牌重抽。
   *[no] { $seat }退貨，棄掉{ $number }張手牌重抽。
}
event-discarded = { $seat_me ->
    [yes] 你從{ shaker-words }棄掉{ $drink }。
   *[no] { $seat }從{ shaker-words }棄掉{ $drink }。
}
event-drew = { $seat_me ->
    [yes] {""}
   *[no] { $seat }抽了1張牌。
}
    .brief = { $seat_me ->
        [yes] {""}
       *[no] { $seat }＋1張牌
    }
    .open = {""}
event-saw = 你抽到{ $card }。
    .open = { $seat }抽到{ $card }。
event-won = { $seat_me ->
    [yes] 你所屬的{ $team }隊獲勝！酒譜：{ recipe-words }。
   *[no] { $seat }所屬的{ $team }隊獲勝。酒譜：{ recipe-words }。
}
event-drawn-deck = 牌庫抽完了，遊戲和局。
event-drawn-turns = 進行了{ $number }個回合仍無人獲勝，遊戲和局。
event-drawn-sends = 連續送酒{ $number }次，遊戲和局。

terminal-counter = 牌庫{ $deck }張 · 已敬酒{ $toasted }張 · 棄牌{ $discards }張
terminal-recipe = { $team }隊的酒譜
terminal-extra = 額外雪克杯
terminal-shared = 共用雪克杯
terminal-clinks = 乾杯對象
terminal-master = 師傅
terminal-hands-on = 待分送
terminal-short-beer = 啤
terminal-short-wine = 紅
terminal-short-whisky = 威
terminal-short-martini = 馬
terminal-short-soda = 氣

reason-fresh = 手上沒有一張是酒譜需要的酒。
reason-cleans = 把酒譜用不到的酒清出去。
reason-nearer = { $number ->
    [0] 這樣一來，這個雪克杯就有酒譜需要的所有素材了。
   *[other] 這樣一來，這個雪克杯只差酒譜的{ $number }份素材。
}
reason-helps = 看來正是師傅在調的酒。
reason-spoils = 看來能打亂對手正在調的酒。
reason-unneeded = 這張牌酒譜用不到，打出後還能補1張新牌。
reason-cheers = 這會觸發乾杯，兩張牌給誰由你們隊決定。
reason-idle = 這些手牌目前都幫不到你們隊的雪克杯。
reason-few = 手牌中只有{ $number }張是酒譜需要的。
reason-keeps = 這種素材酒譜用不到，放進對手的雪克杯比放進自己的好。
reason-fits = 放在這裡對你們隊最有利，或是害處最小。
reason-surplus = 雪克杯裡的這種素材比酒譜要求的多。
reason-spares = 這是雪克杯裡最不缺的素材。
reason-harmless = 看來幫不到那位對手正在調的酒。
reason-denies = 放進對手的雪克杯，看來正好幫到對方。

view-shakers = 雪克杯
view-drinks = 素材
view-recipe = 酒譜

points-recipe = 完成隊上的酒譜
verdict-recipe = 雪克杯裡完成了隊上的酒譜。
verdict-recipes = 同時完成了好幾份酒譜：共享勝利。
verdict-drawn = 和局：沒有人完成酒譜。

# 配件檔裡湊不起來的地方

misfit-shaker = 酒譜有{ $count }份素材，雪克杯只能裝{ $capacity }份
misfit-odds = 這些酒譜指示物組出的酒譜太多，程式算不了機率
misfit-recipe = 酒譜指示物組不出「{ $recipe }」這份酒譜
misfit-small = 一張牌只有1個小圖示，或2個不同的小圖示
misfit-kinds = { $kinds }種共{ $count }張牌，超出程式的上限
misfit-seats = { $table } 應該有{ $count }個座位
misfit-order = 從0到{ $last }的每個座位都要輪到，也不能有別的座位
misfit-teams = 隊伍從 A 開始編號，第一個座位屬於人數最少的隊
misfit-recipes = { $table } 需要{ $sets }組酒譜小卡，每組{ $copies }張
misfit-camps = { $table } 需要{ $kinds }種陣營指示物，每種{ $copies }個
misfit-deal = { $count }張牌不夠發給{ $seats }位玩家

# 報告裡的行動

action-toast = 敬酒
action-send = 送酒
action-return = 退貨
action-give = 乾杯後分送
action-discard = 雪克杯超出容量時棄牌
action-clink = 選乾杯的素材
