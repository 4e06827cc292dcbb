import pixelmatch from 'pixelmatch';
import { type Band, differingBands } from './bands.ts';
import type { Pixels, Rect } from './rect.ts';

interface Regions {
  before: Rect[];
  after: Rect[];
}

/** Columns closer than this belong to one region (pixels). */
const NEAR = 48;
/** Air around a mark (pixels). */
const AIR = 6;

/** The regions that differ between two screenshots of one width; none when the eye sees no difference. */
export function differingRegions(before: Pixels, after: Pixels): Regions {
  const regions: Regions = { before: [], after: [] };
  for (const band of differingBands(before, after)) {
    const rows = band.before[1] - band.before[0];
    if (rows === band.after[1] - band.after[0]) {
      const spans = facingSpans(before, after, band);
      regions.before.push(...spans.map((span) => boxOf(span, band.before, before)));
      regions.after.push(...spans.map((span) => boxOf(span, band.after, after)));
    } else {
      regions.before.push(...inkBox(before, band.before));
      regions.after.push(...inkBox(after, band.after));
    }
  }
  return regions;
}

type Span = [number, number];

/** Ranges of columns that differ between two bands of one height; anti-aliasing does not count. */
function facingSpans(before: Pixels, after: Pixels, band: Band): Span[] {
  const { width } = before;
  const height = band.before[1] - band.before[0];
  const mask = new Uint8Array(width * height * 4);
  const count = pixelmatch(
    slice(before, band.before),
    slice(after, band.after),
    mask,
    width,
    height,
    { threshold: 0.1, diffMask: true },
  );
  if (count === 0) return [];
  const hit = new Uint8Array(width);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    if (mask[pixel * 4 + 3] !== 0) hit[pixel % width] = 1;
  }
  return spansOf(hit);
}

/** Where a band has anything drawn on its background: the pixel at its left edge. */
function inkBox(pixels: Pixels, rows: Span): Rect[] {
  const { width, data } = pixels;
  const words = new Uint32Array(data.buffer, data.byteOffset, width * pixels.height);
  const hit = new Uint8Array(width);
  for (let y = rows[0]; y < rows[1]; y += 1) {
    const ground = words[y * width];
    for (let x = 0; x < width; x += 1) if (words[y * width + x] !== ground) hit[x] = 1;
  }
  return rows[1] > rows[0] ? spansOf(hit).map((span) => boxOf(span, rows, pixels)) : [];
}

function spansOf(hit: Uint8Array): Span[] {
  const spans: Span[] = [];
  hit.forEach((value, x) => {
    if (value === 0) return;
    const last = spans.at(-1);
    if (last && x - last[1] < NEAR) last[1] = x + 1;
    else spans.push([x, x + 1]);
  });
  return spans;
}

function boxOf([from, to]: Span, [top, bottom]: Span, { width, height }: Pixels): Rect {
  const x = Math.max(0, from - AIR);
  const y = Math.max(0, top - AIR);
  return {
    x,
    y,
    width: Math.min(width, to + AIR) - x,
    height: Math.min(height, bottom + AIR) - y,
  };
}

const slice = ({ width, data }: Pixels, [from, to]: Span) =>
  data.subarray(from * width * 4, to * width * 4);
