//! All that a screen can ask for, and what it is answered with: one list.
//!
//! A line of it says everything about a request: what it does, its name, what goes with it, what
//! it is answered with, and the method of [`App`] that answers it. From the list follow
//! [`Request`], its reading, the way to the method and the TypeScript type `Doors`. It is a macro
//! and not a trait with an `impl` for each request because requests share what goes with them
//! (twelve say "which table" and nothing else) and because fifty lines below each other can be
//! read as a table of contents.
//!
//! The name on the wire is the camelCase of the name here.

use serde::Serialize;
use serde_json::Value;

use crate::app::App;
use crate::read::{bad, nothing, part};
#[allow(clippy::wildcard_imports, reason = "the list names nearly all of it")]
use crate::wire::*;

macro_rules! doors {
    ($($(#[doc = $doc:literal])* $Name:ident $(($Asked:ty))? -> $Answer:ty = $method:ident,)*) => {
        /// What a screen asks for. Anything else, unknown fields too, is refused with `badRequest`.
        #[derive(Clone, PartialEq, Debug, Serialize)]
        #[serde(tag = "type", rename_all = "camelCase")]
        pub enum Request { $($(#[doc = $doc])* $Name $(($Asked))?,)* }

        impl Request {
            /// The request of this name, with what goes with it.
            pub(crate) fn read(name: &str, fields: &Value) -> Result<Self, ApiError> {
                $(if is_called(name, stringify!($Name)) {
                    return doors!(@read $Name, fields $(, $Asked)?);
                })*
                Err(bad("type"))
            }
        }

        impl App {
            /// Answers a request. What it changes is on disk when this returns.
            ///
            /// # Errors
            /// Why it was refused; nothing was changed then.
            pub async fn handle(&self, request: Request) -> Result<Reply, ApiError> {
                self.is_asked();
                match request {
                    $(Request::$Name $((doors!(@the asked $Asked)))? => {
                        let answer: $Answer = self.$method($(doors!(@the asked $Asked))?).await?;
                        Ok(answer.into())
                    })*
                }
            }
        }

        /// What goes with each request and what answers it, by name.
        #[cfg(feature = "bindings")]
        #[derive(ts_rs::TS)]
        #[ts(rename_all = "camelCase")]
        #[allow(dead_code, non_snake_case, reason = "a list for the screens")]
        pub(crate) struct Doors { $($(#[doc = $doc])* $Name: Door<doors!(@asked $($Asked)?), $Answer>,)* }
    };
    (@read $Name:ident, $fields:ident) => { nothing($fields).map(|()| Self::$Name) };
    (@read $Name:ident, $fields:ident, $Asked:ty) => { part::<$Asked>($fields).map(Self::$Name) };
    (@asked) => { () };
    (@asked $Asked:ty) => { $Asked };
    (@the $asked:ident $Asked:ty) => { $asked };
}

/// One request as the screens know it: what goes with it, and its answer.
#[cfg(feature = "bindings")]
#[derive(ts_rs::TS)]
#[allow(dead_code, reason = "an entry of the list for the screens")]
pub(crate) struct Door<Asked, Answer> {
    asked: Asked,
    answer: Answer,
}

/// Whether this is how a request is called on the wire.
fn is_called(name: &str, request: &str) -> bool {
    let (first, rest) = request.split_at(1);
    name.strip_suffix(rest).is_some_and(|letter| letter == first.to_ascii_lowercase())
}

doors! {
    /// The first thing a screen says.
    Hello -> Hello = hello,
    /// The components of a game, for drawing them.
    Catalogue(CatalogueOf) -> Catalogue = catalogue,
    /// Starts a game.
    NewTable(NewTable) -> TableState = new_table,
    /// Starts another game after one, with the same people and setup.
    Again(Again) -> TableState = again,
    /// The games of a day.
    Day(DayOf) -> Day = day,
    /// Starts a game of a day, or goes on with it.
    PlayDay(PlayDay) -> TableState = play_day,
    /// Opens the puzzle of a day, which is made when it is asked for first.
    Puzzle(PlayDay) -> TableState = puzzle,
    /// The puzzles of the last days, and how somebody fared with them.
    Puzzles(PuzzlesOf) -> Puzzles = puzzles,
    /// What there is to learn, and how far somebody has come.
    Lessons(LessonsOf) -> Lessons = lessons,
    /// Begins a lesson, or goes on with it.
    Learn(Learn) -> TableState = learn,
    /// The exercises of a person: decisions of theirs that cost much.
    Exercises(ExercisesOf) -> Exercises = exercises,
    /// Opens the position of an exercise.
    Practise(Practise) -> TableState = practise,
    /// Begins a practice game that goes on from a position of another.
    Fork(Fork) -> TableState = fork,
    /// How the points came about so far.
    Course(StoryOf) -> Course = course,
    /// Whether chance brought up what the seed said.
    Fairness(OfTable) -> Fairness = fairness,
    /// What a review of a finished game says so far.
    Review(OfTable) -> ReviewState = review,
    /// A key moment of a review: what was decided there, and what would have been better.
    KeyMoment(MomentOf) -> KeyMoment = key_moment,
    /// What there is to tell of a finished game.
    Story(OfTable) -> GameStory = story,
    /// Begins to review a finished game, or goes on; another review ends where it stands.
    StartReview(OfTable) -> ReviewState = start_review,
    /// Ends a review where it stands. It can be gone on with.
    StopReview(OfTable) -> ReviewState = stop_review,
    /// A finished game to show to others.
    Share(OfTable) -> Shared = share,
    /// Takes over a game that somebody sent.
    Import(Import) -> Imported = import,
    /// Opens a saved game where it stood, behind the curtain where it has secrets.
    Open(OfTable) -> TableState = open_table,
    /// Puts a game away: bots stop thinking. It can be opened again at any time.
    Close(OfTable) -> () = close,
    /// Acts for a seat: all that it decides is done, or none of it.
    Act(Decision) -> TableState = act,
    /// What a decision would change, as far as it can be foreseen.
    Preview(Decision) -> Preview = preview,
    /// What each of several decisions would change.
    PreviewAll(Decisions) -> Previews = preview_all,
    /// What a strong player would do here. The game is marked as assisted.
    Hint(HintOf) -> Hint = hint,
    /// The best that can be done here, the best first, up to three. The game is marked as assisted.
    Suggest(HintOf) -> Hints = suggest,
    /// How much longer bots think on this device than where they were measured.
    Pace -> Pace = pace,
    /// Bots that think come to an end and act as well as they know by now.
    Hurry(OfTable) -> () = hurry,
    /// The holder gives the device away: the curtain goes up.
    Pass(At) -> TableState = pass,
    /// The holder confirms the end of the turn, and chance brings up what comes.
    Continue(At) -> TableState = continued,
    /// The person of a seat takes the device: the curtain comes down.
    Take(Take) -> TableState = take,
    /// The table went out of sight: nobody thinks there, and the curtain goes up where there are
    /// secrets.
    Cover(OfTable) -> TableState = cover,
    /// The screen came into sight or went out of it, or the device was plugged in or out.
    Sight(Sight) -> () = sight,
    /// The head starts that would make the chances of these people equal.
    Even(EvenOf) -> Even = even,
    /// Changes a head start while the game goes on.
    SetHandicap(HandicapOf) -> TableState = set_handicap,
    /// Somebody else sits down on a seat while the game goes on: a bot, another person, who was there.
    Substitute(SubstituteOf) -> TableState = substitute,
    /// Ends a game of several as it stands, or goes on with it after that.
    End(EndOf) -> TableState = end_early,
    /// Takes back the holder's own last decision.
    Undo(At) -> TableState = undo,
    /// Takes the same decision again.
    Redo(At) -> TableState = redo,
    /// Everything that happened, as the holder or, once the game is over, a seat may know it.
    Log(StoryOf) -> Log = log,
    /// An earlier position, as the holder may know it.
    Position(PositionAt) -> Earlier = position,
    /// The saved games, a page of them.
    Games(GamesFilter) -> Games = games,
    /// What lies open on the table of a saved game.
    Picture(OfTable) -> Picture = picture,
    /// Keeps games that were played at a real table.
    LogPlays(LogPlays) -> LoggedPlays = log_plays,
    /// What was written down of a game that was played at a real table.
    RealPlay(OfTable) -> RealPlay = real_play,
    /// Changes what the players say of a game.
    ChangeGame(ChangeGame) -> GameRow = change_game,
    /// Puts a game into the bin; it can be restored for 30 days.
    Abandon(OfTable) -> () = abandon,
    /// Takes a game out of the bin.
    Restore(OfTable) -> () = restore,
    /// Reads the settings and changes what `change` names.
    Settings(SettingsOf) -> Settings = settings,
    /// Adds a pack of components.
    AddPack(AddPack) -> Packs = add_pack,
    /// The packs of components of a game.
    Packs(OfGame) -> Packs = packs,
    /// The people of this device.
    People -> People = people,
    /// Adds a person.
    AddPerson(AddPerson) -> People = add_person,
    /// Changes a person.
    ChangePerson(ChangePerson) -> People = change_person,
    /// Makes two people one; no game is lost.
    MergePeople(MergePeople) -> People = merge_people,
    /// What making two people one would do.
    PreviewMerge(MergePeople) -> MergePreview = preview_merge,
    /// Takes a merging back.
    SplitPerson(OfPerson) -> People = split_person,
    /// Gives a person the games and lessons of guests who played alone.
    TakeGuestPlays(OfPerson) -> People = take_guest_plays,
    /// Says who of this device sat on a seat of a game from another one.
    ClaimSeat(ClaimSeat) -> () = claim_seat,
    /// What everybody here made of the deal of a finished game.
    SameDeal(OfTable) -> SameDeal = same_deal,
    /// What a finished game was like.
    Result(OfTable) -> GameResult = result,
    /// The expert plays one more game of the same deal, for its par.
    ToPar(OfTable) -> ParLeft = to_par,
    /// What finished games tell about a person.
    Statistics(StatisticsOf) -> Statistics = statistics,
    /// What the luck of somebody's reviewed games comes to.
    Fortune(FortuneOf) -> Fortune = fortune,
    /// What one person did over all games.
    Life(LifeOf) -> Life = life,
    /// What all finished games together tell.
    Household -> Household = household,
    /// The records.
    Records(RecordsOf) -> Records = records,
    /// The best results of one kind of games, and how the record came about.
    Best(BestOf) -> Best = best,
    /// What the components of a game brought somebody.
    Components(ComponentsOf) -> Components = components,
    /// Makes a backup of everything, to be fetched part by part.
    Backup -> Backup = backup,
    /// A part of the backup that was made.
    BackupPart(BackupPartOf) -> BackupPart = backup_part,
    /// Hands in a part of a backup, in order.
    RestorePart(BackupPart) -> () = restore_part,
    /// What taking in the backup that was handed in would change. Nothing changes yet.
    RestoreLook -> RestoreLook = restore_look,
    /// Takes in the backup that was looked at; answered when all of it is here.
    RestoreBackup(Restore) -> Restored = restore_backup,
    /// All finished games as a file for other programs.
    ExportPlays(ExportPlays) -> TextFile = export_plays,
    /// Makes everything that is derived of finished games again from their steps.
    Rebuild -> () = rebuild,
}
