import { fcfa } from '../../content/money.ts';
import type { PublishedLine } from '../content-values.ts';
import { earlierFiles } from '../page-moves.ts';
import type { ComparedSites, Danger } from './danger.ts';

/** Published lines (items) of append-only lists, such as `receipts`, that were changed or removed. */
export function lineDangers({ base, head, moves }: ComparedSites): Danger[] {
  const files = earlierFiles(base, head, moves);
  const now = new Map<string, PublishedLine[]>();
  for (const line of head.publishedLines) {
    const id = `${files.get(line.file) ?? line.file} ${line.key}`;
    now.set(id, [...(now.get(id) ?? []), line]);
  }
  // Unchanged lines are removed from `now` first: the remaining lines of `now` are new or changed.
  const removed = base.publishedLines.filter((old) => {
    const lines = now.get(`${old.file} ${old.key}`) ?? [];
    const index = lines.findIndex((line) => isUnchanged(old, line));
    if (index >= 0) lines.splice(index, 1);
    return index < 0;
  });
  return removed.map((old) => {
    const lines = now.get(`${old.file} ${old.key}`) ?? [];
    const closest = lines.toSorted((a, b) => equalValues(old, b) - equalValues(old, a))[0];
    const changed = closest && equalValues(old, closest) > 0 ? closest : undefined;
    if (changed) lines.splice(lines.indexOf(changed), 1);
    return {
      kind: 'registre',
      label: `${changed ? 'Une ligne publiée a été modifiée' : 'Une ligne publiée a été retirée'} (${old.key})`,
      before: formatLine(old),
      after: changed ? formatLine(changed) : '',
      file: changed?.file ?? old.file,
      routes: [],
    };
  });
}

/** Proofs of published lines whose picture has the same address and another content. */
export const proofDangers = ({ base, head }: ComparedSites): Danger[] =>
  [...base.proofs].flatMap(([address, old]) => {
    const now = head.proofs.get(address);
    if (!now || now.digest === old.digest) return [];
    return {
      kind: 'registre',
      label: 'La preuve d’une ligne publiée a été remplacée (SHA-256)',
      before: old.digest,
      after: now.digest,
      file: `content${address}`,
      routes: [],
      pictures: { before: old.path, after: now.path },
    };
  });

/** A line is unchanged when all its values are equal. `due`, the day of a promised proof, may be replaced by `proof`. */
const isUnchanged = ({ values: old }: PublishedLine, { values: now }: PublishedLine) =>
  Object.entries(old).every(
    ([key, value]) => now[key] === value || (key === 'due' && !('due' in now) && 'proof' in now),
  );

const equalValues = ({ values: old }: PublishedLine, { values: now }: PublishedLine) =>
  Object.entries(old).filter(([key, value]) => now[key] === value).length;

const formatLine = ({ values }: PublishedLine) =>
  Object.entries(values)
    .map(([key, value]) => (key === 'amount' ? fcfa(Number(value)) : String(value)))
    .join(', ');
