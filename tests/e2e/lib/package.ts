// A package as people get it: where it was built, and what lies in a folder that it was put into.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'vitest';

import { beginAlone, id, layCard, round } from './alone';
import { top } from './place';
import { freshHome, type Screen, Window } from './window';

/** The newest package of this kind that was built. */
export function built(kind: 'deb' | 'rpm'): string {
  const target = process.env['CARGO_TARGET_DIR'] ?? join(top, 'target');
  const folders = ['release', 'debug'].map((it) => join(target, it, 'bundle', kind)).filter((it) => existsSync(it));
  const found = folders.flatMap((it) => readdirSync(it).filter((name) => name.endsWith(`.${kind}`)).map((name) => join(it, name)));
  const [newest] = found.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  if (newest === undefined) throw new Error('no package is built: run cargo xtask package first');
  return newest;
}

export const run = (program: string, ...words: readonly string[]): string =>
  execFileSync(program, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** The same for what only root may do to files that are root's; whoever is not is it inside a space of their own. */
export function runAsRoot(program: string, ...words: readonly string[]): string {
  return process.getuid?.() === 0 ? run(program, ...words) : run('unshare', '--map-root-user', program, ...words);
}

/** Every file of a folder and of those in it, without the folder's own name. */
export const filesIn = (folder: string): readonly string[] =>
  existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((it) => !it.isDirectory()).map((it) => it.name) : [];

/** A person with a game that goes on, whatever is done to the program between two of its windows. */
export class Player {
  readonly home = freshHome();
  /** Where their games are. */
  readonly saves = join(this.home, 'data', 'cz.ctyrhra.app', 'ctyrhra.db');
  private window: Window | undefined;
  private stands: string | undefined;

  constructor(
    private readonly app: string,
    private readonly screen: Screen,
  ) {}

  /** Opens the app, goes on with the game as it stood, or begins one, lays a card and closes it. */
  async plays(picture?: string): Promise<void> {
    const window = await Window.open(this.app, this.screen, this.home);
    this.window = window;
    if (this.stands === undefined) await beginAlone(window);
    else {
      await window.click(id('continue'));
      await window.until(round);
      expect(await window.run<string>(round)).toBe(this.stands);
    }
    if (picture !== undefined) await window.shoot(picture);
    this.stands = await layCard(window);
    await window.close();
  }

  async kill(): Promise<void> {
    await this.window?.kill();
  }
}
