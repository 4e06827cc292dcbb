import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { CONTENT } from '../../../scripts/tooling/open-screen.ts';
import { checkSite } from '../../../src/content/check.ts';
import { isError } from '../../../src/engine/issue.ts';

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
  const { issues } = await checkSite(join(folder, 'content'));
  return issues.filter(isError).map(({ file, message }) => `${file}: ${message}`);
}
