import { diffArrays } from 'diff';
import type { Pixels } from './rect.ts';

/** Rows that differ: `[from, to)` in each picture. */
export interface Band {
  before: [number, number];
  after: [number, number];
}

/** Changes closer than this are one change to the eye (pixels). */
const NEAR = 24;
/** Beyond this, the whole of what differs is one band (milliseconds). */
const PATIENCE = 800;

/**
 * The bands of rows that differ between two pictures. Rows are aligned like lines of a text, so that a
 * paragraph put in marks its own place and not everything that it pushes down.
 */
export function differingBands(before: Pixels, after: Pixels): Band[] {
  const old = rowHashes(before);
  const now = rowHashes(after);
  const top = commonPrefix(old, now);
  const bottom = commonPrefix(old.slice(top).reverse(), now.slice(top).reverse());
  const left = old.slice(top, old.length - bottom);
  const right = now.slice(top, now.length - bottom);
  if (left.length === 0 && right.length === 0) return [];
  if (left.length === right.length) return merge(sameHeight(left, right, top));
  const changes = diffArrays(left, right, { timeout: PATIENCE });
  if (!changes) return [{ before: [top, top + left.length], after: [top, top + right.length] }];
  const bands: Band[] = [];
  let y0 = top;
  let y1 = top;
  for (const { added, removed, value } of changes) {
    const before: [number, number] = [y0, y0 + (added ? 0 : value.length)];
    const after: [number, number] = [y1, y1 + (removed ? 0 : value.length)];
    if (added || removed) bands.push({ before, after });
    y0 = before[1];
    y1 = after[1];
  }
  return merge(bands);
}

/** Nothing was pushed: rows face each other. */
function sameHeight(left: readonly number[], right: readonly number[], top: number): Band[] {
  return left.flatMap((hash, index) => {
    if (hash === right[index]) return [];
    const range: [number, number] = [top + index, top + index + 1];
    return [{ before: range, after: [...range] as [number, number] }];
  });
}

function merge(bands: readonly Band[]): Band[] {
  const out: Band[] = [];
  for (const band of bands) {
    const last = out.at(-1);
    const near =
      last && band.before[0] - last.before[1] < NEAR && band.after[0] - last.after[1] < NEAR;
    if (last && near) {
      last.before = [last.before[0], band.before[1]];
      last.after = [last.after[0], band.after[1]];
    } else out.push({ before: [...band.before], after: [...band.after] });
  }
  return out;
}

function commonPrefix(a: readonly number[], b: readonly number[]): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1;
  return length;
}

/** FNV-1a over the pixels of each row: equal rows have equal numbers. */
function rowHashes({ width, height, data }: Pixels): number[] {
  const words = new Uint32Array(data.buffer, data.byteOffset, width * height);
  return Array.from({ length: height }, (_, y) => {
    let hash = 0x811c9dc5;
    for (let x = y * width; x < (y + 1) * width; x += 1) {
      hash = Math.imul(hash ^ (words[x] ?? 0), 0x01000193);
    }
    return hash >>> 0;
  });
}
