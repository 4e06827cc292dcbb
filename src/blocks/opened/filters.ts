import { slugOf } from '../../engine/text.ts';

/** How the list of projects can be sorted, by the word in the address. */
export const SORTS = ['avancement', 'fin', 'recent', 'votes'] as const;

/** The filters by their words in the address, each with what is asked for: an empty text asks nothing. */
export type Filters = Record<(typeof FILTERS)[number], string>;

export const FILTERS = ['theme', 'province', 'lieu', 'statut', 'tri'] as const;

/** A list's choices by their words in the address; the first asks nothing. */
type Options = readonly (readonly [slug: string, label: string])[];

/** What may be asked by each filter but `lieu`, which is free. */
export type Choices = Readonly<Record<Exclude<keyof Filters, 'lieu'>, Options>>;

/** A province by its part of an address, with the names of its towns. */
export interface Province {
  slug: string;
  name: string;
  towns: readonly string[];
}

/** What the filters know of a project. */
export interface Project {
  theme: string;
  province: string;
  statut: string;
  /** Its place, as part of an address. */
  lieu: string;
  /** Percent of the budget collected. */
  progress: number;
  /** Days left to collect; undefined where none are counted. */
  daysLeft: number | undefined;
  /** Voices for it in the last count of its vote. */
  votes?: number | undefined;
  /** The ISO day of its first status; empty where it is not written. */
  since: string;
}

/** Longer than any address that the filters make; nothing in a longer one is looked at. */
const LONGEST_QUERY = 500;
const PLACE = /^[\p{L}\p{N} '’-]{1,60}$/u;

/** What the query of an address asks; whatever is no choice, and no place that someone could mean, asks nothing. */
export function filtersIn(query: string, choices: Choices): Filters {
  const asked = new URLSearchParams(query.length > LONGEST_QUERY ? '' : query);
  const read = (name: keyof Filters) => {
    const value = asked.get(name) ?? '';
    if (name === 'lieu') return PLACE.test(value) ? slugOf(value) : '';
    return choices[name].some(([slug]) => slug === value) ? value : '';
  };
  return Object.fromEntries(FILTERS.map((name) => [name, read(name)])) as Filters;
}

/** The address `href` with these filters in its query, and nothing else of theirs. */
export function addressWith(href: string, filters: Filters): string {
  const address = new URL(href);
  for (const name of FILTERS) {
    address.searchParams.delete(name);
    if (filters[name]) address.searchParams.set(name, filters[name]);
  }
  return address.href;
}

/** Whether a project, with what `placesOf` gives of it, is what the filters ask for; words of a place may be begun. */
export function isAsked(project: Project, places: string, filters: Filters): boolean {
  const { theme, province, statut, lieu } = filters;
  if (theme && theme !== project.theme) return false;
  if (province && province !== project.province) return false;
  if (statut && statut !== project.statut) return false;
  return lieu.split('-').every((word) => places.includes(`-${word}`));
}

/** The words that find a project by its place: those of the place, of its province and of the towns there, a hyphen before each. */
export function placesOf({ lieu, province }: Project, provinces: readonly Province[]): string {
  const towns = provinces.find(({ slug }) => slug === province)?.towns ?? [];
  return ['', lieu, province, ...towns.map((town) => slugOf(town))].join('-');
}

/** Compares two projects in the order asked for: those that have nothing to be sorted by come last. */
export function inOrder(by: string, a: Project, b: Project): number {
  const last = Number.MAX_SAFE_INTEGER;
  if (by === 'avancement') return b.progress - a.progress;
  if (by === 'votes') return (b.votes ?? -1) - (a.votes ?? -1);
  if (by === 'fin') return (a.daysLeft ?? last) - (b.daysLeft ?? last);
  return by === 'recent' ? b.since.localeCompare(a.since) : 0;
}
