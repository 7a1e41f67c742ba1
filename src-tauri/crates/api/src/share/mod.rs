//! Games that go to another device and come back from one: as a code, or as a file that holds the
//! code and how long everybody thought.

mod code;
mod numbers;

use data_encoding::{HEXLOWER, HEXLOWER_PERMISSIVE};
use serde::{Deserialize, Serialize};
use store::{NONE_AGREED, NewGame, NewSeat, Origin, Times};
use table::{AnyPlan, AnyTable, CompactError, KeptTable, PlanError};
use tokio::task::spawn_blocking;
use uuid::Uuid;

use crate::app::App;
use crate::clock::now;
use crate::guard::{bug, guarded};
use crate::open_table::{Draft, OpenTable, handicaps, to_seat};
use crate::wire::{ApiError, ClaimSeat, Import, Imported, OfTable, SeatPlan, ShareFault, Shared};

use code::Code;
use numbers::{Digits, to_number};

/// The version of the file that is written and the newest that is read.
const FILE_VERSION: u8 = 1;

/// The last moment of a game that every place on earth still writes with four digits of a year, in
/// ms since 1970 UTC: two days before the year 10000.
const LAST_MOMENT: u64 = 253_402_128_000_000;

/// The longest text that is looked at, in bytes: many times what the longest game takes.
const MOST_LETTERS: usize = 1 << 20;

/// The file of a game.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct GameFile {
    /// Tells the file from others: the version of its shape.
    ctyrhra_game: u8,
    /// The game.
    code: String,
    /// How long the seat thought at each step, in ms.
    think_ms: Vec<u32>,
    /// How often a step at this place was taken back.
    undone: Vec<u16>,
}

impl App {
    pub(crate) async fn share(&self, OfTable { table }: OfTable) -> Result<Shared, ApiError> {
        let open_table = self.look_up(&table).await?;
        if !open_table.table.is_over() {
            return Err(ApiError::Running);
        }
        if open_table.new.agreements != NONE_AGREED {
            return Err(ShareFault::Agreed.into());
        }
        let saved = self.times(&table).await?;
        guarded("share", || shared(&open_table, saved))?
    }

    pub(crate) async fn import(&self, Import { text }: Import) -> Result<Imported, ApiError> {
        if text.len() > MOST_LETTERS {
            return Err(ShareFault::NoGame.into());
        }
        // Playing it again takes a while; others go on meanwhile.
        let _one = self.inner.imports.lock().await;
        let played = spawn_blocking(move || guarded("import", || imported(&text)));
        let (game, draft, times) =
            played.await.map_err(|_| bug("import", "the thread is gone"))???;
        let id = game.id.clone();
        let now = now();
        let keep = move |store: &mut store::Store| store.import(&game, &draft.change(now), times);
        let is_new = self.inner.db.run(keep).await?;
        Ok(Imported { table: id, is_new })
    }

    /// Says who of this device sat on a seat of a game from another one: it counts then.
    pub(crate) async fn claim_seat(&self, of: ClaimSeat) -> Result<(), ApiError> {
        let ClaimSeat { table, seat, person } = of;
        let id = table.clone();
        let claim = move |store: &mut store::Store| {
            store.claim_seat(&id, seat.index() as u8, person.as_deref())
        };
        self.inner.db.run(claim).await?;
        // What is open of it says who sat there before.
        self.inner.tables.lock().await.close(&table);
        Ok(())
    }

    async fn times(&self, table: &str) -> Result<Times, ApiError> {
        let id = table.to_owned();
        self.inner.db.run(move |store| store.times(&id)).await
    }
}

fn shared(open_table: &OpenTable, times: Times) -> Result<Shared, ApiError> {
    let (table, kept) = (&open_table.table, open_table.table.kept());
    let (Some(told), Some(ending)) = (table.compacted(), table.ending()) else {
        return Err(ApiError::Running);
    };
    let id = Uuid::parse_str(&open_table.id).map_err(|_| bug("share", "an id of another kind"))?;
    let salt = HEXLOWER_PERMISSIVE
        .decode(open_table.new.salt.as_bytes())
        .ok()
        .and_then(|salt| salt.try_into().ok());
    let code = Code {
        rules: table.rules(),
        practice: kept.practice,
        trust: table.has_trust(),
        is_dealt: told.is_dealt,
        id,
        seed: table.seed(),
        salt: salt.ok_or_else(|| bug("share", "a salt of another kind"))?,
        seconds: (times.ended_at - times.started_at).max(0).unsigned_abs() / 1000,
        seats: open_table.seats.clone(),
        handicaps_at: open_table.new.seats.iter().map(|seat| seat.handicap_at).collect(),
        setup: table.setup(),
        totals: ending.totals,
        hinted: open_table.hinted.iter().copied().filter(|&n| n < kept.at).collect(),
        choices: to_number(&told.choices),
    };
    let code = code.to_text();
    let steps = &kept.steps[..kept.at];
    let file = GameFile {
        ctyrhra_game: FILE_VERSION,
        code: code.clone(),
        think_ms: steps.iter().map(|step| step.think_ms).collect(),
        undone: steps.iter().map(|step| step.undone).collect(),
    };
    let file = serde_json::to_string(&file).expect("a file is plain data");
    // The first part of the id is the time it was made.
    let name = format!("ctyrhra-{}-{}.ctyrhra", table.game().name(), &open_table.id[..8]);
    Ok(Shared { code, file, name })
}

/// What somebody sent, played again and checked.
fn imported(text: &str) -> Result<(NewGame, Draft, Times), ApiError> {
    let (code, file) = match read_file(text) {
        Some(file) => (Code::from_text(&file.as_ref().map_err(Clone::clone)?.code)?, file.ok()),
        None => (Code::from_text(text)?, None),
    };
    let Times { started_at, ended_at } = times(&code)?;
    let table = replayed(&code)?;
    let table = match file {
        Some(file) => timed(&table, &file)?,
        None => table,
    };
    let KeptTable { setup, script, .. } = table.kept();
    let draft = Draft::whole(table, &code.hinted);
    let game = NewGame {
        id: code.id.to_string(),
        game: code.setup.game().name().to_owned(),
        rules: code.rules,
        app_version: env!("CARGO_PKG_VERSION").to_owned(),
        setup,
        seed: code.seed,
        salt: HEXLOWER.encode(&code.salt),
        script,
        trust: code.trust,
        seats: code.seats.iter().zip(&code.handicaps_at).map(seat_of).collect(),
        agreements: NONE_AGREED.to_owned(),
        origin: Origin::default(),
    };
    Ok((game, draft, Times { started_at, ended_at }))
}

/// A seat as it is saved.
fn seat_of((plan, &handicap_at): (&SeatPlan, &u32)) -> NewSeat {
    NewSeat { handicap_at, ..to_seat(plan) }
}

/// When a game was played: its id says when it began.
fn times(code: &Code) -> Result<Times, ShareFault> {
    let (seconds, nanoseconds) = code.id.get_timestamp().map_or((0, 0), |it| it.to_unix());
    let began = seconds.saturating_mul(1000).saturating_add(u64::from(nanoseconds / 1_000_000));
    let ended = began.saturating_add(code.seconds.saturating_mul(1000));
    if ended > LAST_MOMENT {
        return Err(ShareFault::Time);
    }
    Ok(Times { started_at: began.cast_signed(), ended_at: ended.cast_signed() })
}

/// So many times a text may look as if a file or a code began in it.
const MOST_BEGUN: usize = 32;

/// The file that stands in a text, whatever stands around it; `None` when there is none.
fn read_file(text: &str) -> Option<Result<GameFile, ShareFault>> {
    let begun = text.match_indices('{').take(MOST_BEGUN);
    let mut values = begun.filter_map(|(at, _)| {
        let mut read = serde_json::Deserializer::from_str(&text[at..]).into_iter();
        read.next()?.ok().filter(|value: &serde_json::Value| value.get("ctyrhraGame").is_some())
    });
    let Some(value) = values.next() else {
        // The code in a file that is cut would bring the game without its times.
        return text.contains("\"ctyrhraGame\"").then_some(Err(ShareFault::Damaged));
    };
    let version = value.get("ctyrhraGame")?.as_u64()?;
    let found = u8::try_from(version).unwrap_or(u8::MAX);
    if found > FILE_VERSION {
        return Some(Err(ShareFault::Newer { found, known: FILE_VERSION }));
    }
    Some(serde_json::from_value(value).map_err(|_| ShareFault::Damaged))
}

/// The game of a code, with every step checked and its end compared.
fn replayed(code: &Code) -> Result<AnyTable, ShareFault> {
    let plan = AnyPlan {
        setup: code.setup.clone(),
        rules: code.rules,
        seed: code.seed,
        sitters: code.seats.iter().map(|seat| seat.sitter).collect(),
        script: Vec::new(),
        practice: code.practice,
    };
    if code.seats.len() < 2 && code.seats.iter().any(|seat| seat.handicap.is_some()) {
        return Err(ShareFault::Damaged);
    }
    let mut digits = Digits::of(&code.choices);
    let table = AnyTable::replayed(plan, code.is_dealt, |of| Some(digits.next(of)));
    let table = table.map_err(|error| match error {
        CompactError::Plan(PlanError::Setup(why)) => ShareFault::Setup { why: Some(why) },
        CompactError::Plan(PlanError::Sitters { .. } | PlanError::Script { .. }) => {
            ShareFault::Setup { why: None }
        }
        CompactError::Step { n } => ShareFault::Step { n: n as u32 },
    })?;
    let table = table.with_handicaps(&handicaps(&code.seats)).with_trust(code.trust);
    let counted = table.ending().map(|ending| ending.totals).unwrap_or_default();
    if !digits.is_over() || counted != code.totals {
        return Err(ShareFault::Totals { told: code.totals.clone(), counted });
    }
    Ok(table)
}

/// The same table with the times of the file.
fn timed(table: &AnyTable, file: &GameFile) -> Result<AnyTable, ShareFault> {
    let mut kept: KeptTable = table.kept();
    if file.think_ms.len() != kept.steps.len() || file.undone.len() != kept.steps.len() {
        return Err(ShareFault::Damaged);
    }
    let times = file.think_ms.iter().zip(&file.undone);
    for (step, (&think_ms, &undone)) in kept.steps.iter_mut().zip(times) {
        (step.think_ms, step.undone) = (think_ms, undone);
    }
    let again = AnyTable::resumed(table.game(), &kept).map_err(|_| ShareFault::Damaged)?;
    Ok(again.with_handicaps(table.handicaps()).with_trust(table.has_trust()))
}

impl From<ShareFault> for ApiError {
    fn from(why: ShareFault) -> Self {
        Self::Share { why }
    }
}
