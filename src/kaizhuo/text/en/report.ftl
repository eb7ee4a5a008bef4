# Reports on a box: `kaizhuo report`, `compare`, `sweep`

report-title = { $name }: what the box does
report-box-ours = Our box
report-box-own = Box from { $file }
report-seed = seed { $seed }
report-blind = { $step } answered at random
report-games = { $seats ->
    [one] 1 player
   *[other] { $seats } players
}: { $games } games of { $bots }
report-victories = Who wins
report-flow = Length and choices
report-tension = Points and tension
report-how = How this was found
report-method = Bots played every deal once. All intervals are 95% intervals over deals. A piece is said to win more or less often only where chance would show so much, among all pieces judged together, in less than 2 of 100 reports. A decision matters clearly when the best option wins 10 points more often than the second, as level 3 judges one decision of each game. Minutes are estimated from the number of options.
report-uneven = { $who }: { $share } instead of the fair { $fair }.
report-more = Whoever uses these wins more often than others: { $pieces }.
report-less = Whoever uses these wins less often than others: { $pieces }.
report-dead = Hardly ever taken when they could be: { $pieces }.
report-never = Never came up with so many players: { $pieces }.
report-even = Nothing stands out.
report-comma = {", "}
report-fair = The dashed line is the fair part, { $fair }.
report-power = { $games ->
    [one] 1 more game
   *[other] { $games } more games
} would tell 2 points apart.
report-figure = Figure
report-value = Value
report-decisions = Decisions in a game: median { $median }, 10% to 90% { $low } to { $high }
report-points = Points of all players: median { $median }, 10% to 90% { $low } to { $high }
report-last-changes = When the lead changed last, by tenths of the game
report-offered = Offered in a game
report-taken = Taken
report-used = Used by
report-wins = Wins of who used it
report-verdict = Stands out
report-is-more = wins more
report-is-less = wins less
report-is-dead = hardly taken
report-is-never = never came up
report-skill = What skill is worth
report-skill-words = { $blocks ->
    [one] One deal, played once
   *[other] { $blocks } deals, each played once
} with every seating of the bots. Share of the victories, by bot:
report-pair = Pair
report-before = First one ahead
report-meetings = Meetings
report-kind-action = Actions
report-kind-card = Cards
report-kind-tile = Tiles
report-kind-drink = Drinks
report-kind-side = Sides of boards
report-kind-location = Locations
report-kind-decree = Decrees
report-kind-deed = Effects
report-kind-paper = Newspapers
report-kind-half = Halves of cards
report-kind-street = Streets
report-kind-colour = Colours
report-kind-zodiac = Zodiac boards
report-kind-dish = Dim sum
report-kind-fortune = Fortune cards
report-kind-spin = Rotations
report-kind-row = Rows
report-kind-column = Columns
figure-length-decisions = Decisions in a game
figure-length-minutes = Minutes, estimated
figure-options-each = Options at a decision
figure-options-forced = Decisions without a choice
figure-gap-mean = Best option above the second, in chances to win
figure-gap-clear = Decisions that clearly matter
figure-draws = Draws
figure-first = Starting player wins
figure-seat-of = Seat { $seat } wins
figure-points-of = Points of seat { $seat }
figure-points-all = Points of a player
figure-points-margin = Points between first and second
figure-lead-changes = Changes of the lead
figure-lead-last = Last one at this part of the game
figure-lead-comeback = Comebacks: the winner was behind half way through
figure-lead-runaway = Runaways: leading after a third of the game, never caught
figure-offered = { $piece }: offered in a game
figure-taken = { $piece }: taken
figure-wins = { $piece }: wins

compare-title = { $name }: two boxes compared
compare-facts = { $games ->
    [one] 1 deal
   *[other] { $games } deals
}, each played with both boxes by { $seats ->
    [one] 1 player
   *[other] { $seats } players
}, seed { $seed }
compare-different = The boxes play differently.
compare-equal = No difference that chance could not make.
compare-first = A
compare-second = B
compare-less = B less A
compare-told = more than chance
compare-all = All figures
compare-edits = What was changed in the box
compare-same-box = Both boxes say the same.
compare-place = Place
compare-chance = By chance
compare-finds = Would be found from
compare-method = Both boxes played the same deals, and intervals are those of the difference over deals. { $judged } figures were judged together: boxes that play alike are called different in about 2 of 100 comparisons. { $few } figures came up in too few deals to be judged.
compare-planted = A usual piece that wins 5 points more often is found in 95 of 100 comparisons of { $games } deals.
sweep-title = { $name }: other values in the box
sweep-facts = { $seats ->
    [one] 1 player
   *[other] { $seats } players
}, seed { $seed }
sweep-answer = Within these the goal holds: { $values }
sweep-none = The goal holds for none of the values.
sweep-few = These games are too few to tell.
sweep-power = Some intervals still reach out of the goal; about { $games } games would settle it.
sweep-sure = holds
sweep-holds = holds, as far as these games can tell
sweep-unsure = outside, but perhaps by chance
sweep-out = clearly out
sweep-values = Values
sweep-games = Games
sweep-missed = Outside the goal
sweep-method = All values were tried on the same deals; those that are clearly outside a goal were given up early. The band is the goal, and the diamond is the box as it is.

error-set-form = “{ $given }” is not a place with values. Write it as “zodiac.dragon.rows[2][3]=0..4”.
error-set-value = “{ $given }” does not fit: now { $now } is there.
error-set-path = There is no “{ $step }” in “{ $path }”. Nearest: { $near }.
error-goal-form = “{ $given }” is not a goal. Write it as “wins.zodiac.* in 19..31%”.
error-no-figure = No figure is called “{ $given }”. Nearest: { $near }.
