// What people are used to on a desktop: F11 fills the screen, the right button brings up no menu of
// a web page in a window that is none, and a wheel moves a row that goes sideways.

import { signal } from '@preact/signals';
import type { Host } from '../host/host';
import { topSheet } from '../kit/Sheet';
import { host } from './client';

/** Whether the app fills the screen. */
export const isFull = signal(false);

/** Whether it is the app's to fill the screen or not: a phone's app always does. */
export function canFill(): boolean {
  const { fill, ownBack } = host();
  return fill !== undefined || (ownBack === undefined && document.fullscreenEnabled);
}

/** Fills the screen, or gives it back; the system has the last word. */
export async function fillScreen(wanted: boolean): Promise<void> {
  const { fill } = host();
  try {
    if (fill) isFull.value = await fill(wanted);
    else if (wanted) await document.documentElement.requestFullscreen();
    else if (document.fullscreenElement) await document.exitFullscreen();
  } catch {
    // The screen stays as it is, and so does what is said of it.
  }
}

/** Follows keys, mouse and the system from now on. */
export function followDesktop(found: Host): void {
  if (canFill()) followScreen(found);
  if (found.isWindow) window.addEventListener('contextmenu', keepMenu);
  window.addEventListener('wheel', moveRow, { passive: true });
}

function followScreen({ fill }: Host): void {
  if (fill) {
    // Whoever manages the windows may fill the screen, too.
    const look = async () => {
      isFull.value = await fill().catch(() => isFull.value);
    };
    void look();
    window.addEventListener('resize', () => void look());
  } else {
    document.addEventListener('fullscreenchange', () => {
      isFull.value = document.fullscreenElement !== null;
    });
  }
  window.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    // Escape leads back as long as there is somewhere to go back to.
    const isLast = event.key === 'Escape' && isFull.value && !topSheet.value;
    if (event.key !== 'F11' && !isLast) return;
    event.preventDefault();
    if (!event.repeat) void fillScreen(event.key === 'F11' && !isFull.value);
  });
}

/** Text that is written or selected keeps the system's menu; no other place has one. */
function keepMenu(event: MouseEvent): void {
  const isText =
    event.target instanceof Element &&
    event.target.closest('input, textarea, [contenteditable="true"]') !== null;
  if (!isText && getSelection()?.isCollapsed !== false) event.preventDefault();
}

/** A wheel turned over a row that goes sideways moves it, unless the page itself has to go down. */
function moveRow(event: WheelEvent): void {
  if (event.ctrlKey || event.shiftKey || Math.abs(event.deltaX) >= Math.abs(event.deltaY)) return;
  let row: Element | undefined;
  for (
    let it = event.target instanceof Element ? event.target : null;
    it !== null;
    it = it.parentElement
  ) {
    const { overflowX, overflowY } = getComputedStyle(it);
    if (it.scrollHeight > it.clientHeight + 1 && /auto|scroll/.test(overflowY)) return;
    if (it.scrollWidth > it.clientWidth + 1 && /auto|scroll/.test(overflowX)) row ??= it;
  }
  row?.scrollBy({ left: event.deltaY * (event.deltaMode === 1 ? 16 : 1), behavior: 'instant' });
}
