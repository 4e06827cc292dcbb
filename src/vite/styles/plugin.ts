import type { Plugin } from 'vite';
import { isStyleFile, nameOf, type Style } from './evaluate.ts';

/** Ends the address of a style file's rules. */
const RULES = '.vanilla.css';

/** Hands evaluated style files to a bundle: their rules as CSS, their exports as values. */
export function evaluatedStyles(styles: ReadonlyMap<string, Style>): Plugin {
  const styleOf = (path: string) => {
    const style = styles.get(nameOf(path));
    if (!style) throw new Error(`${path} was not evaluated.`);
    return style;
  };
  return {
    name: 'evaluated-styles',
    enforce: 'pre',
    resolveId: (id) => (id.endsWith(RULES) ? id : undefined),
    load: (id) => {
      if (id.endsWith(RULES)) return styleOf(id.slice(0, -RULES.length)).css;
      return isStyleFile(id) ? moduleOf(id, styleOf(id)) : undefined;
    },
  };
}

/** The module that stands for a style file. Rules keep the order in which files import each other: the cascade's. */
function moduleOf(path: string, { css, exports, imports }: Style): string {
  const rules = css === '' ? [] : [path + RULES];
  const values = Object.entries(exports);
  const recipes = values.some(([, value]) => typeof value === 'function');
  return [
    ...[...imports, ...rules].map((id) => `import ${JSON.stringify(id)};`),
    recipes ? "import { createRuntimeFn } from '@vanilla-extract/recipes/createRuntimeFn';" : '',
    ...values.map(([name, value]) => `export const ${name} = ${written(value)};`),
  ].join('\n');
}

/** Values are data but for recipes, which carry what makes them anew in the browser. */
function written(value: unknown): string {
  if (typeof value !== 'function') return dataOf(value);
  if (!('__recipe__' in value))
    throw new Error('A style file exports a function that is no recipe.');
  const { args } = value.__recipe__ as { args: unknown[] };
  return `createRuntimeFn(${args.map(dataOf).join()})`;
}

const dataOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => {
    // It would be left out without a word.
    if (typeof part === 'function')
      throw new Error('A style file exports a function within a value.');
    return part;
  });
