import type { FactKind } from '../page-snapshot.ts';
import type { Sides } from './danger.ts';
import { keyOfChange } from './key-of-change.ts';

/**
 * Values that went, each with the one that came in its place: as the content says (`known`), then by their
 * order. Where the numbers differ, which became which is a guess: these stand alone.
 */
export function pairsOf(
  kind: FactKind,
  { base, head }: Sides<readonly { value: string }[]>,
  known: ReadonlySet<string>,
): [before: string, after: string][] {
  const came = head.map(({ value }) => value);
  const pairs: [string, string][] = [];
  const went = base.flatMap(({ value: before }) => {
    const index = came.findIndex((after) => known.has(keyOfChange({ kind, before, after })));
    const [after] = index < 0 ? [] : came.splice(index, 1);
    if (after !== undefined) pairs.push([before, after]);
    return after === undefined ? [before] : [];
  });
  const alike = went.length === came.length;
  const rest = went.map((before, index): [string, string] => [
    before,
    alike ? (came[index] ?? '') : '',
  ]);
  const alone = alike ? [] : came.map((after): [string, string] => ['', after]);
  return [...pairs, ...rest, ...alone];
}
