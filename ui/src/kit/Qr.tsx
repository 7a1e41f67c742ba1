// A QR code, drawn as one path. The drawing stays black on white in every theme: readers expect it.

import { useEffect, useState } from 'preact/hooks';

/** The light cells around the code, as the standard wants them. */
const BORDER = 4;

/** The dark cells as a path, one run of a row after the other. */
export function pathOf(cells: readonly (readonly boolean[])[]): string {
  const runs: string[] = [];
  cells.forEach((row, y) => {
    let from = -1;
    for (let x = 0; x <= row.length; x += 1) {
      if (row[x] && from < 0) from = x;
      else if (!row[x] && from >= 0) {
        runs.push(`M${from} ${y}h${x - from}v1h${from - x}z`);
        from = -1;
      }
    }
  });
  return runs.join('');
}

/** The text as a QR code; capital letters and digits make the smallest. */
export function Qr({ text, label }: { text: string; label: string }) {
  const [cells, setCells] = useState<readonly (readonly boolean[])[] | null>(null);
  useEffect(() => {
    let isGone = false;
    void import('qr').then(({ encodeQR }) => {
      if (!isGone) setCells(encodeQR(text, 'raw', { ecc: 'low', border: BORDER }));
    });
    return () => {
      isGone = true;
    };
  }, [text]);
  if (!cells) return <div class="qr" aria-busy="true" />;
  return (
    <svg
      class="qr"
      viewBox={`0 0 ${cells.length} ${cells.length}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
      data-testid="qr"
    >
      <rect width={cells.length} height={cells.length} fill="#fff" />
      <path d={pathOf(cells)} fill="#000" />
    </svg>
  );
}
