// Files that leave the app: through the system's own sheet for sharing where it takes files, else
// through the shell's dialog, else through the browser's way of saving.

import { Unsaved } from '../host/host';
import { say } from '../words/words';
import { host } from './door';
import { warn } from './notices';

/** Hands a file to the system. `false` when it went nowhere: the person thought better of it, or it
 * could not be written, which is then said. */
export async function handOut(name: string, data: BlobPart, type: string): Promise<boolean> {
  const file = new File([data], name, { type });
  const isTouch = matchMedia('(pointer: coarse)').matches;
  if (isTouch && navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return true;
    } catch (thrown) {
      if (thrown instanceof DOMException && thrown.name === 'AbortError') return false;
      // Whatever else keeps it from being shared, it can still be saved.
    }
  }
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
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
