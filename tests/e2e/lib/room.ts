// A folder of this run alone for all that it puts on the disk: saves, profiles of browsers, downloads.
// It goes with the run; pictures and what failed tests showed stay until the next one.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { failed } from './place';

/** Called by vitest before the first file; what it gives back, after the last one. */
export default function setup(): () => void {
  sowStrain();
  rmSync(failed, { recursive: true, force: true });
  mkdirSync(failed, { recursive: true });
  const room = mkdtempSync(join(tmpdir(), 'ctyrhra-'));
  process.env['TMPDIR'] = room;
  // A browser that is going down may still be writing.
  return () => rmSync(room, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}

/** The seed of a run that puts a strain on its pages: the one asked for, or a new one that is told. */
function sowStrain(): void {
  const { STRAIN, STRAIN_SEED = String(Math.floor(Math.random() * 1e6)) } = process.env;
  if (STRAIN === undefined) return;
  process.env['STRAIN_SEED'] = STRAIN_SEED;
  console.log(`STRAIN=${STRAIN} STRAIN_SEED=${STRAIN_SEED}`);
}
