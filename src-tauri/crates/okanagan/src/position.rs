//! [`Okanagan`]: a position of the game, and the contract it keeps.

use game::{Game, MAX_SEATS, Places, Seat, SetupError, Sheet, Sink, Step, Turn, Viewer};
use rand::Rng;

use crate::action::{Action, Chance, Reason};
use crate::board::Board;
use crate::event::Event;
use crate::goals::Goals;
use crate::offer::Offer;
use crate::pack::{N_NUGGETS, Pack, Stock, TOKENS_OF_A_TYPE};
use crate::scoring::{Field, Source, Unit};
use crate::setup::{MOST_SEATS, Setup};
use crate::stacks::Stacks;
use crate::tile::{N_REWARDS, Reward, Tokens};
use crate::turn::{Evaluation, Need, Phase};
use crate::view::View;

/// A position of Okanagan.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Okanagan {
    pub(crate) pack: &'static Pack,
    pub(crate) n_seats: u8,
    /// 0 or 1.
    pub(crate) round: u8,
    /// Who started; `None` until chance has said so, at the end of setting up.
    pub(crate) starter: Option<Seat>,
    /// Whose turn it is, whoever decides something in it.
    pub(crate) active: Seat,
    pub(crate) phase: Phase,
    pub(crate) need: Need,
    /// The tile of a pile that is being drawn, and by whom; chance has yet to say which it is.
    pub(crate) drawing: Option<(Seat, u8)>,
    pub(crate) goals_shown: GoalsShown,
    pub(crate) eval: Evaluation,
    pub(crate) stock: [Stock; MOST_SEATS as usize],
    pub(crate) supply: Tokens,
    pub(crate) tokens: [Tokens; MOST_SEATS as usize],
    pub(crate) nuggets: [u8; MOST_SEATS as usize],
    pub(crate) goals: Goals,
    pub(crate) stacks: Stacks,
    pub(crate) board: Board,
}

/// Whether the goals in hand lie open.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum GoalsShown {
    /// Everyone sees one's own.
    ToOwner,
    /// All see all: the game is over (OK-END).
    ToAll,
}

impl Okanagan {
    /// Nugget cards nobody has drawn yet.
    pub(crate) fn nuggets_left(&self) -> u8 {
        N_NUGGETS - self.nuggets.iter().sum::<u8>()
    }

    /// Whether this seat has a tile before it, or is about to.
    pub(crate) fn has_tile(&self, seat: Seat) -> bool {
        self.stacks.held_by(seat).is_some()
            || self.drawing.is_some_and(|(drawer, _)| drawer == seat)
    }

    /// Whether everything of this round is built.
    pub(crate) fn is_all_built(&self) -> bool {
        self.stock.iter().all(|stock| *stock == [0; 3])
    }

    /// The influence of a seat in the area being evaluated (OK-INFLUENCE).
    pub(crate) fn influence(&self, seat: Seat) -> u8 {
        self.board.last_area(self.eval.segment).influence[seat.index()]
    }

    /// Whether this viewer may know the goals of this seat.
    pub(crate) fn may_know_goals(&self, viewer: Viewer, seat: Seat) -> bool {
        self.goals_shown == GoalsShown::ToAll || viewer.knows(seat)
    }

    /// Who is asked to decide in this phase.
    fn decider(&self) -> Turn {
        match self.phase {
            Phase::KeepFirst | Phase::KeepSecond => Turn::Seats(self.goals.discarders()),
            Phase::Place
            | Phase::Redraw
            | Phase::Build
            | Phase::Choose
            | Phase::Order
            | Phase::Draw => Turn::of(self.active),
            Phase::Bonus
            | Phase::Gain { .. }
            | Phase::Change
            | Phase::SwapGive
            | Phase::SwapTake { .. }
            | Phase::TradeGive { .. }
            | Phase::TradeTake { .. } => Turn::of(self.eval.actor),
            Phase::Tribute { giver } => Turn::of(giver),
            Phase::Heap => Turn::of(self.eval.order[self.eval.picker as usize]),
            Phase::Over => Turn::Over,
        }
    }
}

impl Game for Okanagan {
    type Setup = Setup;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Offer = Offer;
    type Source = Source;
    type Unit = Unit;
    type Field = Field;
    type Reason = Reason;

    const NAME: &'static str = "okanagan";
    const RULES: u16 = 1;

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        let pack = setup.check()?;
        let n_seats = setup.seats;
        let mut stock = [Stock::default(); MOST_SEATS as usize];
        stock[..n_seats as usize].fill(pack.stock(n_seats, 0));
        Ok(Self {
            pack,
            n_seats,
            round: 0,
            starter: None,
            active: Seat::FIRST,
            phase: Phase::KeepFirst,
            need: Need::Goal { seat: Seat::FIRST },
            drawing: None,
            goals_shown: GoalsShown::ToOwner,
            eval: Evaluation::NONE,
            stock,
            supply: [TOKENS_OF_A_TYPE; N_REWARDS],
            tokens: [[0; N_REWARDS]; MOST_SEATS as usize],
            nuggets: [0; MOST_SEATS as usize],
            goals: Goals::new(n_seats),
            stacks: Stacks::new(pack),
            board: Board::new(pack),
        })
    }

    fn n_seats(&self) -> u8 {
        self.n_seats
    }

    fn turn(&self) -> Turn {
        match self.need {
            Need::Nothing => self.decider(),
            Need::Goal { .. }
            | Need::Deal { .. }
            | Need::Drawn { .. }
            | Need::Open { .. }
            | Need::Back { .. }
            | Need::Start => Turn::Chance,
        }
    }

    fn has_secrets(&self) -> bool {
        true
    }

    fn legal_actions(&self, seat: Seat) -> impl Iterator<Item = Action> + '_ {
        self.listed_actions(seat).into_iter()
    }

    fn chance_outcomes(&self) -> impl Iterator<Item = (Chance, u32)> + '_ {
        self.possible()
    }

    fn pile(&self) -> u8 {
        match self.need {
            Need::Nothing | Need::Goal { .. } => 0,
            Need::Deal { .. } => 1,
            Need::Start => 2,
            Need::Drawn { pile, .. } | Need::Open { pile, .. } | Need::Back { pile } => 3 + pile,
        }
    }

    fn apply(&mut self, step: Step<Self>, events: &mut impl Sink<Event>) {
        match step {
            Step::Act { seat, action } => self.act(seat, action, events),
            Step::Chance(outcome) => self.bring_up(outcome, events),
        }
        self.look_for_need(events);
    }

    fn objection(&self, seat: Seat, action: Action) -> Option<Reason> {
        self.objects_to(seat, action)
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn offer(&self, seat: Seat) -> Offer {
        self.offered_to(seat)
    }

    fn offered(offer: &Offer) -> Vec<Action> {
        offer.unfold()
    }

    fn tell(event: &Event, viewer: Viewer) -> Option<Event> {
        event.told(viewer)
    }

    /// Only the end of the game brings something to light: the others' goals.
    fn reveals(&self, seat: Seat, action: Action) -> bool {
        let mut next = self.clone();
        next.apply(Step::Act { seat, action }, &mut ());
        next.phase == Phase::Over
    }

    fn imagine(&self, seat: Seat, rng: &mut impl Rng) -> Self {
        self.imagined(seat, rng)
    }

    fn foresee(&self, seat: Seat, action: Action, events: &mut impl Sink<Event>) -> Self {
        let mut next = self.clone();
        next.apply(Step::Act { seat, action }, events);
        next.goals_shown = GoalsShown::ToOwner;
        next
    }

    fn score(&self, viewer: Viewer) -> Sheet<Self> {
        self.sheet(viewer)
    }

    fn totals(&self) -> [i32; MAX_SEATS] {
        self.points()
    }

    /// OK-TIE: points, then reward tokens.
    fn places(&self) -> Option<Places> {
        (self.goals_shown == GoalsShown::ToAll).then(|| {
            let points = self.points();
            Places::by_key(
                Seat::all(self.n_seats).map(|seat| (points[seat.index()], self.n_tokens(seat))),
            )
        })
    }

    fn sample_action(&self, seat: Seat, rng: &mut impl Rng) -> Option<Action> {
        self.any_action(seat, rng)
    }

    fn sample_chance(&self, rng: &mut impl Rng) -> Option<Chance> {
        self.any_chance(rng)
    }
}

impl Okanagan {
    /// How many reward tokens a seat has.
    pub(crate) fn n_tokens(&self, seat: Seat) -> u8 {
        self.tokens[seat.index()].iter().sum()
    }

    /// The types of which a seat has a token.
    pub(crate) fn own_types(&self, seat: Seat) -> impl Iterator<Item = Reward> + '_ {
        types_in(&self.tokens[seat.index()])
    }
}

/// The types of which there is a token, ascending.
pub(crate) fn types_in(tokens: &Tokens) -> impl Iterator<Item = Reward> + '_ {
    Reward::all().filter(|reward| tokens[reward.index()] > 0)
}
