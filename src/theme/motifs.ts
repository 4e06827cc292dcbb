import { contourLines } from './contour-lines.ts';

/** A line pattern that tiles without a seam, as a CSS `background-image` in a given stroke. */
type Motif = (stroke: string) => string;

type Size = readonly [width: number, height: number];

/** Only `#` must be escaped in a quoted data address: the rest, left plain, compresses better. */
const tile = ([width, height]: Size, drawing: string): Motif => {
  const size = `width='${String(width)}' height='${String(height)}'`;
  return (stroke) => {
    const lines = `<g fill='none' stroke='${stroke}' stroke-linecap='round'>${drawing}</g>`;
    const svg = `<svg xmlns='http://www.w3.org/2000/svg' ${size}>${lines}</svg>`;
    return `url("data:image/svg+xml,${svg.replaceAll('#', '%23')}")`;
  };
};

const path = (d: string, more = ''): string => `<path d='${d}'${more}/>`;

const circle = (x: number, y: number, r: number, more: string): string =>
  `<circle cx='${String(x)}' cy='${String(y)}' r='${String(r)}'${more}/>`;

/** What crosses an edge of the tile is drawn again at the opposite edge. */
const repeat = (drawing: string, offsets: readonly Size[]): string =>
  `<g id='a'>${drawing}</g>${offsets
    .map(([x, y]) => `<use href='#a' x='${String(x)}' y='${String(y)}'/>`)
    .join('')}`;

const contours = tile(
  [360, 360],
  repeat(path(contourLines), [
    [360, 0],
    [-360, 0],
    [0, 360],
    [360, 360],
    [-360, 360],
  ]),
);

const leaf =
  'M0 72C-34 44-38-14-4-70 34-22 36 40 0 72zM0 90C2 50-4-20-4-70' +
  'M0 52c10-5 18-13 21-22M0 52c-11-6-18-14-21-24M-1 26C11 20 19 11 23 0M-1 26C-13 20-22 10-27-2' +
  'M-2 0C7-5 14-13 17-23M-2 0C-12-6-20-16-23-27M-3-26C2-30 6-36 8-43M-3-26C-9-31-13-38-15-46';

const leafVeins = tile(
  [172, 168],
  `<g transform='translate(40 82)rotate(24)'><path id='a' d='${leaf}'/></g>` +
    [0, 168]
      .map((y) => `<use href='#a' transform='translate(127 ${String(y)})rotate(204)'/>`)
      .join(''),
);

const trail = tile(
  [360, 224],
  path(
    'M0 54C34 32 62 14 92 18s50 38 86 40 54-34 88-34 60 52 94 30' +
      'M0 72C32 58 60 34 92 36s52 38 88 40 56-30 88-28 58 46 92 24' +
      'M0 90C32 78 60 54 92 56s54 36 90 38 56-26 88-24 56 38 90 20' +
      'M0 188c40-22 70-18 104-4s60 10 98-14 62-26 90-6 40 38 68 24' +
      'M0 206c40-16 74-18 106-4s62 8 100-14 60-18 88 0 38 32 66 18',
  ) +
    path(
      'M0 128c48 26 84-12 132-8s64 32 116 26 70-40 112-18',
      " stroke-width='2.5' stroke-dasharray='.1 10'",
    ) +
    path('M132 98l8 11-8 11-8-11zM132 104v10M252 114v29M240 118h22l6 5-6 5h-22z'),
);

const strand = (x: number, y: number, turn: 1 | -1): string =>
  [-24, -12, 0, 12, 24]
    .map(
      (k) =>
        `M${String(x + (k - 26) / 2)} ${String(y - (turn * (k + 26)) / 2)}l26 ${String(turn * 26)}`,
    )
    .join('');

const raffia = tile(
  [64, 64],
  path(
    strand(32, 32, -1) + strand(0, 0, 1) + strand(64, 0, 1) + strand(0, 64, 1) + strand(64, 64, 1),
  ),
);

const arcs = (x: number, y: number): string =>
  [55, 44, 32, 19, 7]
    .map((r) => {
      const [radius, span] = [String(r), String(2 * r)];
      return `M${String(x - r)} ${String(y)}a${radius} ${radius} 0 0 1 ${span} 0`;
    })
    .join('');

const waves = tile([120, 124], path(arcs(60, 60) + arcs(0, 122) + arcs(120, 122)));

/** Each ring opens where it passes under a neighbour, four times a turn. */
const ring = " stroke-width='2' pathLength='400' stroke-dasharray='87 13' stroke-dashoffset='6'";

const rings = tile(
  [92, 92],
  circle(46, 46, 39, ring) +
    repeat(circle(0, 0, 39, ring), [
      [92, 0],
      [0, 92],
      [92, 92],
    ]),
);

export const motifs = { contours, leafVeins, trail, raffia, waves, rings } as const;
