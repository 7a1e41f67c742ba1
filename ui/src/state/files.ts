// Files that leave the app: through the system's own sheet for sharing where it takes files, else
// through the shell's dialog, else through the browser's way of saving.

import { Unsaved } from '../host/host';
import { later } from '../kit/clock';
import { say } from '../words/words';
import { host } from './client';
import { warn } from './notices';

/** Whether there is a sheet of the system's for sharing texts. */
export const canShareText = (): boolean => host().share !== undefined || canShare('');

/** A desk has no such sheet, or one that nobody uses. */
function canShare(what: string | File): boolean {
  if (!matchMedia('(pointer: coarse)').matches) return false;
  if (typeof what === 'string') return 'share' in navigator;
  return navigator.canShare?.({ files: [what] }) ?? false;
}

/** Through the system's sheet for sharing: whether it went, or nothing where there is none. */
async function share(what: string | File): Promise<boolean | undefined> {
  const { share: byHost } = host();
  if (!byHost && !canShare(what)) return undefined;
  try {
    if (byHost) return await byHost(what);
    await navigator.share(typeof what === 'string' ? { text: what } : { files: [what] });
    return true;
  } catch (thrown) {
    return thrown instanceof DOMException && thrown.name === 'AbortError' ? false : undefined;
  }
}

/** Hands a text to the system's sheet for sharing. */
export async function shareText(text: string): Promise<void> {
  if ((await share(text)) === undefined) warn({ id: 'not-shared' });
}

/** Hands a file to the system. `false` when it went nowhere: the person thought better of it, or it
 * could not be written, which is then said. */
export async function handOut(name: string, data: BlobPart, type: string): Promise<boolean> {
  const file = new File([data], name, { type });
  const shared = await share(file);
  // Whatever keeps it from being shared, it can still be saved.
  if (shared !== undefined) return shared;
  const { save } = host();
  if (!save) {
    download(file);
    return true;
  }
  try {
    return await save(file, say('file-save'));
  } catch (thrown) {
    warn({ id: 'file-unsaved', args: { why: thrown instanceof Unsaved ? thrown.why : 'other' } });
    return false;
  }
}

function download(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // The web view reads it after the click.
  later(60_000, () => URL.revokeObjectURL(url));
}
