// Files that come in by themselves, dropped on the app: told apart by what stands in them, and
// brought to the page that opens such files. What they say is for the engines to judge.

import { signal } from '@preact/signals';
import { readPicture } from '../kit/scan';
import { open, screen } from './nav';
import { warn } from './notices';

type Incoming =
  | { readonly kind: 'backup' | 'plays'; readonly file: File }
  | { readonly kind: 'game'; readonly text: string };

/** What waits for its page; whoever takes it clears it. */
export const incoming = signal<Incoming | null>(null);

/** What the first line of every backup says. */
const BACKUP = '"ctyrhraBackup"';
/** What stands in every diary of BG Stats with a play in it. */
const PLAYS = '"playerScores"';
/** No game is longer; the reader in the engines draws the line more closely. */
const MOST_BYTES = 8 << 20;

async function tellApart(file: File): Promise<Incoming | null> {
  if ((await file.slice(0, 400).text()).includes(BACKUP)) return { kind: 'backup', file };
  if (file.type.startsWith('image/')) {
    const text = await readPicture(file);
    return text === null ? null : { kind: 'game', text };
  }
  if (file.size === 0 || file.size > MOST_BYTES) return null;
  const text = await file.text();
  if (text.includes(PLAYS)) return { kind: 'plays', file };
  // What is no text has bytes that stand for no letters.
  return /[\0\uFFFD]/.test(text) ? null : { kind: 'game', text };
}

const PAGES = { backup: 'backup', game: 'import', plays: 'take-plays' } as const;

/** Opens files that were dropped: one, on the page that is for it. */
export async function receive(files: readonly File[]): Promise<void> {
  const [file] = files;
  if (!file || files.length > 1) {
    warn({ id: 'drop-many' });
    return;
  }
  // A folder, and a file that is gone, cannot be read.
  const found = await tellApart(file).catch(() => null);
  if (!found) {
    warn({ id: 'drop-unknown', args: { name: file.name } });
    return;
  }
  const page = PAGES[found.kind];
  incoming.value = found;
  if (screen.value.screen !== page) open({ screen: page });
}
