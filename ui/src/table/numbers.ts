// Numbers of points as they are written: with a real minus, which is also spoken as one.

/** "12", "−7". */
export function points(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** A change of points with its sign: "+6", "−4", "±0". */
export function signed(value: number): string {
  if (value > 0) return `+${value}`;
  return value < 0 ? `−${-value}` : '±0';
}
