// The page of rules at a glance as one PNG, made on the device: landscape, large enough to be read
// from across the table.

export interface GlancePage {
  readonly title: string;
  readonly app: string;
  readonly turn: { readonly title: string; readonly lines: readonly string[] };
  readonly points: {
    readonly title: string;
    readonly lines: readonly { readonly worth: string; readonly what: string }[];
  };
}

/** Width and height in pixels, as a sheet of paper on its side. */
const WIDTH = 1684;
const HEIGHT = 1190;
const RIM = 64;
const BETWEEN = 56;
const COLUMN = (WIDTH - 2 * RIM - BETWEEN) / 2;
const TOP = 236;
const BADGE = 96;

const TOKENS = ['--paper', '--ink', '--ink-2', '--accent', '--font-title', '--font-text'] as const;

/** Breaks a text into lines no wider than this. */
function broken(pen: CanvasRenderingContext2D, text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && pen.measureText(longer).width <= width)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** What tokens are in the light theme, whichever is in force: the picture is for printing. */
function onPaper(): (name: (typeof TOKENS)[number]) => string {
  const root = document.documentElement;
  const { theme } = root.dataset;
  root.dataset.theme = 'light';
  const looks = getComputedStyle(root);
  const read = new Map(TOKENS.map((name) => [name, looks.getPropertyValue(name).trim()]));
  if (theme === undefined) delete root.dataset.theme;
  else root.dataset.theme = theme;
  return (name) => read.get(name) ?? '';
}

/** Draws the page. */
export async function paintGlance(page: GlancePage): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  const look = onPaper();
  const [titles, texts] = [look('--font-title'), look('--font-text')];
  pen.fillStyle = look('--paper');
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = look('--ink');
  pen.font = `800 84px ${titles}`;
  pen.fillText(page.title, RIM, 126);
  pen.fillStyle = look('--ink-2');
  pen.font = `400 30px ${texts}`;
  pen.textAlign = 'right';
  pen.fillText(page.app, WIDTH - RIM, 122);
  pen.textAlign = 'left';
  pen.fillStyle = look('--ink');
  pen.fillRect(RIM, 156, WIDTH - 2 * RIM, 5);

  const rows = [
    page.turn.lines.map((text, i) => ({ badge: `${i + 1}.`, text })),
    page.points.lines.map(({ worth, what }) => ({ badge: worth, text: what })),
  ];
  // As large as the fuller of the two columns allows.
  const size =
    [44, 40, 36, 32, 28].find((px) => rows.every((it) => heightOf(it, px) <= ROOM)) ?? 24;
  for (const [column, { title }] of [page.turn, page.points].entries()) {
    const left = RIM + column * (COLUMN + BETWEEN);
    pen.fillStyle = look('--accent');
    pen.font = `700 48px ${titles}`;
    pen.fillText(title, left, TOP);
    let y = TOP + 40;
    for (const { badge, text } of rows[column] ?? []) {
      pen.fillStyle = look('--ink');
      pen.font = `800 ${size}px ${titles}`;
      pen.fillText(badge, left, y + size);
      pen.font = `400 ${size}px ${texts}`;
      for (const line of broken(pen, text, COLUMN - BADGE)) {
        pen.fillText(line, left + BADGE, y + size);
        y += size * 1.25;
      }
      y += size * 0.55;
    }
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );

  function heightOf(lines: readonly { readonly text: string }[], px: number): number {
    if (!pen) return 0;
    pen.font = `400 ${px}px ${texts}`;
    return lines.reduce(
      (sum, { text }) => sum + broken(pen, text, COLUMN - BADGE).length * px * 1.25 + px * 0.55,
      0,
    );
  }
}

/** How high the columns may be. */
const ROOM = HEIGHT - TOP - 40 - RIM;
