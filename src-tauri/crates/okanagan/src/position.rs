//! [`Okanagan`]: a position of the game.

use game::{Seat, SetupError, Turn, Viewer};

use crate::board::Board;
use crate::figures::{MOST_SEATS, N_NUGGETS, N_ROUNDS, TOKENS_OF_A_TYPE};
use crate::goals::Goals;
use crate::pack::Pack;
use crate::phase::{Evaluation, Need, Phase};
use crate::reward::{N_REWARDS, Reward, Tokens, types_in};
use crate::setup::Setup;
use crate::stacks::Stacks;
use crate::tile::{Stock, Tile};

/// A position of Okanagan.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Okanagan {
    pub(crate) pack: &'static Pack,
    pub(crate) n_seats: u8,
    /// 0 or 1.
    pub(crate) round: u8,
    /// How many rounds are played.
    pub(crate) n_rounds: u8,
    /// Who is to start; chance decides when nobody is named (OK-START).
    pub(crate) first: Option<Seat>,
    /// Who started; `None` until the end of setting up.
    pub(crate) starter: Option<Seat>,
    /// Whose turn it is, whoever decides something in it.
    pub(crate) active: Seat,
    pub(crate) phase: Phase,
    pub(crate) need: Need,
    /// The tile of a pile that is being drawn, and by whom; chance has yet to say which it is.
    pub(crate) drawing: Option<(Seat, u8)>,
    pub(crate) eval: Evaluation,
    pub(crate) stock: [Stock; MOST_SEATS as usize],
    pub(crate) supply: Tokens,
    pub(crate) tokens: [Tokens; MOST_SEATS as usize],
    pub(crate) nuggets: [u8; MOST_SEATS as usize],
    pub(crate) goals: Goals,
    pub(crate) stacks: Stacks,
    pub(crate) board: Board,
}

impl Okanagan {
    /// The position before goals and tiles are dealt.
    pub(crate) fn start(setup: &Setup) -> Result<Self, SetupError> {
        let pack = setup.check()?;
        let n_seats = setup.seats;
        let mut stock = [Stock::default(); MOST_SEATS as usize];
        stock[..n_seats as usize].fill(pack.stock(n_seats, 0));
        Ok(Self {
            pack,
            n_seats,
            round: 0,
            n_rounds: setup.rounds.unwrap_or(N_ROUNDS),
            first: setup.first,
            starter: None,
            active: Seat::FIRST,
            phase: Phase::KeepFirst,
            need: Need::Goal { seat: Seat::FIRST },
            drawing: None,
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

    /// Who is to act.
    pub(crate) fn on_turn(&self) -> Turn {
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

    /// Whose turn it is, whoever decides something in it.
    pub const fn active(&self) -> Seat {
        self.active
    }

    /// Nugget cards nobody has drawn yet.
    pub fn nuggets_left(&self) -> u8 {
        N_NUGGETS - self.nuggets.iter().sum::<u8>()
    }

    /// Whether this seat has a tile before it, or is about to.
    pub(crate) fn has_tile(&self, seat: Seat) -> bool {
        self.stacks.held_by(seat).is_some()
            || self.drawing.is_some_and(|(drawer, _)| drawer == seat)
    }

    /// Whether no round comes after this one.
    pub(crate) fn is_last_round(&self) -> bool {
        self.round + 1 == self.n_rounds
    }

    /// Whether everything of this round is built.
    pub(crate) fn is_all_built(&self) -> bool {
        self.stock.iter().all(|stock| *stock == [0; 3])
    }

    /// The influence of a seat in the area being evaluated (OK-INFLUENCE).
    pub(crate) fn influence(&self, seat: Seat) -> u8 {
        self.board.last_area(self.eval.segment).influence[seat.index()]
    }

    /// Whether all see all goals: the game is over (OK-END).
    pub(crate) fn goals_lie_open(&self) -> bool {
        self.phase == Phase::Over { is_revealed: true }
    }

    /// Whether this viewer may know the goals of this seat.
    pub(crate) fn may_know_goals(&self, viewer: Viewer, seat: Seat) -> bool {
        self.goals_lie_open() || viewer.knows(seat)
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
            Phase::Over { .. } => Turn::Over,
        }
    }

    /// How many reward tokens a seat has.
    pub(crate) fn n_tokens(&self, seat: Seat) -> u8 {
        self.tokens[seat.index()].iter().sum()
    }

    /// The types of which a seat has a token.
    pub(crate) fn own_types(&self, seat: Seat) -> impl Iterator<Item = Reward> + '_ {
        types_in(&self.tokens[seat.index()])
    }

    /// The tile the active player is to place.
    pub(crate) fn tile_in_hand(&self) -> Tile {
        self.stacks.held_by(self.active).expect("who is to place a tile holds one").tile
    }
}
