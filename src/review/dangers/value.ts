import { comparable } from '../facts-of-page.ts';
import type { FactKind } from '../page-snapshot.ts';
import type { Danger } from './danger.ts';

/** A danger that is a value changed: its kind is that of the value. */
export interface FactDanger extends Danger {
  kind: FactKind;
}

/** The donation number is money in the settings and a telephone on the page: one change. */
export function keyOfChange({
  kind,
  before,
  after,
}: Pick<FactDanger, 'kind' | 'before' | 'after'>): string {
  const side = (value: string) => {
    const bare = value.replace(/^(mailto|tel):/i, '');
    return bare && comparable({ kind: isPhone(bare) ? 'telephone' : kind, value: bare });
  };
  return `${side(before)} -> ${side(after)}`;
}

const isPhone = (value: string) => /^\+?\d[\d\s\u00a0\u202f.-]{7,}$/.test(value);

/**
 * Values that went, each with the one that came in its place: as the content or a passage says (`known`), then
 * by their order. Where the numbers differ, which became which is a guess: these stand alone.
 */
export function pairsOf(
  kind: FactKind,
  { base, head }: Record<'base' | 'head', readonly { value: string }[]>,
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
