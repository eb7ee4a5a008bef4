# Cleocatra

name = Cleocatra
tagline = Build a pyramid of cats, send your rescuers, and save as many different cats as you can.
minutes = 20
scores = Points
components-note = Reviews show that there are 13 tiles; how they split into five colours is inferred, and which colour carries which cat is our own choice.

option-advanced = Advanced rules
    .help = Rescuers can Herd, and every cat has a power of its own.

tile-gold = Cleocatra (gold)
tile-purple1 = Mafdet 1 (purple)
tile-purple2 = Mafdet 2 (purple)
tile-purple3 = Mafdet 3 (purple)
tile-blue1 = Bastet 1 (blue)
tile-blue2 = Bastet 2 (blue)
tile-blue3 = Bastet 3 (blue)
tile-orange1 = Mut 1 (orange)
tile-orange2 = Mut 2 (orange)
tile-orange3 = Mut 3 (orange)
tile-green1 = Princess 1 (green)
tile-green2 = Princess 2 (green)
tile-green3 = Princess 3 (green)

from-gold = { tile-gold }
from-purple1 = { tile-purple1 }
from-purple2 = { tile-purple2 }
from-purple3 = { tile-purple3 }
from-blue1 = { tile-blue1 }
from-blue2 = { tile-blue2 }
from-blue3 = { tile-blue3 }
from-orange1 = { tile-orange1 }
from-orange2 = { tile-orange2 }
from-orange3 = { tile-orange3 }
from-green1 = { tile-green1 }
from-green2 = { tile-green2 }
from-green3 = { tile-green3 }

colour-gold = gold
colour-purple = purple
colour-blue = blue
colour-orange = orange
colour-green = green

step-starting = Choosing the starting player.
step-drawing = Drawing a tile.
step-opening = Lay your first tile beside the pyramid. Your rescuer is placed on it.
step-opening-other = { $seat } is laying their first tile.
step-first-action = Your turn: choose your first action. A Rescue ends your turn.
step-first-action-other = { $seat } is choosing their first action.
step-second-action = Choose your second action, a rescuer action{ $subject ->
    [1] {""}; you may Dispatch onto the tile just laid or moved.
   *[other] .
}
step-second-action-other = { $seat } is choosing their second action.
step-laying = Choose the place for the tile you drew.
step-laying-other = { $seat } is choosing a place for the drawn tile.
step-moving = Choose the place to move the tile to.
step-moving-other = { $seat } is choosing where to move a tile.
step-herding = Choose the tile your rescuer goes to.
step-herding-other = { $seat } is moving a rescuer.
step-counting = Several neighbours have the same colour: choose the one that counts.
step-counting-other = { $seat } is choosing the neighbour that counts.
step-calling-inspector = All inspectors are in use: choose the one that comes to the rescue tile.
step-calling-inspector-other = { $seat } is choosing the inspector that comes to the rescue tile.
step-reinforcing = You cannot make a complete turn: put a rescuer from your supply on a tile, then do one rescuer action.
step-reinforcing-other = { $seat } cannot make a complete turn and puts a rescuer on a tile first.
step-relocating = You cannot make a complete turn and have no rescuer in your supply: choose the rescuer that moves to another tile.
step-relocating-other = { $seat } cannot make a complete turn and moves a rescuer first.
step-relocating-to = Choose the tile your rescuer moves to; then do one rescuer action.
step-relocating-to-other = { $seat } is choosing the tile a rescuer moves to.
step-extra-action = You had the lowest score before Cleocatra was rescued: you may do one extra action.
step-extra-action-other = { $seat } may do an extra action.
step-swapping = Bastet: choose the rescuer to swap places with yours.
step-swapping-other = { $seat } is choosing a rescuer to swap with.
step-staying = Mut: does your rescuer stay on the tile?
step-staying-other = { $seat } is choosing whether the rescuer on Mut stays.
step-taking-inspector = Princess: choose the tile to take an inspector from.
step-taking-inspector-other = { $seat } is taking an inspector from a tile.
step-putting-inspector = Princess: choose the tile the inspector goes to.
step-putting-inspector-other = { $seat } is choosing a tile for an inspector.

verb-start = { $seat } starts
verb-draw = Draw { $colour }
verb-lay = Place { $place }
verb-scout = Scout: draw a tile and lay it
    .kind = scout for a new tile
verb-search = Search: move { $tile }
    .kind = move a tile
verb-swap = Bastet: swap your rescuer on { $tile }
    .kind = swap rescuers
verb-dispatch = Dispatch a rescuer to { $tile }
    .kind = dispatch a rescuer
verb-team-up = Team up: a rescuer to { $tile }
    .kind = team up
verb-rescue = Rescue on { $tile }
    .kind = rescue cats
verb-herd = Herd: move your rescuer on { $tile }
    .kind = herd a rescuer
verb-decline = Decline the extra action
    .kind = decline
verb-swap-with = { $seat }’s rescuer on { $tile }
verb-herd-to = To { $tile }
verb-count = { $tile } counts
verb-call-inspector = The inspector on { $tile }
verb-take-inspector = From { $tile }
verb-put-inspector = To { $tile }
verb-come-back = Return it to your supply
verb-stay = It stays
verb-reinforce = A rescuer to { $tile }
verb-relocate = Your rescuer on { $tile }
verb-relocate-to = To { $tile }

event-started = { $seat_me ->
    [yes] You are the starting player.
   *[no] { $seat } is the starting player.
}
event-round-began = Round { $number } begins.
event-drew = { $seat_me ->
    [yes] You draw { $tile }.
   *[no] { $seat } draws { $tile }.
}
event-laid = { $seat_me ->
    [yes] You lay { $tile } at { $place }.
   *[no] { $seat } lays { $tile } at { $place }.
}
event-opened = { $seat_me ->
    [yes] You put your first rescuer on { $tile }.
   *[no] { $seat } puts their first rescuer on { $tile }.
}
event-moved = { $seat_me ->
    [yes] You move { $tile } to { $place }.
   *[no] { $seat } moves { $tile } to { $place }.
}
event-dispatched = { $seat_me ->
    [yes] You dispatch a rescuer to { $tile }.
   *[no] { $seat } dispatches a rescuer to { $tile }.
}
event-teamed-up = { $seat_me ->
    [yes] You team up on { $tile }.
   *[no] { $seat } teams up on { $tile }.
}
event-rescued = { $seat_me ->
    [yes] You rescue on { $tile }: { $points_count ->
        [one] 1 point.
       *[other] { $points_count } points.
    }
   *[no] { $seat } rescues on { $tile }: { $points_count ->
        [one] 1 point.
       *[other] { $points_count } points.
    }
}
event-counted = { $seat_me ->
    [yes] You choose { $tile } as the neighbour that counts.
   *[no] { $seat } chooses { $tile } as the neighbour that counts.
}
event-inspected = An inspector comes to { $tile }.
event-inspector-moved = The inspector on { $from } goes to { $tile }.
event-came-back = { $seat_me ->
    [yes] Your rescuer comes back from { $tile }.
   *[no] { $seat }’s rescuer comes back from { $tile }.
}
    .brief = { $seat_me ->
        [yes] your rescuer comes back
       *[no] a rescuer comes back
    }
event-reinforced = { $seat_me ->
    [yes] You cannot make a complete turn and put a rescuer on { $tile }.
   *[no] { $seat } cannot make a complete turn and puts a rescuer on { $tile }.
}
event-relocated = { $seat_me ->
    [yes] You cannot make a complete turn and move your rescuer from { $from } to { $tile }.
   *[no] { $seat } cannot make a complete turn and moves a rescuer from { $from } to { $tile }.
}
event-must-scout = { $seat_me ->
    [yes] No tile has room for your rescuers: you must Scout, and your turn ends.
   *[no] No tile has room for { $seat }’s rescuers: { $seat } must Scout, and their turn ends.
}
event-herded = { $seat_me ->
    [yes] You herd your rescuer from { $from } to { $tile }.
   *[no] { $seat } herds a rescuer from { $from } to { $tile }.
}
event-extra-earned = { $seat_me ->
    [yes] You had the lowest score and may do an extra action.
   *[no] { $seat } had the lowest score and may do an extra action.
}
event-extra-lapsed = { $seat_me ->
    [yes] No action is possible: your extra action lapses.
   *[no] No action is possible: { $seat }’s extra action lapses.
}
event-declined = { $seat_me ->
    [yes] You decline the extra action.
   *[no] { $seat } declines the extra action.
}
event-swapped = { $seat_me ->
    [yes] Bastet: your rescuer goes from { $from } to { $tile }.
   *[no] Bastet: { $seat }’s rescuer goes from { $from } to { $tile }.
}
event-stayed = { $seat_me ->
    [yes] Your rescuer stays on { $tile }.
   *[no] { $seat }’s rescuer stays on { $tile }.
}
event-ended = The game is over.

terminal-cat-cleocatra = Cl
terminal-cat-mafdet = Ma
terminal-cat-bastet = Ba
terminal-cat-mut = Mu
terminal-cat-princess = Pr
terminal-round = Round { $round } · { $goal } points end the game · unused inspectors: { $inspectors }
terminal-opening = The first tiles · { $goal } points end the game
terminal-stack = Stack { $count }:
terminal-drawn = drawn: { $tile }
terminal-rescue = Rescue on { $tile }: { $points } = { $sum }

view-rescuers = rescuers
view-inspector = inspector
view-inspectors_unused = unused inspectors
view-rescues = rescues
view-cat = cat
view-advanced = advanced

points-rescues = Cats rescued
points-colours = Other colours next to them
points-helpers = Helpers
points-cleocatra = Cleocatra
verdict-most = { $points } points, { $lead } ahead.
verdict-shared = A tie: the win is shared.

reason-points = { $number ->
    [one] It scores a point.
   *[other] It scores { $number } points.
}
reason-blocks = The inspector that comes there stops an opponent’s rescuer from scoring.
reason-promise = { $number ->
    [one] Your next rescue can then be worth a point.
   *[other] Your next rescue can then be worth { $number } points.
}
reason-spoils = It makes the opponents’ next rescue worth less.
reason-more = One more rescuer on the pyramid can help or rescue later.
reason-scouts = A new tile can bring another colour next to your rescuers.
reason-keeps = Other choices would make your next rescue worth less.
reason-spares = Other choices would make an opponent’s next rescue worth more.
reason-beside = It lies next to one of your rescuers, and can count for a rescue there.
reason-apart = It lies next to none of the opponents’ rescuers.
reason-frees = Your rescuer on the tile that it leaves can rescue there again.
reason-harmless = No opponent has a rescuer on the tile that it leaves.

# A box that does not fit together

misfit-tiles = { $count } tiles all together, but at most { $most } are possible
misfit-few = { $count } tiles with { $seats } players, but more than { $crowded } are needed

# Actions in a report

action-lay = Choose a place for the tile
action-search = Search: move a tile
action-swap = Bastet: swap one of your rescuers
action-dispatch = Dispatch a rescuer
action-team-up = Team up
action-rescue = Rescue
action-herd = Herd: move a rescuer
action-swap-with = Bastet: with an opponent’s rescuer
action-herd-to = Herd: where the rescuer goes
action-count = Rescue: which neighbour counts
action-call-inspector = Rescue: which inspector comes
action-take-inspector = Princess: take an inspector
action-put-inspector = Princess: where the inspector goes
action-come-back = A rescuer returns to the supply
action-stay = The rescuer stays
action-reinforce = No complete turn: put a rescuer on a tile
action-relocate = No complete turn: move a rescuer
action-relocate-to = No complete turn: where it goes
