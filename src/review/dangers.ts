import type { ContentFact } from './content-facts.ts';
import { comparable } from './facts-of-page.ts';
import { lostRedirects } from './lost-redirects.ts';
import type { FactKind } from './page-snapshot.ts';
import type { ReviewedSite } from './read-site.ts';
import { earlierPages, type Moves, renamedFiles } from './renames.ts';
import { diffBlocks, type Hunk } from './word-diff.ts';

export type DangerKind =
  | FactKind
  | 'page-supprimee'
  | 'page-renommee'
  | 'redirection-retiree'
  | 'texte-legal';

/** A change that can cost money, trust or visitors: shown before everything else. */
export interface Danger {
  kind: DangerKind;
  /** French name of what changed. */
  label: string;
  before: string;
  after: string;
  /** The content file to look at; empty when only pages show it. */
  file: string;
  /** The pages on which visitors see it. */
  routes: string[];
  /** A line to paste, and where. */
  remedy?: { file: string; line: string };
  hunks?: Hunk[];
}

/** From what costs most to what costs least. */
export const DANGER_ORDER: readonly DangerKind[] = [
  'argent',
  'formulaire',
  'telephone',
  'courriel',
  'adresse',
  'page-supprimee',
  'page-renommee',
  'redirection-retiree',
  'texte-legal',
];

/** Pages whose words bind the site's owner. */
const LEGAL = ['/mentions-legales', '/je-participe/charte'];

const PAGE_LABELS: Readonly<Record<FactKind, string>> = {
  argent: 'Montant affiché',
  courriel: 'Courriel affiché',
  telephone: 'Téléphone affiché',
  adresse: 'Adresse d’un autre site',
  formulaire: 'Formulaire de la page',
};

interface Sides<T> {
  base: T;
  head: T;
}

/** Everything dangerous between two states, most costly first. */
export function dangersOf(sites: Sides<ReviewedSite>, facts: Sides<ContentFact[]>, moves: Moves) {
  const told = new Map<string, Danger>();
  const files = renamedFiles(sites.base, sites.head, moves);
  const earlier = earlierPages(sites.base, moves);
  const inContent = contentDangers(facts, files);
  const inPages = pageDangers(sites, earlier, new Set(inContent.map(keyOfChange)));
  for (const danger of [...inContent, ...inPages]) {
    const key = keyOfChange(danger);
    const known = told.get(key);
    if (known) known.routes = [...new Set([...known.routes, ...danger.routes])];
    if (known && (known.label === danger.label || danger.file === '')) continue;
    told.set(known ? `${key} ${danger.label}` : key, danger);
  }
  const all = [
    ...new Set(told.values()),
    ...moveDangers(moves),
    ...lostRedirects(sites.base, sites.head),
    ...legalDangers(sites),
  ];
  return all.sort((a, b) => DANGER_ORDER.indexOf(a.kind) - DANGER_ORDER.indexOf(b.kind));
}

/** The donation number is money in the settings and a telephone on the page: one change. */
function keyOfChange({ kind, before, after }: Pick<Danger, 'kind' | 'before' | 'after'>): string {
  const side = (value: string) => {
    const bare = value.replace(/^(mailto|tel):/i, '');
    return (
      bare && comparable({ kind: isPhone(bare) ? 'telephone' : (kind as FactKind), value: bare })
    );
  };
  return `${side(before)} -> ${side(after)}`;
}

const isPhone = (value: string) => /^\+?\d[\d\s\u00a0\u202f.-]{7,}$/.test(value);

/** Values by their place; a file that only has another name (`files`: new -> old) holds the same places. */
function contentDangers(
  { base, head }: Sides<ContentFact[]>,
  files: ReadonlyMap<string, string>,
): Danger[] {
  const id = ({ file, key }: ContentFact) => `${files.get(file) ?? file} ${key}`;
  const old = new Map(base.map((fact) => [id(fact), fact]));
  const now = new Map(head.map((fact) => [id(fact), fact]));
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
function pageDangers(
  { base, head }: Sides<ReviewedSite>,
  earlier: ReturnType<typeof earlierPages>,
  known: ReadonlySet<string>,
): Danger[] {
  const everywhere = new Set([...base.pages.values()].flatMap(({ facts }) => facts.map(keyOf)));
  const dangers: Danger[] = [];
  for (const page of head.pages.values()) {
    const old = earlier(page.route);
    for (const kind of Object.keys(PAGE_LABELS) as FactKind[]) {
      const was = (old?.facts ?? []).filter((fact) => fact.kind === kind);
      const is = page.facts.filter((fact) => fact.kind === kind);
      const went = was.filter((fact) => !is.some((other) => keyOf(other) === keyOf(fact)));
      const came = is
        .filter((fact) => !was.some((other) => keyOf(other) === keyOf(fact)))
        .filter((fact) => old || !everywhere.has(keyOf(fact)));
      for (const [before, after] of pairsOf(kind, { base: went, head: came }, known)) {
        dangers.push({
          kind,
          label: PAGE_LABELS[kind],
          file: '',
          before,
          after,
          routes: [page.route],
        });
      }
    }
  }
  return dangers;
}

/**
 * Values that went, each with the one that came in its place: as the content says (`known`), then by their
 * order. Where the numbers differ, which became which is a guess: these stand alone.
 */
function pairsOf(
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

const keyOf = (fact: { kind: FactKind; value: string }) => `${fact.kind} ${comparable(fact)}`;

function moveDangers({ removed, renamed }: Moves): Danger[] {
  const remedy = (line: string) =>
    line ? { remedy: { file: 'content/redirections.yml', line } } : {};
  return [
    ...removed.map(({ route, title, source, line, redirect }) => ({
      kind: 'page-supprimee' as const,
      label: title,
      before: route,
      after: redirect,
      file: source,
      routes: [],
      ...remedy(line),
    })),
    ...renamed.map(({ from, to, title, source, line }) => ({
      kind: 'page-renommee' as const,
      label: title,
      before: from,
      after: to,
      file: source,
      routes: [to],
      ...remedy(line),
    })),
  ];
}

function legalDangers({ base, head }: Sides<ReviewedSite>): Danger[] {
  return LEGAL.flatMap((route) => {
    const before = base.pages.get(route);
    const after = head.pages.get(route);
    const hunks = before && after ? diffBlocks(before.main, after.main) : [];
    if (!after || hunks.length === 0) return [];
    const { title, source } = after;
    return [
      {
        kind: 'texte-legal' as const,
        label: title,
        before: '',
        after: '',
        file: source,
        routes: [route],
        hunks,
      },
    ];
  });
}
