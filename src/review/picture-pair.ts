import sharp from 'sharp';

// No cache: each picture is decoded only one time, so a cache would use memory without effect.
sharp.cache(false);

/** Raw RGBA picture, four bytes a pixel. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

/** A scaled WebP for the report. */
export interface ReportPicture {
  /** `data:` URI. */
  uri: string;
  width: number;
  height: number;
}

/** Unchanged rows that are shown above and below the changed rows, and maximum height of a picture (pixels of the screenshot). */
const CONTEXT_ROWS = 140;
const MAX_ROWS = 3200;
/** Screenshots that are wider are scaled to this width (pixels). */
const MAX_WIDTH = 880;

/** Two screenshots (PNG, equal width) as pictures of their changed rows; undefined when no pixel differs. */
export async function picturePair(before: Buffer, after: Buffer) {
  const [old, now] = [await pixelsOf(before), await pixelsOf(after)];
  const same = equalRows(old, now);
  if (same.top === old.height && same.top === now.height) return undefined;
  return { before: await reportPicture(old, same), after: await reportPicture(now, same) };
}

/** A whole picture for the report, cut after `MAX_ROWS`, from a PNG or the path of a file; its EXIF rotation is applied. */
export const wholePicture = async (source: Buffer | string): Promise<ReportPicture> =>
  reportPicture(await pixelsOf(source), { top: 0, bottom: 0 });

/** Numbers of rows that are equal at the top and, of the others, at the bottom of two pictures of equal width. */
export function equalRows(before: Pixels, after: Pixels) {
  const rowOf = ({ width, data }: Pixels, y: number) =>
    Buffer.from(data.buffer, data.byteOffset + y * width * 4, width * 4);
  const isSame = (old: number, now: number) => rowOf(before, old).equals(rowOf(after, now));
  const rows = Math.min(before.height, after.height);
  let top = 0;
  while (top < rows && isSame(top, top)) top += 1;
  let bottom = 0;
  while (bottom < rows - top && isSame(before.height - 1 - bottom, after.height - 1 - bottom))
    bottom += 1;
  return { top, bottom };
}

async function pixelsOf(source: Buffer | string): Promise<Pixels> {
  const image = sharp(source).rotate().ensureAlpha().raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** The rows that are not equal, with their context, as a scaled WebP. */
async function reportPicture(
  { data, width, height }: Pixels,
  equal: { top: number; bottom: number },
): Promise<ReportPicture> {
  const top = Math.max(0, equal.top - CONTEXT_ROWS);
  const rows = Math.min(height, height - equal.bottom + CONTEXT_ROWS, top + MAX_ROWS) - top;
  const webp = await sharp(data, { raw: { width, height, channels: 4 } })
    .extract({ left: 0, top, width, height: rows })
    .resize({ width: MAX_WIDTH, withoutEnlargement: true })
    .webp({ quality: 60, effort: 3 })
    .toBuffer({ resolveWithObject: true });
  const uri = `data:image/webp;base64,${webp.data.toString('base64')}`;
  return { uri, width: webp.info.width, height: webp.info.height };
}
