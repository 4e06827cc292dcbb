import fc from 'fast-check';
import { expect, test } from 'vitest';
import { documentRules } from '../../../src/check/rules/index.ts';
import { withSharedLines } from '../../../src/check/shared-lines.ts';
import { readDocument } from '../../../src/documents/read-mdx.ts';
import { kindOf } from '../../../src/site/kinds/index.ts';
import { type Issue, isError } from '../../../src/values/issue.ts';
import { withFix } from '../../../src/values/positions.ts';
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

/** What the check says of one text, without the rest of the content. */
function issuesOf({ path, kind }: Source, text: string): Issue[] {
  const { document, issues } = readDocument({ path, file: `content/${path}`, kind, text });
  const found = [...issues, ...documentRules.flatMap((rule) => rule(document))];
  return withSharedLines(found, { [document.file]: text });
}

const MARKS = [...'*_~`[]()<>|#-+"«»“”:{}\\&.,\n\t ', '**', '---', '\n\n', '- ', '> ', '](', '<b>'];

/** What the general sentence says. */
const LOST = 'n’est pas sur la page';

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
const OF_NAMES = /^(?:cle-inconnue|bloc-inconnu|propriete-inconnue|liste-attendue)$/;

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
  expect(fixes).toBeGreaterThan(20);
});

test('every sign of a text is on its page, is a mark of Markdown, or a rule of its own speaks of it', () => {
  fc.assert(
    fc.property(slip, ({ text: source, where, how, mark }) => {
      const text = how(source.text, where % source.text.length, mark);
      const lost = issuesOf(source, text).filter(({ message }) => message.includes(LOST));
      expect(lost.map(({ line, message }) => `${text.split('\n')[line - 1]}: ${message}`)).toEqual(
        [],
      );
    }),
    { numRuns: NUMBER },
  );
});

test.each([
  ['## Le langage C #', '#'],
  ['## Trois ###', '###'],
])('of the sign that %j loses, the range of an issue is %j', (body, sign) => {
  const [source] = texts;
  const text = `${source?.text}\n${body}\n`;
  const found = source
    ? issuesOf(source, text).filter(({ message }) => message.includes(LOST))
    : [];
  expect(found.map(({ fix }) => fix && text.slice(fix.from, fix.to))).toEqual([sign]);
});
