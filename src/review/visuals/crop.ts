import sharp from 'sharp';
import type { Pixels, Rect } from './rect.ts';

/** A screenshot for the report: the part that changed, small enough to be written into the page. */
export interface ReportPicture {
  /** `data:` address. */
  uri: string;
  width: number;
  height: number;
  /** What to mark, in pixels of this picture. */
  regions: Rect[];
}

/** Rows shown around the changed ones, and the most that one picture shows (screen pixels). */
const AIR = 140;
const TALLEST = 3200;
/** Wide screenshots are shown smaller (pixels). */
const WIDEST = 880;

/** Cuts the changed rows out of a screenshot and writes them as WebP. */
export async function cropForReport(
  png: Buffer,
  { width, height }: Pixels,
  regions: readonly Rect[],
): Promise<ReportPicture> {
  const top = regions.length ? Math.max(0, Math.min(...regions.map(({ y }) => y)) - AIR) : 0;
  const end = regions.length ? Math.max(...regions.map((r) => r.y + r.height)) + AIR : height;
  const rows = Math.max(1, Math.min(height, end, top + TALLEST) - top);
  const scale = Math.min(1, WIDEST / width);
  const data = await sharp(png)
    .extract({ left: 0, top, width, height: rows })
    .resize({ width: Math.round(width * scale) })
    .webp({ quality: 60, effort: 3 })
    .toBuffer();
  return {
    uri: `data:image/webp;base64,${data.toString('base64')}`,
    width: Math.round(width * scale),
    height: Math.round(rows * scale),
    regions: regions
      .filter(({ y }) => y < top + rows)
      .map((rect) => ({
        x: Math.round(rect.x * scale),
        y: Math.round((rect.y - top) * scale),
        width: Math.round(rect.width * scale),
        height: Math.round(Math.min(rect.height, top + rows - rect.y) * scale),
      })),
  };
}
