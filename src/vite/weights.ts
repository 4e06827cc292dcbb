import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { basePath } from './base-path.ts';
import type { ClientFiles } from './client-files.ts';
import { SITE_FOLDER } from './workplace.ts';

/** Bytes of a file as hosts send it: packed, unless it is packed by itself. */
const sentBytes = (name: string, data: string | Buffer): number =>
  /\.(?:avif|webp|jpg|png|woff2)$/.test(name) ? data.length : gzipSync(data).length;

/** Rounded up. */
const kilobytes = (bytes: number): number => Math.ceil(bytes / 1024);

/** The phone that a visit is weighed for: CSS pixels of its screen, and pixels in each. */
const PHONE = { width: 390, density: 2 };

/** Weighs what a build sends to visitors, in kilobytes (gzip). */
export function scales({ core, live }: ClientFiles) {
  const bytes = new Map<string, number>();
  const bytesOf = (path: string): number => {
    const known = bytes.get(path) ?? sentBytes(path, readFileSync(join(SITE_FOLDER, path)));
    bytes.set(path, known);
    return known;
  };
  return {
    /** Notes what a picture weighs: the folder of the build may not have it. */
    note: (path: string, data: Buffer) => bytes.set(path, sentBytes(path, data)),
    file: (path: string) => (bytes.has(path) ? kilobytes(bytesOf(path)) : undefined),
    html: (html: string) => kilobytes(sentBytes('html', html)),
    /**
     * A first visit by phone: the HTML, the scripts, the sheet and the fonts that it asks for, and each picture once, in its
     * best format, however far down it stands.
     */
    visit(html: string): number {
      const found = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, one = '']) => one);
      const paths = [
        ...[...core, ...found(/ data-live="(\w+)"/g).flatMap(live)].map((path) => `/${path}`),
        ...[
          ...found(/<link rel="preload" href="([^"]*)"/g),
          ...found(/(<picture>.*?<\/picture>|<img [^>]*>)/gs).map(shownFile),
        ].map((address) => address.replace(basePath(), '/')),
      ];
      const sum = [...new Set(paths)].reduce((total, path) => total + bytesOf(path), 0);
      return kilobytes(sum + sentBytes('html', html));
    },
  };
}

const attribute = (html: string, name: string) =>
  new RegExp(` ${name}="([^"]*)"`, 'i').exec(html)?.[1] ?? '';

/** The file that the phone takes of a picture: of its first format the narrowest that is wide enough. */
function shownFile(html: string): string {
  // The width on small screens stands last, without a condition.
  const [, size = '100', unit = 'vw'] = /([\d.]+)(vw|rem|px)$/.exec(attribute(html, 'sizes')) ?? [];
  const pixels = Number(size) * { vw: PHONE.width / 100, rem: 16, px: 1 }[unit as 'vw'];
  const files = attribute(html, 'srcset').split(', ');
  const widthOf = (file: string) => Number.parseInt(file.split(' ')[1] ?? '', 10);
  const file = files.find((one) => widthOf(one) >= pixels * PHONE.density) ?? files.at(-1);
  return file?.split(' ')[0] || attribute(html, 'src');
}
