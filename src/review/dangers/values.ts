import type { Watched } from '../../content/schema/primitives.ts';
import type { ContentFact } from '../content-facts.ts';
import { comparable } from '../facts-of-page.ts';
import { earlierPages, renamedFiles } from '../moves.ts';
import { FACT_NAMES, type Fact } from '../page-snapshot.ts';
import type { Compared, Danger } from './danger.ts';

/** A danger that is a changed value: its kind is that of the value. */
type ValueDanger = Danger & { kind: Watched };

/** The values that changed in the content, with the pages that show them, then those that only pages show. */
export function valueDangers(compared: Compared): Danger[] {
  const dangers = new Map(contentDangers(compared).map((one) => [JSON.stringify(one), one]));
  for (const { route, went, came } of shownChanges(compared)) {
    const shows = ({ kind, before, after }: ValueDanger) =>
      (!before || includes(went, { kind, value: before })) &&
      (!after || includes(came, { kind, value: after }));
    const known = [...dangers.values()].filter((danger) => danger.file && shows(danger));
    for (const { routes } of known) routes.push(route);
    const isNews = (side: 'before' | 'after') => (fact: Fact) =>
      !known.some(({ kind, [side]: value }) => includes([fact], { kind, value }));
    const left = { went: went.filter(isNews('before')), came: came.filter(isNews('after')) };
    for (const danger of pageDangers(left.went, left.came)) {
      // Pages on which the same values changed share one danger.
      const key = JSON.stringify(danger);
      const same = dangers.get(key) ?? danger;
      same.routes.push(route);
      dangers.set(key, same);
    }
  }
  return [...dangers.values()];
}

/** Values by their place; a file that only has another name holds the same places. */
function contentDangers({ base, head, moves }: Compared): ValueDanger[] {
  const files = renamedFiles(base, head, moves);
  const id = ({ file, key }: ContentFact) => `${files.get(file) ?? file} ${key}`;
  const old = new Map(base.facts.map((fact) => [id(fact), fact]));
  const now = new Map(head.facts.map((fact) => [id(fact), fact]));
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key) => {
    const before = old.get(key);
    const after = now.get(key);
    const fact = after ?? before;
    if (!fact || (before && after && comparable(before) === comparable(after))) return [];
    const { kind, label, file } = fact;
    return [
      { kind, label, file, before: before?.value ?? '', after: after?.value ?? '', routes: [] },
    ];
  });
}

/** The values that each page showed before only, and now only; on a new page, those that are new to the site. */
function shownChanges({ base, head, moves }: Compared) {
  const earlier = earlierPages(base, moves);
  const valuesOf = (facts: readonly Fact[]) => new Set(facts.map(comparable));
  const everywhere = valuesOf([...base.pages.values()].flatMap(({ facts }) => facts));
  return [...head.pages.values()].map(({ route, facts }) => {
    const old = earlier(route)?.facts;
    const without = (some: readonly Fact[], values: ReadonlySet<string>) =>
      some.filter((fact) => !values.has(comparable(fact)));
    const [before, now] = [old ? valuesOf(old) : everywhere, valuesOf(facts)];
    return { route, went: without(old ?? [], now), came: without(facts, before) };
  });
}

/** One danger for each kind of value. */
const pageDangers = (went: readonly Fact[], came: readonly Fact[]): ValueDanger[] =>
  (Object.keys(FACT_NAMES) as Watched[]).flatMap((kind) => {
    const of = (facts: readonly Fact[]) =>
      facts.flatMap((fact) => (fact.kind === kind ? fact.value : [])).join(', ');
    const [before, after] = [of(went), of(came)];
    if (!before && !after) return [];
    return { kind, label: FACT_NAMES[kind], file: '', before, after, routes: [] };
  });

/** The donation number is money in the settings and a telephone on the page: only the value is compared. */
const includes = (facts: readonly Fact[], fact: Fact) =>
  facts.some((one) => comparable(one) === comparable(fact));
