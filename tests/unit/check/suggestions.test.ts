import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Issue } from '../../../src/engine/issue.ts';
import { checkReading, readSnapshot } from '../../site.ts';
import { FIXTURES, fixtureReport, withFixture } from './fixture.ts';

const nameOf = (path: string) => `content/${path}`;

/** What asks for a line more, or for words that only its editor knows. */
const isLineToAdd = ({ rule, suggestion = '' }: Issue) =>
  rule === 'cle-manquante' || suggestion.includes('…');

/** Whether the lines below are at fault too, and are to be erased. */
const goesOn = (issue: Issue, other: Issue) =>
  other.file === issue.file && other.line === issue.line + 1 && !other.suggestion;

/** The issues of a fixture when the line at fault is written as it is offered. */
function issuesAfter(folder: string, { file, line, suggestion = '' }: Issue): Issue[] {
  const snapshot = withFixture(folder);
  const path = file.slice('content/'.length);
  const lines = Buffer.from(snapshot.files.get(path)?.bytes ?? '')
    .toString('utf8')
    .split('\n');
  lines.splice(line - 1, 1, suggestion);
  const bytes = Buffer.from(lines.join('\n'));
  const files = new Map(snapshot.files).set(path, { bytes, size: bytes.length });
  return checkReading(readSnapshot({ ...snapshot, files }, nameOf)).issues;
}

/** The lines that are offered for those of frontmatter: they begin as the line at fault does. */
const offered = readdirSync(FIXTURES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => {
    const folder = join(FIXTURES, name);
    const { issues } = fixtureReport(folder);
    return issues
      .filter((issue) => !issues.some((other) => goesOn(issue, other)))
      .filter((issue) => issue.suggestion && !isLineToAdd(issue))
      .filter(({ suggestion = '' }) => /^\s*(?:- )?\/?[\w-]+:\s/.test(suggestion))
      .map((issue) => ({ title: `${name}, ${issue.file}:${issue.line}`, folder, issue }));
  });

describe('a line of frontmatter written as it is offered has no such fault any more', () => {
  test.each(offered)('$title', ({ folder, issue }) => {
    const left = issuesAfter(folder, issue).filter(
      ({ file, line, rule }) => file === issue.file && line === issue.line && rule === issue.rule,
    );
    expect(left.map(({ message }) => message)).toEqual([]);
  });
});
