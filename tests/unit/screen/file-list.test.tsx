import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { StoredFile } from '../../../src/screen/backends/backend.ts';
import { COLLECTIONS } from '../../../src/screen/collections.ts';
import { FileList, Texts } from '../../../src/screen/file-list.tsx';

import { KINDS } from '../../../src/site/kinds/index.ts';

const open = () => undefined;

test('no text is read before its list is open, however many there are', () => {
  const read = new Set<string>();
  const files = Array.from({ length: 1000 }, (_, number): StoredFile => {
    const path = `content/articles/article-${number}.mdx`;
    const text = `---\ntitle: Article ${number}\n---\n`;
    return Object.defineProperty({ path }, 'text', { get: () => read.add(path) && text });
  });
  const markup = renderToStaticMarkup(
    <FileList {...{ files, proposals: [], open }} typed="" setTyped={() => undefined} />,
  );
  expect(markup).toContain('Articles (1000)');
  expect([...read]).toEqual([]);
});

test('pages of one title are told apart by their addresses', () => {
  const names = ['index', 'en/index', 'projets/eco/index', 'projets/eco/contact'];
  const files = names.map((name) => ({
    path: `content/pages/${name}.mdx`,
    text: '---\ntitle: Accueil\n---\n',
  }));
  const markup = renderToStaticMarkup(<Texts files={files} open={open} />);
  expect(markup.replace(/<[^>]*>/g, '')).toBe(
    'Accueil /Accueil /enAccueil /projets/ecoAccueil /projets/eco/contact',
  );
});

test('each kind has its list in the screen, and no two lists have one name', () => {
  expect(COLLECTIONS.flatMap(({ kind = [] }) => kind).sort()).toEqual([...KINDS].sort());
  const labels = COLLECTIONS.map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels.length);
});
