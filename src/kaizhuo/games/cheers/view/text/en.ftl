# Cheers

name = Cheers
tagline = Mix your team’s secret recipe before the others mix theirs, and slip them drinks they do not need.
minutes = 15–25
scores = Wins
components-note = The number of cards is from the rulebook; which glasses they show, and the five printed recipes, are our own choice.

option-teams = Teams
    .help = Only with 5 or 6 players. The usual teams are one against two pairs with 5, and two teams of three with 6.
option-teams-usual = Usual
option-teams-1-2-2 = One against two pairs (5 players)
option-teams-2-3 = A pair against three (5 players)
option-teams-2x3 = Two teams of three (6 players)
option-teams-3x2 = Three teams of two (6 players)
option-recipes = Recipes
    .help = Printed recipe cards are easier for beginners; tokens allow any of 50 recipes. With 6 players the masquerade always uses cards.
option-recipes-cards = Recipe cards
option-recipes-tokens = Tokens
option-variant = Variant
    .help = With 4 or 6 players: only the master of a team may see the recipe, or nobody knows who is on whose team.
option-variant-base = Base game
option-variant-apprentice = Apprentices
option-variant-masquerade = Masquerade
option-keep = Keep one
    .help = House rule: after a cheers, the owner of the shaker may keep one of the two cards; the other goes to an opponent. Not in the duel.

drink-beer = beer
drink-wine = wine
drink-whisky = whisky
drink-martini = martini
drink-soda = soda

partner-beer = { drink-beer }
partner-wine = { drink-wine }
partner-whisky = { drink-whisky }
partner-martini = { drink-martini }
partner-soda = { drink-soda }

# A card is its big glass and its small one, or two.
card-1 = { $big }/{ $small }
card-2 = { $big }/{ $small } or { $other }

team-a = A
team-b = B
team-c = C

# How a shaker is called in a sentence.
shaker-words = { $shaker_kind ->
    [0] { $shaker_me ->
        [yes] your shaker
       *[no] { $shaker_own ->
            [yes] their own shaker
           *[no] { $shaker_seat }’s shaker
        }
    }
    [1] the extra shaker
   *[2] the shared shaker
}
# A recipe has at least three of the drinks, so the last two never come first.
recipe-words = { $recipe_beer ->
    [0] {""}
   *[other] { $recipe_beer } { drink-beer }
}{ $recipe_wine ->
    [0] {""}
   *[other] { $recipe_beer ->
        [0] {""}
       *[other] {", "}
    }{ $recipe_wine } { drink-wine }
}{ $recipe_whisky ->
    [0] {""}
   *[other] { $recipe_beer ->
        [0] { $recipe_wine ->
            [0] {""}
           *[other] {", "}
        }
       *[other] {", "}
    }{ $recipe_whisky } { drink-whisky }
}{ $recipe_martini ->
    [0] {""}
   *[other] {", "}{ $recipe_martini } { drink-martini }
}{ $recipe_soda ->
    [0] {""}
   *[other] {", "}{ $recipe_soda } { drink-soda }
}

step-drawing-recipe = Drawing the recipes.
step-dealing-camp = Dealing the camps.
step-dealing = Dealing the cards.
step-starting = Choosing the starting player.
step-turn = Your turn: toast, send, or return your hand.
step-turn-other = { $seat } is choosing.
step-cheers = Cheers! Hand the two cards on: who gets this one?
step-cheers-other = Cheers! { $seat } hands the two cards on.
step-overflow = Seven cards in the shaker: discard one of them.
step-overflow-other = A shaker is too full: { $seat } discards a card.
step-drawing = Drawing a card.
step-clinking = Cheers! Which drink in the shaker does the card clink with?
step-clinking-other = Cheers! { $seat } picks the drink that clinks.

verb-draw-recipe = Draw the recipe: { recipe-words }
verb-deal-camp = Deal camp { $team }
verb-deal = Deal { $card }
verb-start = { $seat_me ->
    [yes] You start
   *[no] { $seat } starts
}
verb-toast = Toast { $card } into { shaker-words }
    .kind = toast
verb-send = Send { $drink } to { shaker-words }
    .kind = send a drink
verb-return = Return your hand and draw a new one
    .kind = return your hand
verb-give = Hand { $drink } on to { shaker-words }
    .short = To { shaker-words }
verb-discard = Discard { $drink }
verb-draw = Draw { $card }
verb-clink = Clink with { $partner }

event-recipe-drawn = Your team’s recipe (team { $team }): { recipe-words }.
    .open = The recipe of team { $team }: { recipe-words }.
event-camp-dealt = You belong to camp { $team }. Your recipe: { recipe-words }.
    .open = { $seat } belongs to camp { $team }. Their recipe: { recipe-words }.
event-dealt = You are dealt { $card }.
    .open = { $seat } is dealt { $card }.
event-started = { $seat_me ->
    [yes] You start.
   *[no] { $seat } starts.
}
event-toasted = { $seat_me ->
    [yes] You toast { $card } into { shaker-words }.
   *[no] { $seat } toasts { $card } into { shaker-words }.
}
event-cheered = Cheers in { shaker-words }: { $drink } clinks with { $partner }.
event-gave = { $seat_me ->
    [yes] You hand { $drink } on to { shaker-words }.
   *[no] { $seat } hands { $drink } on to { shaker-words }.
}
event-kept = { $seat_me ->
    [yes] You keep { $drink } in { shaker-words }.
   *[no] { $seat } keeps { $drink } in { shaker-words }.
}
event-sent = { $seat_me ->
    [yes] You send { $drink } to { shaker-words }.
   *[no] { $seat } sends { $drink } to { shaker-words }.
}
event-returned = { $seat_me ->
    [yes] You return { $number ->
        [one] 1 card
       *[other] { $number } cards
    } and draw new ones.
   *[no] { $seat } returns { $number ->
        [one] 1 card
       *[other] { $number } cards
    } and draws new ones.
}
event-discarded = { $seat_me ->
    [yes] You discard { $drink } from { shaker-words }.
   *[no] { $seat } discards { $drink } from { shaker-words }.
}
event-drew = { $seat_me ->
    [yes] {""}
   *[no] { $seat } draws a card.
}
    .brief = { $seat_me ->
        [yes] {""}
       *[no] { $seat } +1 card
    }
    .open = {""}
event-saw = You draw { $card }.
    .open = { $seat } draws { $card }.
event-won = { $seat_me ->
    [yes] You win with team { $team }! The recipe: { recipe-words }.
   *[no] { $seat } wins with team { $team }. The recipe: { recipe-words }.
}
event-drawn-deck = The deck is empty: the game is a draw.
event-drawn-turns = { $number } turns and no winner: the game is a draw.
event-drawn-sends = { $number } sends in a row: the game is a draw.

terminal-counter = Deck { $deck } · { $toasted } toasted · { $discards } discarded
terminal-recipe = Recipe of team { $team }
terminal-extra = Extra shaker
terminal-shared = Shared shaker
terminal-clinks = clinks with
terminal-master = master
terminal-hands-on = To be handed on
terminal-short-beer = Be
terminal-short-wine = Wi
terminal-short-whisky = Wh
terminal-short-martini = Ma
terminal-short-soda = So

reason-fresh = None of these cards is in your recipe.
reason-cleans = It takes out a drink that your recipe cannot use.
reason-nearer = { $number ->
    [0] That shaker then holds everything your recipe asks for.
    [one] That shaker then lacks only 1 drink of your recipe.
   *[other] That shaker then lacks { $number } drinks of your recipe.
}
reason-helps = It fits what your master seems to be mixing.
reason-spoils = It spoils what an opponent seems to be mixing.
reason-unneeded = Your recipe does not need this card, and you draw another one for it.
reason-cheers = It sets off a cheers, and your team decides who gets the two cards.
reason-idle = None of these cards helps a shaker of your team at the moment.
reason-few = { $number ->
    [one] Only one of these cards is in your recipe.
   *[other] Only { $number } of these cards are in your recipe.
}
reason-keeps = Your recipe does not need this drink: better in an opponent’s shaker than in yours.
reason-fits = There it does your team the most good, or the least harm.
reason-surplus = The shaker holds more of this drink than your recipe asks for.
reason-spares = It is the drink that the shaker can spare best.
reason-harmless = As far as you can tell, it does not help the opponent there.
reason-denies = In an opponent’s shaker it would help what they seem to be mixing.

view-shakers = shakers
view-drinks = drinks
view-recipe = recipe

points-recipe = Their team’s recipe
verdict-recipe = The team’s recipe was mixed in a shaker.
verdict-recipes = Several recipes were completed at once: the win is shared.
verdict-drawn = A draw: nobody completed their recipe.

# A box that does not fit together

misfit-shaker = a recipe of { $count } portions has no room in a shaker for { $capacity }
misfit-odds = the program cannot hold the odds of all recipes that these tokens make
misfit-recipe = the tokens cannot make the recipe “{ $recipe }”
misfit-small = a card has one small glass, or two different ones
misfit-kinds = { $count } cards of { $kinds } kinds are more than the program can hold
misfit-seats = { $table } has { $count } seats
misfit-order = every seat from 0 to { $last } must have a turn, and no other
misfit-teams = teams are lettered from A on, and the first seat is of the smallest team
misfit-recipes = { $table } needs { $sets } sets of { $copies } recipe cards
misfit-camps = { $table } needs { $kinds } kinds of camp tokens, { $copies } of each
misfit-deal = { $count } cards are too few to be dealt to { $seats } players

# Actions in a report

action-toast = Toast
action-send = Send
action-return = Return
action-give = Hand on after a cheers
action-discard = Discard from a shaker that is too full
action-clink = Choose what to clink with
