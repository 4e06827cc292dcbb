import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import config from '../../../vite.config.ts';

const IMPORT = /(?:^|\n)(?:import|export)(?! type\b)[^;]*?from '([^']+)'|import\('([^']+)'\)/g;

/** The React plugin has these made ready by itself. */
const REACT = ['react', 'react-dom', 'react/jsx-runtime', 'react/jsx-dev-runtime'];

/** Styles are evaluated on the server; of a recipe, this alone goes to the browser. */
const RECIPE = { '@vanilla-extract/recipes': '@vanilla-extract/recipes/createRuntimeFn' };

/** The libraries that the browser asks for, from a file on. */
function librariesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file) || !existsSync(file)) return [];
  seen.add(file);
  const named = [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(
    ([, from, late]) => from ?? late ?? [],
  );
  return named.flatMap((name) => {
    const isStyle = file.endsWith('.css.ts');
    if (isStyle && name.startsWith('.') && !name.endsWith('.css.ts')) return [];
    if (name.startsWith('.')) return librariesOf(join(dirname(file), name), seen);
    if (!isStyle) return name;
    return Object.entries(RECIPE).flatMap(([library, part]) => (name === library ? part : []));
  });
}

test('every library of the browser is optimized before a page requests it', () => {
  const asked = new Set(librariesOf('src/client/entry.ts'));
  expect(asked).toContain('@radix-ui/react-toast');
  const ready = [...REACT, ...(config.optimizeDeps?.include ?? [])];
  expect([...asked].filter((name) => !ready.includes(name))).toEqual([]);
});
