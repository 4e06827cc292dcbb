import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readBuiltSite } from '../../../src/review/states.ts';
import { writeInFolder } from '../../../src/vite/output.ts';
import { folderWith } from '../vite/content-folder.ts';

test('what each build changes is not compared: build ids, hashed names, weights, light versions', async () => {
  const dir = await folderWith();
  const siteOf = async (name: string, build: string, hash: string, weight: number) => {
    const files = {
      'index.html': `<script src="/assets/entry-${hash}.js"></script><style>'sha256-${hash}'</style><a href="/leger">Version légère (${weight}\u00a0Ko)</a>`,
      'leger.html': `${weight}`,
      'vieux.html': `<meta http-equiv="refresh" content="0;url=/${build}">`,
      [`assets/entry-${hash}.js`]: `go();const b="${build}";import("./part-${hash}.js")`,
      'donnees/index.json': build,
      'robots.txt': 'x',
    };
    for (const [path, text] of Object.entries(files)) writeInFolder(join(dir, name), path, text);
    return readBuiltSite(join(dir, name));
  };
  const [before, after] = [
    await siteOf('a', 'aaaaaaaa', '12345678', 3),
    await siteOf('b', 'bbbbbbbb', '87654321', 4),
  ];
  expect(after).toEqual(before);
  expect([[...before.pages.keys()], [...before.files.keys()]]).toEqual([['/'], ['robots.txt']]);
});
