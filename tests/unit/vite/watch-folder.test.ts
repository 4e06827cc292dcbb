import { mkdirSync, rmSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { watchFolder } from '../../../src/vite/watch-folder.ts';
import { folderWith } from './content-folder.ts';

/** A watched folder `content`, and what waits until a change in it was told. */
async function watched(files: Record<string, string>) {
  const dir = await folderWith(files);
  const content = join(dir, 'content');
  const changed = vi.fn();
  onTestFinished(watchFolder(content, changed));
  const told = async (change: () => Promise<unknown>) => {
    changed.mockClear();
    await change();
    await vi.waitUntil(() => changed.mock.calls.length > 0, { timeout: 20_000, interval: 5 });
  };
  return { dir, content, changed, told };
}

test('a saved, a new and a removed file are told, at any depth', async () => {
  const { content, told } = await watched({
    'content/pages/en/a.mdx': 'a',
    'content/site.yml': 's',
  });
  await told(() => writeFile(join(content, 'site.yml'), 'autre'));
  await told(() => writeFile(join(content, 'pages/en/a.mdx'), 'autre'));
  await told(() => writeFile(join(content, 'pages/b.mdx'), 'b'));
  await told(() => rm(join(content, 'pages/b.mdx')));
});

test('a file in a folder made meanwhile is told, also when the folder took the place of another', async () => {
  const { content, told } = await watched({ 'content/pages/a.mdx': 'a' });
  await told(() => mkdir(join(content, 'articles')));
  await told(() => writeFile(join(content, 'articles/b.mdx'), 'b'));
  await told(async () => {
    await rm(join(content, 'articles'), { recursive: true });
    await mkdir(join(content, 'articles'));
  });
  await told(() => writeFile(join(content, 'articles/c.mdx'), 'c'));
});

test('a folder that goes and comes back is watched again', async () => {
  const { dir, content, told } = await watched({ 'content/pages/a.mdx': 'a' });
  await told(() => rename(content, join(dir, 'ailleurs')));
  await told(() => rename(join(dir, 'ailleurs'), content));
  await told(() => writeFile(join(content, 'pages/a.mdx'), 'autre'));
  await told(() => rm(content, { recursive: true }));
  await told(() => mkdir(content));
  await told(() => writeFile(join(content, 'site.yml'), 's'));
});

test('a folder that takes the place of another at once is watched, even under its number on the disk', async () => {
  const { content, told } = await watched({ 'content/pages/a.mdx': 'a' });
  for (const name of ['b', 'c', 'd', 'e', 'f']) {
    await told(async () => {
      rmSync(content, { recursive: true });
      mkdirSync(join(content, 'pages'), { recursive: true });
    });
    // What the change before still tells may answer for the first of them.
    for (const text of ['1', '2', '3'])
      await told(() => writeFile(join(content, `pages/${name}.mdx`), text));
  }
});

test('what lies beside the folder is not told', async () => {
  const { dir, content, changed, told } = await watched({ 'content/a.mdx': 'a', 'dist/x': 'x' });
  await told(async () => {
    await writeFile(join(dir, 'dist/x'), 'autre');
    await writeFile(join(dir, 'README.md'), 'autre');
    // Changes are told in their order, and this one is a single event.
    await rm(join(content, 'a.mdx'));
  });
  expect(changed).toHaveBeenCalledTimes(1);
});
