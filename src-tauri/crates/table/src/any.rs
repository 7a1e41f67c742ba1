//! [`AnyTable`]: a table of whatever game, with the same methods as [`Table`] in terms of the
//! unions over games, and with what goes to disk as text.

use game::{Game, PackCard, Places, Seat, SeatSet, Seen, Step, Title, Turn};

use crate::shelf::{OnShelf, for_game, on_table};
use crate::show::{EarlierOf, mapped};
use crate::{
    Advisor, AnyAction, AnyCatalogue, AnyChance, AnyFault, AnyRefusal, AnySetup, AnySheet,
    AnyTable, BadLog, Earlier, GameId, LogStep, Plan, PlanError, Preview, Shown, Sitter, Table,
    TableError, Told,
};

/// How a game is to be played, whatever game it is.
#[derive(Clone, Debug)]
pub struct AnyPlan {
    /// What fixes the start.
    pub setup: AnySetup,
    /// The version of the rules it is played under.
    pub rules: u16,
    /// Where chance comes from.
    pub seed: u64,
    /// Who plays each seat, in seat order.
    pub sitters: Vec<Sitter>,
    /// What chance brings up before the seed decides.
    pub script: Vec<AnyChance>,
    /// Whether this is practice.
    pub practice: bool,
}

/// A table as text, for the disk.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct KeptTable {
    /// What fixes the start, as JSON.
    pub setup: String,
    /// The version of the rules it is played under.
    pub rules: u16,
    /// Where chance comes from.
    pub seed: u64,
    /// Who plays each seat, in seat order.
    pub sitters: Vec<Sitter>,
    /// What chance brings up before the seed decides, as JSON.
    pub script: String,
    /// Whether this is practice.
    pub practice: bool,
    /// The steps taken and, after them, those taken back.
    pub steps: Vec<KeptStep>,
    /// How many of them are taken.
    pub at: usize,
}

/// A step as text, for the disk.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct KeptStep {
    /// Whose step; `None` for chance.
    pub by: Option<Seat>,
    /// The action, or what chance brought up, as JSON.
    pub what: String,
    /// How long the seat thought, in ms.
    pub think_ms: u32,
    /// How often a step at this place was taken back.
    pub undone: u16,
    /// Whether it was decided together with the step before it.
    pub joined: bool,
}

/// Why a kept table cannot be opened again.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum KeptError {
    /// Its setup or script cannot be read by these rules, or the game cannot start from it.
    Setup,
    /// A step cannot be read, or breaks the rules.
    Step {
        /// The first such step.
        n: usize,
    },
}

/// Why a table refuses, whatever game it is; it stays as it was.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Refused {
    /// The table has moved on since it was last seen.
    Stale {
        /// The present number of steps.
        at: usize,
    },
    /// The seat does not hold the device, or the table waits for something else.
    NotOnTurn,
    /// The rules forbid an action.
    Illegal {
        /// Its number among those that were to be taken together, from 0.
        n: usize,
        /// Why.
        refusal: AnyRefusal,
    },
    /// Something comes to light before an action, which so cannot be decided together with those
    /// before it.
    Unforeseen {
        /// Its number among those that were to be taken together, from 1.
        n: usize,
    },
    /// There is nothing to take back, or to take again.
    NothingToUndo,
    /// Chance cannot bring up this entry of the script.
    Script {
        /// Its number, from 0.
        n: usize,
    },
    /// An action is one of another game.
    OtherGame,
}

/// How a finished game ended.
#[derive(Clone, PartialEq, Debug)]
pub struct Ending {
    /// The final score sheet.
    pub sheet: AnySheet,
    /// The points of each seat.
    pub totals: Vec<i32>,
    /// The place of each seat.
    pub places: Places,
}

/// Somebody who chooses actions in game `G`. Who can do so in all games of the house is an
/// [`Advisor`].
pub trait Advise<G: Game> {
    /// What to do; `None` when there is nothing to do.
    fn choose(&self, seen: Seen<'_, G>) -> Option<G::Action>;

    /// What may be done, the best first, each with its worth in points; only differences of worth
    /// mean anything. Without an opinion of the others, what it would do.
    fn rank(&self, seen: Seen<'_, G>) -> Vec<(G::Action, f32)> {
        self.choose(seen).map(|action| (action, 0.0)).into_iter().collect()
    }
}

impl GameId {
    /// The name in saves, traces and requests.
    pub fn name(self) -> &'static str {
        for_game!(self, G => <G as Game>::NAME)
    }

    /// The game of this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|id| id.name() == name)
    }

    /// Version of the rules that new games are played under.
    pub fn rules(self) -> u16 {
        for_game!(self, G => <G as Game>::RULES)
    }

    /// Whether games can be played under this version of the rules.
    pub fn has_rules(self, rules: u16) -> bool {
        for_game!(self, G => <G as Game>::has_rules(rules))
    }

    /// The fewest and the most seats.
    pub fn seats(self) -> (u8, u8) {
        for_game!(self, G => (<G as Title>::LEAST_SEATS, <G as Title>::MOST_SEATS))
    }

    /// The pack that comes with the app.
    pub fn own_pack(self) -> PackCard {
        for_game!(self, G => <G as Title>::own_pack())
    }

    /// Checks the text of another pack and keeps it for the rest of the run.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn add_pack(self, text: &str) -> Result<PackCard, Vec<AnyFault>> {
        for_game!(self, G => put_faults::<G>(<G as Title>::add_pack(text)))
    }

    /// The same for a pack that was added before; see [`Title::add_pack_again`].
    ///
    /// # Errors
    /// Everything that is wrong with it, but for what earlier versions of the app let through.
    pub fn add_pack_again(self, text: &str) -> Result<PackCard, Vec<AnyFault>> {
        for_game!(self, G => put_faults::<G>(<G as Title>::add_pack_again(text)))
    }

    /// The components of a pack, named by the SHA-256 of its text; without one, the game's own.
    pub fn catalogue(self, sha256: Option<&str>) -> Option<AnyCatalogue> {
        for_game!(self, G => <G as Title>::catalogue(sha256).map(<G as OnShelf>::put_catalogue))
    }
}

impl AnyTable {
    /// A new table; see [`Table::new`].
    ///
    /// # Errors
    /// When the plan does not fit the game, or its script is of another game.
    pub fn new(plan: AnyPlan) -> Result<Self, PlanError> {
        for_game!(plan.setup.game(), G => laid::<G>(plan))
    }

    /// The table that was kept; see [`Table::resumed`].
    ///
    /// # Errors
    /// When these rules cannot play it.
    pub fn resumed(game: GameId, kept: &KeptTable) -> Result<Self, KeptError> {
        for_game!(game, G => resumed::<G>(kept))
    }

    /// The table as text, for the disk.
    pub fn kept(&self) -> KeptTable {
        on_table!(self, table => kept(table))
    }

    /// The steps from number `from` on as text, those taken back among them.
    pub fn kept_from(&self, from: usize) -> Vec<KeptStep> {
        on_table!(self, table => table.steps_from(from).map(kept_step).collect())
    }

    /// How many first steps are those of the table that this one was made of: what need not be
    /// written again. Takes no longer where the log is longer.
    pub fn n_shared(&self, before: &Self) -> usize {
        on_table!(self, table => n_shared(table, before))
    }

    /// Number of steps, those taken back among them.
    pub fn n_steps(&self) -> usize {
        on_table!(self, table => table.n_steps())
    }

    /// Whether this is practice.
    pub fn is_practice(&self) -> bool {
        on_table!(self, table => table.is_practice())
    }

    /// Whether the people at the table trust each other; see [`Table::has_trust`].
    pub fn has_trust(&self) -> bool {
        on_table!(self, table => table.has_trust())
    }

    /// The same table with this wish of the people at it.
    #[must_use]
    pub fn with_trust(&self, trust: bool) -> Self {
        on_table!(self, table => OnShelf::put_table(table.with_trust(trust)))
    }

    /// Which game is played.
    pub fn game(&self) -> GameId {
        on_table!(self, table => id_of(table))
    }

    /// How it was set up.
    pub fn setup(&self) -> AnySetup {
        on_table!(self, table => setup_of(table))
    }

    /// The version of the rules it is played under.
    pub fn rules(&self) -> u16 {
        on_table!(self, table => table.position().rules())
    }

    /// Where chance comes from.
    pub fn seed(&self) -> u64 {
        on_table!(self, table => table.seed())
    }

    /// Number of steps taken.
    pub fn at(&self) -> usize {
        on_table!(self, table => table.at())
    }

    /// Who plays each seat.
    pub fn sitters(&self) -> &[Sitter] {
        on_table!(self, table => table.sitters())
    }

    /// The seat that acts on this device now.
    pub fn actor(&self) -> Option<Seat> {
        on_table!(self, table => table.actor())
    }

    /// Who is to act.
    pub fn turn(&self) -> Turn {
        on_table!(self, table => table.turn())
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        on_table!(self, table => table.is_over())
    }

    /// The bots that may think now; see [`Table::thinkers`].
    pub fn thinkers(&self) -> SeatSet {
        on_table!(self, table => table.thinkers())
    }

    /// The bots that may act now; see [`Table::bots_to_act`].
    pub fn bots_to_act(&self) -> SeatSet {
        on_table!(self, table => table.bots_to_act())
    }

    /// See [`Table::act`].
    ///
    /// # Errors
    /// As there, and when an action is of another game.
    pub fn act(
        &self,
        seat: Seat,
        actions: &[AnyAction],
        at: usize,
        think_ms: u32,
    ) -> Result<Self, Refused> {
        on_table!(self, table => {
            let actions = find_actions(table, actions)?;
            put(table.act(seat, &actions, at, think_ms))
        })
    }

    /// See [`Table::act_as_bot`].
    ///
    /// # Errors
    /// As there, and when the action is of another game.
    pub fn act_as_bot(
        &self,
        seat: Seat,
        action: AnyAction,
        think_ms: u32,
    ) -> Result<Self, Refused> {
        on_table!(self, table => {
            let action = find_action(table, action)?;
            put(table.act_as_bot(seat, action, think_ms))
        })
    }

    /// See [`Table::continued`].
    ///
    /// # Errors
    /// As there.
    pub fn continued(&self, at: usize) -> Result<Self, Refused> {
        on_table!(self, table => put(table.continued(at)))
    }

    /// See [`Table::pass`].
    ///
    /// # Errors
    /// As there.
    pub fn pass(&self, at: usize) -> Result<Self, Refused> {
        on_table!(self, table => put(table.pass(at)))
    }

    /// See [`Table::take`].
    ///
    /// # Errors
    /// As there.
    pub fn take(&self, seat: Seat) -> Result<Self, Refused> {
        on_table!(self, table => put(table.take(seat)))
    }

    /// See [`Table::covered`].
    pub fn covered(&self) -> Self {
        on_table!(self, table => OnShelf::put_table(table.covered()))
    }

    /// See [`Table::undone`].
    ///
    /// # Errors
    /// As there.
    pub fn undone(&self, at: usize) -> Result<Self, Refused> {
        on_table!(self, table => put(table.undone(at)))
    }

    /// See [`Table::redone`].
    ///
    /// # Errors
    /// As there.
    pub fn redone(&self, at: usize) -> Result<Self, Refused> {
        on_table!(self, table => put(table.redone(at)))
    }

    /// See [`Table::shown`].
    pub fn shown(&self, from: usize) -> Shown {
        on_table!(self, table => shown(table, from))
    }

    /// See [`Table::story`].
    ///
    /// # Errors
    /// As there.
    pub fn story(&self) -> Result<Vec<Told>, Refused> {
        on_table!(self, table => story(table))
    }

    /// See [`Table::earlier`].
    ///
    /// # Errors
    /// As there.
    pub fn earlier(&self, at: usize) -> Result<Earlier, Refused> {
        on_table!(self, table => earlier(table, at))
    }

    /// See [`Table::foreseen`].
    ///
    /// # Errors
    /// As there, and when an action is of another game.
    pub fn foreseen(
        &self,
        seat: Seat,
        actions: &[AnyAction],
        at: usize,
    ) -> Result<Preview, Refused> {
        on_table!(self, table => foreseen(table, seat, actions, at))
    }

    /// How the game ended, when it is over.
    pub fn ending(&self) -> Option<Ending> {
        on_table!(self, table => ending(table))
    }

    /// Whether an action of a seat is only a part of what it decides as a whole.
    ///
    /// # Errors
    /// [`Refused::OtherGame`] when the action is of another game.
    pub fn is_part(&self, seat: Seat, action: AnyAction) -> Result<bool, Refused> {
        on_table!(self, table => Ok(table.position().is_part(seat, find_action(table, action)?)))
    }

    /// What an advisor would do for a seat, knowing what the seat knows.
    pub fn advice(&self, seat: Seat, advisor: &impl Advisor) -> Option<AnyAction> {
        on_table!(self, table => advice(table, seat, advisor))
    }

    /// What an advisor thinks of all that a seat may do, the best first, each with its worth in
    /// points.
    pub fn ranking(&self, seat: Seat, advisor: &impl Advisor) -> Vec<(AnyAction, f32)> {
        on_table!(self, table => ranking(table, seat, advisor))
    }
}

fn put_faults<G: OnShelf>(
    added: Result<PackCard, Vec<G::Fault>>,
) -> Result<PackCard, Vec<AnyFault>> {
    added.map_err(|faults| faults.into_iter().map(G::put_fault).collect())
}

fn id_of<G: OnShelf>(_: &Table<G>) -> GameId {
    G::ID
}

fn setup_of<G: OnShelf>(table: &Table<G>) -> AnySetup {
    G::put_setup(table.setup().clone())
}

fn laid<G: OnShelf>(plan: AnyPlan) -> Result<AnyTable, PlanError> {
    Table::new(plan_of::<G>(plan)?).map(G::put_table)
}

/// The plan in the game's own types.
pub(crate) fn plan_of<G: OnShelf>(plan: AnyPlan) -> Result<Plan<G>, PlanError> {
    let AnyPlan { setup, rules, seed, sitters, script, practice } = plan;
    let setup = G::find_setup(setup).expect("the game was chosen by the setup");
    let script: Vec<Option<G::Chance>> = script.into_iter().map(G::find_chance).collect();
    if let Some(n) = script.iter().position(Option::is_none) {
        return Err(PlanError::Script { n });
    }
    let script = script.into_iter().flatten().collect();
    Ok(Plan { setup, rules, seed, sitters, script, practice })
}

fn resumed<G: OnShelf>(kept: &KeptTable) -> Result<AnyTable, KeptError> {
    let plan = Plan::<G> {
        setup: serde_json::from_str(&kept.setup).map_err(|_| KeptError::Setup)?,
        rules: kept.rules,
        seed: kept.seed,
        sitters: kept.sitters.clone(),
        script: serde_json::from_str(&kept.script).map_err(|_| KeptError::Setup)?,
        practice: kept.practice,
    };
    let mut steps = Vec::with_capacity(kept.steps.len());
    for (n, kept) in kept.steps.iter().enumerate() {
        let step = match kept.by {
            Some(seat) => serde_json::from_str(&kept.what).map(|action| Step::Act { seat, action }),
            None => serde_json::from_str(&kept.what).map(Step::Chance),
        };
        let step = step.map_err(|_| KeptError::Step { n })?;
        let KeptStep { think_ms, undone, joined, .. } = *kept;
        steps.push(LogStep { step, think_ms, undone, joined });
    }
    let table = Table::resumed(plan, &steps, kept.at).map_err(|_| KeptError::Setup)?;
    table.map(G::put_table).map_err(|BadLog { n, .. }| KeptError::Step { n })
}

fn n_shared<G: OnShelf>(table: &Table<G>, before: &AnyTable) -> usize {
    G::find_table(before).map_or(0, |before| table.n_shared(before))
}

fn kept_step<G: Game>(kept: &LogStep<G>) -> KeptStep {
    let what = match &kept.step {
        Step::Act { action, .. } => json(action),
        Step::Chance(outcome) => json(outcome),
    };
    let LogStep { think_ms, undone, joined, .. } = *kept;
    KeptStep { by: kept.by(), what, think_ms, undone, joined }
}

fn kept<G: OnShelf>(table: &Table<G>) -> KeptTable {
    KeptTable {
        setup: json(table.setup()),
        rules: table.position().rules(),
        seed: table.seed(),
        sitters: table.sitters().to_vec(),
        script: json(table.script()),
        practice: table.is_practice(),
        steps: table.steps().map(kept_step).collect(),
        at: table.at(),
    }
}

fn json(it: &(impl serde::Serialize + ?Sized)) -> String {
    serde_json::to_string(it).expect("setups, actions and outcomes are plain data")
}

fn find_action<G: OnShelf>(_: &Table<G>, action: AnyAction) -> Result<G::Action, Refused> {
    G::find_action(action).ok_or(Refused::OtherGame)
}

pub(crate) fn find_actions<G: OnShelf>(
    table: &Table<G>,
    actions: &[AnyAction],
) -> Result<Vec<G::Action>, Refused> {
    actions.iter().map(|&action| find_action(table, action)).collect()
}

fn put<G: OnShelf>(table: Result<Table<G>, TableError<G::Reason>>) -> Result<AnyTable, Refused> {
    table.map(G::put_table).map_err(refused::<G>)
}

pub(crate) fn refused<G: OnShelf>(error: TableError<G::Reason>) -> Refused {
    match error {
        TableError::Stale { at } => Refused::Stale { at },
        TableError::NotOnTurn => Refused::NotOnTurn,
        TableError::Illegal { n, why } => Refused::Illegal { n, refusal: G::put_refusal(why) },
        TableError::Unforeseen { n } => Refused::Unforeseen { n },
        TableError::NothingToUndo => Refused::NothingToUndo,
        TableError::Script { n } => Refused::Script { n },
    }
}

fn shown<G: OnShelf>(table: &Table<G>, from: usize) -> Shown {
    table.shown(from).map(G::put_view, G::put_offer, G::put_sheet, G::put_event)
}

fn story<G: OnShelf>(table: &Table<G>) -> Result<Vec<Told>, Refused> {
    table.story().map(|told| mapped(told, G::put_event)).map_err(refused::<G>)
}

fn earlier<G: OnShelf>(table: &Table<G>, at: usize) -> Result<Earlier, Refused> {
    table.earlier(at).map(any_earlier::<G>).map_err(refused::<G>)
}

pub(crate) fn any_earlier<G: OnShelf>(earlier: EarlierOf<G>) -> Earlier {
    earlier.map(G::put_view, G::put_sheet, G::put_event)
}

fn foreseen<G: OnShelf>(
    table: &Table<G>,
    seat: Seat,
    actions: &[AnyAction],
    at: usize,
) -> Result<Preview, Refused> {
    let actions = find_actions(table, actions)?;
    let preview = table.foreseen(seat, &actions, at).map_err(refused::<G>)?;
    Ok(preview.map(G::put_changes, G::put_event, G::put_offer))
}

fn ending<G: OnShelf>(table: &Table<G>) -> Option<Ending> {
    let sheet = table.final_sheet()?;
    Some(Ending {
        totals: sheet.seats().iter().map(game::SeatSheet::total).collect(),
        places: table.places()?,
        sheet: G::put_sheet(sheet),
    })
}

fn advice<G: OnShelf>(table: &Table<G>, seat: Seat, advisor: &impl Advise<G>) -> Option<AnyAction> {
    advisor.choose(table.seen(seat)).map(G::put_action)
}

fn ranking<G: OnShelf>(
    table: &Table<G>,
    seat: Seat,
    advisor: &impl Advise<G>,
) -> Vec<(AnyAction, f32)> {
    let ranked = advisor.rank(table.seen(seat)).into_iter();
    ranked.map(|(action, worth)| (G::put_action(action), worth)).collect()
}
