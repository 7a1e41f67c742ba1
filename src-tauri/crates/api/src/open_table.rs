//! [`OpenTable`]: a table that is open, with what belongs to it besides the game: who is called
//! what, what of it is on disk, and the bots that think.

use std::cell::LazyCell;
use std::collections::BTreeSet;
use std::sync::Arc;

use game::Seat;
use store::{Change, FinalResult, Move, NONE_AGREED, NewGame, NewSeat, Origin, SavedGame};
use table::{
    AnyPlan, AnyTable, GameId, KeptError, KeptStep, KeptTable, LessonPlace, Level, MOST_HANDICAP,
    PlanError, Sitter,
};

use crate::agreements::{are_agreements, is_ended};
use crate::bot::Thinking;
use crate::exercises::Given;
use crate::fresh::{new_id, new_salt, new_seed};
use crate::guard::guarded;
use crate::people::{from_word, to_word};
use crate::read::bad;
use crate::result::final_result;
use crate::seed;
use crate::thought::Thought;
use crate::wire::{
    ApiError, ForkedFrom, LessonState, NewTable, SeatPlan, SeatState, TableId, TableState, Trouble,
};

/// A table that is open.
#[derive(Debug)]
pub(crate) struct OpenTable {
    pub(crate) id: TableId,
    pub(crate) table: AnyTable,
    pub(crate) seats: Vec<SeatPlan>,
    /// What was fixed when it began.
    pub(crate) new: Arc<NewGame>,
    /// The number of the last change on disk.
    pub(crate) revision: u64,
    /// How often the file had lost something when this was written last.
    pub(crate) n_losses: u32,
    pub(crate) bots: Vec<Thinking>,
    /// Whether a task lets the bots act, or waits to try that again.
    pub(crate) is_acting: bool,
    /// The steps before which somebody asked for a hint.
    pub(crate) hinted: BTreeSet<usize>,
    /// The exercise that it is: such a table is never on disk, and never changes.
    pub(crate) exercise: Option<Box<Given>>,
    /// How long whoever is to act has thought.
    pub(crate) thought: Thought,
}

/// A change of a table that is not yet on disk.
#[derive(Debug)]
pub(crate) struct Draft {
    /// The table after it.
    pub(crate) table: AnyTable,
    /// How many of the steps on disk stay.
    keep: usize,
    /// The steps after them.
    moves: Vec<Move>,
    ending: Option<FinalResult>,
    /// Whether nothing is left of the lesson it is.
    is_learned: bool,
    /// Who sits where with which head starts, and the game that says so; nothing when that stays.
    agreed: Option<(Vec<SeatPlan>, Arc<NewGame>)>,
}

impl Draft {
    /// A whole game, of which nothing is on disk.
    pub(crate) fn whole(table: AnyTable, hinted: &BTreeSet<usize>) -> Self {
        Self::keeping(0, table, hinted)
    }

    fn keeping(keep: usize, table: AnyTable, hinted: &BTreeSet<usize>) -> Self {
        let fresh = (keep..).zip(table.kept_from(keep));
        let moves = fresh.map(|(n, step)| to_move(step, hinted.contains(&n))).collect();
        let ending = final_result(&table);
        Self { table, keep, moves, ending, is_learned: false, agreed: None }
    }

    /// The same change, for a file that has lost what it had of the game.
    pub(crate) fn made_whole(&self, hinted: &BTreeSet<usize>) -> Self {
        let (is_learned, agreed) = (self.is_learned, self.agreed.clone());
        Self { is_learned, agreed, ..Self::whole(self.table.clone(), hinted) }
    }

    /// What is fixed of the game after it.
    pub(crate) fn new_game(&self, open_table: &OpenTable) -> Arc<NewGame> {
        Arc::clone(self.agreed.as_ref().map_or(&open_table.new, |(_, new)| new))
    }

    /// What the disk is told.
    pub(crate) fn change(&self, now: i64) -> Change<'_> {
        let on_turn = self.table.turn().seats();
        Change {
            keep: self.keep,
            moves: &self.moves,
            at: self.table.at(),
            practice: self.table.is_practice(),
            on_turn: on_turn.iter().map(|seat| seat.index() as u8).collect(),
            ending: self.ending.clone(),
            is_learned: self.is_learned,
            agreed: self.agreed.as_ref().map(|(_, new)| &**new),
            now,
        }
    }
}

impl OpenTable {
    /// A new game, with what has to be on disk before anybody hears of it.
    ///
    /// # Errors
    /// What is wrong with the request.
    pub(crate) fn begin(
        new: NewTable,
        origin: Origin,
        now: i64,
    ) -> Result<(Self, NewGame, Draft), ApiError> {
        let NewTable { setup, seats, seed, practice, trust, script } = new;
        check_seats(&seats)?;
        let seed = match seed {
            Some(code) => seed::seed(&code).ok_or(ApiError::Seed)?,
            None => new_seed(),
        };
        let plan = AnyPlan {
            rules: setup.game().rules(),
            setup,
            seed,
            sitters: seats.iter().map(|seat| seat.sitter).collect(),
            script: script.unwrap_or_default(),
            practice: practice.unwrap_or(false),
        };
        let table = guarded("newTable", || AnyTable::new(plan))?.map_err(|error| match error {
            PlanError::Setup(why) => ApiError::Setup { why },
            PlanError::Sitters { .. } => bad("seats"),
            PlanError::Script { n } => bad(&format!("script[{n}]")),
        })?;
        // Alone there is nobody to trust.
        let n_persons = seats.iter().filter(|it| it.sitter.is_person()).count();
        let table = table.with_trust(trust.unwrap_or(false) && n_persons > 1);
        Self::lay(&table, seats, origin, now)
    }

    /// A table that is laid anew, with what has to be on disk before anybody hears of it.
    pub(crate) fn lay(
        table: &AnyTable,
        seats: Vec<SeatPlan>,
        origin: Origin,
        now: i64,
    ) -> Result<(Self, NewGame, Draft), ApiError> {
        let clean = |it: SeatPlan| SeatPlan { name: store::clean_label(&it.name), ..it };
        let seats: Vec<SeatPlan> = seats.into_iter().map(clean).collect();
        let table = table.with_handicaps(&handicaps(&seats));
        let draft = guarded("newTable", || Draft::whole(table.clone(), &BTreeSet::new()))?;
        let game = NewGame { origin, ..new_game(new_id(now), &table, &seats) };
        let thought = Thought::new(table.actor());
        let open_table = Self {
            id: game.id.clone(),
            table,
            seats,
            new: Arc::new(game.clone()),
            revision: 1,
            n_losses: 0,
            bots: Vec::new(),
            is_acting: false,
            hinted: BTreeSet::new(),
            exercise: None,
            thought,
        };
        Ok((open_table, game, draft))
    }

    /// A saved game, replayed.
    ///
    /// # Errors
    /// What keeps this version of the app from playing it.
    pub(crate) fn resume(saved: SavedGame) -> Result<Self, Trouble> {
        let id = saved.new.id.clone();
        let unplayable =
            |missing: &str| Trouble::Unplayable { table: id.clone(), missing: missing.to_owned() };
        let game = GameId::named(&saved.new.game).ok_or_else(|| unplayable("game"))?;
        if !game.has_rules(saved.new.rules) {
            return Err(unplayable("rules"));
        }
        let seats: Option<Vec<SeatPlan>> = saved.new.seats.iter().map(from_seat).collect();
        let seats = seats.ok_or_else(|| unplayable("setup"))?;
        if !are_agreements(&saved) {
            return Err(unplayable("setup"));
        }
        let hinted = saved.hinted.into_iter().collect();
        let steps: Option<Vec<KeptStep>> = saved.moves.iter().map(from_move).collect();
        let kept = KeptTable {
            setup: saved.new.setup.clone(),
            rules: saved.new.rules,
            seed: saved.new.seed,
            sitters: seats.iter().map(|seat| seat.sitter).collect(),
            script: saved.new.script.clone(),
            practice: saved.practice,
            steps: steps.ok_or_else(|| Trouble::BadLog { table: id.clone(), n: 0 })?,
            at: saved.at,
        };
        // A log that breaks an engine is as bad as one that breaks its rules.
        let table = guarded("open", || AnyTable::resumed(game, &kept))
            .unwrap_or(Err(KeptError::Step { n: kept.at }))
            .map_err(|error| match error {
                KeptError::Setup => unplayable("setup"),
                KeptError::Step { n } => Trouble::BadLog { table: id.clone(), n: n as u32 },
            })?;
        let thought = Thought::new(table.actor());
        Ok(Self {
            id,
            table: table
                .with_handicaps(&handicaps(&seats))
                .with_trust(saved.new.trust)
                .ended(is_ended(&saved.new)),
            seats,
            new: Arc::new(saved.new),
            revision: saved.revision,
            n_losses: 0,
            bots: Vec::new(),
            is_acting: false,
            hinted,
            exercise: None,
            thought,
        })
    }

    /// What has to be written before this table may take the place of the present one.
    pub(crate) fn draft(&self, table: AnyTable) -> Draft {
        let is_learned = self.place_at(&table).is_some_and(|place| place.is_done);
        Draft { is_learned, ..Draft::keeping(table.n_shared(&self.table), table, &self.hinted) }
    }

    /// What has to be written before this may hold.
    pub(crate) fn draft_agreed(
        &self,
        table: &AnyTable,
        seats: Vec<SeatPlan>,
        new: NewGame,
    ) -> Draft {
        let table = table.with_handicaps(&handicaps(&seats));
        Draft { agreed: Some((seats, Arc::new(new))), ..self.draft(table) }
    }

    /// The change is on disk.
    pub(crate) fn adopt(&mut self, draft: Draft, revision: u64) {
        let actor = self.table.actor();
        let has_acted =
            |it: &Move| it.seat.is_some() && it.seat == actor.map(|it| it.index() as u8);
        let is_back = draft.table.at() < self.table.at();
        self.thought.turn_to(draft.table.actor(), is_back || draft.moves.iter().any(has_acted));
        self.table = draft.table;
        if let Some((seats, new)) = draft.agreed {
            (self.seats, self.new) = (seats, new);
        }
        self.revision = revision;
    }

    /// The table is in sight.
    pub(crate) fn come_back(&mut self) {
        self.thought.come_back(self.table.actor());
    }

    /// Whether all that this change leaves is on disk already.
    pub(crate) fn is_written(&self, draft: &Draft) -> bool {
        let kept = |table: &AnyTable| (table.n_steps(), table.at(), table.is_practice());
        draft.moves.is_empty() && kept(&draft.table) == kept(&self.table)
    }

    /// Which lesson it is.
    pub(crate) fn lesson(&self) -> Option<&str> {
        self.new.origin.lesson.as_deref()
    }

    /// Where the learner would stand with this table; `None` where it is no lesson, or one whose
    /// script has changed since.
    pub(crate) fn place_at(&self, table: &AnyTable) -> Option<LessonPlace> {
        table.lesson_place(self.lesson()?)
    }

    /// Whether a script says what happens next.
    pub(crate) fn is_scripted(&self) -> bool {
        self.place_at(&self.table).is_some_and(|place| !place.is_through)
    }

    fn lesson_state(&self) -> Option<LessonState> {
        let place = self.place_at(&self.table)?;
        Some(LessonState {
            id: self.lesson()?.to_owned(),
            task: place.task as u32,
            tasks: place.n_tasks as u32,
            is_through: place.is_through,
            is_done: place.is_done,
            is_small: place.is_small,
            answer: None,
        })
    }

    /// The table as its holder may see it, with the events of the steps from number `from` on.
    pub(crate) fn state(&self, from: usize) -> TableState {
        let mut shown = self.table.shown(from);
        let lesson = self.lesson_state();
        if lesson.is_some() {
            // What was done of a script was right; nobody needs to take it back.
            let is_through =
                |table: &AnyTable| self.place_at(table).is_some_and(|it| it.is_through);
            let back = self.table.undone(self.table.at());
            shown.can_undo &= back.is_ok_and(|back| is_through(&back));
            shown.can_redo &= is_through(&self.table);
        }
        if shown.can_undo && self.new.agreements != NONE_AGREED {
            let back = self.table.undone(self.table.at());
            shown.can_undo = back.is_ok_and(|back| self.may_go_back_to(&back));
        }
        if let Some(given) = &self.exercise {
            (shown.can_undo, shown.can_redo) = (false, false);
            if given.answer.is_some() {
                shown.offer = None;
            }
        }
        let is_over = self.table.is_over();
        let seed = self.table.seed();
        // The log is gone through for it, and hardly any table has changed a head start.
        let periods = LazyCell::new(|| self.table.periods());
        let seats = self.seats.iter().enumerate().map(|(i, plan)| {
            let seat = Seat::new(i as u8).expect("a table has few seats");
            let agreed_at = Some(self.new.seats[i].handicap_at).filter(|&at| at > 0);
            SeatState {
                seat,
                name: plan.name.clone(),
                mark: plan.mark.clone(),
                sitter: plan.sitter,
                profile: plan.profile.clone(),
                help: plan.help.unwrap_or_default(),
                handicap: plan.handicap,
                handicap_at: agreed_at,
                handicap_when: agreed_at.map(|at| periods.of_step(at)),
                on_turn: shown.turn.has(seat),
                is_thinking: self.bots.iter().any(|bot| bot.seat == seat && bot.answer.is_none()),
            }
        });
        TableState {
            table: self.id.clone(),
            game: self.table.game(),
            rules: self.table.rules(),
            setup: self.table.setup(),
            seats: seats.collect(),
            agreements: self.agreements(),
            shown,
            // In a lesson help costs nothing, so nobody is asked about it.
            assisted: lesson.is_some() || !self.hinted.is_empty(),
            lesson,
            exercise: self.exercise.as_ref().map(|it| it.state(&self.table)),
            day: self.new.origin.day.clone(),
            forked_from: forked_from(&self.new.origin),
            seed_hash: seed::hash(&self.new.salt, seed),
            seed: is_over.then(|| seed::code(seed)),
            salt: is_over.then(|| self.new.salt.clone()),
        }
    }
}

/// The head starts of all seats.
pub(crate) fn handicaps(seats: &[SeatPlan]) -> Vec<u16> {
    seats.iter().map(|seat| seat.handicap.unwrap_or(0)).collect()
}

fn forked_from(origin: &Origin) -> Option<ForkedFrom> {
    let (table, at) = origin.parent.clone()?;
    Some(ForkedFrom { table, at: at as u32 })
}

fn to_move(step: KeptStep, hint_used: bool) -> Move {
    let KeptStep { by, what, think_ms, undone, joined } = step;
    Move { seat: by.map(|seat| seat.index() as u8), what, think_ms, undone, hint_used, joined }
}

fn from_move(it: &Move) -> Option<KeptStep> {
    let by = match it.seat {
        Some(seat) => Some(Seat::new(seat)?),
        None => None,
    };
    let Move { think_ms, undone, joined, .. } = *it;
    Some(KeptStep { by, what: it.what.clone(), think_ms, undone, joined })
}

/// What is fixed when a table like this begins, with a salt of its own.
pub(crate) fn new_game(id: TableId, table: &AnyTable, seats: &[SeatPlan]) -> NewGame {
    let kept = table.kept();
    NewGame {
        id,
        game: table.game().name().to_owned(),
        rules: table.rules(),
        app_version: env!("CARGO_PKG_VERSION").to_owned(),
        setup: kept.setup,
        seed: kept.seed,
        salt: new_salt(),
        script: kept.script,
        trust: table.has_trust(),
        seats: seats.iter().map(to_seat).collect(),
        agreements: NONE_AGREED.to_owned(),
        origin: Origin::default(),
    }
}

/// Whether a text can be a name or a mark.
pub(crate) fn is_label(text: &str) -> bool {
    (1..=store::MOST_LABEL).contains(&store::clean_label(text).chars().count())
}

/// Names and marks are there, and nobody sits at a table twice.
pub(crate) fn check_seats(seats: &[SeatPlan]) -> Result<(), ApiError> {
    for (i, seat) in seats.iter().enumerate() {
        let wrong = |what: &str| Err(bad(&format!("seats[{i}].{what}")));
        if !is_label(&seat.name) {
            return wrong("name");
        }
        if !is_label(&seat.mark) {
            return wrong("mark");
        }
        let is_twice = seats[..i].iter().any(|other| other.profile == seat.profile);
        if seat.profile.is_some() && (is_twice || !seat.sitter.is_person()) {
            return wrong("profile");
        }
        // Alone there is nobody to be ahead of.
        let most = if seats.len() > 1 { MOST_HANDICAP } else { 0 };
        if seat.handicap.unwrap_or(0) > most {
            return wrong("handicap");
        }
    }
    Ok(())
}

pub(crate) fn to_seat(plan: &SeatPlan) -> NewSeat {
    let bot_level = match plan.sitter {
        Sitter::Person => None,
        Sitter::Bot { level } => Some(level.name().to_owned()),
    };
    NewSeat {
        name: plan.name.clone(),
        mark: plan.mark.clone(),
        bot_level,
        profile: plan.profile.clone(),
        help: plan.help.map(|help| to_word(&help)),
        handicap: plan.handicap.unwrap_or(0),
        handicap_at: 0,
    }
}

/// The seat as it was saved; `None` when a bot's level is not known here.
pub(crate) fn from_seat(seat: &NewSeat) -> Option<SeatPlan> {
    let sitter = match &seat.bot_level {
        None => Sitter::Person,
        Some(name) => Sitter::Bot { level: Level::named(name)? },
    };
    Some(SeatPlan {
        name: seat.name.clone(),
        mark: seat.mark.clone(),
        sitter,
        profile: seat.profile.clone(),
        help: seat.help.as_deref().and_then(from_word),
        handicap: (seat.handicap != 0).then_some(seat.handicap),
    })
}
