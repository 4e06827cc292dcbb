import { constants, deflateRawSync, deflateSync } from 'node:zlib';

/** Bytes packed so that they can stand between others in one zlib stream. */
export interface Part {
  packed: Buffer;
  /** Number of bytes before packing. */
  length: number;
  sum: Checksum;
}

/** The two halves of an Adler-32 (RFC 1950, section 8.2). */
type Checksum = readonly [low: number, high: number];

const BASE = 65_521;

/** What an unpacked stream is longer than its bytes: more than enough for a strip (bytes). */
const ROOM = 4096;

/** How hard to pack, as zlib's levels: what many pictures share, and what each has for itself. */
export const LEVEL = { shared: 5, own: 2 } as const;

/** No dictionary, fastest: what a stream says of itself before its parts. */
const HEADER = Buffer.from([0x78, 0x01]);

/** A last block without content: the parts themselves never end the stream. */
const END = Buffer.from([0x03, 0x00]);

/** A piece of a stream, packed so that it may follow any other. `level`: 0 to 9, as zlib counts. */
export const packPart = (bytes: Buffer, level: number): Part => ({
  // A full flush ends on a whole byte and looks back at nothing: any part may follow any other.
  packed: deflateRawSync(bytes, { level, finishFlush: constants.Z_FULL_FLUSH }),
  length: bytes.length,
  sum: checksum(bytes),
});

/** One zlib stream (RFC 1950) of all parts in their order. */
export function joinParts(parts: readonly Part[]): Buffer {
  let sum: Checksum = [1, 0];
  for (const part of parts) sum = joined(sum, part);
  const trailer = Buffer.alloc(4);
  trailer.writeUInt16BE(sum[1], 0);
  trailer.writeUInt16BE(sum[0], 2);
  return Buffer.concat([HEADER, ...parts.map(({ packed }) => packed), END, trailer]);
}

/** Taken from the end of a stream that is not packed: zlib sums faster than a loop would. */
function checksum(bytes: Buffer): Checksum {
  const stream = deflateSync(bytes, { level: 0, chunkSize: bytes.length + ROOM });
  return [stream.readUInt16BE(stream.length - 2), stream.readUInt16BE(stream.length - 4)];
}

/** The sum of what is already there and of a part behind it: each began at 1. */
const joined = ([low, high]: Checksum, { length, sum }: Part): Checksum => [
  (low + sum[0] - 1 + BASE) % BASE,
  (high + sum[1] + (length % BASE) * (low - 1 + BASE)) % BASE,
];
