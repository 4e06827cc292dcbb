import { comparable } from '../facts-of-page.ts';
import type { Fact, FactKind } from '../page-snapshot.ts';
import type { ReviewedSite } from '../read-site.ts';
import type { earlierPages } from '../renames.ts';
import type { FactDanger, Sides } from './danger.ts';
import { pairsOf } from './pairs-of.ts';

const PAGE_LABELS: Readonly<Record<FactKind, string>> = {
  argent: 'Montant affiché',
  courriel: 'Courriel affiché',
  telephone: 'Téléphone affiché',
  adresse: 'Adresse d’un autre site',
  formulaire: 'Formulaire de la page',
};

const KINDS = Object.keys(PAGE_LABELS) as FactKind[];

/** What pages show: pairs of one value that went and one that came; a new page counts if a value is new to the site. */
export function pageDangers(
  { base, head }: Sides<ReviewedSite>,
  earlier: ReturnType<typeof earlierPages>,
  known: ReadonlySet<string>,
): FactDanger[] {
  const everywhere = new Set([...base.pages.values()].flatMap(({ facts }) => facts.map(keyOf)));
  return [...head.pages.values()].flatMap(({ route, facts }) => {
    const old = earlier(route);
    const isNews = (fact: Fact) => old !== undefined || !everywhere.has(keyOf(fact));
    return KINDS.flatMap((kind) => {
      const was = (old?.facts ?? []).filter((fact) => fact.kind === kind);
      const is = facts.filter((fact) => fact.kind === kind);
      const changes = { base: without(was, is), head: without(is, was).filter(isNews) };
      const label = PAGE_LABELS[kind];
      return pairsOf(kind, changes, known).map(([before, after]) => ({
        kind,
        label,
        file: '',
        before,
        after,
        routes: [route],
      }));
    });
  });
}

/** The facts of which `others` has no writing. */
function without(facts: readonly Fact[], others: readonly Fact[]): Fact[] {
  const known = new Set(others.map(keyOf));
  return facts.filter((fact) => !known.has(keyOf(fact)));
}

const keyOf = (fact: Fact) => `${fact.kind} ${comparable(fact)}`;
