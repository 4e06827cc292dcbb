import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Plugin } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { evaluateStyles, isStyleFile } from '../../../src/vite/styles/evaluate.ts';
import { evaluatedStyles } from '../../../src/vite/styles/plugin.ts';

let dir = '';
let files: string[] = [];

beforeAll(async () => {
  await mkdir('.cache', { recursive: true });
  dir = await mkdtemp(resolve('.cache', 'styles-essai-'));
  const names = await readdir('src', { recursive: true });
  files = names
    .filter(isStyleFile)
    .map((name) => resolve('src', name))
    .sort();
});
afterAll(() => rm(dir, { recursive: true, force: true }));

/** Bundles all style files of the site; gives the sheet, and what each file exports. */
async function bundled(name: string, plugins: Plugin[]) {
  const entry = join(dir, `${name}.ts`);
  await writeFile(
    entry,
    files.map((file, at) => `export * as f${at} from ${JSON.stringify(file)};`).join('\n'),
  );
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins,
    build: {
      outDir: join(dir, name),
      cssCodeSplit: false,
      minify: false,
      lib: { entry, formats: ['es'], fileName: 'styles', cssFileName: 'styles' },
    },
  });
  const sheet = await readFile(join(dir, name, 'styles.css'), 'utf8');
  return { sheet, exports: await import(join(dir, name, 'styles.js')) };
}

/** Recipes as the classes that they give for some choices. */
const plain = (exports: Record<string, Record<string, unknown>>) =>
  Object.values(exports).map((file) =>
    Object.entries(file).map(([name, value]) => [
      name,
      typeof value === 'function'
        ? [{}, { size: 'lg' }, { variant: 'outline', size: 'icon' }].map((choice) => value(choice))
        : value,
    ]),
  );

test('a build evaluates the style files to what vanilla-extract’s own plugin makes of them', async () => {
  const styles = await evaluateStyles(files, {
    project: 'site-conservation-gabon',
    dir: join(dir, 'evaluated'),
  });
  const ours = await bundled('ours', [evaluatedStyles(styles)]);
  const theirs = await bundled('theirs', vanillaExtractPlugin({ identifiers: 'short' }));
  expect(ours.sheet.length).toBeGreaterThan(20_000);
  expect(ours.sheet).toBe(theirs.sheet);
  expect(plain(ours.exports)).toEqual(plain(theirs.exports));
}, 60_000);

test('a fault in a style file is raised as it is', async () => {
  const faulty = join(dir, 'faulty.css.ts');
  await writeFile(faulty, 'throw new Error("as asked");');
  const evaluation = evaluateStyles([faulty], { project: 'x', dir: join(dir, 'faulty') });
  await expect(evaluation).rejects.toThrow('as asked');
});
