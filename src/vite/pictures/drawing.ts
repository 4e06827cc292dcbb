import type { DiskCache } from '../../documents/disk/cache.ts';
import { addressOf, cachedSize, type PictureFile, type WebPicture } from './picture-file.ts';

/** Plugins of SVGO, which optimizes SVG: they remove metadata of drawing programs, but no shapes. */
const CLEANERS = [
  'removeDoctype',
  'removeXMLProcInst',
  'removeComments',
  'removeMetadata',
  'removeEditorsNSData',
  'removeUnusedNS',
  // Titles, ids and `data-` attributes hold names of persons and of folders; in an <img>, nobody refers to them.
  'removeTitle',
  { name: 'removeDesc', params: { removeAny: true } },
  { name: 'removeAttrs', params: { attrs: 'data-.*' } },
  // The check already refuses SVG with scripts; this plugin is a second barrier.
  'removeScripts',
  'cleanupIds',
] as const;

/** Removes metadata from an SVG file; the result is cached on disk. Rejects when the SVG cannot be parsed. */
export async function drawing(file: PictureFile, cache: DiskCache): Promise<WebPicture> {
  const bytes = () => cache.remember(`${file.key}.svg`, async () => clean(await file.bytes()));
  const { width, height } = await cachedSize(file, cache, await bytes());
  const src = addressOf(file, '.svg');
  return { picture: { src, width, height, sources: [] }, files: [[src, bytes]] };
}

async function clean(data: Buffer): Promise<Buffer> {
  // The same code as `svgo`, but loaded faster: one file instead of three hundred.
  const { optimize } = await import('svgo/browser');
  const { data: text } = optimize(data.toString('utf8'), { plugins: [...CLEANERS] });
  const root = /^\s*<svg(?=[\s>])[^>]*/.exec(text)?.[0];
  if (root === undefined) throw new Error('The root is not <svg>.');
  // Browsers show an SVG file only with a namespace, which SVG code copied from a web page does not have.
  const named = text.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
  return Buffer.from(/\sxmlns=/.test(root) ? text : named);
}
