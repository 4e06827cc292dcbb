import { expect, test } from 'vitest';
import type { Fault } from '../../../src/read/fault.ts';
import { oneCause } from '../../../src/read/one-cause.ts';
import { readPart } from '../../../src/read/part.ts';

const tell = (text: string, path = 'pages/x.mdx') => {
  const bytes = Buffer.from(text);
  const contents = { bytes, size: bytes.length };
  return readPart({ path, file: 'x', contents });
};
const told = (text: string) => tell(text).issues.map(({ rule, line }) => `${line} ${rule}`);

/** What the readings of a head that nothing repairs hold, in letters. */
function lettersRead(lines: readonly string[], faultsOfOne: number): number {
  const { head } = tell('---\ntitle: A\n---\n');
  if (!head) throw new Error('The page has a head.');
  const faults = Array.from(
    { length: faultsOfOne },
    (_, at): Fault => ({ rule: 'yaml', line: at + 2, column: 1, message: 'x', hint: '' }),
  );
  const first = { head: { ...head, lines: { from: 2, to: lines.length } }, faults };
  let letters = 0;
  oneCause({
    lines,
    first,
    read: (written) => {
      letters += written.join('\n').length;
      return first;
    },
  });
  return letters;
}

test('the larger a head and the more its faults, the less often it is read again', () => {
  const point = ['  - title: Un point', `    text: ${'Un mot. '.repeat(10)}`];
  const lines = ['---', 'title: A', 'points:', ...Array.from({ length: 250 }, () => point).flat()];
  expect(lettersRead(lines, 2)).toBeLessThan(350_000);
  expect(lettersRead(lines, 300)).toBeLessThan(200_000);
});

test('a large body under a broken head is not read again with each repair', () => {
  const head = `---\ntitle: A\ndescription: B\n  - title: C\n    text: D\n---\n`;
  const body = `\n${'Un mot.\n'.repeat(100_000)}\n<Timeline items={frontmatter.milestones} />\n`;
  const start = performance.now();
  expect(told(head + body)).toEqual(told(head));
  expect(performance.now() - start).toBeLessThan(3000);
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
