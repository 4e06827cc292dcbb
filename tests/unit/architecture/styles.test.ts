import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { type AttributeSelector, isTraversal, parse, type Selector } from 'css-what';
import postcss, { type Rule } from 'postcss';
import { build, type Rollup } from 'vite';
import { expect, test } from 'vitest';

/** The rooms that dress the site; the writing screen has a sheet of its own. */
const ROOMS = ['src/theme', 'src/ui', 'src/blocks', 'src/layouts'];

/** Files for elements without a class: the reset, what is printed, texts of editors and their tables. */
const PLAIN = /\bprose\.css\.ts$|^src\/theme\/|\/(tables?|initiative-list)\.css\.ts$/;

const styleFiles = ROOMS.flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .map((path) => `${room}/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.css.ts')),
);
const ofComponents = styleFiles.filter((file) => !PLAIN.test(file));

/** One sheet of all style files of components. */
async function buildSheet(): Promise<string> {
  const entry = 'virtual:styles';
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'styles-of-components',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) =>
          id === entry
            ? ofComponents.map((file) => `import '${resolve(file)}';`).join('\n')
            : undefined,
      },
      vanillaExtractPlugin({ identifiers: 'debug' }),
    ],
    build: { write: false, minify: false, rollupOptions: { input: entry } },
  })) as Rollup.RollupOutput;
  return output.map((file) => (file.type === 'asset' ? String(file.source) : '')).join('');
}

/** The classes, ids and attributes in a selector, also inside `:has()` and the like. */
const namesIn = (selector: readonly Selector[]): AttributeSelector[] =>
  selector.flatMap((part) => {
    if (part.type === 'attribute') return [part];
    return part.type === 'pseudo' && Array.isArray(part.data) ? part.data.flatMap(namesIn) : [];
  });

/** Whether the last element of a selector is found by its tag or its position alone. */
const isBare = (selector: readonly Selector[]) =>
  !selector.slice(selector.findLastIndex(isTraversal) + 1).some(({ type }) => type === 'attribute');

const isPrint = ({ parent }: Rule) =>
  parent?.type === 'atrule' && 'params' in parent && parent.params === 'print';

/**
 * Selectors whose last element has no class and no attribute, each with its properties. Selectors of tags alone are the base
 * of all texts and the reset.
 */
function bareSelectors(sheet: string): string[] {
  const found: string[] = [];
  postcss.parse(sheet).walkRules((rule) => {
    if (isPrint(rule)) return;
    const properties = rule.nodes.flatMap((one) => (one.type === 'decl' ? [one.prop] : []));
    for (const text of rule.selectors) {
      const [selector = []] = parse(text);
      if (namesIn(selector).length === 0 || !isBare(selector)) continue;
      found.push(`${text} { ${properties.join(' ')} }`);
    }
  });
  return found;
}

test('a component styles its own elements, by their classes', async () => {
  expect(bareSelectors(await buildSheet())).toEqual([]);
});

test('what counts is the last element of a selector', () => {
  const sheet =
    '.a>h2{top:0}.a .b{top:0}h2{top:0}.a>[data-open]{top:0}.a:has(.b)>*{color:red}@media print{.a p{top:0}}';
  expect(bareSelectors(sheet)).toEqual(['.a>h2 { top }', '.a:has(.b)>* { color }']);
});

test('the writing screen has no style without a class beside those of the site', () => {
  expect(readFileSync('src/screen/screen.css.ts', 'utf8')).not.toContain('globalStyle');
});
