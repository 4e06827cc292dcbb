import { expect, test } from 'vitest';
import { readMdx } from '../../../src/read/document.ts';

const tell = (text: string, path = 'pages/x.mdx') => {
  const bytes = Buffer.from(text);
  const contents = { bytes, size: bytes.length };
  return readMdx({ path, file: 'x', contents });
};
const told = (text: string) => tell(text).issues.map(({ rule, line }) => `${line} ${rule}`);

test('a large body under a broken frontmatter is read within five seconds', () => {
  const frontmatter = `---\ntitle: A\ndescription: B\n  - title: C\n    text: D\n---\n`;
  const body = `\n${'Un mot.\n'.repeat(100_000)}\n<Timeline items={frontmatter.milestones} />\n`;
  const before = process.cpuUsage();
  expect(told(frontmatter + body)).toEqual(told(frontmatter));
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(5);
});

/** What is said of a page with this frontmatter. */
const toldOfHead = (frontmatter: string) => told(`---\n${frontmatter}\n---\n\nDu texte.\n`);
const HEAD = 'title: A\ndescription: "B"\nvalues:';

test('a line that cannot be read is not also told as the key that its group lacks', () => {
  expect(toldOfHead(`${HEAD}\n  - title: A\n    ?? Oser`)).toEqual(['6 yaml']);
  expect(toldOfHead(`${HEAD}\n  - text: A\n    ?? Oser\n  - title: B\n    text: C`)).toEqual([
    '6 yaml',
  ]);
  expect(toldOfHead('title: A\n?? B')).toEqual(['3 yaml']);
});

test('what a misplaced line brings about in its block is not told, and no column is guessed for it', () => {
  const { issues } = tell(`---\n${HEAD}\n  - title\n    text: B\n---\n\nDu texte.\n`);
  expect(issues.map(({ line, rule, suggestion }) => [line, rule, suggestion])).toEqual([
    [6, 'yaml-retrait', undefined],
  ]);
});

test('a key that another block lacks is told', () => {
  expect(toldOfHead('title: A\nvalues:\n  - title: B\n    ?? Oser')).toEqual([
    '5 yaml',
    '1 cle-manquante',
  ]);
});

test('two items in one are told once, where the second begins', () => {
  const frontmatter = `${HEAD}\n  - title: A\n    text: B\n    title: C\n    text: D`;
  expect(toldOfHead(frontmatter)).toEqual(['7 yaml-cle-double']);
});
