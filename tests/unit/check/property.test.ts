import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonReport, textReport } from '../../../src/check/reports/text-report.ts';
import type { Snapshot } from '../../../src/documents/content-files.ts';
import { checkReading, readSnapshot, takeSnapshot } from '../../site.ts';
import { ALL } from '../all.ts';

const RUNS = ALL ? 5000 : 200;
const SIGNS = [
  ...'"\'`:;,.#-–—_*&!%@|>?<[]{}()\\/=~+^$\t\n\r 0aé€🌳\u00a0\u202f\ufeff\0',
  ...['---\n', '\n---\n', ': ', ' #', '  ', '<Section', '</Section>', '"""', '{{'],
  ...['!!js/function ', '*a', '&a ', '<<<<<<< HEAD\n'],
];

const snapshot = await takeSnapshot('tests/content');
const paths = [...snapshot.files.keys()].filter((path) => /\.(mdx|yml)$/.test(path));
const nameOf = (path: string) => `content/${path}`;

/** One change that a hurried hand may make: some bytes are taken away at a share of the length, and a sign comes in their place. */
const change = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.integer({ min: 0, max: 12 }),
  sign: fc.constantFrom('', '', ...SIGNS),
});
type Change = typeof change extends fc.Arbitrary<infer C> ? C : never;

function apply(bytes: Buffer, { at, length, sign }: Change): Buffer {
  const from = Math.floor(at * bytes.length);
  return Buffer.concat([bytes.subarray(0, from), Buffer.from(sign), bytes.subarray(from + length)]);
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
          const lines = (texts[issue.file] ?? '').split('\n');
          const { line, column, message, hint } = issue;
          const isPlaced = line >= 1 && line <= lines.length + 1 && column >= 1;
          const isInLine = column <= (lines[line - 1] ?? '').length + 1;
          const isSaid = message.trim() !== '' && hint.trim() !== '';
          const isRaw = /undefined|\[object|NaN|Error:| at .*\.ts:/.test(message + hint);
          expect(isPlaced && isInLine && isSaid && !isRaw, JSON.stringify(issue)).toBe(true);
        }
        const own = issues.filter(({ file }) => file === nameOf(path));
        JSON.parse(jsonReport(own, texts));
        textReport(own, texts);
      },
    ),
    { numRuns: RUNS },
  );
}, 1_800_000);
