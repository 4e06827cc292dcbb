import { expect, test } from 'vitest';
import { checkFile } from '../../../src/screen/check-file.ts';

const FILES = [
  { path: 'content/documents/statuts.pdf' },
  { path: 'content/pages/contact.mdx', text: '---\ntitle: Contact\n---\n\nTexte.\n' },
];
const check = (lines: readonly string[], body = 'Texte.') => {
  const text = `---\ntitle: A\ndate: 2026-01-01\n${lines.join('\n')}\n---\n\n${body}\n`;
  return checkFile(FILES, { path: 'content/articles/a.mdx', text }, new Map());
};
const pathsOf = ({ issues }: ReturnType<typeof check>) => issues.map(({ path }) => path);

test('a link leads to pages and documents of the site', () => {
  const { issues, pages } = check(
    ['category: Nature', 'excerpt: Deux mots.', 'alt: Un arbre.', 'image: /images/a.jpg'],
    '[a](/documents/statuts.pdf), [b](/contact) et [c](/documents/absent.pdf)',
  );
  expect(issues.map(({ path, message }) => [path, message])).toEqual([
    [['image'], expect.stringContaining('a.jpg')],
    [undefined, expect.stringContaining('absent.pdf')],
  ]);
  expect(pages).toContainEqual(expect.objectContaining({ route: '/contact', name: 'Contact' }));
});

test('each issue says its field, also in a row', () => {
  expect(pathsOf(check(['category: Natur', 'excerpt: Deux mots.', 'alt: Un arbre.']))).toEqual([
    ['image'],
    ['category'],
  ]);
  const rows = [
    'receipts:',
    '  - date: 2026-02-30',
    '    amount: 1',
    '  - date: 2026-03-01',
    '    amount: 2',
    '',
  ];
  const text = `---\ntitle: A\n${rows.join('\n')}---\n`;
  const { issues } = checkFile(FILES, { path: 'content/initiatives/a.mdx', text }, new Map());
  const unproved = issues.filter(({ rule }) => rule === 'registre-preuve');
  expect(unproved.map(({ path }) => path)).toEqual([
    ['receipts', 0, 'proof'],
    ['receipts', 1, 'proof'],
  ]);
});
