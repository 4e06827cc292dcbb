import { relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { BODY_MAKERS } from '../../../src/vite/body-cache.ts';
import { PICTURE_MAKERS } from '../../../src/vite/pictures/picture-file.ts';
import { SHARE_MAKERS } from '../../../src/vite/share-pictures.ts';
import { readImports } from './read-imports.ts';

/** How things are named and kept, not what they are. */
const KEEPING = ['body-cache', 'disk-cache', 'stamp'].map((name) => `src/vite/${name}.ts`);

/** All that is loaded with some files: our own files, and the libraries by name. */
function loadedWith(entries: readonly string[]) {
  const files = new Set(entries);
  const libraries = new Set<string>();
  for (const file of files) {
    for (const { target, typeOnly } of readImports(file)) {
      if (typeOnly || target.startsWith('node:')) continue;
      if (target.startsWith('.')) {
        files.add(relative(process.cwd(), resolve(file, '..', target)).replaceAll('\\', '/'));
      } else {
        libraries.add(/^(@[^/]+\/)?[^/]+/.exec(target)?.[0] ?? target);
      }
    }
  }
  return { files: [...files].filter((file) => !KEEPING.includes(file)), libraries };
}

const outside = (files: readonly string[], paths: readonly string[]) =>
  files.filter((file) => !paths.some((path) => file === path || file.startsWith(`${path}/`)));

test.each([
  {
    kept: 'web pictures',
    by: ['bitmap.ts', 'drawing.ts'],
    dir: 'src/vite/pictures',
    makers: PICTURE_MAKERS,
  },
  { kept: 'sharing pictures', by: ['compose.ts'], dir: 'src/vite/share', makers: SHARE_MAKERS },
])('$kept are named after all the code that makes them', ({ by, dir, makers }) => {
  const loaded = loadedWith(by.map((file) => `${dir}/${file}`));
  expect(outside(loaded.files, makers.paths)).toEqual([]);
  expect([...loaded.libraries].sort()).toEqual([...makers.libraries].sort());
});

test('what is read and compiled of bodies is named after all the code that makes it', () => {
  const { files, libraries } = loadedWith(['src/check/read-facts.ts', 'src/vite/bodies.ts']);
  expect(outside(files, BODY_MAKERS)).toEqual([]);
  // Their versions stand in the lockfile.
  expect(BODY_MAKERS).toContain('package-lock.json');
  expect(libraries).toContain('@mdx-js/rollup');
});
