import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Issue } from '../../content/issue.ts';
import { type Reading, readContent } from '../../read/content.ts';
import { checkReading } from '../check-reading.ts';
import { isCertain } from './certain.ts';
import { changeOf } from './changes.ts';
import { withLine } from './lines.ts';
import { fixNames } from './names.ts';

/** A line may hold several faults; each round mends one more. */
const ROUNDS = 5;

/** Applies the fixes that are certain to a content folder; gives a French line for each change. */
export async function fixContent(folder: string): Promise<string[]> {
  const changes = await fixNames(await readContent(folder));
  for (let round = 0; round < ROUNDS; round++) {
    const reading = await readContent(folder);
    const made = await fixLines(reading, checkReading(reading).issues);
    if (made.length === 0) break;
    changes.push(...made);
  }
  return changes;
}

async function fixLines(reading: Reading, issues: readonly Issue[]): Promise<string[]> {
  const changes: string[] = [];
  for (const { path, file, text } of reading.heads) {
    const lines = text.split('\n');
    const own = issues.filter((issue) => issue.file === file);
    // A file in another alphabet would be written back with other bytes.
    if (own.some(({ rule }) => rule === 'encodage')) continue;
    const fixes = fixesOf(own, lines);
    if (fixes.length === 0) continue;
    const absolute = join(reading.content.dir, path);
    const raw = await readFile(absolute, 'utf8');
    let mended = raw;
    for (const { line, suggestion = '' } of fixes) mended = withLine(mended, line, suggestion);
    await writeFile(absolute, mended);
    changes.push(
      ...fixes.map((fix) => `${file}:${fix.line} : ${changeOf(fix, lines[fix.line - 1] ?? '')}.`),
    );
  }
  return changes;
}

/** One certain fix a line, where nothing else on the line is doubtful. */
function fixesOf(issues: readonly Issue[], lines: readonly string[]): Issue[] {
  const byLine = new Map<number, Issue[]>();
  for (const issue of issues) byLine.set(issue.line, [...(byLine.get(issue.line) ?? []), issue]);
  return [...byLine].flatMap(([line, own]) => {
    const text = lines[line - 1] ?? '';
    const written = own.filter(({ suggestion }) => suggestion !== undefined);
    const [first] = written;
    const isSafe = written.every((issue) => isCertain(issue, text));
    return first && isSafe && first.suggestion !== text ? [first] : [];
  });
}
