// A file of saved games as a household fills it.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

import { freshFolder, program } from './place';

/** So many finished games of the household's first people; always the same ones. Into a file of its own, or this one. */
export function stock(games: number, people: number, seed = 3, db = join(freshFolder('stock'), 'ctyrhra.db')): string {
  const words = ['stock', '--db', db, '--games', String(games), '--people', String(people), '--seed', String(seed)];
  execFileSync(program('host'), words, { stdio: ['ignore', 'ignore', 'inherit'] });
  return db;
}
