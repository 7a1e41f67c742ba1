// A toy door for tests: answers with what a test put in, and remembers what was asked.

import type { GameUi } from '../games/game-ui';
import type { Host } from '../host/host';
import type {
  Answer,
  AnyAction,
  AnyCatalogue,
  AnyView,
  Push,
  Request,
  TableState,
} from '../host/protocol';
import { opaque } from '../kit/opaque';
import { start } from '../state/start';
import { LiveTable } from './live';

export { opaque };

export const ACTION = opaque<AnyAction>({ game: 'kraje', type: 'toy' });

export function toyState(change: Partial<TableState> = {}): TableState {
  return {
    table: 't1',
    game: 'kraje',
    rules: 1,
    at: 4,
    setup: opaque({ game: 'kraje', seats: 2 }),
    seats: ['Eva', 'Petr'].map((name, seat) => ({
      seat,
      name,
      mark: seat === 0 ? 'sun' : 'drop',
      sitter: { type: 'person' },
      help: 'normal',
      onTurn: seat === 0,
      isThinking: false,
    })),
    turn: { type: 'seats', seats: [0] },
    holder: { type: 'seat', seat: 0 },
    next: 'act',
    actor: 0,
    view: opaque<AnyView>({ game: 'kraje' }),
    offer: opaque({ game: 'kraje', n: 1 }),
    sheet: opaque({
      game: 'kraje',
      seats: [
        { total: 7, lines: [] },
        { total: -3, lines: [] },
      ],
    }),
    events: [],
    since: [],
    canUndo: false,
    undoMakesPractice: false,
    canRedo: false,
    practice: false,
    trust: false,
    assisted: false,
    agreements: [],
    seedHash: '00',
    ...change,
  };
}

/** A table behind the curtain, as the engines tell it: with nothing of the game. */
export function coveredState(next: number): TableState {
  const { view, offer, sheet, actor, ...rest } = toyState({ holder: { type: 'nobody', next } });
  return rest;
}

class ToyHost implements Host {
  readonly asked: Request[] = [];
  answer: (request: Request) => unknown = () => toyState();
  /** Says something by itself, once somebody listens. */
  push: (push: Push) => void = () => undefined;

  /** Breaks off, and is there again at once. */
  isBack: () => void = () => undefined;

  watch(hear: (isThere: boolean) => void): void {
    this.isBack = () => {
      hear(false);
      hear(true);
    };
  }

  async send<R extends Request>(request: R): Promise<Answer<R['type']>> {
    this.asked.push(request);
    return (await this.answer(request)) as Answer<R['type']>;
  }

  listen(hear: (push: Push) => void): () => void {
    this.push = hear;
    return () => undefined;
  }

  async follow(): Promise<void> {}

  /** The requests of one type. */
  of(type: Request['type']): Request[] {
    return this.asked.filter((request) => request.type === type);
  }
}

export const toyUi = opaque<GameUi>({
  id: 'kraje',
  drawn: 'kraje-drawn',
  Board: () => null,
  Panel: () => null,
  Picture: () => null,
  prompt: () => ({ id: 'pause' }),
  choices: () => [],
  summary: () => [],
  describeEvent: () => 'told',
  describeReason: (reason: { type: string }) => `rule: ${reason.type}`,
  describeSource: () => 'source',
  describeUnit: () => 'unit',
  things: { names: () => [], tell: () => null, Art: () => null },
  rules: {
    sections: [],
    reasons: {},
    sources: {},
    glance: () => ({ turn: { id: '' }, points: { id: '' } }),
    parts: () => [],
  },
});

/** Opens the app on a toy door, and a table on it. */
export async function toyTable(
  first: TableState = toyState(),
  ui: GameUi = toyUi,
): Promise<{ host: ToyHost; table: LiveTable }> {
  const host = new ToyHost();
  host.answer = (request) =>
    request.type === 'hello'
      ? {
          app: { version: '0' },
          games: [],
          settings: {
            language: 'cs',
            theme: 'light',
            confirm: 'irreversible',
            tempo: 'normal',
            motion: 'less',
            hand: 'right',
            textSize: 'normal',
          },
          trouble: [],
        }
      : { games: [] };
  await start(host);
  host.asked.length = 0;
  return { host, table: new LiveTable(ui, first, opaque<AnyCatalogue>({ game: 'kraje' })) };
}
