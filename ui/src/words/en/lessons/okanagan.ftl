# The lessons of Okanagan: name, what it is about, tasks and what is said at the end.

first-okanagan = The first turn of Okanagan
    .see = Your cards and supply are below, the valley above. The line above them says what to do.
    .do = Tap a card below or a place that is lit in the valley. A tile can also be dragged and turned.
    .confirm = Until you confirm with ✔ nothing has happened. ✖ takes it back.

lesson-okanagan-goals = Goals
    .line = Goal cards say which tokens are worth something to you.
    .t1 = You have five goal cards and keep three. A card with one token gives 3 points, a pair 5, three of a shape 7, as many times as you cover the set. Keep cards that want the same tokens and discard another.
    .end = A token counts on every card that wants it. Your opponent does not see your goals.
lesson-okanagan-build = Tile and building
    .line = Every turn: one tile, one building.
    .t1 = Place your tile so that the terrain matches along its edges, and build a farm on it. A farm stands in one segment and has an influence of 3 in its area. A warehouse on a border has 2 on both sides, a silo in the middle has 1 all around.
    .end = A stronger building acts in one area, a weaker one in more. Your supply for the round is fixed, and you have to build all of it.
lesson-okanagan-rewards = A closed area
    .line = When an area closes, its tokens are shared out.
    .t1 = An area is closed when none of its edges is open. Place your tile and build so that you close one, and take the rewards: as many tokens as you have influence.
    .end = The strongest takes first, then the others. At the end of a turn you take a new tile from those on offer.
lesson-okanagan-influence = Influence and tokens
    .line = Take tokens that complete a goal.
    .t1 = The area is being evaluated and it is your turn. Look at your goals and take the token that brings you at least 5 points at once.
    .end = Influence decides both order and number: who has more takes earlier and more. Goals decide what to take.
lesson-okanagan-order = Two areas at once
    .line = If you close several, you choose the order.
    .t1 = One tile has closed several areas. Choose which is evaluated first: there are only twelve tokens of each kind, and what is taken now is not there for the next area.
    .end = An area nobody stands in is skipped. Where only you stand, you have either the rewards or the action.
lesson-okanagan-nugget = Actions and gold
    .line = The weakest in an area gets an action from the back of a tile.
    .t1 = The backs of the piles show actions, and one of them is a gold nugget. Whoever has the most of them gets 10 points at the end. Close an area so that the action is yours, and take the nugget.
    .end = Even an area you lose pays off: the weakest has the action. Watch the piles: the action on top changes with every draw.
lesson-okanagan-finish = The end of a game
    .line = A whole game takes a good half hour. Here you play its last buildings against a Newcomer, and then the goals are revealed.
    .end = You have played a game to its end. Now you know how.
