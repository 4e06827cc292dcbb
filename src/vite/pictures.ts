import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import type { Picture } from '../content/picture.ts';

/** A file that the build writes: its address (no base path) and its bytes. */
export interface Emitted {
  address: string;
  data: Buffer;
}

export interface PictureSet {
  pictures: Record<string, Picture>;
  emitted: Emitted[];
}

const WIDTHS = [480, 960, 1600];

/** Turns the pictures of a content folder into web pictures, with their sizes. */
export async function preparePictures(dir: string, paths: readonly string[]): Promise<PictureSet> {
  const pictures: Record<string, Picture> = {};
  const emitted: Emitted[] = [];
  for (const path of paths) {
    const data = await readFile(join(dir, path));
    const made =
      extname(path).toLowerCase() === '.svg' ? svg(path, data) : await bitmap(path, data);
    pictures[`/${path}`] = made.picture;
    emitted.push(...made.emitted);
  }
  return { pictures, emitted };
}

type Made = { picture: Picture; emitted: Emitted[] };

function svg(path: string, data: Buffer): Made {
  const box = /viewBox="[\d.-]+[ ,]+[\d.-]+[ ,]+([\d.]+)[ ,]+([\d.]+)"/.exec(data.toString('utf8'));
  const address = addressOf(path, data, '.svg');
  const width = Math.round(Number(box?.[1] ?? 300));
  const height = Math.round(Number(box?.[2] ?? 150));
  return { picture: { src: address, width, height, sources: [] }, emitted: [{ address, data }] };
}

async function bitmap(path: string, data: Buffer): Promise<Made> {
  const upright = await sharp(data, { limitInputPixels: 60_000_000 })
    .rotate()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = upright.info;
  const widths = [...WIDTHS.filter((size) => size < width), Math.min(width, 1600)];
  const emitted: Emitted[] = [];
  const make = async (type: 'avif' | 'webp' | 'jpeg') => {
    const srcset = [];
    for (const size of new Set(widths)) {
      const resized = sharp(upright.data).resize({ width: size });
      const out = await (type === 'avif'
        ? resized.avif({ effort: 2, quality: 55 })
        : type === 'webp'
          ? resized.webp({ quality: 76 })
          : resized.jpeg({ quality: 78, mozjpeg: true })
      ).toBuffer();
      const address = addressOf(path, out, `-${size}.${type === 'jpeg' ? 'jpg' : type}`);
      emitted.push({ address, data: out });
      srcset.push({ src: address, width: size });
    }
    return { type: `image/${type}`, srcset };
  };
  const sources = [await make('avif'), await make('webp')];
  const fallback = await make('jpeg');
  const src = fallback.srcset.at(-1)?.src ?? '';
  return { picture: { src, width, height, sources }, emitted };
}

function addressOf(path: string, data: Buffer, ending: string): string {
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 8);
  const name = path
    .replace(/^images\//, '')
    .replace(/\.[^.]+$/, '')
    .replace(/[^a-zA-Z0-9-]+/g, '-');
  return `/assets/img/${name}-${hash}${ending}`;
}
