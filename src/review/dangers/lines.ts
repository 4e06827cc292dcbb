import { fcfa } from '../../content/money.ts';
import type { KeptLine } from '../content-facts.ts';
import { renamedFiles } from '../moves.ts';
import type { Compared, Danger } from './danger.ts';

/** The published lines of a register that were changed or taken out, where one should have been added. */
export function lineDangers({ base, head, moves }: Compared): Danger[] {
  const files = renamedFiles(base, head, moves);
  const now = new Map<string, KeptLine[]>();
  for (const line of head.lines) {
    const id = `${files.get(line.file) ?? line.file} ${line.key}`;
    now.set(id, [...(now.get(id) ?? []), line]);
  }
  // Lines that stand go first: what is left is new, or an old line changed.
  const gone = base.lines.filter((old) => {
    const lines = now.get(`${old.file} ${old.key}`) ?? [];
    const at = lines.findIndex((line) => stands(old, line));
    if (at >= 0) lines.splice(at, 1);
    return at < 0;
  });
  return gone.map((old) => {
    const lines = now.get(`${old.file} ${old.key}`) ?? [];
    const likest = lines.toSorted((a, b) => alike(old, b) - alike(old, a))[0];
    const changed = likest && alike(old, likest) > 0 ? likest : undefined;
    if (changed) lines.splice(lines.indexOf(changed), 1);
    return {
      kind: 'registre',
      label: `${changed ? 'Une ligne publiée a été modifiée' : 'Une ligne publiée a été retirée'} (${old.key})`,
      before: written(old),
      after: changed ? written(changed) : '',
      file: changed?.file ?? old.file,
      routes: [],
    };
  });
}

/** The pictures of published proofs that are other bytes now: the line is the same, what it shows is not. */
export const proofDangers = ({ base, head }: Compared): Danger[] =>
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

/** A proof takes the place of the day it was promised for; all else of an old line stays. */
const stands = ({ values: old }: KeptLine, { values: now }: KeptLine) =>
  Object.entries(old).every(
    ([key, value]) => now[key] === value || (key === 'due' && !('due' in now) && 'proof' in now),
  );

const alike = ({ values: old }: KeptLine, { values: now }: KeptLine) =>
  Object.entries(old).filter(([key, value]) => now[key] === value).length;

const written = ({ values }: KeptLine) =>
  Object.values(values)
    .map((value) => (typeof value === 'number' ? fcfa(value) : String(value)))
    .join(', ');
