import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Snapshot } from '../../../src/engine/documents/snapshot.ts';
import type { Issue } from '../../../src/engine/issue.ts';
import { readyLines } from '../../../src/review/ready-lines.ts';
import { checkReading, readSnapshot } from '../../site.ts';
import { FIXTURES, fixtureReport, withFixture } from './fixture.ts';

const nameOf = (path: string) => `content/${path}`;
const checked = (snapshot: Snapshot) => checkReading(readSnapshot(snapshot, nameOf));

/** What cannot be followed without a reader, and why. */
const BY_HAND: Readonly<Record<string, string>> = {
  'page-sans-lien': 'a link, for a page that its editor chooses',
  tableau: 'rows of a table: tests/unit/mdx/suggestions.test.ts names those that they replace',
  'mise-en-forme': 'lines of a list, which the same test names',
  'bloc-non-ferme': 'a closing tag, for the place where its editor wants the block to end',
};

/** What closes or begins a phrase takes the place of a note, a link, a property or a tag; the sentence goes on behind. */
const WRITTEN =
  /^(?:<!--.*?(?:-->|->|–>)|[<(]?\[[^\]]*\][^)\]]*[)\]]?|\w+=(?:".*"(?= |\/>)|[^"]*?(?= \w+=| \/>))|<[^<]*?>(?= |$))/;
/** What fixtures do without: pictures, places to link to, an article with a text, an entry of a menu that is no other's. */
const ABSENT = new Set(['image-absente', 'ancre-inconnue', 'lien-page', 'menu-double']);

/** A text with what is offered in its place: a line more, the whole line of a key, or the rest of a line of the body. */
function withLine(text: string, issue: Issue, ready: string | undefined, bodyLine: number): string {
  const { line, column, rule, hint, suggestion = '' } = issue;
  const lines = text.split('\n');
  const [, below] = /sous la ligne (\d+)/.exec(hint) ?? [];
  const isInBody = line >= bodyLine;
  if (rule === 'cle-manquante') {
    lines.splice(hint.includes('à la fin du fichier') ? lines.length : line, 0, suggestion);
  } else if (below) lines.splice(Number(below), 0, suggestion);
  else if (hint.startsWith('Ajoutez une ligne')) lines.splice(line - 1, 0, suggestion);
  else {
    const from = lines[line - 1] ?? '';
    // Of a tag or a property, the place at fault may be its value.
    const opening = /^<?\w+(?:=|(?= ))/.exec(suggestion)?.[0] ?? suggestion;
    const at = from.lastIndexOf(opening, column - 1);
    const start = at < 0 ? column - 1 : at;
    const rest = from.slice(start);
    const end = WRITTEN.exec(rest)?.[0].length ?? rest.length;
    const whole = isInBody ? from.slice(0, start) + suggestion + rest.slice(end) : suggestion;
    lines[line - 1] = ready ?? whole;
  }
  return lines.join('\n');
}

/** The content of a fixture after what an issue offers: its file under another name, or with another line. */
function followed(folder: string, issue: Issue): Snapshot {
  const snapshot = withFixture(folder);
  const { content, issues, texts } = checked(snapshot);
  const path = issue.file.slice('content/'.length);
  const { suggestion = '' } = issue;
  const files = new Map(snapshot.files);
  if (/^[\w/-]+\.mdx$/.test(suggestion)) {
    const isWhole = /^(?:pages|articles)\//.test(suggestion);
    const right = isWhole ? suggestion : path.slice(0, path.lastIndexOf('/') + 1) + suggestion;
    const bytes = files.get(path) ?? { bytes: Buffer.from('---\n---\n'), size: 8 };
    files.delete(path);
    const lists = Object.entries(snapshot.listing).map(([group, paths]: [string, string[]]) => {
      const others = paths.filter((one) => one !== path);
      return [group, group === 'texts' ? [...others, right].sort() : others];
    });
    return { ...snapshot, files: files.set(right, bytes), listing: Object.fromEntries(lists) };
  }
  const ready = readyLines({ content, issues, texts } as Parameters<typeof readyLines>[0]).find(
    (one) => one.file === issue.file && one.line === issue.line && one.message === issue.message,
  );
  const document = content.documents.find(({ file }) => file === issue.file);
  const bodyLine = document?.bodyLine ?? Number.POSITIVE_INFINITY;
  const text = withLine(texts[issue.file] ?? '', issue, ready?.to, bodyLine);
  const bytes = Buffer.from(text);
  return { ...snapshot, files: files.set(path, { bytes, size: bytes.length }) };
}

/** Whether the lines below are at fault too, and are to be erased. */
const goesOn = (issue: Issue, other: Issue) =>
  other.file === issue.file && other.line === issue.line + 1 && /^Effacez/.test(other.hint);

const offered = readdirSync(FIXTURES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => {
    const folder = join(FIXTURES, name);
    const { issues } = fixtureReport(folder);
    return issues
      .filter(({ suggestion }) => suggestion !== undefined)
      .filter((issue) => !issues.some((other) => goesOn(issue, other)))
      .map((issue) => ({
        title: `${name}, ${issue.file}:${issue.line}:${issue.column}`,
        folder,
        issue,
      }));
  });

describe('what is offered to write, once written, has no such fault any more', () => {
  test.each(offered.filter(({ issue }) => !Object.hasOwn(BY_HAND, issue.rule)))(
    '$title',
    ({ folder, issue }) => {
      const isSame = (one: Issue) =>
        one.rule === issue.rule &&
        one.file === issue.file &&
        one.line === issue.line &&
        one.message === issue.message;
      // The same link may stand twice in a line.
      const before = fixtureReport(folder).issues;
      const left = checked(followed(folder, issue)).issues;
      expect(left.filter(isSame).length).toBeLessThan(before.filter(isSame).length);
      const isNew = ({ rule, file, line, severity }: Issue) =>
        severity === 'error' &&
        file === issue.file &&
        line === issue.line &&
        !before.some((one) => one.rule === rule);
      expect(left.filter((one) => isNew(one) && !ABSENT.has(one.rule))).toEqual([]);
    },
  );
});

test('each rule that is followed by hand still offers something', () => {
  const rules = new Set(offered.map(({ issue }) => issue.rule));
  expect(Object.keys(BY_HAND).filter((rule) => !rules.has(rule))).toEqual([]);
});
