import { readdir, utimes } from 'node:fs/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { bundles } from '../../../src/vite/bundles.ts';
import { folderWith } from './content-folder.ts';

let code = '';
vi.mock('../../../src/vite/build-id.ts', () => ({ buildId: () => code }));
vi.mock('../../../src/vite/bundle.ts', () => ({
  bundle: async () => ({ entry: '', sheet: '', styles: [] }),
}));

/** Asks for the bundles of a state of the code; gives the name of their folder. */
async function use(state: string): Promise<string> {
  code = state;
  return /code\/([^/]+)\//.exec((await bundles()).renderer)?.[1] ?? '';
}

test('the code that is used stays, however many others are made; the one unused longest goes', async () => {
  const home = process.cwd();
  process.chdir(await folderWith());
  onTestFinished(() => process.chdir(home));
  const made: string[] = [];
  for (const [age, state] of ['daily', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].entries()) {
    const folder = await use(state);
    const day = Date.now() / 1000 - (9 - age) * 86_400;
    await utimes(`.cache/code/${folder}`, day, day);
    made.push(folder);
  }
  const [daily = '', ...others] = made;
  expect(await use('daily')).toBe(daily);
  const last = await use('i');
  expect((await readdir('.cache/code')).sort()).toEqual([daily, ...others.slice(1), last].sort());
});
