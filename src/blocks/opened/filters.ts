import { slugOf } from '../../engine/text.ts';

/** The values of `tri` in the address. */
export const SORTS = ['avancement', 'fin', 'recent', 'votes'] as const;

/** The filters by their keys in the address, each with its value: an empty one matches everything. */
export type Filters = Record<(typeof FILTERS)[number], string>;

export const FILTERS = ['theme', 'province', 'lieu', 'statut', 'tri'] as const;

/** The options of a list by their values in the address; the value of the first option is empty. */
type Options = readonly (readonly [slug: string, label: string])[];

/** The options of each filter but `lieu`, which is free text. */
export type Choices = Readonly<Record<Exclude<keyof Filters, 'lieu'>, Options>>;

/** A province by its value in the address, with the names of its towns. */
export interface Province {
  slug: string;
  name: string;
  towns: readonly string[];
}

/** The data of a project for the filters. */
export interface Project {
  theme: string;
  province: string;
  statut: string;
  /** The slug of its location. */
  lieu: string;
  /** Percent of the budget collected. */
  progress: number;
  /** Days left to collect; undefined where none are counted. */
  daysLeft: number | undefined;
  /** Votes for it in the last count. */
  votes?: number | undefined;
  /** The ISO day of its first status; empty where it is not written. */
  since: string;
}

/** Maximum length of a query in characters: a longer query cannot come from the filters and is ignored. */
const MAX_QUERY_LENGTH = 500;
const LOCATION = /^[\p{L}\p{N} '’-]{1,60}$/u;

/** The filters in the query of an address; an unknown option or an implausible location counts as empty. */
export function filtersIn(query: string, choices: Choices): Filters {
  const asked = new URLSearchParams(query.length > MAX_QUERY_LENGTH ? '' : query);
  const read = (name: keyof Filters) => {
    const value = asked.get(name) ?? '';
    if (name === 'lieu') return LOCATION.test(value) ? slugOf(value) : '';
    return choices[name].some(([slug]) => slug === value) ? value : '';
  };
  return Object.fromEntries(FILTERS.map((name) => [name, read(name)])) as Filters;
}

/** The address `href` with these filters in its query, in place of its own. */
export function addressWith(href: string, filters: Filters): string {
  const address = new URL(href);
  for (const name of FILTERS) {
    address.searchParams.delete(name);
    if (filters[name]) address.searchParams.set(name, filters[name]);
  }
  return address.href;
}

/** Whether a project matches the filters; `locations` are those of `locationsOf`; `lieu` may have the beginning of a word. */
export function matches(project: Project, locations: string, filters: Filters): boolean {
  const { theme, province, statut, lieu } = filters;
  if (theme && theme !== project.theme) return false;
  if (province && province !== project.province) return false;
  if (statut && statut !== project.statut) return false;
  return lieu.split('-').every((word) => locations.includes(`-${word}`));
}

/** The words by which `lieu` finds a project: those of its location, its province and the towns there, each after a hyphen. */
export function locationsOf({ lieu, province }: Project, provinces: readonly Province[]): string {
  const towns = provinces.find(({ slug }) => slug === province)?.towns ?? [];
  return ['', lieu, province, ...towns.map((town) => slugOf(town))].join('-');
}

/** Compares two projects for sorting by a value of `SORTS`: those without the compared value are last. */
export function compareProjects(by: string, a: Project, b: Project): number {
  const last = Number.MAX_SAFE_INTEGER;
  if (by === 'avancement') return b.progress - a.progress;
  if (by === 'votes') return (b.votes ?? -1) - (a.votes ?? -1);
  if (by === 'fin') return (a.daysLeft ?? last) - (b.daysLeft ?? last);
  return by === 'recent' ? b.since.localeCompare(a.since) : 0;
}
