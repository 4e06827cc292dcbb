import sharp from 'sharp';

// No cache: each picture is decoded only one time, so a cache would use memory without effect.
sharp.cache(false);

/** Raw RGBA picture, four bytes a pixel. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

/** A range of pixel rows. Height 0: at this row the other picture has additional rows. */
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
  /** Rows around which the report draws a red frame, in pixels of this picture. */
  changedRows: RowRange[];
}

/** Changed rows with a smaller distance form one range (pixels). */
const MERGE_DISTANCE = 32;
/** Unchanged rows above and below the changed rows, and maximum height of a picture (pixels of the screenshot). */
const CONTEXT_ROWS = 140;
const MAX_ROWS = 3200;
/** Screenshots that are wider are scaled to this width (pixels). */
const MAX_WIDTH = 880;

/** Two screenshots (PNG, equal width) as pictures of their changed rows; undefined when no pixel differs. */
export async function picturePair(before: Buffer, after: Buffer) {
  const [old, now] = [await pixelsOf(before), await pixelsOf(after)];
  const changedRows = diffRows(old, now);
  if (changedRows.before.length === 0) return undefined;
  return {
    before: await reportPicture(old, changedRows.before),
    after: await reportPicture(now, changedRows.after),
  };
}

/** A screenshot (PNG) of a whole page for the report, cut after `MAX_ROWS`. */
export const pictureOfPage = async (png: Buffer): Promise<ReportPicture> =>
  reportPicture(await pixelsOf(png), []);

/** A picture file, scaled for the report; its EXIF rotation is applied. */
export const pictureOfFile = async (path: string): Promise<ReportPicture> =>
  pictureOfPage(await sharp(path).rotate().png().toBuffer());

/**
 * Rows that differ between two pictures of equal width. With equal heights row n is compared with row n; otherwise all
 * rows between the equal rows at the top and the equal rows at the bottom count as different.
 */
export function diffRows(before: Pixels, after: Pixels): Record<'before' | 'after', RowRange[]> {
  const isSame = (old: number, now: number) => rowOf(before, old).equals(rowOf(after, now));
  if (before.height === after.height) {
    const changedRows: RowRange[] = [];
    for (let y = 0; y < before.height; y += 1) if (!isSame(y, y)) addRow(changedRows, y);
    return { before: changedRows, after: changedRows };
  }
  const minHeight = Math.min(before.height, after.height);
  let top = 0;
  while (top < minHeight && isSame(top, top)) top += 1;
  let end = 0;
  while (end < minHeight - top && isSame(before.height - 1 - end, after.height - 1 - end)) end += 1;
  const between = ({ height }: Pixels) => [{ y: top, height: height - top - end }];
  return { before: between(before), after: between(after) };
}

const rowOf = ({ width, data }: Pixels, y: number) =>
  Buffer.from(data.buffer, data.byteOffset + y * width * 4, width * 4);

/** Adds row `y` to the last range if it is near, or as a new range. */
function addRow(changedRows: RowRange[], y: number): void {
  const last = changedRows.at(-1);
  if (last && y - last.y - last.height < MERGE_DISTANCE) last.height = y + 1 - last.y;
  else changedRows.push({ y, height: 1 });
}

async function pixelsOf(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** The changed rows with their context, or the whole picture when no row changed, as a scaled WebP. */
async function reportPicture({ data, width, height }: Pixels, changedRows: RowRange[]) {
  const first = changedRows[0]?.y ?? 0;
  const last = changedRows.at(-1);
  const top = Math.max(0, first - CONTEXT_ROWS);
  const end = last ? last.y + last.height + CONTEXT_ROWS : height;
  const rows = Math.min(height, end, top + MAX_ROWS) - top;
  const scale = Math.min(1, MAX_WIDTH / width);
  const webp = await sharp(data, { raw: { width, height, channels: 4 } })
    .extract({ left: 0, top, width, height: rows })
    .resize({ width: Math.round(width * scale) })
    .webp({ quality: 60, effort: 3 })
    .toBuffer();
  return {
    uri: `data:image/webp;base64,${webp.toString('base64')}`,
    width: Math.round(width * scale),
    height: Math.round(rows * scale),
    changedRows: changedRows
      .filter(({ y }) => y < top + rows)
      .map(({ y, height }) => ({
        y: Math.round((y - top) * scale),
        height: Math.round(Math.min(height, top + rows - y) * scale),
      })),
  };
}
