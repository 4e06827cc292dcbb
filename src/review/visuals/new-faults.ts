import type { AxeFault } from './camera.ts';

/** The faults of a page that it did not have: as many of each rule as its number grew. */
export function newFaults(before: readonly AxeFault[], after: readonly AxeFault[]): AxeFault[] {
  const known = new Set(before.map(({ rule, html }) => `${rule} ${html}`));
  const rules = [...new Set(after.map(({ rule }) => rule))];
  return rules.flatMap((rule) => {
    const of = (faults: readonly AxeFault[]) => faults.filter((fault) => fault.rule === rule);
    const grown = of(after).length - of(before).length;
    const fresh = of(after).filter(({ html }) => !known.has(`${rule} ${html}`));
    return grown > 0 ? fresh.slice(0, grown) : [];
  });
}
