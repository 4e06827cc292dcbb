import type { ContentFact } from '../content-facts.ts';
import { comparable, factsOfText } from '../facts-of-page.ts';
import type { Fact, FactKind } from '../page-snapshot.ts';
import { earlierPages } from '../renames.ts';
import type { Hunk } from '../word-diff.ts';
import type { Compared } from './dangers-of.ts';
import { type FactDanger, keyOfChange, pairsOf } from './value.ts';

const PAGE_LABELS: Readonly<Record<FactKind, string>> = {
  argent: 'Montant affiché',
  courriel: 'Courriel affiché',
  telephone: 'Téléphone affiché',
  adresse: 'Adresse d’un autre site',
  formulaire: 'Formulaire de la page',
};

const KINDS = Object.keys(PAGE_LABELS) as FactKind[];

/** Values by their place; a file that only has another name holds the same places. */
export function contentDangers({ base, head, files }: Compared): FactDanger[] {
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

/** What pages show: pairs of one value that went and one that came; a new page counts if a value is new to the site. */
export function pageDangers(
  { base, head, moves, changes }: Compared,
  inContent: readonly FactDanger[],
): FactDanger[] {
  const earlier = earlierPages(base.site, moves);
  const shown = [...base.site.pages.values()].flatMap(({ facts }) => facts.map(keyOf));
  const everywhere = new Set(shown);
  return [...head.site.pages.values()].flatMap(({ route, facts }) => {
    const old = earlier(route);
    const isNews = (fact: Fact) => old !== undefined || !everywhere.has(keyOf(fact));
    const change = changes.find((one) => one.route === route);
    const hunks = [...(change?.text ?? []), ...(change?.frame ?? [])];
    const known = new Set([...inContent, ...hunks.flatMap(pairsOfPassage)].map(keyOfChange));
    return KINDS.flatMap((kind) => {
      const was = (old?.facts ?? []).filter((fact) => fact.kind === kind);
      const is = facts.filter((fact) => fact.kind === kind);
      const values = { base: without(was, is), head: without(is, was).filter(isNews) };
      const label = PAGE_LABELS[kind];
      return pairsOf(kind, values, known).map(([before, after]) => ({
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

/** The values that changed in one passage, each in the place of another. */
function pairsOfPassage({ pieces }: Hunk): Pick<FactDanger, 'kind' | 'before' | 'after'>[] {
  const side = (left: 'added' | 'removed') =>
    factsOfText(pieces.flatMap(({ kind, text }) => (kind === left ? [] : [text])).join(''));
  const was = side('added');
  const is = side('removed');
  if (was.map(({ kind }) => kind).join() !== is.map(({ kind }) => kind).join()) return [];
  return was.map(({ kind, value }, index) => ({
    kind,
    before: value,
    after: is[index]?.value ?? '',
  }));
}

/** The facts of which `others` has no writing. */
function without(facts: readonly Fact[], others: readonly Fact[]): Fact[] {
  const known = new Set(others.map(keyOf));
  return facts.filter((fact) => !known.has(keyOf(fact)));
}

const keyOf = (fact: Fact) => `${fact.kind} ${comparable(fact)}`;
