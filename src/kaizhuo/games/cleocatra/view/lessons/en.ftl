# The sentences of the lessons.

## Save the cats

first = Save the cats
    .goal = Rescue as many kinds of cats at once as you can.
first-scout = Scout: draw a cat tile. Neighbours of your cat will score later.
    .wrong-1 = Only 2 points now, and rescuing first ends your turn. Bring more cats first.
first-lay = Lay it so that it shares an edge with your purple tile.
    .wrong-1 = That touches only Bo's tile. A shared edge with yours is what counts.
    .wrong-2 = Good too. This time take the other lit place.
first-dispatch = Dispatch: put a rescuer on the tile you have just laid.
    .wrong-1 = 3 points. Wait one turn and it is worth twice that.
first-bo = Bo lays the queen beside your cat. Four colours meet there now!
first-team_up = Team up: put a rescuer on a tile next to yours. Bo's tile has room.
    .wrong-1 = 5 points, and your turn is over. One more helper makes it 6: team up first.
first-rescue = Rescue! Each different colour is a point, each helper beside it one more.
    .wrong-1 = Orange touches only purple: 2 and a helper. Purple touches everything.
    .praise = 6 points: no basic rescue scores more!
first-inspector = An inspector now guards that cat: no second rescue there. Your rescuers come home.
first-search = Search: move a tile nobody stands on. Take orange away from the guarded corner.
    .wrong-1 = A new tile is fine, but an old one can be moved as well. Try it.
first-search-lay = Put it below green, then dispatch a rescuer onto it.
first-search-dispatch = Dispatch works on a moved tile too.
first-fourth = One colour is missing. Scout first, then rescue: rescuing first ends the turn.
    .wrong-1 = Only 3, and the turn is over. A tile first is worth a point more.
    .wrong-2 = A helper is worth a point too. Today try the fourth colour.
first-fourth-lay = Where does blue touch your orange?
    .wrong-1 = That touches purple, not orange.
first-fourth-rescue = Four colours. Rescue!
    .praise = 10 : 3. The pyramid is yours!
first-free = At 23 points the round is finished; most points win. Play on!

## Mafdet and the Princess

mafdet-princess = Mafdet and the Princess
mafdet-princess-mafdet = Mafdet runs: a purple tile may be moved even with somebody on it.
mafdet-princess-mafdet-lay = Lay it beside your green Princess: one more colour.
mafdet-princess-princess = Rescue the Princess: two inspectors, and you choose where they stand.
mafdet-princess-princess-1 = One on Bo's purple...
    .wrong-1 = Allowed, but it hurts nobody: nobody stands there now.
mafdet-princess-princess-2 = ...one on his blue. Now he cannot rescue anywhere.
    .praise = 4 points, and Bo is stuck!

## Mut, Herd and the queen

mut-herd-queen = Mut, Herd and the queen
mut-herd-queen-mut = Mut the mother: after a rescue on orange your rescuer may stay. Rescue!
mut-herd-queen-mut-stay = Let it stay: one placement saved.
mut-herd-queen-herd = Herd: move a rescuer to a neighbouring tile. Go to the queen.
mut-herd-queen-herd-to = Bo stands there too: there is room for two.
mut-herd-queen-queen = The queen gives one extra point; but the lowest player gets an extra action.
    .praise = 4 more: 10!

## Bastet swaps

bastet = Bastet swaps
bastet-bastet = Bastet: your rescuer on blue changes places with one of Bo's.
bastet-bastet-with = Bo's purple touches four colours. Change places!
bastet-bastet-rescue = And rescue what he prepared.
    .praise = 5 points that were meant for Bo!
