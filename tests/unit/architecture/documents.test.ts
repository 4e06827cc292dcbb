import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { slugOf } from '../../../src/values/text.ts';

const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...['deviations', 'faults', 'hebergement'].map((name) => `docs/${name}.md`),
];

const files = ['src', 'tests', 'scripts', '.github'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `/${folder}/${path}`),
);
/** A path from the repository's folder, or the end of one: documents shorten names after the first of a folder. */
const exists = (path: string) =>
  existsSync(path) || files.some((file) => file.replaceAll('\\', '/').endsWith(`/${path}`));

/** Paths in backticks, and targets of links; placeholders such as `<rule>.ts` name no file. */
function namedIn(document: string): string[] {
  const text = readFileSync(document, 'utf8').replace(/^```[\s\S]*?^```/gm, '');
  const code = text.matchAll(/`((?:\w+\/)[\w./-]+|[\w./-]+\.(?:tsx?|yml|md|json))`/g);
  const links = text.matchAll(/\]\((?!https?:)([^)#]+)/g);
  return [
    ...Array.from(code, ([, path = '']) => path),
    ...Array.from(links, ([, path = '']) => join(dirname(document), path)),
  ];
}

test.each(DOCUMENTS)('every file that %s names exists', (document) => {
  const named = namedIn(document);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((path) => !exists(path))).toEqual([]);
});

test('every section of docs/contract.md that code cites is there', () => {
  const headings = readFileSync('docs/contract.md', 'utf8').matchAll(/^## (.+)$/gm);
  const sections = Array.from(headings, ([, title = '']) => slugOf(title));
  const cited = files
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) => [...readFileSync(`.${path}`, 'utf8').matchAll(/contract\.md#([\w-]+)/g)])
    .map(([, section = '']) => section);
  expect(cited.length).toBeGreaterThan(20);
  expect(cited.filter((section) => !sections.includes(section))).toEqual([]);
});
