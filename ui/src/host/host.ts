// The only door out of the screens: one request in, one reply out, one stream of pushes.

import type { Answer, ApiError, Push, Request } from './protocol';

/** What is felt: a turn of what is held, what lies down, what may not be, what is won. */
export type Shake = 'turn' | 'place' | 'refuse' | 'win';

/** A way to carry requests. */
export interface Host {
  /** Sends a request; rejects with `Refused` when the answer is an error. */
  send<R extends Request>(request: R): Promise<Answer<R['type']>>;
  /** Hears every push until the returned function is called. */
  listen(hear: (push: Push) => void): () => void;
  /** Takes over the device's back key, where the host owns it; absent: the page's history does. */
  ownBack?(press: () => void): void;
  /** Leaves the app, where the host can. */
  leave?(): void;
  /**
   * Saves a file where the system's own dialog of this title says; `false` when nowhere after all.
   * Rejects with `Unsaved`. Absent: the page's way of saving does.
   */
  save?(file: File, title: string): Promise<boolean>;
  /**
   * Hands a text or a file to the system's sheet of what people share with; `false` when nobody was
   * chosen. Absent: the page's way of sharing does, where it has one.
   */
  share?(what: string | File): Promise<boolean>;
  /** Shakes the device a little; absent: it cannot. */
  shake?(what: Shake): void;
  /** Keeps the screen lit, or not any more. Absent: the page's way does, where it has one. */
  keepLit?(isLit: boolean): Promise<void>;
  /** Whether the page lives in a window that is the app's alone, with no menus and keys of a browser. */
  readonly isWindow?: boolean;
  /** Whether the window is drawn another way, since it stayed empty the last time. */
  readonly isRedrawn?: boolean;
  /** Makes the window fill the screen, or not any more; without a wish, tells whether it does. */
  fill?(wanted?: boolean): Promise<boolean>;
  /** Whether the system may end the app out of sight, as phones do. */
  readonly endsUnseen?: boolean;
  /** Hears of files that were tapped outside and are to be opened here, those from before, too. */
  opened?(hear: (file: File) => void): void;
  /** Opens a link of ours in the app that is meant by it; rejects where nobody opens it. */
  follow(url: string): Promise<void>;
  /** Hears when the door breaks and when it is whole again; absent: it cannot break. */
  watch?(hear: (isThere: boolean) => void): void;
}

/** Nobody answered: whether the request was heard is not known. */
export class Disconnected extends Error {
  constructor() {
    super('nobody answers');
  }
}

/** A file could not be written: the disk is full, the place is closed to us, or something else. */
export class Unsaved extends Error {
  constructor(readonly why: 'full' | 'forbidden' | 'other') {
    super(why);
  }
}

/** An error that came through the door: a code with data, never a sentence. */
export class Refused extends Error {
  constructor(readonly error: ApiError) {
    super(error.code);
  }
}

/** Anything thrown, as an error of the door. What is not one is a bug of ours. */
export function asApiError(thrown: unknown): ApiError {
  if (thrown instanceof Refused) return thrown.error;
  return { code: 'bug', data: { during: 'screen', message: String(thrown) } };
}

/** Whether a value has the shape of an error of the door. */
export function isApiError(value: unknown): value is ApiError {
  return typeof value === 'object' && value !== null && 'code' in value;
}

/** Does something after so many milliseconds; what is returned calls it off. */
export type Later = (ms: number, act: () => void) => () => void;

/** The host of the place this page runs in: the app's window, or a server on this machine. */
export async function findHost(later: Later): Promise<Host> {
  if ('__TAURI_INTERNALS__' in globalThis) return (await import('./tauri')).tauriHost();
  return (await import('./http')).httpHost(later);
}
