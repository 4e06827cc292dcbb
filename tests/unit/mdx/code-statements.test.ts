import { describe, expect, test } from 'vitest';
import { readBody } from '../../site.ts';
import { page } from './render.ts';

const FIRST = 5;
const issuesOf = (body: string) =>
  readBody({ text: page(body), path: 'pages/x.mdx' }).issues.map(
    ({ rule, line, column, severity }) => `${line - FIRST + 1}:${column} ${rule} ${severity}`,
  );

describe('a statement of a program is an error: a body holds none', () => {
  test.each([
    ['an import', 'import x from "y"', ['1:1']],
    ['an import that ends in a semicolon', "import { a as b } from './y.js'; suite()", ['1:1']],
    ['an export of a value', 'Du texte.\nexport const a = 1', ['2:1']],
    ['an export by default', 'export default Page', ['1:1']],
    ['an export by name', 'export { a }', ['1:1']],
    ['an export of everything', 'export * from "y"', ['1:1']],
    ['code in a quotation and a list', '> export let a = 1\n\n- import "y"', ['1:3', '3:3']],
  ])('%s', (_name, body, places) => {
    expect(issuesOf(body).filter((fault) => fault.includes('code-montre'))).toEqual(
      places.map((place) => `${place} code-montre error`),
    );
  });
});

describe('prose, and code that is shown as such, is left alone', () => {
  test.each([
    ['export of goods', 'Export de bois : les chiffres.\n\nexport de bois, import de riz'],
    ['both words', 'Import et export\n\nimport et export "libres" de droits'],
    ['a quoted word', 'import "massif" de riz\n\nImport "massif"'],
    ['a verb in the middle', 'On import "y"\nou l’on export const a = 1.'],
    ['an English sentence', 'import goods from "Libreville" and Oyem'],
    ['names of the frontmatter', '{frontmatter.title}, { frontmatter.a }'],
    ['code by its name', '`import x from "y"` et `{frontmatter.title}`'],
    ['code between fences', '```\nimport x from "y"\n{frontmatter.title}\n```'],
    ['a note to oneself', '<!--\nimport x from "y"\n{frontmatter.title}\n-->\n\nDu texte.'],
  ])('%s', (_name, body) => {
    expect(issuesOf(body)).toEqual([]);
  });
});
