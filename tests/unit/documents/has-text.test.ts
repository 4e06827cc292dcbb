import { expect, test } from 'vitest';
import { hasText } from '../../../src/documents/read-mdx.ts';
import { documentOf } from '../../site.ts';

const NOTE = '<!-- Le texte de l’article\n\ncommence ici. -->';

test.each([
  '\n \u00a0\u202f\n&nbsp;\n&#160;\n',
  '---\n\n* * *\n\n___',
  '[un]: /contact\n\n[^1]: Une note.\n',
  `${NOTE}\n\n---\n&nbsp;\n[un]: /contact\n${NOTE}`,
])('a body shows nothing: %j', (body) => expect(hasText(body)).toBe(false));

test.each([
  `${NOTE}\n\nBonjour.`,
  '<!-- jamais fermée\n\nBonjour.',
  '🌳',
  '[un lien](/contact)',
  '![](/images/a.svg)',
  '<Gallery items={frontmatter.gallery} />',
])('a body shows something: %s', (body) => expect(hasText(body)).toBe(true));

test('an article with only a comment has no page, as its template states', () => {
  const routeOf = (body: string) =>
    documentOf(`---\ntitle: Un soir\n---\n\n${body}\n`, 'content/articles/x.mdx').route;
  expect([routeOf(NOTE), routeOf(`${NOTE}\n\nBonjour.`)]).toEqual([null, '/blog/x']);
});
