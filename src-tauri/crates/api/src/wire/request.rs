//! [`Request`]: all that a screen can ask for.

use game::Seat;
use serde::{Deserialize, Serialize};
use table::{AnyAction, AnyChance, AnySetup, GameId, Sitter};

use super::{
    AddPerson, Again, BackupPart, BackupPartOf, ChangeGame, ChangePerson, DayOf, ExportPlays, Fork,
    GamesFilter, Help, Import, MergePeople, OfPerson, PlayDay, ProfileId, RecordsOf, Restore,
    SettingsChange, StatisticsOf, TableId,
};

/// What a screen asks for. Anything else, unknown fields too, is refused with `badRequest`.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum Request {
    /// The first thing a screen says; answered with [`super::Hello`].
    Hello,
    /// The components of a game, for drawing them.
    Catalogue(CatalogueOf),
    /// Starts a game.
    NewTable(NewTable),
    /// Starts another game after one, with the same people and setup.
    Again(Again),
    /// The games of a day.
    Day(DayOf),
    /// Starts a game of a day, or goes on with it.
    PlayDay(PlayDay),
    /// Begins a practice game that goes on from a position of another.
    Fork(Fork),
    /// How the points came about so far.
    Course(OfTable),
    /// Whether chance brought up what the seed said.
    Fairness(OfTable),
    /// A finished game to show to others.
    Share(OfTable),
    /// Takes over a game that somebody sent.
    Import(Import),
    /// Opens a saved game where it stood, behind the curtain where it has secrets.
    Open(OfTable),
    /// Puts a game away: bots stop thinking. It can be opened again at any time.
    Close(OfTable),
    /// Acts for a seat.
    Act(Act),
    /// What an action would change.
    Preview(PreviewOf),
    /// What a strong player would do here. The game is marked as assisted.
    Hint(HintOf),
    /// Bots that think come to an end and act as well as they know by now.
    Hurry(OfTable),
    /// The holder gives the device away: the curtain goes up.
    Pass(At),
    /// The holder confirms the end of the turn, and chance brings up what comes.
    Continue(At),
    /// The person of a seat takes the device: the curtain comes down.
    Take(Take),
    /// The app went to the background: the curtain goes up where there are secrets.
    Cover(OfTable),
    /// Takes back the holder's own last action.
    Undo(At),
    /// Takes the same steps again.
    Redo(At),
    /// Everything that happened, as the holder may know it.
    Log(OfTable),
    /// An earlier position, as the holder may know it.
    Position(PositionAt),
    /// The saved games, a page of them.
    Games(GamesFilter),
    /// What lies open on the table of a saved game.
    Picture(OfTable),
    /// Changes what the players say of a game.
    ChangeGame(ChangeGame),
    /// Puts a game into the bin; it can be restored for 30 days.
    Abandon(OfTable),
    /// Takes a game out of the bin.
    Restore(OfTable),
    /// Reads the settings and changes what `change` names.
    Settings(SettingsOf),
    /// Adds a pack of components.
    AddPack(AddPack),
    /// The packs of components of a game.
    Packs(OfGame),
    /// The people of this device.
    People,
    /// Adds a person.
    AddPerson(AddPerson),
    /// Changes a person.
    ChangePerson(ChangePerson),
    /// Makes two people one; no game is lost.
    MergePeople(MergePeople),
    /// What making two people one would do.
    PreviewMerge(MergePeople),
    /// Takes a merging back.
    SplitPerson(OfPerson),
    /// What a finished game was like.
    Result(OfTable),
    /// What finished games tell about a person.
    Statistics(StatisticsOf),
    /// What all finished games together tell.
    Household,
    /// The records.
    Records(RecordsOf),
    /// Makes a backup of everything, to be fetched part by part.
    Backup,
    /// A part of the backup that was made.
    BackupPart(BackupPartOf),
    /// Hands in a part of a backup, in order.
    RestorePart(BackupPart),
    /// What taking in the backup that was handed in would change. Nothing changes yet.
    RestoreLook,
    /// Takes in the backup that was looked at; answered when all of it is here.
    RestoreBackup(Restore),
    /// All finished games as a file for other programs.
    ExportPlays(ExportPlays),
    /// Makes everything that is derived of finished games again from their steps.
    Rebuild,
}

/// Which table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct OfTable {
    /// The table.
    pub table: TableId,
}

/// Which table, and how much of it the screen has seen.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct At {
    /// The table.
    pub table: TableId,
    /// How many steps the screen has seen; anything but the present number is `stale`.
    pub at: u32,
}

/// Which game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct OfGame {
    /// The game.
    pub game: GameId,
}

/// Which components.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CatalogueOf {
    /// The game.
    pub game: GameId,
    /// Its pack, by the SHA-256 of its text; without it the game's own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pack: Option<String>,
}

/// A game to start.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewTable {
    /// The game and how it is set up.
    pub setup: AnySetup,
    /// Who sits where; as many as the setup has seats.
    pub seats: Vec<SeatPlan>,
    /// The code of a seed, to play the same deal again; without it a new one is drawn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// Whether this is practice: free undo, and no place in statistics.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub practice: Option<bool>,
    /// What chance brings up, in this order, before the seed decides: positions taken over from
    /// a real table, puzzles, tests. Such a game is always practice.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub script: Option<Vec<AnyChance>>,
}

/// Who is to sit on a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SeatPlan {
    /// What the seat is called; at most 40 characters.
    pub name: String,
    /// Colour and symbol of the seat, in the screen's own words; at most 40 characters.
    pub mark: String,
    /// Who plays it.
    pub sitter: Sitter,
    /// The profile of the person; absent for bots, whose profile is their level's, and guests.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub profile: Option<ProfileId>,
    /// How much help they want; absent for as much as usual.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub help: Option<Help>,
}

/// An action of a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Act {
    /// The table.
    pub table: TableId,
    /// Who acts.
    pub seat: Seat,
    /// What it does.
    pub action: AnyAction,
    /// How many steps the screen has seen; anything but the present number is `stale`.
    pub at: u32,
}

/// An action to try.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PreviewOf {
    /// The table.
    pub table: TableId,
    /// Who would act.
    pub seat: Seat,
    /// What it would do.
    pub action: AnyAction,
    /// What it would do after that, as far as it can be foreseen: what goes with one ✔ is looked
    /// at as a whole.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub then: Option<Vec<AnyAction>>,
}

/// Who wants a hint.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct HintOf {
    /// The table.
    pub table: TableId,
    /// The seat of the person that is to act.
    pub seat: Seat,
    /// How many steps the screen has seen; anything but the present number is `stale`.
    pub at: u32,
}

/// Who takes the device.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Take {
    /// The table.
    pub table: TableId,
    /// The seat of the person who takes the device.
    pub seat: Seat,
}

/// An earlier position.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PositionAt {
    /// The table.
    pub table: TableId,
    /// After how many steps.
    pub at: u32,
    /// As this seat knew it then; only of games that are over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
}

/// Settings to change.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SettingsOf {
    /// What changes; nothing when only reading.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub change: Option<SettingsChange>,
}

/// A pack of components to add.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct AddPack {
    /// The game it is for.
    pub game: GameId,
    /// The text of the pack's file.
    pub text: String,
}
