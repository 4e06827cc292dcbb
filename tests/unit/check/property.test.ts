import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonReport, textReport } from '../../../src/check/reports/text-report.ts';
import type { Snapshot } from '../../../src/documents/content-files.ts';
import { checkReading, readSnapshot, takeSnapshot } from '../../site.ts';
import { ALL } from '../all.ts';

const RUNS = ALL ? 5000 : 200;
const SIGNS = [
  ...'"\'`:;,.#-–—_*&!%@|>?<[]{}()\\/=~+^$\t\n\r 0aé€🌳',
  '\u00a0',
  '\u202f',
  '\ufeff',
  '\0',
  '---\n',
  '\n---\n',
  ': ',
  ' #',
  '  ',
  '<Section',
  '</Section>',
  '"""',
  '{{',
  '!!js/function ',
  '*a',
  '&a ',
  '<<<<<<< HEAD\n',
];

const snapshot = await takeSnapshot('tests/content');
const paths = [...snapshot.files.keys()].filter((path) => /\.(mdx|yml)$/.test(path));
const nameOf = (path: string) => `content/${path}`;

/** One change that a hurried hand may make; numbers are shares of the length, so that they fit any file. */
const change = fc.record({
  kind: fc.constantFrom(
    'delete',
    'insert',
    'replace',
    'duplicate',
    'line-delete',
    'line-double',
    'line-swap',
    'bytes',
  ),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.integer({ min: 1, max: 12 }),
  sign: fc.constantFrom(...SIGNS),
});
type Change = typeof change extends fc.Arbitrary<infer C> ? C : never;

function apply(bytes: Buffer, { kind, at, length, sign }: Change): Buffer {
  if (kind === 'bytes') {
    const copy = Buffer.from(bytes);
    copy[Math.floor(at * (copy.length - 1))] = 128 + length;
    return copy;
  }
  const text = bytes.toString('utf8');
  const lines = text.split('\n');
  const line = Math.floor(at * (lines.length - 1));
  if (kind.startsWith('line')) {
    const [own = ''] = lines.splice(line, 1);
    if (kind === 'line-double') lines.splice(line, 0, own, own);
    if (kind === 'line-swap') lines.splice(Math.max(0, line - length), 0, own);
    return Buffer.from(lines.join('\n'));
  }
  const from = Math.floor(at * text.length);
  const cut = text.slice(from, from + length);
  const put =
    new Map<string, string>(
      Object.entries({ insert: sign + cut, replace: sign, duplicate: cut + cut }),
    ).get(kind) ?? '';
  return Buffer.from(text.slice(0, from) + put + text.slice(from + length));
}

/** The mutated file among few others: nine runs in ten do without the rest of the site, which costs time. */
function fewFiles(path: string): Snapshot {
  const kept = ['pages/index.mdx', 'pages/contact.mdx', path];
  const texts = snapshot.listing.texts.filter((one) => kept.includes(one));
  return { ...snapshot, listing: { ...snapshot.listing, texts } };
}

test(`after any of ${RUNS} mutations of a real file, every issue has a valid position and a hint`, () => {
  let run = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...paths),
      fc.array(change, { minLength: 1, maxLength: 4 }),
      (path, changes) => {
        const bytes = changes.reduce(apply, Buffer.from(snapshot.files.get(path)?.bytes ?? []));
        const files = new Map(snapshot.files).set(path, { bytes, size: bytes.length });
        const site = run++ % 10 === 0 ? snapshot : fewFiles(path);
        const { issues, texts } = checkReading(readSnapshot({ ...site, files }, nameOf));
        for (const issue of issues) {
          const text = texts[issue.file] ?? '';
          const lines = text.split('\n');
          const said = JSON.stringify(issue);
          expect(issue.line >= 1 && issue.line <= lines.length + 1, said).toBe(true);
          expect(
            issue.column >= 1 && issue.column <= (lines[issue.line - 1] ?? '').length + 1,
            said,
          ).toBe(true);
          expect(issue.hint.trim() !== '' && issue.message.trim() !== '', said).toBe(true);
          expect(
            /undefined|\[object|NaN|Error:| at .*\.ts:/.test(issue.message + issue.hint),
            said,
          ).toBe(false);
        }
        const own = issues.filter(({ file }) => file === nameOf(path));
        JSON.parse(jsonReport(own, texts));
        textReport(own, texts);
      },
    ),
    { numRuns: RUNS },
  );
}, 1_800_000);
