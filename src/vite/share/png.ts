import { crc32 } from 'node:zlib';
import type { Indexed } from './indexed.ts';
import { joinParts, LEVEL, type Part, packPart } from './zlib-parts.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * Writes an indexed picture as a PNG (ISO/IEC 15948). sharp would look for a palette anew each time,
 * which takes ten times as long as writing the file.
 */
export const encodePng = (picture: Indexed, level: number = LEVEL.shared): Buffer =>
  writePng(picture, [packPart(rowsOf(picture), level)]);

/** The rows of a picture as a PNG holds them: each begins with the number of its filter, none. */
export function rowsOf({ width, height, pixels }: Indexed): Buffer {
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row += 1) {
    pixels.copy(rows, row * (width + 1) + 1, row * width, (row + 1) * width);
  }
  return rows;
}

/** A PNG of packed rows, in as many parts as they come. */
export function writePng(
  { width, height, palette }: Omit<Indexed, 'pixels'>,
  rows: readonly Part[],
): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  // Eight bits a pixel, with a palette.
  size.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', size),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', joinParts(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const out = Buffer.alloc(data.length + 12);
  out.writeUInt32BE(data.length, 0);
  out.write(name, 4, 'latin1');
  data.copy(out, 8);
  out.writeUInt32BE(crc32(out.subarray(4, -4)), data.length + 8);
  return out;
}
