// What is only looked at is made smaller until it is whole in sight, as far as it can still be made
// out; below that it is scrolled.

import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** From as drawn to the smallest that can still be made out. */
const SIZES = [1, 0.92, 0.84, 0.77, 0.7, 0.64, 0.58, 0.52] as const;

/**
 * Scales the content of a box until it fits. Scaled down, the content has more width: where that
 * brings up a layout that is too high, it keeps its former width.
 */
export function fitInto(it: HTMLElement): void {
  const isWhole = () => it.scrollHeight <= it.clientHeight + 1;
  it.style.zoom = '1';
  it.style.paddingInline = '';
  const { offsetWidth: width } = it;
  for (const size of SIZES) {
    it.style.zoom = String(size);
    it.dataset.small = String(size < 1);
    it.style.paddingInline = '';
    if (isWhole()) return;
    if (size === 1) continue;
    it.style.paddingInline = `${(width / size - width) / 2}px`;
    if (isWhole()) return;
  }
}

/** Fits what a box holds into it while `isOn`: anew whenever that or the room for it changes. */
export function useFit(box: RefObject<HTMLElement | null>, isOn: boolean): void {
  useLayoutEffect(() => {
    const it = box.current;
    if (!it?.parentElement || !isOn) return;
    const fit = () => fitInto(it);
    fit();
    const within = new MutationObserver(fit);
    within.observe(it, { childList: true, characterData: true, subtree: true });
    const around = new ResizeObserver(fit);
    for (const other of [it.parentElement, ...it.parentElement.children])
      if (other !== it) around.observe(other);
    return () => {
      within.disconnect();
      around.disconnect();
      it.style.zoom = '';
      it.style.paddingInline = '';
      delete it.dataset.small;
    };
  }, [isOn]);
}
