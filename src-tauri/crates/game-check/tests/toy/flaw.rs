//! [`Flaw`]: the faults one can put into the toy.
//!
//! The flaw is a setting of the thread, not of the position: a test switches one on for itself and
//! the toy stays one type, so that the kit is compiled for it once.

use std::cell::Cell;

/// A fault on purpose.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Flaw {
    None,
    LeakedHand,
    LostCard,
    WrongTurn,
    WrongOrder,
    DoubleAction,
    ScoreTells,
    ViewDepends,
    EventLeaksBid,
    EventLeaksDeal,
    ForeseeLeaks,
    ForeseeDiffers,
    OfferLacks,
    RefusesLegal,
    PermitsIllegal,
    WrongRefusal,
    RefusalTells,
    TotalsDiffer,
    Circle,
    LongCircle,
    Endless,
    DishonestReveals,
    ActionJson,
    SetupJson,
    PlaySpoils,
    SampleIllegal,
    SampleUnfair,
    SinkMatters,
    ImaginePeeks,
    ImagineFollows,
    ImagineLoses,
    EarlyPlaces,
    WrongPlaces,
    AnswerShown,
    AnswerOrder,
    FinalSecret,
    Panic,
    DeniesSecrets,
    PublicKnowsMore,
    EverythingLacks,
    WeightZero,
    Inconstant,
    RoundsBack,
    ChanceOrder,
    StartDiffers,
    ReplayDiffers,
}

thread_local! {
    static FLAW: Cell<Flaw> = const { Cell::new(Flaw::None) };
    static STARTS: Cell<u8> = const { Cell::new(0) };
}

/// Puts this flaw into the toy for the rest of this thread's test.
pub fn put(flaw: Flaw) {
    FLAW.set(flaw);
}

/// Whether the toy has this flaw.
pub fn has(flaw: Flaw) -> bool {
    FLAW.get() == flaw
}

/// How many games this thread has started, this one included; stays at the most it can count.
pub fn n_starts() -> u8 {
    STARTS.set(STARTS.get().saturating_add(1));
    STARTS.get()
}
