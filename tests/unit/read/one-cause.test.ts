import { expect, test } from 'vitest';
import { readPart } from '../../../src/read/part.ts';

const tell = (text: string, path = 'pages/x.mdx') => {
  const bytes = Buffer.from(text);
  const contents = { bytes, size: bytes.length };
  return readPart({ path, file: 'x', contents });
};
const told = (text: string) => tell(text).issues.map(({ rule, line }) => `${line} ${rule}`);

test('a large body under a broken head is read within five seconds', () => {
  const head = `---\ntitle: A\ndescription: B\n  - title: C\n    text: D\n---\n`;
  const body = `\n${'Un mot.\n'.repeat(100_000)}\n<Timeline items={frontmatter.milestones} />\n`;
  const before = process.cpuUsage();
  expect(told(head + body)).toEqual(told(head));
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(5);
});

test('a line is not put behind the remark of the one above', () => {
  const url = 'https://site.ga/a.pdf # à remplacer: l’adresse';
  const head = `title: A\ndate: 2026-11-01\ndescription: B\ndocuments:\n  - title: C\n    url: ${url}`;
  const { issues } = tell(
    `---\n${head}\n  - title: Dossier (PDF)    url: ${url}\n---\n\nTexte.\n`,
    'communiques/x.mdx',
  );
  expect(issues.map(({ line, message }) => `${line} ${message}`)).toEqual([
    '8 Deux lignes n’en font plus qu’une : « url: https://site.ga/a.pdf # à remplacer » devait commencer la suivante.',
  ]);
});

/** What is said of a page with this head. */
const toldOfHead = (head: string) => told(`---\n${head}\n---\n\nDu texte.\n`);
const HEAD = 'title: A\ndescription: "B"\nvalues:';

test('a line that cannot be read is not also told as the key that its group lacks', () => {
  expect(toldOfHead(`${HEAD}\n  - title: A\n    ?? Oser`)).toEqual(['6 yaml']);
  expect(toldOfHead(`${HEAD}\n  - text: A\n    ?? Oser\n  - title: B\n    text: C`)).toEqual([
    '6 yaml',
  ]);
  expect(toldOfHead('title: A\n?? B')).toEqual(['3 yaml']);
});

test('a key that another group lacks is told', () => {
  expect(toldOfHead(`${HEAD}\n  - title: A\n    ?? Oser\n  - text: C`)).toEqual([
    '6 yaml',
    '7 cle-manquante',
  ]);
  expect(toldOfHead('title: A\nvalues:\n  - title: B\n    ?? Oser')).toEqual([
    '5 yaml',
    '1 cle-manquante',
  ]);
});
