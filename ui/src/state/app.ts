// The app as one thing: the door, what it said at the start, the settings in force, and the saved
// games as last heard of.

import { effect, signal } from '@preact/signals';
import type {
  GameCard,
  GameId,
  GameRow,
  Person,
  Push,
  Settings,
  SettingsChange,
} from '../host/door';
import { asApiError, Cut, type Host } from '../host/host';
import { setCalm } from '../kit/motion';
import { localeFor, speak } from '../words/words';
import { errorMessage, troubleMessage } from './errors';
import { tellWithUndo, warn } from './notices';

const DEFAULTS: Settings = {
  language: 'auto',
  theme: 'auto',
  confirm: 'irreversible',
  motion: 'auto',
  hand: 'right',
  textSize: 'normal',
};

let door: Host | undefined;
const hears = new Set<(push: Push) => void>();
const returns = new Set<() => void>();

/** Whether nobody answers behind the door. */
export const isCut = signal(false);

export const settings = signal<Settings>(DEFAULTS);
export const version = signal('');
/** The games the engines know. */
export const cards = signal<readonly GameCard[]>([]);
/** The people of this device, hidden ones too; who played last comes first. */
export const people = signal<readonly Person[]>([]);
/** The games that go on, the newest first; `null` until first heard of. */
export const rows = signal<readonly GameRow[] | null>(null);
/** How many games go on. */
export const running = signal(0);

/** The door; there is one from the start on. */
export function host(): Host {
  if (!door) throw new Error('the door is not open yet');
  return door;
}

/** What Home asks for: the games that go on. */
const GOING_ON = { type: 'games', status: 'running' } as const;

/** Opens the door: settings, games, words. */
export async function start(found: Host): Promise<void> {
  door = found;
  const [hello, games, known] = await Promise.all([
    found.send({ type: 'hello' }),
    found.send(GOING_ON).catch(() => null),
    found.send({ type: 'people' }).catch(() => null),
  ]);
  version.value = hello.app.version;
  cards.value = hello.games;
  settings.value = hello.settings;
  rows.value = games?.games ?? [];
  running.value = games?.total ?? 0;
  people.value = known?.people ?? [];
  await speak(localeFor(hello.settings.language, navigator.languages));
  found.listen((push) => {
    for (const hear of hears) hear(push);
  });
  hears.add((push) => {
    if (push.type === 'trouble') warn(troubleMessage(push.trouble));
  });
  found.watch?.((isThere) => {
    isCut.value = !isThere;
    if (!isThere) return;
    for (const back of returns) back();
    void refreshRows();
  });
  const [first] = hello.trouble;
  if (first) warn(troubleMessage(first));
}

/** Hears pushes until the returned function is called. */
export function hear(push: (push: Push) => void): () => void {
  hears.add(push);
  return () => hears.delete(push);
}

/** Called when the door is whole again, until the returned function is called. */
export function onReturn(back: () => void): () => void {
  returns.add(back);
  return () => returns.delete(back);
}

/** Shows the words for what went wrong. A broken door has its own band above every screen. */
export function tellFailure(thrown: unknown): void {
  if (thrown instanceof Cut) return;
  if (import.meta.env.DEV) console.error(thrown);
  warn(errorMessage(asApiError(thrown)));
}

/** Does something through the door, and shows the words where it is refused. */
export async function attempt<T>(what: () => Promise<T>): Promise<T | undefined> {
  try {
    return await what();
  } catch (thrown) {
    tellFailure(thrown);
    return undefined;
  }
}

/** Changes settings; the screen follows at once, before the disk has them. */
export async function change(wanted: SettingsChange): Promise<void> {
  const before = settings.value;
  settings.value = { ...before, ...wanted };
  const reply = await attempt(() => host().send({ type: 'settings', change: wanted }));
  if (!reply) settings.value = before;
}

/** Hears anew which games go on. */
export async function refreshRows(): Promise<void> {
  const reply = await attempt(() => host().send(GOING_ON));
  if (!reply) return;
  rows.value = reply.games;
  running.value = reply.total ?? 0;
}

/** Puts a game into the bin, and offers to take it out again; `then` follows either. */
export async function abandon(table: string, then?: () => void): Promise<void> {
  const reply = await attempt(() => host().send({ type: 'abandon', table }));
  if (!reply) return;
  await refreshRows();
  then?.();
  tellWithUndo({ id: 'game-binned' }, () => void restore(table, then));
}

/** Takes a game out of the bin. */
export async function restore(table: string, then?: () => void): Promise<void> {
  const reply = await attempt(() => host().send({ type: 'restore', table }));
  if (!reply) return;
  await refreshRows();
  then?.();
}

/** What the engines say of a game. */
export function cardOfEngine(game: GameId): GameCard | undefined {
  return cards.value.find((card) => card.game === game);
}

/** The settings take effect on the page as a whole. */
export function followSettings(): void {
  const root = document.documentElement;
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const contrast = matchMedia('(prefers-contrast: more)');
  const isDark = signal(dark.matches);
  const isContrast = signal(contrast.matches);
  dark.addEventListener('change', (event) => {
    isDark.value = event.matches;
  });
  contrast.addEventListener('change', (event) => {
    isContrast.value = event.matches;
  });
  effect(() => {
    const { theme, hand, motion } = settings.value;
    const device = isContrast.value ? 'contrast' : isDark.value ? 'dark' : 'light';
    root.dataset.theme = theme === 'auto' ? device : theme;
    root.dataset.hand = hand;
    root.dataset.motion = motion;
    setCalm(motion === 'less');
  });
  effect(() => {
    void speak(localeFor(settings.value.language, navigator.languages));
  });
}
