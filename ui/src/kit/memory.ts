// Small conveniences kept on the device between starts (views of boards, names last used). Losing
// them loses nothing of a game, so a full or forbidden storage is simply ignored.

const PREFIX = 'ctyrhra:';

export function remembered<T>(key: string): T | undefined {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
}

/** Keeps a value; `undefined` forgets it. */
export function remember(key: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Nothing of the game is lost.
  }
}
