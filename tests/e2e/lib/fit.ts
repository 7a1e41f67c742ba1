// Whether a screen can be reached by a finger and stays within the glass.
import type { Page } from 'playwright-core';

import { settle } from './browser';

/** What is too small for a finger, or sticks out of the screen to the right. */
export async function misfits(page: Page): Promise<readonly string[]> {
  await settle(page);
  return page.evaluate(() => {
    const told = (it: Element): string => it.getAttribute('data-testid') ?? it.getAttribute('aria-label') ?? it.outerHTML.slice(0, 80);
    const found: string[] = [];
    // Under a sheet nothing can be reached.
    const sheet = [...document.querySelectorAll('dialog:modal')].at(-1);
    const isUnder = (it: Element): boolean => sheet !== undefined && !sheet.contains(it);
    // What is only heard is cut away whole, however far it reaches.
    const isCutAway = (it: Element): boolean => {
      for (let box: Element | null = it; box !== null; box = box.parentElement) if (getComputedStyle(box).clipPath === 'inset(50%)') return true;
      return false;
    };
    for (const it of document.querySelectorAll('button, a[href], [role=tab], label.chip, label.level, label.button, summary, select, textarea, input[type=text], input[type=range]')) {
      // What hears no finger is no target of one.
      if (isUnder(it) || isCutAway(it) || getComputedStyle(it).pointerEvents === 'none') continue;
      const { width, height } = it.getBoundingClientRect();
      if (width > 0 && (width < 44 || height < 44)) found.push(`${told(it)}: ${Math.round(width)} × ${Math.round(height)}`);
    }
    // What scrolls sideways in a box of its own may be as wide as it likes.
    const isScrolled = (it: Element): boolean => {
      for (let box = it.parentElement; box !== null; box = box.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(box).overflowX) && box.scrollWidth > box.clientWidth + 1) return !box.matches('main, .page-body, .page, .sheet-body');
      }
      return false;
    };
    for (const it of document.querySelectorAll('main *, .page *, .sheet *, .table-head *, .table-side *')) {
      if (isUnder(it) || it.closest('svg, [aria-hidden=true]') !== null) continue;
      const { right, width } = it.getBoundingClientRect();
      if (width > 0 && right > innerWidth + 1 && !isScrolled(it) && !isCutAway(it)) found.push(`${told(it)}: reaches ${Math.round(right)} of ${innerWidth}`);
    }
    return found;
  });
}
