import sharp from 'sharp';

// Screenshots are all different: keeping them for a second use only takes memory.
sharp.cache(false);

/** Pixels of a picture, four bytes each. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Rows of a picture; without height it is a place where something is only on the other side. */
export interface Frame {
  y: number;
  height: number;
}

/** A screenshot for the report: the rows around what changed, small enough to be written into the page. */
export interface ReportPicture {
  /** `data:` address. */
  uri: string;
  width: number;
  height: number;
  /** What to frame, in pixels of this picture. */
  frames: Frame[];
}

/** Changed rows closer than this are framed together (pixels). */
const NEAR = 32;
/** Rows shown around the changed ones, and the most that one picture shows (pixels of the screen). */
const AIR = 140;
const TALLEST = 3200;
/** Wide screenshots are shown smaller (pixels). */
const WIDEST = 880;

/** Two screenshots of one width as pictures of what differs; undefined when no pixel does. */
export async function picturePair(before: Buffer, after: Buffer) {
  const [old, now] = [await pixelsOf(before), await pixelsOf(after)];
  const frames = differences(old, now);
  if (frames.before.length === 0) return undefined;
  return {
    before: await reportPicture(old, frames.before),
    after: await reportPicture(now, frames.after),
  };
}

/** The picture of a whole page, down to where a report stops. */
export const pictureOf = async (png: Buffer): Promise<ReportPicture> =>
  reportPicture(await pixelsOf(png), []);

/** A picture file, whole. */
export const photoOf = async (path: string): Promise<ReportPicture> =>
  pictureOf(await sharp(path).rotate().png().toBuffer());

/**
 * The rows that differ between two pictures of one width: of one height, those that changed in place; else all
 * between what is the same at the top and what is the same at the bottom, however far it was pushed.
 */
export function differences(before: Pixels, after: Pixels): Record<'before' | 'after', Frame[]> {
  const isSame = (old: number, now: number) => rowOf(before, old).equals(rowOf(after, now));
  if (before.height === after.height) {
    const frames: Frame[] = [];
    for (let y = 0; y < before.height; y += 1) if (!isSame(y, y)) frame(frames, y);
    return { before: frames, after: frames };
  }
  const least = Math.min(before.height, after.height);
  let top = 0;
  while (top < least && isSame(top, top)) top += 1;
  let end = 0;
  while (end < least - top && isSame(before.height - 1 - end, after.height - 1 - end)) end += 1;
  const between = ({ height }: Pixels) => [{ y: top, height: height - top - end }];
  return { before: between(before), after: between(after) };
}

const rowOf = ({ width, data }: Pixels, y: number) =>
  Buffer.from(data.buffer, data.byteOffset + y * width * 4, width * 4);

/** Adds a row to the frame that ends near it, else a frame for it. */
function frame(frames: Frame[], y: number): void {
  const last = frames.at(-1);
  if (last && y - last.y - last.height < NEAR) last.height = y + 1 - last.y;
  else frames.push({ y, height: 1 });
}

async function pixelsOf(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Cuts the changed rows out of a screenshot and writes them as WebP. */
async function reportPicture({ data, width, height }: Pixels, frames: Frame[]) {
  const first = frames[0]?.y ?? 0;
  const last = frames.at(-1);
  const top = Math.max(0, first - AIR);
  const end = last ? last.y + last.height + AIR : height;
  const rows = Math.min(height, end, top + TALLEST) - top;
  const scale = Math.min(1, WIDEST / width);
  const webp = await sharp(data, { raw: { width, height, channels: 4 } })
    .extract({ left: 0, top, width, height: rows })
    .resize({ width: Math.round(width * scale) })
    .webp({ quality: 60, effort: 3 })
    .toBuffer();
  return {
    uri: `data:image/webp;base64,${webp.toString('base64')}`,
    width: Math.round(width * scale),
    height: Math.round(rows * scale),
    frames: frames
      .filter(({ y }) => y < top + rows)
      .map(({ y, height }) => ({
        y: Math.round((y - top) * scale),
        height: Math.round(Math.min(height, top + rows - y) * scale),
      })),
  };
}
