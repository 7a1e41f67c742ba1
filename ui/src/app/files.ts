// Files that leave the app: through the system's own sheet for sharing where it takes files, else
// through the web view's way of saving.

/** Hands a file to the system. `false` when the person thought better of it. */
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
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The web view reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  return true;
}

/** Bytes as base 64, which crosses the door as text. */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  const step = 0x8000;
  for (let at = 0; at < bytes.length; at += step) {
    text += String.fromCharCode(...bytes.subarray(at, at + step));
  }
  return btoa(text);
}

/** The bytes of a text of base 64. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text);
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < letters.length; at += 1) bytes[at] = letters.charCodeAt(at);
  return bytes;
}
