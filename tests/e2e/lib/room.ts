// A folder of this run alone for all that it puts on the disk: saves, profiles of browsers, downloads.
// It goes with the run.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Called by vitest before the first file; what it gives back, after the last one. */
export default function setup(): () => void {
  const room = mkdtempSync(join(tmpdir(), 'ctyrhra-'));
  process.env['TMPDIR'] = room;
  // A browser that is going down may still be writing.
  return () => rmSync(room, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}
