import { existsSync, readFileSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ASSETS } from '../model/outputs.ts';
import { writeInFolder } from './output.ts';
import type { CreateFile } from './pictures/picture-file.ts';

/** Address of a picture in a page, below the base path. */
const PICTURE = new RegExp(`/${ASSETS}/(?:img|partage)/[\\w.-]+`, 'g');

/** Writes texts into a folder, and the pictures that they ask for; `pictures` creates each file, by its address. */
export function siteWriter(folder: string, pictures: ReadonlyMap<string, CreateFile>) {
  const asked = new Set<string>();
  const askForPictures = (text: string) => {
    for (const [address] of text.matchAll(PICTURE)) asked.add(address);
  };
  return {
    /** Notes the pictures whose addresses are in a text. */
    askForPictures,
    /** Writes a text at a path below the folder. */
    write(path: string, text: string) {
      askForPictures(text);
      writeInFolder(folder, path, text);
    },
    /** Writes the pictures asked for that are not there yet. */
    async writePictures() {
      const addresses = asked.values();
      const writeNext = async () => {
        for (const address of addresses) {
          const create = existsSync(join(folder, address)) ? undefined : pictures.get(address);
          if (create) writeInFolder(folder, address, await create());
        }
      };
      await Promise.all(Array.from({ length: availableParallelism() }, writeNext));
    },
    transferSize: transferSizes(folder),
  };
}

/** Returns a function to the transfer size in bytes of a file below `folder`: compressed by gzip, unless its format is already. */
function transferSizes(folder: string): (path: string) => number {
  const sizes = new Map<string, number>();
  return (path) => {
    const file = join(folder, path);
    const isCompressed = /\.(?:avif|webp|jpg|png|woff2)$/.test(path);
    const size =
      sizes.get(path) ?? (isCompressed ? statSync(file).size : gzipSync(readFileSync(file)).length);
    sizes.set(path, size);
    return size;
  };
}
