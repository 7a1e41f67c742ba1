// Written from the types of the crate `statistics` by `cargo xtask bindings`.

/** Against whom. */
export type Against = { "type": "people" } | { "type": "bots" } | { "type": "player",
/** Whoever it is, a bot too. */
profile: string, };

/** A bar of a histogram. */
export type Bin = {
/** The least number that belongs to it. */
from: number,
/** The greatest. */
to: number,
/** How many there are. */
count: number, };

/** How much was played on a day. */
export type DayPlays = {
/** In days since 1970. */
day: number,
/** How many games ended. */
games: number, };

/** Days one after another. */
export type DaySpan = {
/** The first, in days since 1970. */
from: number,
/** The last. */
to: number,
/** How many they are. */
days: number, };

/** Whether a fair bag explains the luck of somebody. */
export type Fair = "unknown" | "within" | "beyond";

/** What a record is about. */
export type Feat = "score" | "margin" | "losingScore" | "feature" | "stroke" | "fastest";

/** How somebody fared against everybody met. */
export type HeadToHead = {
/** Everybody met, most games first. */
meetings: Array<Meeting>,
/** Who was beaten most often, by profile; of people met five times or more. */
rival?: string,
/** Who won most often, by profile; of people met five times or more. */
nemesis?: string, };

/** What one person's games tell all together. */
export type LifeSum = {
/** All of it, from the first day to the last; absent for somebody who finished nothing. */
all?: Stretch,
/** The years in which something was played, oldest first. */
years: Array<Stretch>,
/** The months likewise. */
months: Array<Stretch>,
/** The days likewise. */
calendar: Array<DayPlays>,
/** The streak of days with a game that reaches today or yesterday. */
current?: DaySpan,
/** The longest. */
longest?: DaySpan,
/** The largest number of kinds of which each was played as many times or more. */
hIndex: number, };

/** The mean of a number over some games. */
export type Mean = {
/** How many games. */
games: number,
/** The mean. */
mean: number,
/** Its standard error; absent for a single game. */
error?: number, };

/** How somebody fared against one other; against bots of one level where several of them sat there, on the mean. */
export type Meeting = {
/** The profile of the other. */
profile: string,
/** Whether that is a bot. */
isBot: boolean,
/** Games both sat at. */
games: number,
/** Games with a better place than the other. */
better: number,
/** Games with the same place. */
same: number,
/** Games with a worse place than the other. */
worse: number,
/** How often the place was better; the same one is half of that. */
above: Share,
/** The mean of how many points more than the other, below 0 for fewer. */
meanMargin: number, };

/** A part of the selected games: what one number on a page is made of. */
export type PlaysPart = { "type": "all" } | { "type": "won" } | { "type": "place",
/** From 1. */
place: number, } | { "type": "scores",
/** The least. */
from: number,
/** The greatest. */
to: number, } | { "type": "began",
/** Which. */
began: boolean, } | { "type": "longestStreak" } | { "type": "currentStreak" } | { "type": "rank",
/** Which. */
rank: string, };

/** What the games of one kind tell about one person. */
export type Portrait = {
/** How many games. */
games: number,
/** Wins, a shared one as the part it is; the mark is 1 over the number of seats. */
wins: Share,
/** How often each place was reached, the first place first. */
places: Array<number>,
/** The scores. */
scores: Spread,
/** The table of the best score, the first that reached it. */
bestTable: string,
/** The table of the worst score, the first that reached it. */
worstTable: string,
/** The mean of the scores with which one of the seats won, whoever that was. */
winningMean: number,
/** Points by source, in the order of the game. */
bySource: Array<SourceMean>,
/** Streaks of wins, shared ones too. */
streak: Streak,
/** How often each rank was reached in games for one, the best first; none without ranks. */
byRank: Array<number>,
/** Wins as the one who begins, and as one who does not. */
starting: Starting,
/** How somebody fared against each other. */
heads: HeadToHead,
/** Time. */
times: Times,
/** The latest games, oldest first, at most 120. */
course: Array<ScoreAt>,
/** When the last of the games ended, in ms since 1970 UTC. */
lastAt: number, };

/** The score of a game. */
export type ScoreAt = {
/** The game. */
table: string,
/** When it ended, in ms since 1970 UTC. */
at: number,
/** The score. */
score: number,
/** The place, from 1. */
place: number, };

/** How often something happened out of a number of games. A shared win counts as a part of one. */
export type Share = {
/** How often. */
times: number,
/** Out of how many. */
of: number,
/** The share, 0 to 1; absent without games. */
rate?: number,
/** The share that equal chances give. */
mark?: number,
/** The lower end of the 95 % interval for the true share. */
low?: number,
/** Its upper end. */
high?: number, };

/** Points from one source. */
export type SourceMean = {
/** The mean for a game. */
mean: number,
/** The most in a game. */
most: number, };

/** How some numbers are spread. */
export type Spread = {
/** The greatest. */
best: number,
/** The least. */
worst: number,
/** The mean. */
mean: number,
/** The middle one, or the mean of the two in the middle. */
median: number,
/** The standard deviation of the sample; absent for a single number. */
deviation?: number,
/** The histogram, without a gap from the least to the greatest. */
bins: Array<Bin>, };

/** Wins by who begins. Games in which nobody does are in neither. */
export type Starting = {
/** Of games one began. */
first: Share,
/** Of the others. */
later: Share, };

/** How many games in a row. */
export type Streak = {
/** Up to the last game. */
current: number,
/** At most. */
longest: number, };

/** What was played between two days. */
export type Stretch = {
/** The first day, in days since 1970. */
from: number,
/** The last. */
to: number,
/** How many games ended. */
games: number,
/** How long the person thought in them, in ms. */
thinkMs: number,
/** How many of 100 of their own decisions were good, the mean of the games that were reviewed. */
accuracy?: Mean, };

/** How long somebody thought. */
export type Times = {
/** In all games together, in ms. */
totalMs: number,
/** The mean for a game, in ms. */
gameMs: number,
/** The mean for an action, in ms. */
actMs: number, };

/** The most points of somebody. */
export type TopScore = {
/** The first game that brought them. */
table: string,
/** How many. */
score: number, };
