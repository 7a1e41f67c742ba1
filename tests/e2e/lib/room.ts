// A folder of this run alone for all that it puts on the disk: saves, profiles of browsers, downloads.
// It goes with the run; pictures and what failed tests showed stay until the next one.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { failed } from './place';

/** Called by vitest before the first file; what it gives back, after the last one. */
export default function setup(): () => void {
  rmSync(failed, { recursive: true, force: true });
  mkdirSync(failed, { recursive: true });
  const room = mkdtempSync(join(tmpdir(), 'ctyrhra-'));
  process.env['TMPDIR'] = room;
  // A browser that is going down may still be writing.
  return () => rmSync(room, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}
