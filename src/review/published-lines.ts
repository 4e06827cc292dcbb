import { join } from 'node:path';
import type { Document } from '../content/document.ts';
import { fcfa } from '../content/money.ts';
import { helpAt } from '../content/schema/schema-fields.ts';
import { valueAt } from '../values/paths.ts';
import { type Change, changeOf } from './change.ts';
import type { Compared } from './dangers.ts';
import { changedPairs } from './word-diff.ts';

/** An item of an append-only list, such as `receipts`: when published, it must not change. */
type Line = Readonly<Record<string, unknown>>;

/** Published lines that were changed or removed; a line that replaces another stands in its place. */
export const changedLines = ({ files }: Compared): Change[] =>
  files.flatMap(({ file, before, after }) =>
    listsOf(before).flatMap(({ path, lines }) =>
      changedPairs(lines, linesOf(valueAt(after?.data, path)), isUnchanged).flatMap(
        ([old, now]) => {
          if (!old) return [];
          const label = `Une ligne publiée a été ${now ? 'modifiée' : 'retirée'} (${path.join('.')})`;
          return changeOf(file, label, {
            before: formatLine(old),
            after: now ? formatLine(now) : '',
          });
        },
      ),
    ),
  );

/** Proofs of published lines whose picture has the same address and another content. */
export function replacedProofs({ base, head }: Compared): Change[] {
  const lines = base.documents.flatMap((one) => listsOf(one)).flatMap((list) => list.lines);
  const proofs = new Set(lines.map(({ proof }) => String(proof ?? '').replace(/^\//, '')));
  return [...proofs].flatMap((path) => {
    const [before, after] = [base.media.get(path), head.media.get(path)];
    if (before === undefined || after === undefined || before === after) return [];
    const pictures = { before: join(base.dir, path), after: join(head.dir, path) };
    const label = 'La preuve d’une ligne publiée a été remplacée (SHA-256)';
    return changeOf(`content/${path}`, label, { before, after, pictures });
  });
}

/** Append-only lists of a document, also inside groups of keys (`vote.counts`). */
function listsOf(
  document: Document | undefined,
  path: string[] = [],
): { path: string[]; lines: Line[] }[] {
  const value = valueAt(document?.data, path);
  if (!document || value === null || typeof value !== 'object') return [];
  if (Array.isArray(value))
    return helpAt(document.schema, path).appendOnly ? [{ path, lines: linesOf(value) }] : [];
  return Object.keys(value).flatMap((key) => listsOf(document, [...path, key]));
}

const linesOf = (value: unknown): Line[] =>
  Array.isArray(value) ? value.filter((item) => item !== null && typeof item === 'object') : [];

/** A line is unchanged when all its values are equal. `due`, the day of a promised proof, may be replaced by `proof`. */
const isUnchanged = (old: Line, now: Line) =>
  Object.entries(old).every(
    ([key, value]) => now[key] === value || (key === 'due' && !('due' in now) && 'proof' in now),
  );

const formatLine = (line: Line) =>
  Object.entries(line)
    .map(([key, value]) => (key === 'amount' ? fcfa(Number(value)) : String(value)))
    .join(', ');
