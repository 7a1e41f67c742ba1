import { expect, it } from 'vitest';
import { pairPlace } from './ConfirmPair';
import { remarkTop } from './NoteWords';

const size = { width: 360, height: 400 };
it.each([34, 90])(
  'a remark on a ghost covers neither the ghost nor its buttons, wherever it lies: %i px high',
  (HEIGHT) => {
    for (let y = 0; y <= size.height - 60; y += 10) {
      const ghost = { x: 150, y, width: 60, height: 60 };
      const top = Math.max(8, remarkTop(ghost, size, HEIGHT, []));
      const pair = pairPlace(ghost, size, 2);
      expect(top + HEIGHT <= pair.top || top >= pair.top + 48, `buttons of a ghost at ${y}`).toBe(
        true,
      );
      // Right at the upper edge there is no room beside it.
      if (y < HEIGHT + 8) continue;
      expect(top + HEIGHT <= ghost.y || top >= ghost.y + 60, `ghost at ${y}`).toBe(true);
      expect(top + HEIGHT, `ghost at ${y}`).toBeLessThanOrEqual(size.height);
    }
  },
);
