import type { Fault } from '../fault.ts';
import type { Context } from './context.ts';

const UNPAIRED = new Set(['fermeture-seule', 'bloc-non-ferme']);

/**
 * Leaves out what another fault explains: a tag that stands alone because the other tag of its block is
 * badly written, and a tag within a sentence that is told to stand on its own line already.
 */
export function withoutSecondary(faults: readonly Fault[], { lines }: Context): Fault[] {
  const badlyWritten = faults
    .filter(({ rule }) => rule === 'balise-incomplete')
    .map(({ suggestion = '' }) => tagName(suggestion));
  return faults.filter((fault) => {
    if (fault.rule === 'bloc-dans-une-phrase') return !isToldAlone(fault, faults);
    if (!UNPAIRED.has(fault.rule)) return true;
    const at = badlyWritten.indexOf(tagName((lines[fault.line - 1] ?? '').slice(fault.column - 1)));
    if (at >= 0) badlyWritten.splice(at, 1);
    return at < 0;
  });
}

const isToldAlone = ({ line, column }: Fault, faults: readonly Fault[]) =>
  faults.some(
    (other) => other.rule === 'balise-seule' && other.line === line && other.column === column,
  );

const tagName = (text: string) => /^<\/?([A-Z]\w+)/.exec(text)?.[1] ?? '';
