import { expect, test } from 'vitest';
import { hasText } from '../../../src/documents/read-mdx.ts';
import { readMdx } from '../../site.ts';

const NOTE = '<!-- Le texte de l’article commence ici. -->';

test.each([
  ['nothing', ''],
  ['blank lines and no-break spaces', '\n \u00a0\u202f\n&nbsp;\n&#160;\n'],
  ['a note', `\n${NOTE}\n`],
  ['a note that opens a second time', '<!-- à écrire <!-- bientôt -->'],
  ['notes over several lines', `${NOTE}\n\n<!-- un\n\ndeux -->\n`],
  ['separating lines', '---\n\n* * *\n\n___'],
  ['addresses of links', '[un]: /contact\n\n[^1]: Une note.\n'],
  ['all of them', `${NOTE}\n\n---\n&nbsp;\n[un]: /contact\n`],
])('a body shows nothing with %s', (_name, body) => {
  expect(hasText(body)).toBe(false);
});

test.each([
  'Bonjour.',
  `${NOTE}\n\nBonjour.`,
  '<!-- jamais fermée\n\nBonjour.',
  '<!--',
  '- un point',
  '**Un** mot',
  '-- dit-elle',
  '[un lien](/contact)',
  '![Une image.](/images/a.svg)',
  '<Gallery items={frontmatter.gallery} />',
  '&amp;',
])('a body shows something: %s', (body) => {
  expect(hasText(body)).toBe(true);
});

test('an article with only a comment has no page, as its template states', () => {
  const routeOf = (body: string) => {
    const bytes = Buffer.from(`---\ntitle: Un soir\n---\n\n${body}\n`);
    const contents = { bytes, size: bytes.length };
    const file = 'content/articles/x.mdx';
    return readMdx({ path: 'articles/x.mdx', file, contents }).document?.route;
  };
  expect(routeOf(NOTE)).toBe(null);
  expect(routeOf(`${NOTE}\n\nBonjour.`)).toBe('/blog/x');
});
