// Where things lie, seen from this folder.
import { mkdtempSync, existsSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const top = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
/** Screenshots for looking at; not committed. */
export const shots = join(top, 'tests', 'e2e', 'shots');
/** What the failed tests of the last run showed. */
export const failed = join(shots, 'failed');

const screens = join(top, 'ui', 'src', 'games');
/** The games that have a screen, found by their folders. */
export const games: readonly string[] = readdirSync(screens).filter((name) => existsSync(join(screens, name, 'card.tsx')));

/** A fresh folder that nobody else uses. */
export function freshFolder(name: string): string {
  return mkdtempSync(join(tmpdir(), `ctyrhra-${name}-`));
}

/** A built program of ours: the newer of the debug and the release build, or the one asked for. */
export function program(name: string, profile?: 'debug' | 'release'): string {
  const target = process.env['CARGO_TARGET_DIR'] ?? join(top, 'target');
  const built = (profile === undefined ? ['debug', 'release'] : [profile])
    .map((it) => join(target, it, name))
    .filter((it) => existsSync(it))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  const newest = built[0];
  if (newest === undefined) throw new Error(`${name} is not built: run cargo build --workspace first`);
  return newest;
}
