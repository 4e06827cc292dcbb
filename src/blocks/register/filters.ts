import { slugOf } from '../../values/text.ts';

/** Values of `tri`, the sort order, in the address: progress, end, newest, votes. */
export const SORTS = ['avancement', 'fin', 'recent', 'votes'] as const;

/** Key of a filter in the address (`?theme=sante`) -> its value; an empty value matches all projects. */
export type Filters = Record<(typeof FILTERS)[number], string>;

export const FILTERS = ['theme', 'province', 'lieu', 'statut', 'tri'] as const;

/** Options of a `<select>`: value in the address and label; the first value is empty (« all »). */
export type Options = readonly (readonly [slug: string, label: string])[];

/** A filter; without options, as `lieu`, it is free text. */
interface Choice {
  name: keyof Filters;
  options?: Options;
}

/** A province; `slug` is its value in the address. */
export interface Province {
  slug: string;
  name: string;
  towns: readonly string[];
}

/** Data of a project by which it is filtered and sorted. */
export interface Project {
  theme: string;
  province: string;
  statut: string;
  /** Slug of the location: `port-gentil`. */
  lieu: string;
  /** Percent of the budget collected. */
  progress: number;
  /** Days until the end of the collection; undefined without an end, or after it. */
  daysLeft: number | undefined;
  /** Votes for the project in the last count. */
  votes?: number | undefined;
  /** ISO day of the first status of the project; empty when its file has no history. */
  since: string;
}

/** Maximum length (characters) of a query; the filters never write a longer one, so it is ignored. */
const MAX_QUERY_LENGTH = 500;
const LOCATION = /^[\p{L}\p{N} '’-]{1,60}$/u;

/** Parses the query of an address (`?theme=sante`); an unknown option or an invalid location counts as empty. */
export function filtersIn(query: string, choices: readonly Choice[]): Filters {
  const asked = new URLSearchParams(query.length > MAX_QUERY_LENGTH ? '' : query);
  const read = (name: keyof Filters) => {
    const value = asked.get(name) ?? '';
    if (name === 'lieu') return LOCATION.test(value) ? slugOf(value) : '';
    const options = choices.find((choice) => choice.name === name)?.options;
    return options?.some(([slug]) => slug === value) ? value : '';
  };
  return Object.fromEntries(FILTERS.map((name) => [name, read(name)])) as Filters;
}

/** Replaces the filters in the query of the address `href`. */
export function addressWith(href: string, filters: Filters): string {
  const address = new URL(href);
  for (const name of FILTERS) {
    address.searchParams.delete(name);
    if (filters[name]) address.searchParams.set(name, filters[name]);
  }
  return address.href;
}

/** Whether a project matches all filters; `locations` is from `locationsOf`. The beginning of a word matches: `lieu=port`. */
export function matches(project: Project, locations: string, filters: Filters): boolean {
  const { theme, province, statut, lieu } = filters;
  if (theme && theme !== project.theme) return false;
  if (province && province !== project.province) return false;
  if (statut && statut !== project.statut) return false;
  return lieu.split('-').every((word) => locations.includes(`-${word}`));
}

/** Words that `lieu` may match, each after a hyphen: location, province and its towns: `-port-gentil-ogooue-maritime-…`. */
export function locationsOf({ lieu, province }: Project, provinces: readonly Province[]): string {
  const towns = provinces.find(({ slug }) => slug === province)?.towns ?? [];
  return ['', lieu, province, ...towns.map((town) => slugOf(town))].join('-');
}

/** Compares two projects for `sort`; `by` is a value of `SORTS`. Projects without the compared value are last. */
export function compareProjects(by: string, a: Project, b: Project): number {
  const last = Number.MAX_SAFE_INTEGER;
  if (by === 'avancement') return b.progress - a.progress;
  if (by === 'votes') return (b.votes ?? -1) - (a.votes ?? -1);
  if (by === 'fin') return (a.daysLeft ?? last) - (b.daysLeft ?? last);
  return by === 'recent' ? b.since.localeCompare(a.since) : 0;
}

/** Card of a project in the page, with the data by which it is filtered. */
export interface Card {
  element: HTMLElement;
  project: Project;
  locations: string;
  /** Index of the card in the HTML of the build, its position without a sort order. */
  at: number;
}

/** Reads the cards of this page, in the order of the HTML. */
export const readCards = (provinces: readonly Province[]): Card[] =>
  [...document.querySelectorAll<HTMLElement>('[data-project]')].map((element, at) => {
    const project: Project = JSON.parse(element.dataset.project ?? '');
    return { element, project, locations: locationsOf(project, provinces), at };
  });

/** Sorts `cards` and their elements, shows matching cards and hides the others. Returns the number of matching cards. */
export function showCards(cards: Card[], filters: Filters): number {
  const before = [...cards];
  cards.sort((a, b) => compareProjects(filters.tri, a.project, b.project) || a.at - b.at);
  // `prepend`, not `append`: the invitation to propose a project, which is no card, stays last.
  if (cards.some((card, at) => card !== before[at]))
    for (const { element } of [...cards].reverse()) element.parentElement?.prepend(element);
  const asked = cards.filter(({ project, locations }) => matches(project, locations, filters));
  for (const card of cards) card.element.hidden = !asked.includes(card);
  return asked.length;
}
