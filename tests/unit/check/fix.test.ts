import { cp, link, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fixContent } from '../../../src/check/fix/fix.ts';
import { fixNames } from '../../../src/check/fix/names.ts';
import { readContent } from '../../../src/read/content.ts';

let folder = '';
const file = (path: string) => join(folder, path);
const write = (path: string, text: string) => writeFile(file(path), text);
const read = (path: string) => readFile(file(path), 'utf8');

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'fix-')), 'content');
  await cp('tests/socle', folder, { recursive: true });
});
afterEach(() => rm(join(folder, '..'), { recursive: true, force: true }));

const ARTICLE = [
  '---',
  'title: Eco Logik : une association',
  '\tcategory: Culture',
  'excerpt\u00a0: Un texte\u00a0court',
  'image:/images/article-plage.svg',
  'alt: Un dessin : la plage # à relire',
  'date: 1er mars 2026 # le jour de la fête',
  '---',
  '',
  'Texte : "\ttel\u00a0quel"  ',
  '',
];

const MENDED = [
  '---',
  'title: "Eco Logik : une association"',
  'category: Culture',
  'excerpt: Un texte\u00a0court',
  'image: /images/article-plage.svg',
  'alt: "Un dessin : la plage" # à relire',
  'date: 2026-03-01 # le jour de la fête',
  ...ARTICLE.slice(7),
];

test.each(['\n', '\r\n'])(
  'certain faults are mended, line ends %j and all else stay byte for byte',
  async (end) => {
    await write('articles/essai.mdx', `\ufeff${ARTICLE.join(end)}`);
    const changes = await fixContent(folder);
    expect(await read('articles/essai.mdx')).toBe(`\ufeff${MENDED.join(end)}`);
    expect(changes.map((change) => change.slice(change.indexOf('articles')))).toEqual([
      'articles/essai.mdx:2 : guillemets ajoutés autour du texte.',
      'articles/essai.mdx:3 : tabulation remplacée par des espaces.',
      'articles/essai.mdx:4 : espace insécable remplacée.',
      'articles/essai.mdx:5 : espace ajoutée après le deux-points.',
      'articles/essai.mdx:6 : guillemets ajoutés autour du texte.',
      'articles/essai.mdx:7 : date écrite AAAA-MM-JJ.',
    ]);
    expect(await fixContent(folder)).toEqual([]);
  },
);

test('each change is told as what it is', async () => {
  await write(
    'articles/essai.mdx',
    '---\ntitle\u200b: Un titre\n\ufeff\u200bcategory\u00a0: Nature\nalt:: Une plage\nexcerpt:\n  Un texte : court\n---\n',
  );
  const changes = await fixContent(folder);
  expect(await read('articles/essai.mdx')).toBe(
    '---\ntitle: Un titre\ncategory: Nature\nalt: Une plage\nexcerpt: >\n  Un texte : court\n---\n',
  );
  expect(changes.map((change) => change.slice(change.indexOf('articles')))).toEqual([
    'articles/essai.mdx:2 : signe invisible retiré.',
    'articles/essai.mdx:3 : 2 signes invisibles retirés, espace insécable remplacée.',
    'articles/essai.mdx:4 : deux-points en trop retiré.',
    'articles/essai.mdx:5 : signe « > » ajouté devant le texte.',
  ]);
});

test('amounts lose their spaces and their currency', async () => {
  const path = 'initiatives/a-la-decouverte-du-gabon.mdx';
  const text = await read(path);
  await write(
    path,
    text
      .replace('budget: 9500000', 'budget: 9 500 000 FCFA')
      .replace('amount: 500000', 'amount: 500\u202f000'),
  );
  await fixContent(folder);
  expect(await read(path)).toBe(text);
});

test('a name in capitals is put in small letters, unless another file has that name', async () => {
  const text = await read('articles/un-matin-sur-la-plage.mdx');
  await write('articles/Essai.MDX', text);
  await write('articles/Un-Matin-sur-la-plage.mdx', 'garde-moi');
  await fixContent(folder);
  expect((await readdir(file('articles'))).filter((name) => /essai|un-matin/i.test(name))).toEqual([
    'Un-Matin-sur-la-plage.mdx',
    'essai.mdx',
    'un-matin-sur-la-plage.mdx',
  ]);
  expect(await read('articles/Un-Matin-sur-la-plage.mdx')).toBe('garde-moi');
});

test('of two names that differ by their capitals, one is put right and the other stays, with its text', async () => {
  await write('articles/Mon-Article.mdx', 'PREMIER');
  await write('articles/MON-article.mdx', 'SECOND');
  const changes = await fixNames(await readContent(folder));
  expect(changes.map((change) => change.slice(change.indexOf('articles')))).toEqual([
    'articles/MON-article.mdx : renommé en « mon-article.mdx ».',
  ]);
  expect(await read('articles/mon-article.mdx')).toBe('SECOND');
  expect(await read('articles/Mon-Article.mdx')).toBe('PREMIER');
  expect(await fixNames(await readContent(folder))).toEqual([]);
});

test('a name under which something else stands, even a folder, is left', async () => {
  await write('articles/Essai.mdx', 'PREMIER');
  await mkdir(file('articles/essai.mdx'));
  expect(await fixNames(await readContent(folder))).toEqual([]);
  expect(await read('articles/Essai.mdx')).toBe('PREMIER');
});

test('a disk that ignores capitals shows a file under both names: it is renamed', async () => {
  await write('articles/Essai.mdx', 'PREMIER');
  const reading = await readContent(folder);
  await link(file('articles/Essai.mdx'), file('articles/essai.mdx'));
  expect(await fixNames(reading)).toHaveLength(1);
  expect(await read('articles/essai.mdx')).toBe('PREMIER');
});

test('numbers get the quotes that they need, lose those that they must not have, and keep their digits', async () => {
  const path = 'initiatives/a-la-decouverte-du-gabon.mdx';
  const text = await read(path);
  const site = await read('site.yml');
  await write(path, text.replace(/^slug: .*$/m, 'slug: 007').replace('step: 1', 'step: "1"'));
  await write(
    'site.yml',
    site.replace(/partner: .*$/m, 'partner: 24123456789012345678901 # le formulaire'),
  );
  await fixContent(folder);
  expect(await read(path)).toContain('\nslug: "007"\n');
  expect(await read(path)).toContain('- step: 1\n');
  expect(await read('site.yml')).toContain('partner: "24123456789012345678901" # le formulaire\n');
});

test('a dot before three digits of an amount goes', async () => {
  const path = 'initiatives/a-la-decouverte-du-gabon.mdx';
  const text = await read(path);
  await write(path, text.replace('amount: 500000', 'amount: 500.000'));
  await fixContent(folder);
  expect(await read(path)).toBe(text);
});

test.each(['"2026-03-01 "', '"2026-03-01\u200b"', '2026\u201103\u201101'])(
  'a date between other signs, %s, loses them',
  async (date) => {
    await write('articles/essai.mdx', `---\ntitle: Un essai\ndate: ${date}\n---\n`);
    await fixContent(folder);
    expect(await read('articles/essai.mdx')).toBe('---\ntitle: Un essai\ndate: 2026-03-01\n---\n');
  },
);

test.each([
  ['a date in figures, whose order is a guess', 'date: 01/05/2026'],
  ['a word near another', 'category: Cultur'],
  ['a key near another', 'titel: Bonjour'],
  ['a quote left open', 'alt: "Une plage'],
  ['an amount in another currency', 'budget: 9 500 €'],
])('nothing uncertain is touched: %s', async (_name, line) => {
  const text = `---\ntitle: Un essai\n${line}\n---\n\nBonjour.\n`;
  await write('articles/essai.mdx', text);
  await fixContent(folder);
  expect(await read('articles/essai.mdx')).toBe(text);
});

test('a line that cannot be understood loses nothing but its no-break spaces', async () => {
  await write('articles/essai.mdx', '---\ntitle: Un essai\n\u00a0une phrase perdue : là\n---\n');
  await fixContent(folder);
  expect(await read('articles/essai.mdx')).toContain('une phrase perdue : là');
});

test('a file in another alphabet is left alone', async () => {
  const bytes = Buffer.from('---\ntitle: Été : le début\n---\n', 'latin1');
  await writeFile(file('articles/essai.mdx'), bytes);
  await fixContent(folder);
  expect(await readFile(file('articles/essai.mdx'))).toEqual(bytes);
});
