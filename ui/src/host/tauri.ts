// The door in the app's own window. The only file that knows of Tauri.

import { exit, onBackButtonPress } from '@tauri-apps/api/app';
import { invoke } from '@tauri-apps/api/core';
import { listen } from '@tauri-apps/api/event';
import { toBase64 } from './base64';
import { type Host, isApiError, Refused, Unsaved } from './host';
import type { Answer, Push, Request } from './protocol';

const isAndroid = /android/i.test(navigator.userAgent);
// A tablet of Apple's calls itself a Mac, one with fingers.
const isMobile =
  isAndroid ||
  /iphone|ipad/i.test(navigator.userAgent) ||
  (/macintosh/i.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** Hands a text, or a file piece by piece, to the shell, and that to whoever people choose. */
async function share(what: string | File): Promise<boolean> {
  if (typeof what === 'string') {
    await invoke('share_text', { text: what });
    return true;
  }
  try {
    await invoke('share_begin', { name: what.name });
    await saveParts(what);
    await invoke('share_end', { name: what.name, kind: what.type });
    return true;
  } catch (thrown) {
    await invoke('save_end', { keep: false }).catch(() => undefined);
    throw thrown;
  }
}

/** Only Android has a back key, and there the shell hands it over once somebody listens. Its web
 * view has no sheet for sharing, may refuse to keep the screen lit and would need a permission to
 * shake; the shell needs none. */
function android(): Pick<Host, 'ownBack' | 'leave' | 'share' | 'shake' | 'keepLit'> {
  return {
    ownBack: (press) => {
      onBackButtonPress(press).catch((thrown: unknown) => console.error('back key', thrown));
    },
    leave: () => void exit(0),
    share,
    shake: (what) => void invoke('shake', { what }).catch(() => undefined),
    keepLit: (isLit) => invoke('keep_lit', { isLit }),
  };
}

/** On a desktop the app has a window that can fill the screen; elsewhere it always does. */
const desktop: Pick<Host, 'isWindow' | 'isRedrawn' | 'fill'> = {
  isWindow: true,
  isRedrawn: 'isRedrawn' in globalThis,
  fill: (wanted) => invoke<boolean>('fill_screen', { wanted: wanted ?? null }),
};

/** How many bytes of a file cross to the shell at once. */
const PIECE = 3 << 18;

async function saveParts(file: File): Promise<void> {
  for (let at = 0; at < file.size; at += PIECE) {
    const bytes = await file.slice(at, at + PIECE).arrayBuffer();
    await invoke('save_part', { data: toBase64(new Uint8Array(bytes)) });
  }
}

/** The web view saves nothing by itself: the shell asks where, and writes what it is handed. */
async function save(file: File, title: string): Promise<boolean> {
  try {
    if (!(await invoke<boolean>('save_as', { name: file.name, title }))) return false;
    await saveParts(file);
    await invoke('save_end', { keep: true });
    return true;
  } catch (thrown) {
    // What was written goes; where it is gone already, nothing happens.
    await invoke('save_end', { keep: false }).catch(() => undefined);
    throw new Unsaved(thrown === 'full' || thrown === 'forbidden' ? thrown : 'other');
  }
}

/** Files that the system hands over: the one the app was started with, and those that come later. */
function opened(hear: (file: File) => void): void {
  const fetch = async () => {
    const name = await invoke<string | null>('opened_name');
    if (name === null) return;
    // What cannot be read holds nothing of ours.
    const bytes = await invoke<ArrayBuffer>('opened_bytes').catch(() => new ArrayBuffer(0));
    hear(new File([bytes], name));
  };
  void listen('opened', () => void fetch()).then(fetch);
}

/** The error of the door that crossed as text; what the shell itself throws is none. */
function read(thrown: unknown): unknown {
  try {
    return JSON.parse(String(thrown));
  } catch {
    return undefined;
  }
}

export function tauriHost(): Host {
  return {
    async send<R extends Request>(request: R): Promise<Answer<R['type']>> {
      try {
        return await invoke<Answer<R['type']>>('call', { request: JSON.stringify(request) });
      } catch (thrown) {
        const error = read(thrown);
        throw isApiError(error) ? new Refused(error) : thrown;
      }
    },
    listen(hear) {
      // The shell carries the bytes of the api as they are.
      const stop = listen<Push | string>('push', ({ payload }) =>
        hear(typeof payload === 'string' ? (JSON.parse(payload) as Push) : payload),
      );
      return () => void stop.then((unlisten) => unlisten());
    },
    save,
    opened,
    follow: (url) => invoke('open_link', { url }),
    ...(isAndroid ? android() : {}),
    ...(isMobile ? { endsUnseen: true } : desktop),
  };
}
