/** A repeating line pattern as a function: stroke colour -> SVG of one tile. */
type Motif = (stroke: string) => string;

type Size = readonly [width: number, height: number];

const tile = ([width, height]: Size, drawing: string): Motif => {
  const size = `width='${width}' height='${height}'`;
  return (stroke) => {
    const lines = `<g fill='none' stroke='${stroke}' stroke-linecap='round'>${drawing}</g>`;
    return `<svg xmlns='http://www.w3.org/2000/svg' ${size}>${lines}</svg>`;
  };
};

const path = (d: string, more = ''): string => `<path d='${d}'${more}/>`;

const circle = (x: number, y: number, r: number, more: string): string =>
  `<circle cx='${x}' cy='${y}' r='${r}'${more}/>`;

/** Draws a shape again at offsets: a line that crosses an edge of the tile then continues at the opposite edge. */
const repeat = (drawing: string, offsets: readonly Size[]): string =>
  `<g id='a'>${drawing}</g>${offsets
    .map(([x, y]) => `<use href='#a' x='${x}' y='${y}'/>`)
    .join('')}`;

/** Contour lines of an invented landscape; they repeat every 360 units in both directions. */
const contourLines =
  'M4 253c-8-2-26 18-32 31s-9 39-3 49 30 20 38 14 12-32 11-48-6-44-14-46M30 0c-8 11-31 19-44 16s-28-21-34-35-2-34 0-51 2-40 11-51 32-20 45-17 26 20 31 35-2 35-4 52 3 40-5 51M51 0c-2 15-3 34-14 40s-35-1-51-7-33-14-42-27-8-33-9-50 5-34 4-51 0-39-10-50-36-6-49-15-28-25-28-38 17-37 29-40 30 12 41 23 13 36 25 45 33 6 50 10 38 1 49 11 14 31 15 47-8 33-10 50 2 37 0 52M71 0c5 16 18 28 26 43s20 30 23 46 0 41-7 48-27 2-37-6-14-32-24-45-24-24-39-31-36-4-50-12-28-19-35-33-7-33-8-50 5-35 0-50-17-34-29-37-30 10-43 19-19 34-32 37-31-14-45-18-31-12-42-6-19 29-22 45-1 34 4 50M244 99c-15 1-33 15-44 28s-13 34-22 48-20 33-33 37-30-6-45-11-27-18-43-21-36 7-53 4-35-8-48-19-16-34-28-45-29-22-44-21M94 0c5 16 18 30 27 45s14 36 25 46 27 17 42 16 31-16 46-24 40-11 46-23-7-34-10-51-3-37-9-51-14-34-25-35-27 24-43 29-34 1-51 1-41-11-49-3-4 34 1 50M308 64c-10 6-11 24-9 38s11 33 22 44 30 21 44 21 35-11 40-23-1-35-9-48-24-24-39-29-39-9-49-3M127 0c-4 12 9 36 18 50s24 31 39 33 38-10 49-21 19-33 18-48-14-36-27-42-37 2-53 7-40 9-44 21M340 83c-9 2-18 20-17 30s13 26 23 30 30-1 35-8 1-28-6-37-26-17-35-15M184 4c-9 3-20 17-20 25s12 24 21 26 27-5 32-13 6-27 1-33-25-8-34-5';

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
    [0, 168].map((y) => `<use href='#a' transform='translate(127 ${y})rotate(204)'/>`).join(''),
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
    .map((k) => `M${x + (k - 26) / 2} ${y - (turn * (k + 26)) / 2}l26 ${turn * 26}`)
    .join('');

const raffia = tile(
  [64, 64],
  path(
    strand(32, 32, -1) + strand(0, 0, 1) + strand(64, 0, 1) + strand(0, 64, 1) + strand(64, 64, 1),
  ),
);

const arcs = (x: number, y: number): string =>
  [55, 44, 32, 19, 7].map((r) => `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0`).join('');

const waves = tile([120, 124], path(arcs(60, 60) + arcs(0, 122) + arcs(120, 122)));

/** Stroke of a ring with four gaps, where the ring seems to pass under the neighbouring rings. */
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

/** SVG of each section's motif. */
export const motifs = {
  portfolio: contours('#7F9C7D80'),
  'eco-logik': leafVeins('#86A85880'),
  'decouverte-gabon': trail('#C98A4880'),
  'ndjo-oyeri': raffia('#B8875A80'),
  'oyeri-radio': waves('#6BA0A680'),
  'je-participe': rings('#6FA89A80'),
} as const;

/** A motif as CSS `background-image`: a file in `public/`, because browsers draw a `data:` URI before the first paint. */
export const motifFile = (section: keyof typeof motifs) => `url("/motif-${section}.svg")`;
