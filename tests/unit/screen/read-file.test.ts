import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { textsOf, titleIn } from '../../../src/model/document.ts';
import { readFile } from '../../../src/screen/read-file.ts';
import { setValue } from '../../../src/screen/yaml-edits.ts';
import { check } from '../../site.ts';

const article = (...lines: string[]) =>
  readFile({
    path: 'content/articles/a.mdx',
    text: ['---', ...lines, '---', '', 'Texte.', ''].join('\n'),
  });

test.each(['true', 'oui', 'vrai', '"oui"', 'Oui # plus tard'])(
  'a text with « draft: %s » is a draft',
  (value) => {
    const { isDraft, values } = article('title: A', `draft: ${value}`);
    expect([isDraft, values]).toEqual([true, { title: 'A', draft: true }]);
  },
);

test.each(['false', 'non', '', 'peut-être'])('a text with « draft: %s » is no draft', (value) =>
  expect(article('title: A', `draft: ${value}`).isDraft).toBe(false),
);

test.each([
  ['title: "Il dit \\"oui\\""', 'Il dit "oui"'],
  ["title: 'L''arbre'", "L'arbre"],
  ['title: “Un soir”', 'Un soir'],
  ['title: 2027', '2027'],
  ['title\u00a0: Eco Logik\u00a0: agir', 'Eco Logik\u00a0: agir'],
  ['title:\u202fUn soir # à remplacer', 'Un soir'],
])('the title of « %s » is that of the site', (line, title) =>
  expect(article(line).title).toBe(title),
);

test('a line with a French space is edited as its field shows it, and no other line changes', () => {
  const { yaml, values } = article('title\u00a0: A', 'date :\u00a014 novembre 2026');
  expect(values).toEqual({ title: 'A', date: '2026-11-14' });
  expect(setValue(yaml, ['title'], 'B')).toBe('title: B\ndate :\u00a014 novembre 2026\n');
});

test('each text of the frozen content has the title, the draft and the body that the site reads', async () => {
  const { content } = await check('tests/content');
  const read = (path: string) =>
    readFile({ path: `content/${path}`, text: readFileSync(`tests/content/${path}`, 'utf8') });
  const paths = readdirSync('tests/content', { recursive: true, encoding: 'utf8' });
  const texts = textsOf(content.documents);
  expect(texts).toHaveLength(paths.filter((path) => path.endsWith('.mdx')).length);
  for (const document of texts) {
    const { head, yaml, tail, body, ...reading } = read(document.path);
    expect(reading.title).toBe(titleIn(document, document.data));
    expect(reading.isDraft).toBe(Object(document.data).draft === true);
    expect(head + yaml + tail + body).toBe(document.text);
    expect((head + yaml + tail).split('\n')).toHaveLength(document.bodyLine);
  }
});
