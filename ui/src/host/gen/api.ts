// Written from the types of the crate `api` by `cargo xtask bindings`.

import type * as bots from './bots';
import type * as game from './game';
import type * as review from './review';
import type * as statistics from './statistics';
import type * as store from './store';
import type * as table from './table';

/** A pack of components to add. */
export type AddPack = {
/** The game it is for. */
game: table.GameId,
/** The text of the pack's file. */
text: string, };

/** A person to add. */
export type AddPerson = {
/** What they are called; at most 40 characters. */
name: string,
/** Their colour and symbol, in the screen's own words; at most 40 characters. */
mark: string, };

/** Another game with the same people and setup. */
export type Again = {
/** The game after which. */
table: string,
/** How. */
how: AgainHow, };

/** What another game keeps of the one before. */
export type AgainHow = "nextStarter" | "sameSeed";

/** Something that people agreed on while a game goes on. Kept with the game in this form. */
export type Agreement = { "type": "substitution",
/** Where. */
seat: game.Seat,
/** After how many steps. */
at: number,
/** Who sat there before. */
was: SeatPlan, } | { "type": "end",
/** After how many steps. */
at: number, };

/** Why a request was refused. Nothing was changed. */
export type ApiError = { "code": "illegal", "data": {
/** Its number among those of the decision, from 0. */
n: number,
/** Why. */
refusal: table.AnyRefusal, } } | { "code": "unforeseen", "data": {
/** Its number among those of the decision, from 1. */
n: number, } } | { "code": "stale", "data": {
/** The present number of steps. */
at: number, } } | { "code": "notOnTurn" } | { "code": "nothingToUndo" } | { "code": "unknownTable", "data": {
/** What was asked for. */
table: string, } } | { "code": "unknownPerson", "data": {
/** Who was asked for. */
profile: string, } } | { "code": "unknownGame" } | { "code": "badRequest", "data": {
/** The path of the first thing that is wrong, such as `seats[1].sitter.type`. */
where: string, } } | { "code": "seed" } | { "code": "noPuzzle" } | { "code": "running" } | { "code": "share", "data": {
/** Why. */
why: ShareFault, } } | { "code": "backup", "data": {
/** Why. */
why: BackupFault, } } | { "code": "setup", "data": {
/** Why. */
why: game.SetupError, } } | { "code": "pack", "data": {
/** All of them. */
faults: Array<table.AnyFault>, } } | { "code": "damaged", "data": {
/** Which game; none when it is the whole file. */
table: string | null,
/** The first bad step. */
n: number | null, } } | { "code": "unplayable", "data": {
/** What is missing: `game`, `rules`, `setup`; `steps` of a game at a real table. */
missing: string, } } | { "code": "newer", "data": {
/** Its schema. */
found: number,
/** The newest schema this version knows. */
known: number, } } | { "code": "older", "data": {
/** Its schema. */
found: number,
/** The oldest schema this version opens. */
oldest: number, } } | { "code": "readOnly" } | { "code": "diskFull" } | { "code": "busy" } | { "code": "inUse" } | { "code": "bug", "data": Bug };

/** The app itself. */
export type App = {
/** Its version. */
version: string, };

/** Which table, and how much of it the screen has seen. */
export type At = {
/** The table. */
table: string,
/** How many steps the screen has seen; anything but the present number is `stale`. */
at: number, };

/** Whether the screen stays lit while somebody has to decide. */
export type Awake = "on" | "off";

/** A backup that was made and can be fetched, part by part. */
export type Backup = {
/** A name for the file. */
name: string,
/** Its size, in bytes. */
bytes: number,
/** How many parts it has. */
parts: number,
/** How many games are damaged in it as they are here. */
damaged: number, };

/** Why a file is no backup that can be taken in. Nothing was changed. */
export type BackupFault = { "code": "noBackup" } | { "code": "damaged" } | { "code": "newer",
/** The version of the file. */
found: number,
/** The newest one this version of the app reads. */
known: number, } | { "code": "older",
/** The version of the file. */
found: number,
/** The oldest one this version of the app reads. */
oldest: number, };

/** A part of a backup. */
export type BackupPart = {
/** Its number, from 0; handed in, the first part begins another backup. */
nth: number,
/** Its bytes in base 64; at most a megabyte of them. */
data: string, };

/** Which part of the backup that was made. */
export type BackupPartOf = {
/** Its number, from 0. */
nth: number, };

/** The luck of one person in all their reviewed games of one name: near 0 where the bag is fair. */
export type Bag = {
/** The seat they have in this one. */
seat: game.Seat,
/** In how many games. */
games: number,
/** What the draws of all of them gave, in points beside the mean of the others; alone in points. */
luck: number,
/** How far from 0 chance usually goes in so many games at most: two standard errors. */
usually: number, };

/** The best results of one kind of games, with or without help. */
export type Best = {
/** In what results of this kind can be best: everything that anybody reached. */
feats: Array<statistics.Feat>,
/** The best, at most ten, those that were first before others that are as good. */
top: Array<Placed>,
/** Every result that was the best when it was reached, the newest first. */
history: Array<Record>,
/** Who has results of this kind, most games first. */
people: Array<Player>,
/** The points from which on somebody can be the fastest: what half of all results reach. */
floor?: number, };

/** The best results of one kind of games. */
export type BestOf = {
/** Of which kind. */
kind: Kind,
/** Best in what. */
feat: statistics.Feat,
/** Only of this person; absent for everybody. */
person?: string,
/** Only of games without a bot, or only of games with one; absent for all. */
peopleOnly?: boolean, };

/** A fault of the app itself, with what a report of it needs. */
export type Bug = {
/** What was being done: the type of the request. */
during: string,
/** What the code said when it failed. */
message: string, };

/** A word that is sought and what it stands for: games and levels have names that differ by language, and a screen knows them. */
export type CalledSo = {
/** The word as it stands in the text. */
word: string,
/** The games with this word in their name. */
games: Array<table.GameId>,
/** The levels of bots with it in theirs. */
levels: Array<table.Level>, };

/** The components of a game. */
export type Catalogue = {
/** The components. */
catalogue: table.AnyCatalogue, };

/** Which components. */
export type CatalogueOf = {
/** The game. */
game: table.GameId,
/** Its pack, by the SHA-256 of its text; without it the game's own. */
pack?: string, };

/** How somebody fares against a level. */
export type Chance = {
/** Where they sit. */
seat: game.Seat,
/** Against which level. */
level: table.Level,
/** The share of games in which they end ahead of it, 0..=1; with two seats that is to win. */
ahead: number, };

/** What the players say of a game; what is absent stays. */
export type ChangeGame = {
/** Its table. */
table: string,
/** What they write about it; at most 400 characters. */
note?: string,
/** Whether it is left out of statistics, records and ratings. */
isExcluded?: boolean, };

/** A change of a person; what is absent stays. */
export type ChangePerson = {
/** Who. */
profile: string,
/** What they are called; at most 40 characters. */
name?: string,
/** Their colour and symbol; at most 40 characters. */
mark?: string,
/** How much help they want. */
help?: Help,
/** How large they like texts. */
textSize?: TextSize,
/** Whether they are left out where people are chosen. */
isHidden?: boolean, };

/** Who of this device sat on a seat of a game that came from another one. */
export type ClaimSeat = {
/** The game's table. */
table: string,
/** The seat; a person's. */
seat: game.Seat,
/** Who sat there; absent for nobody of this device. */
person?: string, };

/** Whether the view comes closer by itself where a finger can hardly aim. */
export type Closer = "on" | "off";

/** When an exercise comes back. */
export type ComesBack = {
/** Whether it was solved twice and does not. */
isDone: boolean,
/** From when on it does, in ms since 1970 UTC. */
due: number, };

/** What one component brought. */
export type ComponentPoints = {
/** The line of the sheet. */
line: SheetLine,
/** In how many games there was one. */
games: number,
/** Its points in the mean of these, less what it cost. */
mean: number,
/** The most. */
most: number, };

/** What the components of a game brought somebody: conditions, goals, whatever its sheets name. */
export type Components = {
/** In how many games. */
games: number,
/** One for each, those that brought most in the mean first; none where no sheet names any. */
lines: Array<ComponentPoints>, };

/** What the components of a game brought somebody. */
export type ComponentsOf = {
/** In games of which kind. */
kind: Kind,
/** Whom. */
person: string, };

/** When an action is asked to be confirmed. */
export type Confirm = "always" | "irreversible" | "off";

/** Finished games that count: not practice, not left out, not in the bin. What is absent does not matter. */
export type CountedOf = {
/** Only those of this person. */
person?: string,
/** Only this game. */
game?: table.GameId,
/** Only what is unlike other games of its name in just this; empty for the game as it comes. */
variant?: Array<string>,
/** Only with so many seats. */
seats?: number,
/** Only those that ended on this day or later where they were played, in days since 1970. */
from?: number,
/** Only those that ended on this day or earlier. */
to?: number,
/** Only those of which this is known of the person. */
with?: CountedWith, };

/** What is known of a game beside its result. */
export type CountedWith = "accuracy" | "luck" | "par";

/** How the points came about so far, as the holder may know it, and what is counted on the way. */
export type Course = {
/** The start, every step that changed somebody's points, and the last. */
moments: Array<table.CourseMoment>,
/** Where somebody took the lead alone. */
leads: Array<table.CourseLead>,
/** The largest swings between the seats, at most three, in the order of the game. */
swings: Array<table.CourseSwing>,
/** The turns or rounds that are counted. */
periods: table.Periods,
/** Whether a practice game may go on from its positions: not while it keeps secrets. */
mayFork: boolean, };

/** The games of a day: one deal a game, the same for everybody on that date. */
export type Day = {
/** The date. */
day: string,
/** One a game. */
games: Array<DayCard>, };

/** The best result of a day's game. */
export type DayBest = {
/** Its table. */
table: string,
/** Its day. */
day: string,
/** The level of the bots that sat there; absent in a game for one. */
against?: table.Level,
/** Its points. */
total: number, };

/** The day's game of one kind: the usual setup for one person, against bots where it takes more. */
export type DayCard = {
/** Which game. */
game: table.GameId,
/** Who plays: a person first, then bots, all of the opponent's level. */
sitters: Array<table.Sitter>,
/** Against whom it would be begun now; absent in a game for one. */
opponent?: DayOpponent,
/** Everybody who has played a day's game of this kind here, whoever did so last first. */
players: Array<DayPlayer>,
/** What the day's puzzle asks for. */
asks: review.PuzzleKind,
/** Everybody who has tried a day's puzzle of this kind here. */
solvers: Array<DaySolver>, };

/** A day's game that was played. */
export type DayDone = {
/** The day. */
day: string,
/** How its player stood on that day. */
player: DayPlayer, };

/** Against whom the day's games are played. */
export type DayLevel = "auto" | table.Level;

/** Which day. */
export type DayOf = {
/** The date where the players are: `2026-11-22`. */
day: string,
/** Whose opponents are to be told; without it those of somebody of whom nothing is known. */
profile?: string, };

/** Against whom somebody plays the day's game, and why. */
export type DayOpponent = {
/** The level. */
level: table.Level,
/** How strong it was measured to be with so many seats, in points of the rating. */
rating?: number,
/** Why this one. */
reason: DayReason, };

/** A day's game that was begun. */
export type DayPlay = {
/** Its table. */
table: string,
/** Where it stands. */
status: store.GameStatus,
/** Whether it is practice. */
practice: boolean,
/** The level of the bots that sit there; absent in a game for one. */
against?: table.Level,
/** Its points, when it is over. */
total?: number,
/** Its place, when it is over. */
place?: number,
/** What the expert makes of the same deal, when it is over and that is known. */
par?: Par, };

/** How somebody stands with the day's games of one kind. */
export type DayPlayer = {
/** Who. */
name: string,
/** Their profile; absent for a guest. */
profile?: string,
/** Colour and symbol in the last such game. */
mark: string,
/** This day's game, when it was begun. */
today?: DayPlay,
/** How many days the streak has that goes on this day; one missed day in any seven is forgiven. */
streak: number,
/** The longest there was. */
longest: number,
/** How many days were played to the end. */
days: number,
/** The best result that was not practice. */
best?: DayBest, };

/** Why a level is the opponent of the day. */
export type DayReason = "chosen" | "nearest" | "last" | "unknown";

/** How somebody stands with the day's puzzles of one kind. */
export type DaySolver = {
/** Who. */
profile: string,
/** Whether the first try of this day's puzzle solved it; absent where there was none. */
today?: boolean,
/** How many days the streak has that goes on this day; one missed day in any seven is forgiven. */
streak: number,
/** The longest there was. */
longest: number,
/** How many days' puzzles were solved at the first try. */
solved: number, };

/** A finished deal of a day. */
export type DealPlay = {
/** Its table. */
table: string,
/** The game. */
game: table.GameId,
/** Whose day it is, in days since 1970. */
day: number,
/** The points. */
score: number,
/** The place, from 1. */
place: number,
/** How many seats. */
seats: number,
/** Whether it is practice. */
practice: boolean, };

/** What a seat made of a deal. */
export type DealResult = {
/** In which game. */
table: string,
/** On which seat. */
seat: game.Seat,
/** Who sat there. */
player: Player,
/** The points. */
score: number,
/** The place in that game. */
place: number,
/** When it ended, in ms since 1970 UTC. */
at: number,
/** Whether it is the game that was asked about. */
isThis: boolean,
/** Whether somebody sat there who also sits in that game. */
isOwn: boolean,
/** Whether it was practice. */
isPractice: boolean,
/** Whether it was played on another device. */
isImported: boolean,
/** Whether the seat was told what is good. */
isAssisted: boolean,
/** Whether the seat had a head start. */
isAhead: boolean, };

/** How many deals of days somebody finished, practice too. A missed day in seven is forgiven. */
export type DealsOf = {
/** The game. */
game: table.GameId,
/** On how many days. */
days: number,
/** The present streak. */
streak: number,
/** The longest. */
longest: number, };

/** A decision of a seat: one or several actions that go with one ✔, one after the other. */
export type Decision = {
/** The table. */
table: string,
/** Who decides. */
seat: game.Seat,
/** What it does: at least one action, at most [`Decision::MOST_ACTIONS`]. */
actions: Array<table.AnyAction>,
/** How many steps the screen has seen; anything but the present number is `stale`. */
at: number, };

/** Several decisions of a seat, of which one is to be taken. */
export type Decisions = {
/** The table. */
table: string,
/** Who decides. */
seat: game.Seat,
/** The actions of each decision; at most [`Decisions::MOST`] of them. */
decisions: Array<Array<table.AnyAction>>,
/** How many steps the screen has seen; anything but the present number is `stale`. */
at: number, };

/** One request as the screens know it: what goes with it, and its answer. */
export type Door<Asked, Answer> = { asked: Asked, answer: Answer, };

/** What goes with each request and what answers it, by name. */
export type Doors = {
/** The first thing a screen says. */
hello: Door<null, Hello>,
/** The components of a game, for drawing them. */
catalogue: Door<CatalogueOf, Catalogue>,
/** Starts a game. */
newTable: Door<NewTable, TableState<table.AnyView, table.AnyOffer, table.AnySheet, table.AnyEvent>>,
/** Starts another game after one, with the same people and setup. */
again: Door<Again, TableState<table.AnyView, table.AnyOffer, table.AnySheet, table.AnyEvent>>,
/** The games of a day. */
day: Door<DayOf, Day>,
/** Starts a game of a day, or goes on with it. */
playDay: Door<PlayDay, TableState<table.AnyView, table.AnyOffer, table.AnySheet, table.AnyEvent>>,
/** Opens the puzzle of a day, which is made when it is asked for first. */
puzzle: Door<PlayDay, TableState<table.AnyView, table.AnyOffer, table.AnySheet, table.AnyEvent>>,
/** The puzzles of the last days, and how somebody fared with them. */
puzzles: Door<PuzzlesOf, Puzzles>,
/** What there is to learn, and how far somebody has come. */
lessons: Door<LessonsOf, Lessons>,
/** Begins a lesson, or goes on with it. */
learn: Door<Learn, TableState<table.AnyView, table.AnyOffer, table.AnySheet, table.AnyEvent>>,
/** The exercises of a person: decisions of theirs that cost much. */
exercises: Door<ExercisesOf, Exercises>,
/** Opens the position of an exercise. */
practise: Door<Practise, TableState<table.AnyView, table.AnyOffer, table.AnySheet, table.AnyEvent>>,
/** Begins a practice game that goes on from a position of another. */
fork: Door<Fork, TableState<table.AnyView, table.AnyOffer, table.AnySheet, table.AnyEvent>>,
/** How the points came about so far. */
course: Door<StoryOf, Course>,
/** Whether chance brought up what the seed said. */
fairness: Door<OfTable, Fairness>,
/** What a review of a finished game says so far. */
review: Door<OfTable, ReviewState>,
/** A key moment of a review: what was decided there, and what would have been better. */
keyMoment: Door<MomentOf, KeyMoment>,
/** What there is to tell of a finished game. */
story: Door<OfTable, GameStory>,
/** Begins to review a finished game, or goes on; another review ends where it stands. */
startReview: Door<OfTable, ReviewState>,
/** Ends a review where it stands. It can be gone on with. */
stopReview: Door<OfTable, ReviewState>,
/** A finished game to show to others. */
share: Door<OfTable, Shared>,
/** Takes over a game that somebody sent. */
import: Door<Import, Imported>,
/** Opens a saved game where it stood, behind the curtain where it has secrets. */
open: Door<OfTable, TableState<table.AnyView, table.AnyOffer, table.AnySheet, table.AnyEvent>>,
/** Puts a game away: bots stop thinking. It can be opened again at any time. */
close: Door<OfTable, null>,
/** Acts for a seat: all that it decides is done, or none of it. */
act: Door<Decision, TableState<table.AnyView, table.AnyOffer, table.AnySheet, table.AnyEvent>>,
/** What a decision would change, as far as it can be foreseen. */
preview: Door<Decision, table.Preview<table.AnyChanges, table.AnyEvent, table.AnyOffer>>,
/** What each of several decisions would change. */
previewAll: Door<Decisions, Previews>,
/** What a strong player would do here. The game is marked as assisted. */
hint: Door<HintOf, Hint>,
/** The best that can be done here, the best first, up to three. The game is marked as assisted. */
suggest: Door<HintOf, Hints>,
/** How much longer bots think on this device than where they were measured. */
pace: Door<null, Pace>,
/** Bots that think come to an end and act as well as they know by now. */
hurry: Door<OfTable, null>,
/** The holder gives the device away: the curtain goes up. */
pass: Door<At, TableState<table.AnyView, table.AnyOffer, table.AnySheet, table.AnyEvent>>,
/** The holder confirms the end of the turn, and chance brings up what comes. */
continue: Door<At, TableState<table.AnyView, table.AnyOffer, table.AnySheet, table.AnyEvent>>,
/** The person of a seat takes the device: the curtain comes down. */
take: Door<Take, TableState<table.AnyView, table.AnyOffer, table.AnySheet, table.AnyEvent>>,
/** The table went out of sight: nobody thinks there, and the curtain goes up where there are secrets. */
cover: Door<OfTable, TableState<table.AnyView, table.AnyOffer, table.AnySheet, table.AnyEvent>>,
/** The screen came into sight or went out of it, or the device was plugged in or out. */
sight: Door<Sight, null>,
/** The head starts that would make the chances of these people equal. */
even: Door<EvenOf, Even>,
/** Changes a head start while the game goes on. */
setHandicap: Door<HandicapOf, TableState<table.AnyView, table.AnyOffer, table.AnySheet, table.AnyEvent>>,
/** Somebody else sits down on a seat while the game goes on: a bot, another person, who was there. */
substitute: Door<SubstituteOf, TableState<table.AnyView, table.AnyOffer, table.AnySheet, table.AnyEvent>>,
/** Ends a game of several as it stands, or goes on with it after that. */
end: Door<EndOf, TableState<table.AnyView, table.AnyOffer, table.AnySheet, table.AnyEvent>>,
/** Takes back the holder's own last decision. */
undo: Door<At, TableState<table.AnyView, table.AnyOffer, table.AnySheet, table.AnyEvent>>,
/** Takes the same decision again. */
redo: Door<At, TableState<table.AnyView, table.AnyOffer, table.AnySheet, table.AnyEvent>>,
/** Everything that happened, as the holder or, once the game is over, a seat may know it. */
log: Door<StoryOf, Log>,
/** An earlier position, as the holder may know it. */
position: Door<PositionAt, table.Earlier<table.AnyView, table.AnySheet, table.AnyEvent>>,
/** The saved games, a page of them. */
games: Door<GamesFilter, Games>,
/** What lies open on the table of a saved game. */
picture: Door<OfTable, Picture>,
/** Keeps games that were played at a real table. */
logPlays: Door<LogPlays, LoggedPlays>,
/** What was written down of a game that was played at a real table. */
realPlay: Door<OfTable, RealPlay>,
/** Changes what the players say of a game. */
changeGame: Door<ChangeGame, GameRow>,
/** Puts a game into the bin; it can be restored for 30 days. */
abandon: Door<OfTable, null>,
/** Takes a game out of the bin. */
restore: Door<OfTable, null>,
/** Reads the settings and changes what `change` names. */
settings: Door<SettingsOf, Settings>,
/** Adds a pack of components. */
addPack: Door<AddPack, Packs>,
/** The packs of components of a game. */
packs: Door<OfGame, Packs>,
/** The people of this device. */
people: Door<null, People>,
/** Adds a person. */
addPerson: Door<AddPerson, People>,
/** Changes a person. */
changePerson: Door<ChangePerson, People>,
/** Makes two people one; no game is lost. */
mergePeople: Door<MergePeople, People>,
/** What making two people one would do. */
previewMerge: Door<MergePeople, MergePreview>,
/** Takes a merging back. */
splitPerson: Door<OfPerson, People>,
/** Gives a person the games and lessons of guests who played alone. */
takeGuestPlays: Door<OfPerson, People>,
/** Says who of this device sat on a seat of a game from another one. */
claimSeat: Door<ClaimSeat, null>,
/** What everybody here made of the deal of a finished game. */
sameDeal: Door<OfTable, SameDeal>,
/** What a finished game was like. */
result: Door<OfTable, GameResult>,
/** The expert plays one more game of the same deal, for its par. */
toPar: Door<OfTable, ParLeft>,
/** What finished games tell about a person. */
statistics: Door<StatisticsOf, Statistics>,
/** What the luck of somebody's reviewed games comes to. */
fortune: Door<FortuneOf, Fortune>,
/** What one person did over all games. */
life: Door<LifeOf, Life>,
/** What all finished games together tell. */
household: Door<null, Household>,
/** The records. */
records: Door<RecordsOf, Records>,
/** The best results of one kind of games, and how the record came about. */
best: Door<BestOf, Best>,
/** What the components of a game brought somebody. */
components: Door<ComponentsOf, Components>,
/** Makes a backup of everything, to be fetched part by part. */
backup: Door<null, Backup>,
/** A part of the backup that was made. */
backupPart: Door<BackupPartOf, BackupPart>,
/** Hands in a part of a backup, in order. */
restorePart: Door<BackupPart, null>,
/** What taking in the backup that was handed in would change. Nothing changes yet. */
restoreLook: Door<null, RestoreLook>,
/** Takes in the backup that was looked at; answered when all of it is here. */
restoreBackup: Door<Restore, Restored>,
/** All finished games as a file for other programs. */
exportPlays: Door<ExportPlays, TextFile>,
/** Makes everything that is derived of finished games again from their steps. */
rebuild: Door<null, null>, };

/** Whether a game is over as it stands. */
export type EndOf = {
/** The table. */
table: string,
/** Whether it is over; if not, it goes on after it was. */
isOver: boolean,
/** How many steps the screen has seen; anything but the present number is `stale`. */
at: number, };

/** What the ratings of who sits there say of a game before it: the head starts that would make chances equal, by what points are worth in the game, and how people fare against bots. */
export type Even = {
/** Seat by seat; empty where there is nothing to propose: somebody is a guest or hardly known, or nobody is told apart from anybody. */
seats: Array<EvenSeat>,
/** How those people whose rating is known fare against each level there is, with so many seats and no head starts; empty where nobody is known. */
chances: Array<Chance>, };

/** Who is about to sit down to a game, for the head starts that would make their chances equal. */
export type EvenOf = {
/** The game. */
game: table.GameId,
/** Who sits where, with the head starts as they are. */
seats: Array<SeatPlan>, };

/** What is proposed for a seat. */
export type EvenSeat = {
/** The head start, in points. */
points: number,
/** The chance of being first with the head starts as they are, in percent; of all seats, 100. */
now: number,
/** The same with the head starts that are proposed. */
after: number, };

/** A decision that cost much. */
export type Exercise = {
/** In which game. */
table: string,
/** Which game that is. */
game: table.GameId,
/** Number of the step, from 0. */
n: number,
/** Whose decision it was. */
seat: game.Seat,
/** When the game ended, in ms since 1970 UTC. */
endedAt: number,
/** How often it was solved since it was last not. */
times: number,
/** How often it was tried. */
tries: number, };

/** What an answer is worth. */
export type ExerciseAnswer = {
/** Whether it is as good as the best that is known, as far as that can be told. */
isSolved: boolean,
/** Whether it is the best that is known. */
isBest: boolean,
/** The points it loses; absent for the best. */
points?: review.Estimate,
/** What it loses of the chance of being first; absent for the best, and alone. */
chance?: review.Estimate,
/** When it comes back; absent for a day's puzzle. */
back?: ComesBack,
/** How whoever tried it stands with the day's puzzles of this game; absent for one's own mistakes, and for guests, of whom nothing is kept. */
solver?: DaySolver,
/** Whether it was the first try of a day's puzzle, which alone counts. */
isFirst: boolean,
/** The answer and the best that is known. */
moment: KeyMoment, };

/** The exercise that a table is. */
export type ExerciseState = {
/** The game of one's own it is from; absent for a day's puzzle. */
of?: string,
/** The day whose puzzle it is. */
day?: string,
/** What that asks for. */
asks?: review.PuzzleKind,
/** Number of the step there, from 0. */
n: number,
/** In which turn or round of that game it is. */
when: table.When,
/** Whether it is tried before it comes back, as right after its review. */
isEarly: boolean,
/** What became of it, once it was answered. */
answer?: ExerciseAnswer, };

/** The exercises of a person. */
export type Exercises = {
/** Some of what is left of the day's portion, the dearest first; of one game, some of those not tried on this day, in its order. */
exercises: Array<Exercise>,
/** How many those are in all. */
due: number,
/** How many others are not solved. */
later: number,
/** How many were solved twice and do not come back. */
solved: number, };

/** Whose exercises. */
export type ExercisesOf = {
/** The person. */
profile: string,
/** Only of this game, whether they come back now or not; absent for the day's portion. */
table?: string, };

/** A form for other programs. `EXPORT.md` of this crate says what stands in them. */
export type ExportForm = "csv" | "csvSemicolon" | "json";

/** In which form. */
export type ExportPlays = {
/** The form. */
form: ExportForm, };

/** One thing that chance brought up. */
export type FairDraw = {
/** Number of the step, from 0. */
n: number,
/** The pile it was drawn from. */
pile: number,
/** Which draw from this pile it was, from 0. */
nth: number,
/** Who had acted last before it; `null` before the first action. */
after: game.Seat | null,
/** Whether the seed brings up the same. */
holds: boolean, };

/** The proof that a finished game was dealt from its seed. */
export type Fairness = {
/** SHA-256 of `salt:seed` in hex, which every screen of the game showed from its start. */
hash: string,
/** The seed's code. */
seed: string,
/** The salt. */
salt: string,
/** Everything that chance brought up, drawn again. */
draws: Array<FairDraw>, };

/** A practice game that goes on from a position of another. */
export type Fork = {
/** The game. */
table: string,
/** After how many of its steps. */
at: number,
/** Who sits where from there on. */
seats: Array<SeatPlan>, };

/** Where a game was forked from another. */
export type ForkedFrom = {
/** The other game. */
table: string,
/** After how many of its steps. */
at: number, };

/** The luck of one person in all their reviewed games of one name, game by game. Luck is in points beside the mean of the others at the table; alone in points. */
export type Fortune = {
/** What it comes to after each of them, the oldest first; empty with fewer than two. */
course: Array<FortuneAt>,
/** All together. */
luck: number,
/** How far from 0 chance usually goes in so many games at most: two standard errors. */
usually: number,
/** A game on the mean. */
mean: number,
/** How far from 0 that usually lies at most. */
meanUsually: number,
/** Whether a fair bag explains it. */
fair: statistics.Fair, };

/** What luck comes to after a game. */
export type FortuneAt = {
/** Of all games so far. */
luck: number,
/** How far from 0 chance usually goes in so many games at most: two standard errors. */
usually: number, };

/** Whose luck is asked for, and in which game. */
export type FortuneOf = {
/** The person. */
profile: string,
/** The game. */
game: table.GameId, };

/** A game on the shelf. */
export type GameCard = {
/** Which. */
game: table.GameId,
/** Version of its rules. */
rules: number,
/** The fewest seats. */
leastSeats: number,
/** The most seats. */
mostSeats: number,
/** The kinds of sources of points, in the order they are read out. */
sources: Array<string>,
/** The bots that play it, weakest first. */
levels: Array<table.Level>,
/** How often levels come first against the level below, where that was measured. */
ladder: Array<Rung>,
/** What levels miss, where that was measured. */
slips: Array<LevelSlips>, };

/** What there is to learn in a game. */
export type GameLessons = {
/** Which game. */
game: table.GameId,
/** Whether anybody has sat at it here, lessons aside. */
played: boolean,
/** Whether this person has made a move of it, lessons aside. */
playedBy: boolean,
/** The lessons, in the order they are best taken. */
lessons: Array<Lesson>,
/** The small positions in which one clause is tried; they count for nothing. */
small: Array<Lesson>, };

/** How often a game was played. */
export type GamePlays = {
/** Which. */
game: table.GameId,
/** How often. */
games: number,
/** How long people thought in it, in ms. */
thinkMs: number, };

/** What one finished game was like. */
export type GameResult = {
/** Its table. */
table: string,
/** Which game. */
game: table.GameId,
/** What makes it unlike other games, beside its seats; empty for the game as it comes. */
variant: Array<string>,
/** The kinds of sources of points of this game, in the order they are read out. */
sources: Array<string>,
/** The seats in their order. */
seats: Array<ResultSeat>,
/** The turns or rounds that its players counted. */
periods: table.Periods,
/** How the points came about: the start, every step that changed somebody's, and the end. */
course: Array<table.CourseMoment>,
/** Where somebody took the lead alone. */
leads: Array<table.CourseLead>,
/** The largest swings between the seats, at most three, in the order of the game. */
swings: Array<table.CourseSwing>,
/** The records it broke when it ended, among games of its kind. */
records: Array<Record>,
/** Of which day it was the game, and how its player stood with the day's games after it. */
day?: DayDone,
/** What the expert makes of the same deal; absent where that is not known, and for games that have no par. */
par?: Par,
/** How many games the expert has yet to play for the par; absent where it is known, and for games that have none. */
parLeft?: number,
/** When it ended, in ms since 1970 UTC. */
endedAt: number,
/** From its first step to its last with all pauses, in ms. */
lastedMs: number,
/** Whether it counts in statistics and for records. */
isCounted: boolean,
/** Whether it is from another device and nobody of this one sat there, so that it does not count. */
isForeign: boolean,
/** What its players wrote down of it. */
note: string, };

/** A saved game. */
export type GameRow = {
/** Its table. */
table: string,
/** Which game; absent when this version of the app does not know it. */
game?: table.GameId,
/** Version of the rules it is played by. */
rules: number,
/** Where it stands. */
status: store.GameStatus,
/** Why it cannot be opened, when it cannot. */
trouble?: Trouble,
/** Who sits where. */
seats: Array<RowSeat>,
/** The seats on turn. */
onTurn: Array<game.Seat>,
/** How many steps were taken. */
at: number,
/** Whether it is practice. */
practice: boolean,
/** Whether the people at the table trust each other: no curtain falls. */
trust: boolean,
/** When it began, in ms since 1970 UTC. */
startedAt: number,
/** When it last changed, in ms since 1970 UTC. */
changedAt: number,
/** When it ended, in ms since 1970 UTC. */
endedAt?: number,
/** Whether the players left it out of statistics, records and ratings. */
isExcluded: boolean,
/** Whether it came from another device. */
isImported: boolean,
/** Whether it did and nobody of this one sat there, so that it does not count. */
isForeign: boolean,
/** Whether it was played at a real table: nothing is known of it but what stands here. */
isReal: boolean,
/** Whether somebody asked for a hint. */
assisted: boolean,
/** The day whose game it is. */
day?: string,
/** Where it was played; empty where nobody wrote that down. */
location: string,
/** What the players wrote about it. */
note: string,
/** What was agreed on while it went on. */
agreements: Array<Agreement>,
/** For how many days it can still be taken out of the bin; absent for games elsewhere. */
daysLeft?: number, };

/** What there is to tell of a finished game. */
export type GameStory = {
/** Which game's. */
table: string,
/** Whether a review that is done added what it found. */
isReviewed: boolean,
/** What there is to tell, in its order. */
beats: Array<review.Beat>, };

/** Saved games: running ones first, then finished ones and those in the bin, each in the order that is asked for. */
export type Games = {
/** One row a game. */
games: Array<GameRow>,
/** How many fit in all; absent on later pages. */
total?: number,
/** The key for the next page; absent on the last one. */
next?: string, };

/** Which saved games. Without anything, the first of all of them. */
export type GamesFilter = {
/** Only this game. */
game?: table.GameId,
/** Only in this state. */
status?: store.GameStatus,
/** Only games in which all of these sat. */
people?: Array<string>,
/** Only finished games of this variant, as `Kind` has it; empty for the game as it comes. */
variant?: Array<string>,
/** Only from this day on, in days since 1970: that on which the game ended where it was played, or, here, last changed or was put into the bin. */
from?: number,
/** Only up to this day, which is among them. */
to?: number,
/** Only where each word of this is part of a name, the note or the place, whatever its case and the marks on its letters; at most 100 characters. */
text?: string,
/** What its words stand for beside that, of at most sixteen words. */
called?: Array<CalledSo>,
/** Only what all of these are true of. */
traits?: Array<store.GameTrait>,
/** In what order; absent for the newest first. */
order?: store.GamesOrder,
/** Only those that one number of a person's statistics is made of; nothing else narrows these. */
part?: PlaysOf,
/** Only those that count and are these; nothing else narrows them. */
counted?: CountedOf,
/** Only what comes after the page that ended with this key. */
after?: string,
/** At most so many; absent for fifty. */
most?: number, };

/** Games and lessons of guests who played alone or with bots, without imported ones. */
export type GuestPlays = {
/** How many games, of whatever state. */
games: number,
/** How many lessons they are through with. */
lessons: number, };

/** Which hand reaches the buttons. */
export type Hand = "left" | "right";

/** A head start to change while the game goes on. It holds from the beginning of the game, and that it was changed is kept with it. */
export type HandicapOf = {
/** The table. */
table: string,
/** Whose. */
seat: game.Seat,
/** How many points. */
points: number,
/** How many steps the screen has seen; anything but the present number is `stale`. */
at: number, };

/** Whether the device shakes, where it can. */
export type Haptics = "on" | "off";

/** What a screen has to know first. */
export type Hello = {
/** The app itself. */
app: App,
/** The games of the house. */
games: Array<GameCard>,
/** The settings. */
settings: Settings,
/** What is wrong with the saved games, for the player to know. */
trouble: Array<Trouble>, };

/** How much help somebody wants at the table. */
export type Help = "purist" | "normal" | "learner";

/** What a strong player would do, and what that would change. */
export type Hint = {
/** The actions, in order: the first is one of those on offer, and more than one where they are decided together. */
actions: Array<table.AnyAction>,
/** What they would change, as to `preview`. */
preview: table.Preview<table.AnyChanges, table.AnyEvent, table.AnyOffer>,
/** What speaks for them beside that. */
why: bots.Why, };

/** Who wants a hint. */
export type HintOf = {
/** The table. */
table: string,
/** The seat of the person that is to act. */
seat: game.Seat,
/** How many steps the screen has seen; anything but the present number is `stale`. */
at: number, };

/** The best that can be done, the best first. */
export type Hints = {
/** At least one; fewer than three where little may be done, or little else is nearly as good. */
hints: Array<Hint>, };

/** What a finished game brought one person, among their games of its kind that ended no later and were played with as much help. */
export type Honours = {
/** How many games that makes. */
games: number,
/** The best score of the earlier ones; absent when there are none. */
best?: number,
/** How many of them were won in a row, this one the last; 0 alone, where nobody wins. */
streak: number,
/** What it did to the rating; absent when it was not rated. */
rating?: RatingMove, };

/** What all games together tell. */
export type Household = {
/** How many games were played to their end and count. */
games: number,
/** How long people thought, in ms. */
thinkMs: number,
/** On how many days something was played. */
days: number,
/** How much of that was at real tables; absent for nothing. */
real?: RealSum,
/** The streak of days with a game that reaches today or yesterday. */
current?: statistics.DaySpan,
/** The longest. */
longestStreak?: statistics.DaySpan,
/** The people, most games first. */
people: Array<PersonPlays>,
/** The bots by level, most games first. */
bots: Array<PersonPlays>,
/** How often each game was played, most often first. */
byGame: Array<GamePlays>,
/** The days with a game, oldest first, in days since 1970. */
calendar: Array<statistics.DayPlays>,
/** Today, in days since 1970. */
today: number,
/** The game of people that was decided by the fewest points; `value` is the margin. */
closest?: Notable,
/** The game in which people thought longest; `value` in ms. */
longest?: Notable,
/** The win against the most higher rating; `value` in rating points. */
upset?: Notable,
/** Games on this day of earlier years; `value` is the day, in days since 1970. */
thisDay: Array<Notable>, };

/** What is done while nobody asks for anything. */
export type Idle = "on" | "off";

/** What somebody sent. */
export type Import = {
/** The code, or the text of the file. */
text: string, };

/** A game that was taken over. */
export type Imported = {
/** Its table. */
table: string,
/** Whether it was not here before. */
isNew: boolean, };

/** A decision on which much was lost: what was played, and what looked better. Each is all that was decided together, as a flight with all its parts. */
export type KeyMoment = {
/** Number of the step, from 0. */
n: number,
/** Who decided. */
seat: game.Seat,
/** What could be done there. */
offer: table.AnyOffer,
/** What was played. */
actions: Array<table.AnyAction>,
/** What that would change, as far as it could be foreseen then. */
played: table.Preview<table.AnyChanges, table.AnyEvent, table.AnyOffer>,
/** What looked better. */
better: Array<table.AnyAction>,
/** The same of that. */
foreseen: table.Preview<table.AnyChanges, table.AnyEvent, table.AnyOffer>,
/** What speaks for that beside what was played. */
why: bots.Why, };

/** Games that can be compared: of one game, variant and number of seats, with or without help. */
export type Kind = {
/** The game. */
game: table.GameId,
/** What makes it unlike other games of its name; empty for the game as it comes. */
variant: Array<string>,
/** How many seats. */
seats: number,
/** Whether the person was told what is good. */
assisted: boolean, };

/** Games of one name, variant and number of seats. */
export type KindLife = {
/** The game. */
game: table.GameId,
/** What makes it unlike other games of its name; empty for the game as it comes. */
variant: Array<string>,
/** How many seats. */
seats: number,
/** How many games. */
games: number,
/** The most points without advice; absent where there are none, and for games at real tables. */
best?: statistics.TopScore, };

/** How much somebody played of one kind. */
export type KindPlays = {
/** Which kind. */
kind: Kind,
/** How many games. */
games: number,
/** When the last of them ended, in ms since 1970 UTC. */
lastAt: number, };

/** The records in games of one kind. */
export type KindRecords = {
/** Which kind. */
kind: Kind,
/** How many games of it were played. */
games: number,
/** The records. */
records: Array<Record>,
/** The ranks of a game for one, the best first, how often each was reached, and where first. */
ranks: Array<RankReached>,
/** The points from which on somebody can be the fastest: what half of all results reach. */
floor?: number, };

/** The language of the app. */
export type Language = "auto" | "cs" | "en";

/** Begins a lesson, or goes on with it. */
export type Learn = {
/** Which game. */
game: table.GameId,
/** Which lesson of it. */
lesson: string,
/** Who sits at its table, as the lesson has it. */
seats: Array<SeatPlan>,
/** Whether it begins anew even where one could go on. */
anew?: boolean, };

/** A lesson. */
export type Lesson = {
/** What it is called in requests and words. */
id: string,
/** How many tasks it has. */
tasks: number,
/** Whether a game is played to its end in it. */
isGame: boolean,
/** The learner's seat. */
learner: game.Seat,
/** Who sits at its table. */
sitters: Array<table.Sitter>,
/** The clauses of the rules it shows. */
tags: Array<string>,
/** Whether the person was through with it. */
isLearned: boolean,
/** The table where they can go on with it. */
table?: string, };

/** What is said to a decision that the rules allow and the lesson is not about. */
export type LessonAnswer = {
/** The name of the answer to just this, if it has one. */
says?: string,
/** How many points it would bring the learner at once. */
gain: number, };

/** Where the lesson stands that a table is. */
export type LessonState = {
/** Which lesson. */
id: string,
/** The number of the task that waits, from 1; of the last one after the script. */
task: number,
/** How many tasks there are. */
tasks: number,
/** Whether all of the script is behind, and the game goes on freely. */
isThrough: boolean,
/** Whether nothing of the lesson is left. */
isDone: boolean,
/** Whether it is a small position, named by the clause it shows. */
isSmall: boolean,
/** What is said to the decision that was just tried, and not taken. */
answer?: LessonAnswer, };

/** What there is to learn in all games. */
export type Lessons = {
/** One entry a game. */
games: Array<GameLessons>, };

/** Whose lessons; without a profile, those of whoever plays here as a guest. */
export type LessonsOf = {
/** The person. */
profile?: string, };

/** What a level misses, as measured: what can be punished. */
export type LevelSlips = {
/** With how many seats. */
seats: number,
/** The level. */
level: table.Level,
/** In how many games that was measured. */
games: number,
/** An action counts that costs so many points or more. */
points: number,
/** How many such actions a game has, the mean. */
each: number,
/** What it misses in half of the games or more, or else what it misses most. */
kinds: Array<SlipKind>, };

/** What one person did over all games, or over those of one name. */
export type Life = {
/** Who. */
player: Player,
/** Today, in days since 1970. */
today: number,
/** How much of each game was played, most often first, whichever was asked for. */
byGame: Array<GamePlays>,
/** What the games tell all together. */
life: statistics.LifeSum,
/** How much of that was at real tables; absent for nothing. */
real?: RealSum,
/** The kinds of games, most games first. */
kinds: Array<KindLife>,
/** The ratings as they stand. */
ratings: Array<RatingNow>,
/** Results beside par. */
pars: Array<ParOf>,
/** What the draws brought. */
lucks: Array<LuckOf>,
/** The first tries of the day's puzzles. */
puzzles: Array<PuzzleShare>,
/** The deals of days. */
deals: Array<DealsOf>,
/** The last deals of days one by one, the latest day first, at most 400. */
latestDeals: Array<DealPlay>, };

/** Whose page over all games. */
export type LifeOf = {
/** Whose. */
person: string,
/** Only of this game; absent for all. */
game?: table.GameId, };

/** Everything that happened. */
export type Log = {
/** The events, oldest first. */
entries: Array<table.Told<table.AnyEvent>>, };

/** Games at real tables, to be kept: all of them, or none. */
export type LogPlays = {
/** The games, at most [`LogPlays::MOST`]. */
plays: Array<RealPlay>,
/** Whether they come from another program: then what is here already stays as it is. Else what is here is written anew. */
isImport: boolean, };

/** Games at real tables that were kept. */
export type LoggedPlays = {
/** The tables of what is kept now. */
tables: Array<string>,
/** How many were here already. */
known: number, };

/** What the draws of a game brought somebody in all reviewed games together, in points beside the mean of the others; alone in points. */
export type LuckOf = {
/** The game. */
game: table.GameId,
/** How many games. */
games: number,
/** All together. */
luck: number,
/** How far from 0 chance usually goes in so many games at most: two standard errors. */
usually: number,
/** Whether a fair bag explains it. */
fair: statistics.Fair, };

/** Two people to make one. */
export type MergePeople = {
/** Whose games become the other's. */
profile: string,
/** Whose they become. */
into: string, };

/** What making two people one would do. */
export type MergePreview = {
/** How many games of the one would become the other's, of whatever state. */
games: number,
/** How many the other would have then. */
after: number,
/** In how many games both sit: nobody plays against themselves, so these were hardly played by one person. */
together: number, };

/** Somebody who was merged into another person. */
export type Merged = {
/** Their profile. */
profile: string,
/** What they were called. */
name: string, };

/** How long notices, cards turned up and the lines of a count stay in sight. */
export type Messages = "timed" | "kept";

/** Which key moment of a review is asked for. */
export type MomentOf = {
/** The game. */
table: string,
/** Number of the step, from 0. */
n: number, };

/** How much moves on the screen. */
export type Motion = "auto" | "less";

/** A game to start. */
export type NewTable = {
/** The game and how it is set up. */
setup: table.AnySetup,
/** Who sits where; as many as the setup has seats. */
seats: Array<SeatPlan>,
/** The code of a seed, to play the same deal again; without it a new one is drawn. */
seed?: string,
/** Whether this is practice: free undo, and no place in statistics. */
practice?: boolean,
/** Whether the people at the table trust each other: the device goes from hand to hand without a curtain. */
trust?: boolean,
/** What chance brings up, in this order, before the seed decides: positions taken over from a real table, puzzles, tests. Such a game is always practice. */
script?: Array<table.AnyChance>, };

/** A person of a backup who is not here. */
export type Newcomer = {
/** Their profile. */
profile: string,
/** What they are called. */
name: string,
/** Their colour and symbol. */
mark: string,
/** How many games they sat at. */
games: number,
/** Who here is called the same, and may be the same person. */
namesake?: string, };

/** A game worth a mention. */
export type Notable = {
/** Its table. */
table: string,
/** Which game. */
game: table.GameId,
/** What makes it worth it. */
value: number,
/** Who sat there. */
players: Array<Player>, };

/** Which game. */
export type OfGame = {
/** The game. */
game: table.GameId, };

/** Which person. */
export type OfPerson = {
/** Their profile. */
profile: string, };

/** Which table. */
export type OfTable = {
/** The table. */
table: string, };

/** How fast this device thinks. */
export type Pace = {
/** How many times longer bots think here than where their levels were measured; 1 at least. */
longer: number, };

/** A pack of components. */
export type Pack = {
/** What it says of itself. */
card: game.PackCard,
/** Where it is from. */
origin: PackOrigin, };

/** Where a pack is from. */
export type PackOrigin = "builtIn" | "added";

/** The packs of components of a game. */
export type Packs = {
/** The packs, the game's own first. */
packs: Array<Pack>, };

/** What the expert makes of a deal on average: alone its points, else how many it is ahead of the best other seat. */
export type Par = {
/** The mean. */
mean: number,
/** Its standard error. */
error: number,
/** Of how many games. */
games: number,
/** How many points over it the person's result is; below it they are negative. */
over: number, };

/** How many games the expert has yet to play for the par of a deal. */
export type ParLeft = {
/** 0 when it is known. */
left: number, };

/** How somebody's results in a game are to par. */
export type ParOf = {
/** The game. */
game: table.GameId,
/** By how many points the results are above par, of the games whose par is known. */
over: statistics.Mean, };

/** The people of this device: who played last first, hidden ones too. */
export type People = {
/** One a person. */
people: Array<Person>,
/** The person just added. */
added?: string,
/** What guests have played alone; told only while a single person is known. */
guest?: GuestPlays, };

/** A person. */
export type Person = {
/** Their profile. */
profile: string,
/** What they are called. */
name: string,
/** Their colour and symbol, in the screen's own words. */
mark: string,
/** How much help they want unless they say otherwise before a game. */
help: Help,
/** How large they like texts, on a device where they are smaller. */
textSize: TextSize,
/** Whether they are left out where people are chosen. */
isHidden: boolean,
/** How many games they have sat at, of whatever state. */
games: number,
/** How many of them are finished and count in statistics. */
counted: number,
/** When a game with them last began, in ms since 1970 UTC. */
playedAt?: number,
/** Those whose games were made theirs, and can be split off again. */
merged: Array<Merged>, };

/** How much somebody played. */
export type PersonPlays = {
/** Who. */
player: Player,
/** How many games. */
games: number,
/** When the last of them ended, in ms since 1970 UTC. */
lastAt: number, };

/** What lies open to everybody on a table, for a small picture of it. */
export type Picture = {
/** The table. */
table: string,
/** How it was set up. */
setup: table.AnySetup,
/** What lies open. */
view: table.AnyView, };

/** One of the best. */
export type Placed = {
/** From 1; who is as good shares it. */
place: number,
/** What was reached. */
record: Record, };

/** Somebody sits down to a day's game or puzzle. */
export type PlayDay = {
/** Which game. */
game: table.GameId,
/** The date where the player is. */
day: string,
/** Who sits where: a person first, then bots, all of one level that people play against. The deal is everybody's, and against whom it was played is told with its result. */
seats: Array<SeatPlan>, };

/** Somebody who plays. */
export type Player = {
/** The profile; absent for a guest. */
profile?: string,
/** What they are called; empty for a bot. */
name: string,
/** Their colour and symbol; empty for a bot. */
mark: string,
/** A bot's level. */
level?: string, };

/** A part of a person's games: the games that one number on their page is made of. */
export type PlaysOf = {
/** Which games. */
of: StatisticsOf,
/** Which part of them. */
part: statistics.PlaysPart, };

/** How many exercises come a day. */
export type Portion = "five" | "ten" | "twenty" | "all";

/** An earlier position. */
export type PositionAt = {
/** The table. */
table: string,
/** After how many steps. */
at: number,
/** As this seat knew it then; only of games that are over. */
seat?: game.Seat, };

/** Opens the position of an exercise. */
export type Practise = {
/** The game it is from. */
table: string,
/** Number of the step, from 0. */
n: number,
/** Whose decision it was. */
seat: game.Seat, };

/** What each of several decisions would change. */
export type Previews = {
/** One for each, in the order they were asked for. */
previews: Array<table.Preview<table.AnyChanges, table.AnyEvent, table.AnyOffer>>, };

/** What the app tells the screen unasked. */
export type Push = { "type": "table",
/** The table now. */
state: TableState<table.AnyView, table.AnyOffer, table.AnySheet, table.AnyEvent>, } | { "type": "thinking",
/** Where. */
table: string,
/** Who. */
seat: game.Seat,
/** How much of its time or work is used up, 0..=1; 0 when it begins. */
progress: number, } | { "type": "review",
/** Which game's. */
table: string,
/** How much of it is done, of 100. */
share: number,
/** Whether it goes on. */
isRunning: boolean, } | { "type": "restoring",
/** How much of it has been. */
done: number,
/** Of how much. */
of: number, } | { "type": "trouble",
/** What. */
trouble: Trouble, };

/** The puzzles of a day. */
export type PuzzleDay = {
/** The date. */
day: string,
/** One a game. */
puzzles: Array<PuzzleOfDay>, };

/** The puzzle of a game and a day. */
export type PuzzleOfDay = {
/** Which game. */
game: table.GameId,
/** What it asks for. */
asks: review.PuzzleKind,
/** Whether the first try solved it; absent where there was none. */
solved?: boolean, };

/** How somebody fared at their first tries of the day's puzzles. */
export type PuzzleShare = {
/** The game. */
game: table.GameId,
/** How many were tried. */
tried: number,
/** How many of them were solved at the first try. */
solved: number, };

/** How somebody fared with puzzles of one game that ask for the same: first tries only. */
export type PuzzleStand = {
/** Which game. */
game: table.GameId,
/** What they ask for. */
asks: review.PuzzleKind,
/** How many were tried. */
tried: number,
/** How many of them were solved. */
solved: number, };

/** The puzzles of four weeks, and how somebody fared with all they ever tried. */
export type Puzzles = {
/** The days, the latest first. */
days: Array<PuzzleDay>,
/** By game and what was asked for; none of what was never tried. */
stands: Array<PuzzleStand>, };

/** Which of the days' puzzles. */
export type PuzzlesOf = {
/** Whose tries are told; absent for a guest, who has none. */
profile?: string,
/** The last of the days. */
until: string, };

/** How often a rank was reached. */
export type RankReached = {
/** Which rank. */
rank: string,
/** How often. */
times: number,
/** The first game that reached it. */
table?: string, };

/** A rating at some time. */
export type RatingAt = {
/** After which game. */
table: string,
/** When that ended, in ms since 1970 UTC. */
at: number,
/** The rating. */
points: number,
/** One standard deviation. */
deviation: number, };

/** How strong somebody seems in a game, and how that went. 400 points more mean ten wins to one. */
export type RatingLine = {
/** The rating now. */
points: number,
/** One standard deviation. */
deviation: number,
/** Whether it is still too wide to say much. */
isProvisional: boolean,
/** How many games were rated. */
games: number,
/** The highest since it is not provisional, or ever. */
highest: RatingAt,
/** The lowest likewise. */
lowest: RatingAt,
/** The line, oldest first, at most 120 points of it. */
line: Array<RatingAt>, };

/** What a game did to somebody's rating. */
export type RatingMove = {
/** The points before it. */
before: number,
/** The points after it. */
after: number,
/** Whether the points are still a guess. */
isProvisional: boolean, };

/** How strong somebody seems in a game now. */
export type RatingNow = {
/** The game. */
game: table.GameId,
/** The rating. */
points: number,
/** One standard deviation. */
deviation: number,
/** Whether it is still too wide to say much. */
isProvisional: boolean,
/** How many games were rated. */
games: number, };

/** A game that was played at a real table, as its players wrote it down. */
export type RealPlay = {
/** Its table; absent for a new one. Another program's id of the play, a UUID, where it comes from one. */
table?: string,
/** The game. */
game: table.GameId,
/** The day, in days since 1970. */
day: number,
/** When it began, in minutes of that day; absent where nobody knows. */
minute?: number,
/** How many minutes it took; absent where nobody knows. */
minutes?: number,
/** Where; may be empty. */
location: string,
/** What the players wrote about it; at most 400 characters. */
note: string,
/** Who sat where, in order. */
seats: Array<RealSeat>, };

/** A seat of a game at a real table. */
export type RealSeat = {
/** Who sat there is called so. */
name: string,
/** Colour and symbol, in the screen's own words. */
mark: string,
/** The person; absent for somebody who is none of this device. */
profile?: string,
/** The points. */
score: number,
/** The same by kind of source, where that was written down; they add up to `score`. */
points: { [source: string]: number },
/** Whether this seat came before others with as many points. */
winsTies: boolean, };

/** How much of what counts was played at real tables. */
export type RealSum = {
/** How many games. */
games: number,
/** Of how many of them it is known how long they took. */
timed: number,
/** How long these took, in ms. */
lastedMs: number, };

/** A record. */
export type Record = {
/** In what. */
feat: statistics.Feat,
/** Points, or ms of the fastest. */
value: number,
/** The kind of source of the largest one. */
source?: string,
/** The line of the sheet with it: of the final one, or the one that gained most by a stroke. Absent where no sheet says the same, or no line has half of a stroke. */
line?: SheetLine,
/** Who holds it. */
holder: Player,
/** On which seat. */
seat: game.Seat,
/** In which game. */
table: string,
/** When that ended, in ms since 1970 UTC. */
at: number,
/** After how many steps of it, where that means something. */
step?: number,
/** Whether the app has played the steps again and found the same. */
isVerified: boolean,
/** What was the record before it; absent for a first one. */
before?: number,
/** Who held that. */
beaten?: Player, };

/** The records. */
export type Records = {
/** One for every kind of games people finished, by game and then most games first. */
kinds: Array<KindRecords>, };

/** Whose records. */
export type RecordsOf = {
/** Only of this game. */
game?: table.GameId, };

/** A game of a backup that was refused: its steps break the rules, or it claims another end than they have. */
export type RefusedGame = {
/** Its table. */
table: string,
/** Which game, if it is one we know. */
game?: table.GameId,
/** When it began, in ms since 1970 UTC. */
startedAt: number,
/** The step that breaks the rules, from 0; absent where it is not a step. */
step?: number, };

/** Takes in the backup that was looked at. */
export type Restore = {
/** The people of the backup who are somebody here; all others are added. */
people: Array<SamePerson>, };

/** What taking in the backup that was handed in would change. */
export type RestoreLook = {
/** When the backup was made, in ms since 1970 UTC. */
madeAt: number,
/** Version of the app that made it. */
app: string,
/** Games that are not here. */
new: number,
/** Games that are here and were played on there. */
further: number,
/** Games that are here already. */
known: number,
/** Games that went another way here; they stay as they are here. */
kept: number,
/** Games that break the rules, or claim another end than they have; they do not come. */
forged: number,
/** Games, people, packs and settings that cannot be read; they do not come. */
damaged: number,
/** The people of the backup who are not here. */
people: Array<Newcomer>,
/** Packs of components that are not here. */
packs: number, };

/** What was taken in of a backup. */
export type Restored = {
/** How many games came. */
new: number,
/** How many games of here were brought further. */
further: number,
/** How many of both this version of the app cannot play, and so could not check. */
unchecked: number,
/** The games that were refused. */
refused: Array<RefusedGame>, };

/** What one finished game was like for one seat. */
export type ResultSeat = {
/** Which. */
seat: game.Seat,
/** What it was called. */
name: string,
/** Its colour and symbol. */
mark: string,
/** Who played it. */
sitter: table.Sitter,
/** The profile of who sat there; absent for bots and guests. */
profile?: string,
/** The points it had before the first step; absent for none. */
handicap?: number,
/** Its distance to the best other seat; absent in a game for one. */
margin?: number,
/** How often it asked for a hint. */
nHints: number,
/** What it brought who sat there; absent for bots, guests and games that do not count. */
honours?: Honours,
/** Whether it began. */
isStarter: boolean,
/** Its points, with its head start. */
score: number,
/** Its place, from 1; tied seats share one. */
place: number,
/** The rank its points reach in a game for one. */
rank?: string,
/** Its points by kind of source; what brought and cost nothing is left out. */
points: { [key in string]: number },
/** The line of its sheet with the most points, when one has any. */
feature?: game.Feature,
/** The most it gained at one stroke, when it ever gained anything. */
stroke?: game.Stroke,
/** How long it thought, in ms. */
thinkMs: number,
/** How many actions it took. */
nActs: number,
/** How often it took something back. */
nUndone: number, };

/** What a review says, as far as it has come. */
export type ReviewState = {
/** Which game's. */
table: string,
/** Whether it is being made now. */
isRunning: boolean,
/** What it says so far; `null` before it was begun. */
review: review.Review | null,
/** The key moments before which a hint was asked for. */
advised: Array<number>,
/** What lies so many of its standard errors from 0 is told from it. */
doubt: number,
/** What the draws of all their reviewed games of this name come to, for whoever has a profile and more than one of them. */
bags: Array<Bag>, };

/** A seat of a saved game. */
export type RowSeat = {
/** What it is called. */
name: string,
/** Its colour and symbol. */
mark: string,
/** Who plays it; absent when this version of the app does not know the bot. */
sitter?: table.Sitter,
/** The profile of the person; absent for bots and guests. */
profile?: string,
/** The points it has before the first step; absent for none. */
handicap?: number,
/** Its final points, when the game is over. */
total?: number,
/** Its final place, when the game is over. */
place?: number, };

/** How often a bot comes first among bots of the level below it, as measured. */
export type Rung = {
/** With how many seats. */
seats: number,
/** The level. */
level: table.Level,
/** The level of all other seats. */
below: table.Level,
/** In how many games that was measured. */
games: number,
/** Its part of the first places, 0..=1. */
firsts: number,
/** The lower end of the 95 % interval of `firsts`. */
low: number,
/** Its upper end. */
high: number,
/** The part of the first places that an equal would have. */
even: number, };

/** What everybody here made of a deal: all finished games of one game that were set up alike and got the same from chance, with the same number of seats. */
export type SameDeal = {
/** How many games that are. */
games: number,
/** What each seat of them made, the most points first. */
results: Array<DealResult>,
/** The points that the expert makes of it alone, in the mean; absent where nobody plays alone and where that is not known. */
par?: number, };

/** Somebody of a backup who is somebody here. */
export type SamePerson = {
/** Their profile in the backup. */
profile: string,
/** Their profile here. */
into: string, };

/** Who is to sit on a seat. */
export type SeatPlan = {
/** What the seat is called; at most 40 characters. */
name: string,
/** Colour and symbol of the seat, in the screen's own words; at most 40 characters. */
mark: string,
/** Who plays it. */
sitter: table.Sitter,
/** The profile of the person; absent for bots, whose profile is their level's, and guests. */
profile?: string,
/** How much help they want; absent for as much as usual. */
help?: Help,
/** The points it has before the first step, at most [`table::MOST_HANDICAP`]; absent for none. */
handicap?: number, };

/** A seat of a table. */
export type SeatState = {
/** Which. */
seat: game.Seat,
/** What it is called. */
name: string,
/** Its colour and symbol, in the screen's own words. */
mark: string,
/** Who plays it. */
sitter: table.Sitter,
/** The profile of the person; absent for bots and guests. */
profile?: string,
/** How much help they want. */
help: Help,
/** The points it has before the first step; absent for none. */
handicap?: number,
/** After how many steps that was agreed on, or taken back; absent from the start. */
handicapAt?: number,
/** In which turn or round that was; absent from the start. */
handicapWhen?: table.When,
/** Whether it is to act. */
onTurn: boolean,
/** Whether its bot thinks right now. */
isThinking: boolean, };

/** What the players like. Every field has a default, and values a newer version of the app wrote are kept though not understood. */
export type Settings = {
/** The language of the app. */
language: Language,
/** Its colours. */
theme: Theme,
/** When an action is asked to be confirmed. */
confirm: Confirm,
/** How a turn ends when nothing is left to decide. */
turnEnd: TurnEnd,
/** How long what a bot did stays in sight before the next step. */
tempo: Tempo,
/** How long what the app tells stays in sight. */
messages: Messages,
/** How much moves on the screen. */
motion: Motion,
/** How loud the table is. */
sound: Sound,
/** Whether the device shakes, where it can. */
haptics: Haptics,
/** Whether the screen stays lit while somebody has to decide. */
awake: Awake,
/** Whether the view comes closer by itself where a finger can hardly aim. */
closer: Closer,
/** Which hand reaches the buttons. */
hand: Hand,
/** How large texts are. */
textSize: TextSize,
/** What is done while nobody asks for anything. */
idle: Idle,
/** How many exercises come a day. */
portion: Portion,
/** Against whom the day's games are played. */
dayOpponent: DayLevel, };

/** Settings to change; what is absent stays. */
export type SettingsChange = {
/** The language of the app. */
language?: Language,
/** Its colours. */
theme?: Theme,
/** When an action is asked to be confirmed. */
confirm?: Confirm,
/** How a turn ends when nothing is left to decide. */
turnEnd?: TurnEnd,
/** How long what a bot did stays in sight before the next step. */
tempo?: Tempo,
/** How long what the app tells stays in sight. */
messages?: Messages,
/** How much moves on the screen. */
motion?: Motion,
/** How loud the table is. */
sound?: Sound,
/** Whether the device shakes, where it can. */
haptics?: Haptics,
/** Whether the screen stays lit while somebody has to decide. */
awake?: Awake,
/** Whether the view comes closer by itself where a finger can hardly aim. */
closer?: Closer,
/** Which hand reaches the buttons. */
hand?: Hand,
/** How large texts are. */
textSize?: TextSize,
/** What is done while nobody asks for anything. */
idle?: Idle,
/** How many exercises come a day. */
portion?: Portion,
/** Against whom the day's games are played. */
dayOpponent?: DayLevel, };

/** Settings to change. */
export type SettingsOf = {
/** What changes; nothing when only reading. */
change?: SettingsChange, };

/** Why what somebody sent is no game, of which nothing was kept, or why no code is made of one. */
export type ShareFault = { "code": "noGame" } | { "code": "damaged" } | { "code": "newer",
/** The version of the code. */
found: number,
/** The newest one this version of the app reads. */
known: number, } | { "code": "unknownGame" } | { "code": "rules",
/** Version of its rules. */
found: number,
/** Version of ours. */
known: number, } | { "code": "setup",
/** Why; nothing when its setup cannot even be read. */
why: game.SetupError | null, } | { "code": "time" } | { "code": "step",
/** At this step, from 0. */
n: number, } | { "code": "agreed" } | { "code": "totals",
/** The points it says. */
told: Array<number>,
/** The points it has. */
counted: Array<number>, };

/** A game to show to others. */
export type Shared = {
/** The game as a text of capital letters and digits. */
code: string,
/** The same as the text of a file, with how long everybody thought. */
file: string,
/** A name for the file. */
name: string, };

/** A line of a sheet, by what its points are for. */
export type SheetLine = {
/** The source of the line as the game's sheets have it. */
source: unknown,
/** The pack that its components come from, by the SHA-256 of its text. */
pack?: string, };

/** Whether anybody sees the screen, and what the device lives on. */
export type Sight = {
/** Whether it can be seen. */
isInSight: boolean,
/** Whether the device is known to live on its battery. */
isOnBattery: boolean, };

/** What most of a loss is made of. */
export type SlipKind = "lying" | "unforeseen" | "given";

/** How loud the table is. */
export type Sound = "off" | "quiet" | "normal" | "loud";

/** What finished games tell about one person. */
export type Statistics = {
/** Who. */
player: Player,
/** The kinds of games the person played, most games first. */
kinds: Array<KindPlays>,
/** The kind the rest is about; absent for somebody who finished nothing. */
kind?: Kind,
/** The kinds of sources of points of that game. */
sources: Array<string>,
/** The ranks of a game for one, the best first. */
ranks: Array<string>,
/** Everybody met in games of that kind, most games first, whoever is asked about. */
met: Array<Player>,
/** What the games asked about tell; absent when there are none. */
portrait?: statistics.Portrait,
/** The person's rating in that game over all its kinds; absent before it is rated. */
rating?: RatingLine, };

/** Which games of a person. */
export type StatisticsOf = {
/** Whose. */
person: string,
/** Of what kind; absent for the kind the person played most. */
kind?: Kind,
/** Only of the last so many days. */
days?: number,
/** Only against these; absent for whoever. */
against?: statistics.Against, };

/** Whose story of a game. */
export type StoryOf = {
/** The table. */
table: string,
/** As this seat knew it; only of games that are over. Without it, as the holder may know it. */
seat?: game.Seat, };

/** Who is to sit on a seat from now on. */
export type SubstituteOf = {
/** The table. */
table: string,
/** Where. */
seat: game.Seat,
/** Who sits down, under the mark and with the head start of the seat; absent for who sat there before. */
plan?: SeatPlan,
/** How many steps the screen has seen; anything but the present number is `stale`. */
at: number, };

/** A table as its holder may see it. The screen of a game knows it in the types of that game. */
export type TableState<View = table.AnyView, Offer = table.AnyOffer, Sheet = table.AnySheet, Event = table.AnyEvent> = {
/** Which table. */
table: string,
/** Which game. */
game: table.GameId,
/** Version of the rules it is played by. */
rules: number,
/** How it was set up. */
setup: table.AnySetup,
/** Who sits where. */
seats: Array<SeatState>,
/** What was agreed on while it goes on, oldest first. */
agreements: Array<Agreement>,
/** Whether somebody asked for a hint in this game. */
assisted: boolean,
/** The day whose game it is. */
day?: string,
/** The game this one goes on from. */
forkedFrom?: ForkedFrom,
/** Where the lesson stands that it is. */
lesson?: LessonState,
/** The exercise that it is. */
exercise?: ExerciseState,
/** SHA-256 of `salt:seed` in hex, fixed from the start, so that the seed can be checked later. */
seedHash: string,
/** The seed's code, when the game is over. */
seed?: string,
/** The salt of `seedHash`, when the game is over. */
salt?: string,
/** Number of steps taken; goes with every request that changes the table. */
at: number,
/** Who is to act. */
turn: game.Turn,
/** Who holds the device. */
holder: table.Holder,
/** What the table waits for. */
next: table.Next,
/** The seat whose offer this is: the one that acts on this device now. */
actor?: game.Seat,
/** What the holder sees. */
view?: View,
/** What `actor` may do. */
offer?: Offer,
/** The score sheet as the holder may know it. */
sheet?: Sheet,
/** What this change of the table brought about; empty after opening. */
events: Array<table.Told<Event>>,
/** What happened after the holder's own last action, for "since your last turn". */
since: Array<table.Told<Event>>,
/** Whether the holder may take back an action. */
canUndo: boolean,
/** Whether taking it back makes the game practice. */
undoMakesPractice: boolean,
/** Whether the holder may take again what was taken back. */
canRedo: boolean,
/** Whether this game is practice: free undo, and no place in statistics. */
practice: boolean,
/** Whether the people at the table trust each other: no curtain falls. */
trust: boolean,
/** The final places, when the game is over. */
places?: game.Places, };

/** Who takes the device. */
export type Take = {
/** The table. */
table: string,
/** The seat of the person who takes the device. */
seat: game.Seat, };

/** How long what a bot did stays in sight before the next step. */
export type Tempo = "slow" | "normal" | "quick" | "atOnce";

/** A file for other programs. */
export type TextFile = {
/** A name for it. */
name: string,
/** What stands in it. */
text: string, };

/** How large texts are. */
export type TextSize = "normal" | "large" | "huge";

/** The colours of the app. */
export type Theme = "auto" | "light" | "dark" | "contrast";

/** Something is wrong with the saved games. The app goes on as well as it can. */
export type Trouble = { "type": "setAside",
/** The name under which the damaged file was kept. */
keptAs: string,
/** How many games were carried over. */
rescued: number, } | { "type": "damaged" } | { "type": "newer",
/** Its schema. */
found: number,
/** The newest schema this version knows. */
known: number, } | { "type": "older",
/** Its schema. */
found: number,
/** The oldest schema this version opens. */
oldest: number, } | { "type": "readOnly" } | { "type": "inUse" } | { "type": "putBack",
/** The name under which what was found in its place is kept, if there was something. */
keptAs: string | null, } | { "type": "diskFull" } | { "type": "badLog",
/** Its table. */
table: string,
/** The first bad step. */
n: number, } | { "type": "badRow",
/** Its table. */
table: string, } | { "type": "botFailed",
/** Its table. */
table: string,
/** Its seat. */
seat: game.Seat, } | { "type": "unplayable",
/** Its table. */
table: string,
/** What is missing: `game`, `rules`, `setup`; `steps` of a game at a real table. */
missing: string, };

/** How a turn ends when nothing is left to decide. */
export type TurnEnd = "asked" | "timed" | "atOnce";
