import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { basePath } from './base-path.ts';
import type { ClientFiles } from './client-files.ts';

/** Transfer size of a file in bytes: compressed by gzip, except for formats that are compressed already. */
const transferSize = (name: string, data: string | Buffer): number =>
  /\.(?:avif|webp|jpg|png|woff2)$/.test(name) ? data.length : gzipSync(data).length;

const kilobytes = (bytes: number): number => Math.ceil(bytes / 1024);

/** Reference phone: screen width (CSS pixels) and device pixel ratio. */
const PHONE = { width: 390, density: 2 };

/** Functions for the transfer sizes of a build in `folder`, in kilobytes (gzip, rounded up). */
export function transferSizes(folder: string, { core, live }: ClientFiles) {
  const bytes = new Map<string, number>();
  const bytesOf = (path: string): number => {
    const size = bytes.get(path) ?? transferSize(path, readFileSync(join(folder, path)));
    bytes.set(path, size);
    return size;
  };
  return {
    /** Stores the size of a picture for `file` and `visit`, because the build folder may not contain the picture. */
    note: (path: string, data: Buffer) => bytes.set(path, transferSize(path, data)),
    file: (path: string) => (bytes.has(path) ? kilobytes(bytesOf(path)) : undefined),
    html: (html: string) => kilobytes(transferSize('html', html)),
    /** Size of a first visit by phone: HTML, scripts, style sheet, preloaded fonts, and all pictures in their best format. */
    visit(html: string): number {
      const found = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, one = '']) => one);
      const paths = [
        ...[...core, ...found(/ data-live="(\w+)"/g).flatMap(live)].map((path) => `/${path}`),
        ...[
          ...found(/<link rel="preload" href="([^"]*)"/g),
          ...found(/(<picture>.*?<\/picture>|<img [^>]*>)/gs).map(loadedFile),
        ].map((address) => address.replace(basePath(), '/')),
      ];
      const sum = [...new Set(paths)].reduce((total, path) => total + bytesOf(path), 0);
      return kilobytes(sum + transferSize('html', html));
    },
  };
}

const attribute = (html: string, name: string) =>
  new RegExp(` ${name}="([^"]*)"`, 'i').exec(html)?.[1] ?? '';

/** Address of the file that the reference phone loads for a picture: the narrowest file that is wide enough. */
function loadedFile(html: string): string {
  // Small screens use the last width, which has no condition: `(min-width: 48em) 44rem, 100vw`.
  const [, size = '100', unit = 'vw'] = /([\d.]+)(vw|rem|px)$/.exec(attribute(html, 'sizes')) ?? [];
  const pixels = Number(size) * { vw: PHONE.width / 100, rem: 16, px: 1 }[unit as 'vw'];
  const files = attribute(html, 'srcset').split(', ');
  const widthOf = (file: string) => Number.parseInt(file.split(' ')[1] ?? '', 10);
  const file = files.find((one) => widthOf(one) >= pixels * PHONE.density) ?? files.at(-1);
  return file?.split(' ')[0] || attribute(html, 'src');
}
