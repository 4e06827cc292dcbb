import type { DiskCache } from '../../engine/documents/disk/cache.ts';
import { addressOf, type MadePicture, type PictureFile } from './picture-file.ts';

/** What drawing programs leave behind; the drawing itself is untouched. */
const CLEANERS = [
  'removeDoctype',
  'removeXMLProcInst',
  'removeComments',
  'removeMetadata',
  'removeEditorsNSData',
  'removeUnusedNS',
  // The check refuses code in a drawing; nothing that it missed may reach the site.
  'removeScripts',
] as const;

const NAMESPACE = 'http://www.w3.org/2000/svg';

/** Cleans an SVG and keeps it, with the size of its view box. Raises when it can't be read. */
export async function drawing(file: PictureFile, cache: DiskCache): Promise<MadePicture> {
  const bytes = () => cache.remember(`${file.key}.svg`, async () => clean(await file.bytes()));
  const { width, height } = sizeOf((await bytes()).toString('utf8'));
  const src = addressOf(file, '.svg');
  return { picture: { src, width, height, sources: [] }, emitted: [{ address: src, bytes }] };
}

async function clean(data: Buffer): Promise<Buffer> {
  // The same as `svgo` in one file instead of three hundred.
  const { optimize } = await import('svgo/browser');
  const { data: text } = optimize(data.toString('utf8'), { plugins: [...CLEANERS] });
  const root = /^\s*<svg(?=[\s>])[^>]*/.exec(text)?.[0];
  if (root === undefined) throw new Error('The root is not <svg>.');
  // A drawing copied out of a page has no namespace, without which no browser shows it as a file.
  const named = /\sxmlns=/.test(root) ? text : text.replace('<svg', `<svg xmlns="${NAMESPACE}"`);
  return Buffer.from(named);
}

/** The view box's size, else the one that the drawing states, else the one that CSS gives to it. */
function sizeOf(text: string): { width: number; height: number } {
  const root = /<svg[^>]*>/.exec(text)?.[0] ?? '';
  const box = /\sviewBox="\s*\S+[\s,]+\S+?[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(root);
  const stated = (name: string) =>
    new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`).exec(root)?.[1] ?? undefined;
  const width = Number(box?.[1] ?? stated('width') ?? 300);
  const height = Number(box?.[2] ?? stated('height') ?? 150);
  return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) };
}
