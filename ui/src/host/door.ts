// The words of the door between the screens and the engines. Everything here is the shape of JSON
// that Rust sends or takes; the truth is `crates/api`, and these are the names the screens use.

export type GameId = 'kraje' | 'hunters' | 'okanagan' | 'bastards';
export type Seat = number;

/** A union over the games, each member tagged with its game. */
type OverGames<T> = { [G in GameId]: { game: G } & T }[GameId];
type Json = Record<string, unknown>;

export type AnySetup = OverGames<Json>;
export type AnyAction = OverGames<Json>;
export type AnyView = OverGames<Json>;
export type AnyOffer = OverGames<Json>;
export type AnyEvent = OverGames<Json>;
export type AnyCatalogue = OverGames<Json>;
export interface Term {
  of: unknown;
  count: number;
  each: number;
}
export interface Line {
  source: unknown;
  points: number;
  terms: Term[];
  fields: unknown[];
}
export interface SeatSheet {
  total: number;
  lines: Line[];
}
export type AnySheet = OverGames<{ seats: SeatSheet[] }>;

export type AnyChanges = OverGames<{ seats: SeatChange[] }>;
/** Why an action is refused; `reason` is the game's own. */
export type AnyRefusal = OverGames<
  | { type: 'over' | 'notYourTurn' | 'chanceFirst' | 'notChance' | 'impossible' }
  | { type: 'rule'; reason: unknown }
>;

/** The member of a union over the games that belongs to game `G`. */
export type Of<Any, G extends GameId> = Extract<Any, { game: G }>;

export type Level = 'random' | 'greedy';
export type Sitter = { type: 'person' } | { type: 'bot'; level: Level };
/** Who is to sit on a seat. */
export interface SeatPlan {
  name: string;
  mark: string;
  sitter: Sitter;
}
export interface SeatState extends SeatPlan {
  seat: Seat;
  onTurn: boolean;
  isThinking: boolean;
}
export type Turn = { type: 'chance' } | { type: 'seats'; seats: Seat[] } | { type: 'over' };
export type Holder =
  | { type: 'nobody'; next: Seat }
  | { type: 'seat'; seat: Seat }
  | { type: 'open' };
export type Next = 'act' | 'pass' | 'continue' | 'wait' | 'over';

export interface LogEntry {
  n: number;
  by: Seat | null;
  event: AnyEvent;
}

export interface TableState {
  table: string;
  game: GameId;
  rules: number;
  at: number;
  setup: AnySetup;
  seats: SeatState[];
  turn: Turn;
  holder: Holder;
  next: Next;
  actor?: Seat;
  view?: AnyView;
  offer?: AnyOffer;
  sheet?: AnySheet;
  events: LogEntry[];
  since: LogEntry[];
  canUndo: boolean;
  undoMakesPractice: boolean;
  canRedo: boolean;
  practice: boolean;
  places?: number[];
  seedHash: string;
  seed?: string;
  salt?: string;
}

export interface LineChange {
  source: unknown;
  before: number;
  after: number;
  terms: Term[];
  fields: unknown[];
}
export interface SeatChange {
  seat: Seat;
  before: number;
  after: number;
  lines: LineChange[];
}
export interface Preview {
  changes: AnyChanges;
  events: AnyEvent[];
  /** Whether the action brings something to light and so is never taken back. */
  reveals?: boolean;
}

export interface Position {
  at: number;
  turn: Turn;
  view: AnyView;
  sheet: AnySheet;
  events: LogEntry[];
}

export interface GameCard {
  game: GameId;
  rules: number;
  leastSeats: number;
  mostSeats: number;
  levels: Level[];
}
export interface RowSeat extends SeatPlan {
  total?: number;
  place?: number;
}
export type GameStatus = 'running' | 'finished' | 'abandoned';
export interface GameRow {
  table: string;
  game?: GameId;
  rules: number;
  status: GameStatus;
  trouble?: Trouble;
  seats: RowSeat[];
  onTurn: Seat[];
  at: number;
  practice: boolean;
  startedAt: number;
  changedAt: number;
}

export interface Settings {
  language: 'auto' | 'cs' | 'en';
  theme: 'auto' | 'light' | 'dark' | 'contrast';
  confirm: 'always' | 'irreversible' | 'off';
  motion: 'auto' | 'less';
  hand: 'left' | 'right';
  textSize: 'normal' | 'large' | 'huge';
}

export type Trouble =
  | { type: 'setAside'; keptAs: string; rescued: number }
  | { type: 'newer'; found: number; known: number }
  | { type: 'readOnly' }
  | { type: 'diskFull' }
  | { type: 'badLog'; table: string; n: number }
  | { type: 'unplayable'; table: string; missing: string };

export type Request =
  | { type: 'hello' }
  | { type: 'catalogue'; game: GameId; pack?: string }
  | { type: 'newTable'; setup: AnySetup; seats: SeatPlan[]; seed?: string; practice?: boolean }
  | { type: 'open' | 'close' | 'cover' | 'log' | 'abandon' | 'restore'; table: string }
  | { type: 'act'; table: string; seat: Seat; action: AnyAction; at: number }
  | { type: 'preview'; table: string; seat: Seat; action: AnyAction }
  | { type: 'pass' | 'continue' | 'undo' | 'redo' | 'position'; table: string; at: number }
  | { type: 'take'; table: string; seat: Seat }
  | { type: 'games'; game?: GameId; status?: GameStatus }
  | { type: 'settings'; change?: Partial<Settings> };

export type Reply =
  | {
      type: 'hello';
      app: { version: string };
      games: GameCard[];
      settings: Settings;
      trouble: Trouble[];
    }
  | { type: 'catalogue'; catalogue: AnyCatalogue }
  | ({ type: 'table' } & TableState)
  | ({ type: 'preview' } & Preview)
  | { type: 'log'; entries: LogEntry[] }
  | ({ type: 'position' } & Position)
  | { type: 'games'; games: GameRow[] }
  | ({ type: 'settings' } & Settings)
  | { type: 'done' };

export type Push =
  | { type: 'table'; state: TableState }
  | { type: 'thinking'; table: string; seat: Seat }
  | { type: 'trouble'; trouble: Trouble };

export type SetupError =
  | { code: 'seats'; given: number; least: number; most: number }
  | { code: 'option'; name: string; given: string }
  | { code: 'pack'; given: string };

export type ApiError =
  | { code: 'illegal'; data: { refusal: AnyRefusal } }
  | { code: 'stale'; data: { at: number } }
  | { code: 'notOnTurn' | 'nothingToUndo' | 'unknownGame' | 'readOnly' | 'diskFull' | 'busy' }
  | { code: 'unknownTable'; data: { table: string } }
  | { code: 'badRequest'; data: { where: string } }
  | { code: 'setup'; data: { why: SetupError } }
  | { code: 'pack'; data: { faults: unknown[] } }
  | { code: 'damaged'; data: { table: string | null; n: number | null } }
  | { code: 'unplayable'; data: { missing: string } }
  | { code: 'newer'; data: { found: number; known: number } }
  | { code: 'bug'; data: { during: string; message: string; seat?: Seat } };
