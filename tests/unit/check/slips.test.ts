import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checked } from '../../../src/check/checked.ts';
import { documentRules } from '../../../src/check/rules/index.ts';
import { parse } from '../../../src/documents/body/parse-body.ts';
import { readDocument } from '../../../src/documents/read-mdx.ts';
import { kindOf } from '../../../src/site/kinds/index.ts';
import { type Issue, isError } from '../../../src/values/issue.ts';
import { offsetOf, withFix } from '../../../src/values/positions.ts';
import { normalize } from '../../../src/values/text.ts';
import { takeSnapshot } from '../../site.ts';
import { ALL } from '../all.ts';

const { files } = await takeSnapshot('tests/content');
const texts = [...files].flatMap(([path, { bytes }]) => {
  const kind = kindOf(path);
  return kind && path.endsWith('.mdx')
    ? [{ path, kind, text: normalize(Buffer.from(bytes).toString('utf8')) }]
    : [];
});

type Source = (typeof texts)[number];

const documentWith = ({ path, kind }: Source, text: string) =>
  readDocument({ path, file: `content/${path}`, kind, text });

/** What the check says of one text, without the rest of the content. */
function issuesOf(source: Source, text: string): Issue[] {
  const { document, issues } = documentWith(source, text);
  return [...issues, ...documentRules.flatMap((rule) => rule(checked(document)))];
}

const MARKS = [
  ...'*_~`[]()<>|#-+"«»“”:{}\\&.,\n\t ',
  ...['**', '---', '\n\n', '- ', '> ', '](', '<b>', ' #'],
];

/** How many slips are tried: `SLIPS=9000 npx vitest run slips` tries more, `SEED` others. */
const NUMBER = Number(process.env.SLIPS ?? (ALL ? 1000 : 130));

/** Slips of the hand at an offset: each gives a text that is nearly the same. */
const SLIPS: readonly ((text: string, at: number, mark: string) => string)[] = [
  (text, at) => text.slice(0, at) + text.slice(at + 1),
  (text, at) => text.slice(0, at) + text.slice(at - 1),
  (text, at) => text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2),
  (text, at, mark) => text.slice(0, at) + mark + text.slice(at),
  (text, at, mark) => text.slice(0, at) + mark + text.slice(at + 1),
  (text, at, mark) =>
    `${text.slice(0, at)}${mark}${text.slice(at, at + 9)}${mark}${text.slice(at + 9)}`,
  (text, at) => text.slice(0, at) + text.slice(at).replace(/ /, '\n'),
  (text, at) => text.slice(0, at) + text.slice(at).replace(/\n/, ''),
  (text, at) => text.slice(0, at) + text.slice(at).replace(/["«»']/, ''),
];

const slip = fc.record({
  text: fc.constantFrom(...texts),
  where: fc.nat(1e6),
  how: fc.constantFrom(...SLIPS),
  mark: fc.constantFrom(...MARKS),
});

/** Issues by rule and message: a fix moves lines. */
const counted = (issues: readonly Issue[], { rule, message }: Issue) =>
  issues.filter((one) => one.rule === rule && one.message === message).length;

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Rules on the names of keys, blocks, properties and lists, whose fix is another name. */
const OF_NAMES = /^(?:cle-inconnue|bloc-inconnu)$/;

/** What is wrong with a proposed line; undefined for one that is right. */
function faultOf(issue: Issue, before: readonly Issue[], text: string, source: Source) {
  const { fix } = issue;
  if (!fix) return undefined;
  // Issues of one line have one fix.
  const shared = before.filter((one) => one.fix === fix);
  const said = shared.map(({ message }) => message).join();
  const isOfName = shared.some(({ rule }) => OF_NAMES.test(rule));
  const after = issuesOf(source, withFix(text, fix));
  if (counted(after, issue) >= counted(before, issue)) return 'its issue stays';
  const known = new Set(before.map(({ rule }) => rule));
  // Behind the right name of a key or block, what else is wrong on its line is seen.
  const isSeenNow = (one: Issue) =>
    isOfName && one.line === issue.line && !one.rule.startsWith('yaml');
  const brought = after.find((one) => isError(one) && !known.has(one.rule) && !isSeenNow(one));
  if (brought) return `brings ${brought.rule}: ${brought.message}`;
  const kept = wordsOf(fix.text).join('');
  const lost = wordsOf(text.slice(fix.from, fix.to)).find(
    (word) => !kept.includes(word) && !said.includes(word),
  );
  return lost && !isOfName && `loses « ${lost} »`;
}

test('a proposed line removes its issue, brings no error, and loses no word that its message does not name', () => {
  const faults: string[] = [];
  let fixes = 0;
  fc.assert(
    fc.property(slip, ({ text: source, where, how, mark }) => {
      const text = how(source.text, where % source.text.length, mark);
      const issues = issuesOf(source, text);
      for (const issue of issues) {
        fixes += issue.fix ? 1 : 0;
        const fault = faultOf(issue, issues, text, source);
        const line = text.split('\n')[issue.line - 1];
        if (fault)
          faults.push(
            `${issue.rule} ${fault}\n  ${line}\n  ${issue.message}\n  ${issue.fix?.text}`,
          );
      }
    }),
    { numRuns: NUMBER },
  );
  expect(faults).toEqual([]);
  expect(fixes).toBeGreaterThan(5);
});

/** All that a page shows of a text or follows: words, and nodes with their values; without blanks, and the margins of quotations. */
const seen = (source: Source, text: string) =>
  JSON.stringify(parse(documentWith(source, text).document).body.tree, (key, value) =>
    key === 'position' ? undefined : typeof value === 'string' ? value.replace(/\s/g, '') : value,
  );

/** Signs that have no effect on purpose: an escape, a margin in a quotation, one more stroke of a ruler or table. */
const isMeant = (text: string, at: number, mark: string) => {
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1).split('\n')[0] ?? '';
  const before = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
  return mark === '\\' || /^[\s>]*$/.test(before + mark) || /^[\s>]*(?:[-_*]|\|)/.test(line);
};

test('a sign that is added to a text changes what the page shows, or an issue speaks of it', () => {
  const lost: string[] = [];
  fc.assert(
    fc.property(slip, ({ text: source, where, mark }) => {
      const { bodyLine } = documentWith(source, source.text).document;
      const head = offsetOf(source.text, { line: bodyLine, column: 1 });
      if (head >= source.text.length) return;
      const ends = Array.from(source.text.matchAll(/(?<=^## .*)$/gm), ({ index }) => index);
      const any = head + (where % (source.text.length - head));
      // Half of them at the end of a title, where Markdown takes signs away.
      const at = (where % 2 ? ends[where % ends.length] : any) ?? any;
      const text = source.text.slice(0, at) + mark + source.text.slice(at);
      if (mark.trim() === '' || isMeant(text, at, mark)) return;
      if (seen(source, text) !== seen(source, source.text)) return;
      const said = issuesOf(source, text).length > issuesOf(source, source.text).length;
      if (!said)
        lost.push(`${source.text.slice(at - 40, at)}⟦${mark}⟧${source.text.slice(at, at + 40)}`);
    }),
    { numRuns: NUMBER },
  );
  expect(lost).toEqual([]);
});
