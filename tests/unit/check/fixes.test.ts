import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Snapshot } from '../../../src/documents/content-files.ts';
import { type Issue, isError } from '../../../src/values/issue.ts';
import { withFix } from '../../../src/values/positions.ts';
import { FIXTURES, newIssues, withFixture } from './fixture.ts';

/** New files, links, texts, lists and ends of blocks that a fix makes necessary, and that fixtures do without. */
const CONSEQUENCES = new Set([
  ...['image-absente', 'ancre-inconnue', 'lien-page', 'menu-double'],
  'bloc-non-ferme',
  'liste-introuvable',
]);

const fixed = [...readdirSync(FIXTURES, { withFileTypes: true })]
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => {
    const snapshot = withFixture(join(FIXTURES, name));
    const { issues, texts } = newIssues(snapshot);
    return issues
      .filter(({ fix }) => fix)
      .map((issue) => ({ name, issue, snapshot, issues, text: texts[issue.file] ?? '' }));
  });

/** The content with one of its texts as the fix leaves it. */
function mended(snapshot: Snapshot, { file, fix }: Issue, text: string): Snapshot {
  const bytes = Buffer.from(fix ? withFix(text, fix) : text);
  const path = file.slice('content/'.length);
  return { ...snapshot, files: new Map(snapshot.files).set(path, { bytes, size: bytes.length }) };
}

/** Issues of one text by rule and message: a fix moves lines. */
const counted = (issues: readonly Issue[], { file, rule, message }: Issue) =>
  issues.filter((one) => one.file === file && one.rule === rule && one.message === message).length;

test.each(fixed.map((one) => [`${one.name}, ${one.issue.file}:${one.issue.line}`, one] as const))(
  'a fix removes its issue and brings no new one: %s',
  (_, { issue, snapshot, issues, text }) => {
    const left = newIssues(mended(snapshot, issue, text)).issues;
    expect(counted(left, issue)).toBeLessThan(counted(issues, issue));
    // Warnings wait until a file has no error.
    const rules = new Set([...issues.map(({ rule }) => rule), ...CONSEQUENCES]);
    expect(left.filter((one) => isError(one) && !rules.has(one.rule))).toEqual([]);
  },
);
