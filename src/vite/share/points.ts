import type { Sharp } from 'sharp';

/**
 * The pixels of a picture, one whole number each: red in its lowest byte, then green, blue and alpha
 * (on processors that write the lowest byte first, as all that Node runs on do). Compared and copied
 * whole they are faster than bytes; signed ones, since V8 keeps those without a box.
 */
export type Points = Int32Array;

/** The pixels of a picture that sharp has made. */
export async function pointsOf(picture: Sharp): Promise<Points> {
  const { buffer, byteOffset, length } = await picture.ensureAlpha().raw().toBuffer();
  // A view must begin at a whole number; sharp's own memory does, a share of Node's pool need not.
  return byteOffset % 4 === 0
    ? new Int32Array(buffer, byteOffset, length / 4)
    : new Int32Array(buffer.slice(byteOffset, byteOffset + length));
}

/** A colour (red, green, blue) as a pixel that nothing shows through. */
export const pointOf = ([red = 0, green = 0, blue = 0]: readonly number[]): number =>
  0xff000000 | (blue << 16) | (green << 8) | red;

/** The red, green and blue of a pixel. */
export const colourOf = (point: number): number[] => [
  point & 255,
  (point >> 8) & 255,
  (point >> 16) & 255,
];
