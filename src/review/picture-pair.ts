import sharp from 'sharp';

// No cache: each picture is decoded only one time, so a cache would use memory without effect.
sharp.cache(false);

/** Raw RGBA picture, four bytes a pixel. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Rows of pixels. Height 0: at this row the other picture has additional rows. */
export interface RowRange {
  y: number;
  height: number;
}

/** A scaled WebP for the report: the changed rows of a screenshot, with some rows above and below. */
export interface ReportPicture {
  /** `data:` URI. */
  uri: string;
  width: number;
  height: number;
  /** Rows around which the report draws a red frame, in percent of the height; undefined for a whole picture. */
  frame?: Record<'top' | 'height', string> | undefined;
}

/** Unchanged rows above and below the changed rows, and maximum height of a picture (pixels of the screenshot). */
const CONTEXT_ROWS = 140;
const MAX_ROWS = 3200;
/** Screenshots that are wider are scaled to this width (pixels). */
const MAX_WIDTH = 880;

/** Two screenshots (PNG, equal width) as pictures of their changed rows; undefined when no pixel differs. */
export async function picturePair(before: Buffer, after: Buffer) {
  const [old, now] = [await pixelsOf(before), await pixelsOf(after)];
  const changed = changedRows(old, now);
  if (!changed) return undefined;
  return {
    before: await reportPicture(old, changed.before),
    after: await reportPicture(now, changed.after),
  };
}

/** A whole picture for the report, cut after `MAX_ROWS`, from a PNG or the path of a file; its EXIF rotation is applied. */
export const wholePicture = async (source: Buffer | string): Promise<ReportPicture> =>
  reportPicture(await pixelsOf(source));

/** The rows between those that are equal at the top and at the bottom of two pictures of equal width; undefined when all are equal. */
export function changedRows(before: Pixels, after: Pixels) {
  const rowOf = ({ width, data }: Pixels, y: number) =>
    Buffer.from(data.buffer, data.byteOffset + y * width * 4, width * 4);
  const isSame = (old: number, now: number) => rowOf(before, old).equals(rowOf(after, now));
  const rows = Math.min(before.height, after.height);
  let top = 0;
  while (top < rows && isSame(top, top)) top += 1;
  let end = 0;
  while (end < rows - top && isSame(before.height - 1 - end, after.height - 1 - end)) end += 1;
  const between = ({ height }: Pixels): RowRange => ({ y: top, height: height - top - end });
  if (top === before.height && top === after.height) return undefined;
  return { before: between(before), after: between(after) };
}

async function pixelsOf(source: Buffer | string): Promise<Pixels> {
  const { data, info } = await sharp(source)
    .rotate()
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** The changed rows with their context, or all rows, as a scaled WebP. */
async function reportPicture(
  { data, width, height }: Pixels,
  changed?: RowRange,
): Promise<ReportPicture> {
  const { y, height: length } = changed ?? { y: 0, height };
  const top = Math.max(0, y - CONTEXT_ROWS);
  const rows = Math.min(height, y + length + CONTEXT_ROWS, top + MAX_ROWS) - top;
  const scale = Math.min(1, MAX_WIDTH / width);
  const webp = await sharp(data, { raw: { width, height, channels: 4 } })
    .extract({ left: 0, top, width, height: rows })
    .resize({ width: Math.round(width * scale) })
    .webp({ quality: 60, effort: 3 })
    .toBuffer();
  const percent = (part: number) => `${(100 * part) / rows}%`;
  return {
    uri: `data:image/webp;base64,${webp.toString('base64')}`,
    width: Math.round(width * scale),
    height: Math.round(rows * scale),
    frame: changed && {
      top: percent(y - top),
      height: percent(Math.min(length, top + rows - y)),
    },
  };
}
