// How large a thing is as it was laid out: with larger text it is larger, and no number of ours knows.

import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Size } from './geometry';

const NONE: Size = { width: 0, height: 0 };

/**
 * The size of an element, known before it is first painted. Where it stands may change its size, and
 * its size where it stands: as long as it is about the same thing, the largest one counts.
 */
export function useSizeOf(box: RefObject<HTMLElement | null>, about: unknown): Size {
  const [size, setSize] = useState(NONE);
  const last = useRef(about);
  useLayoutEffect(() => {
    const { offsetWidth = 0, offsetHeight = 0 } = box.current ?? {};
    const least = last.current === about ? size : NONE;
    last.current = about;
    const width = Math.max(offsetWidth, least.width);
    const height = Math.max(offsetHeight, least.height);
    if (width !== size.width || height !== size.height) setSize({ width, height });
  });
  return size;
}
