import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { check } from '../../../src/check/check.ts';
import { isError } from '../../../src/values/issue.ts';
import { CONTENT } from './open-screen.ts';

/** Lays a repository into the browser's private file system, which takes the place of the picker. */
export async function layLocalCopy(page: Page, files: ReadonlyMap<string, Buffer>) {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.reload();
  const all = [...files].map(([path, bytes]) => [path, bytes.toString('base64')] as const);
  await page.evaluate(async (given) => {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle('.git', { create: true });
    for (const [path, text] of given) {
      const [name = '', ...above] = path.split('/').reverse();
      let folder = root;
      for (const one of above.reverse())
        folder = await folder.getDirectoryHandle(one, { create: true });
      const file = await folder.getFileHandle(name, { create: true });
      const stream = await file.createWritable();
      await stream.write(Uint8Array.from(atob(text), (char) => char.charCodeAt(0)));
      await stream.close();
    }
  }, all);
}

/** The bytes of a file of the local copy. */
export const localFile = async (page: Page, path: string): Promise<Buffer> => {
  const text = await page.evaluate(async (asked) => {
    const [name = '', ...above] = asked.split('/').reverse();
    let folder = await navigator.storage.getDirectory();
    for (const one of above.reverse()) folder = await folder.getDirectoryHandle(one);
    const file = await (await folder.getFileHandle(name)).getFile();
    const bytes = new Uint8Array(await file.arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  }, path);
  return Buffer.from(text, 'base64');
};

/** A photo of a telephone: larger than a page needs, with the day, the device and the place. */
export const photo = () =>
  sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#2f6b4f' } })
    .withExif({
      IFD0: { Model: 'Un telephone', DateTime: '2026:03:01 10:15:00' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '0/1 23/1 0/1' },
    })
    .jpeg()
    .toBuffer();

/** What the check refuses in the frozen content with some files in place of its own. */
export async function refusedWith(files: ReadonlyMap<string, Buffer>): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'ecrit-'));
  cpSync(CONTENT, join(folder, 'content'), { recursive: true });
  for (const [path, bytes] of files) writeFileSync(join(folder, path), bytes);
  const { issues } = await check(join(folder, 'content'));
  return issues.filter(isError).map(({ file, message }) => `${file}: ${message}`);
}
