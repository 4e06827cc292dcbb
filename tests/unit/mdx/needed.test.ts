import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { compilePage, renderBody } from './render.ts';

test.each([
  ['an e-mail address', 'Écrivez à nom@exemple.ga.', '<a href="mailto:nom@exemple.ga">'],
  ['an address of the web', 'Voir https://exemple.ga/a ici.', '<a href="https://exemple.ga/a">'],
  ['one in capitals', 'Voir HTTPS://exemple.ga ici.', '<a href="HTTPS://exemple.ga">'],
  ['one without its scheme', 'Voir WWW.exemple.ga ici.', '<a href="http://WWW.exemple.ga">'],
  ['a sign that stands for it', 'nom&#64;exemple.ga', '<a href="mailto:nom@exemple.ga">'],
  ['a letter that stands for it', '&#x77;ww.exemple.ga', '<a href="http://www.exemple.ga">'],
])('%s written alone becomes a link', async (_name, body, link) => {
  expect(await renderBody(body)).toContain(link);
});

test.each([
  ['bars', '| Date | Lieu |\n|---|---|\n| 1 | 2 |'],
  ['a colon alone', 'Date\n:-\n1'],
  ['a colon after', 'Date\n-:\n1'],
])('a table with %s is a table', async (_name, body) => {
  expect(await renderBody(body)).toContain('<table>');
});

test('a text gives the same with the readers that it needs as with all', async () => {
  const paths = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.mdx'))
    .map((path) => join('content', path));
  expect(paths.length).toBeGreaterThan(20);
  vi.doMock('../../../src/mdx/syntax/needed.ts', () => ({
    neededReaders: (all: unknown) => all,
  }));
  vi.resetModules();
  const withAll = await import('./render.ts');
  vi.doUnmock('../../../src/mdx/syntax/needed.ts');
  for (const path of paths) {
    const text = readFileSync(path, 'utf8');
    const code = String(await compilePage(text, path));
    expect(code).toBe(String(await withAll.compilePage(text, path)));
  }
});
