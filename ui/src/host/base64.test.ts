import { describe, expect, it } from 'vitest';
import { fromBase64, toBase64 } from './base64';

describe('bytes that cross the door', () => {
  it.each([0, 1, 2, 3, 255, 0x8000, 0x8001, 70_000])('come back as they were: %i', (length) => {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 31 + (i >> 8)) & 255);
    expect(fromBase64(toBase64(bytes)).join()).toBe(bytes.join());
  });

  it('are spelled as everybody spells them', () => {
    expect(toBase64(new Uint8Array([0, 255, 16]))).toBe('AP8Q');
  });
});
