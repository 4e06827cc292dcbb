/** Values of `tri`, the sort order, in the address: progress, end, newest, votes. */
export const SORTS = ['avancement', 'fin', 'recent', 'votes'] as const;

export const FILTERS = ['theme', 'province', 'lieu', 'statut', 'tri'] as const;

/** Key of a filter in the address (`?theme=sante`) -> its value; an empty value matches all initiatives. */
export type Filters = Record<(typeof FILTERS)[number], string>;

/** A filter: a `<select>`, or without options, as `lieu`, a text field. */
export interface FilterField {
  name: keyof Filters;
  label: string;
  /** Value in the address and label of each option; the first value is empty (« all »). */
  options?: readonly (readonly [slug: string, label: string])[];
  placeholder?: string;
}

/** Data of an initiative by which it is filtered and sorted. */
export interface InitiativeFacts {
  theme: string;
  province: string;
  statut: string;
  /** Words that `lieu` may match, each after a hyphen: location, province and its towns: `-port-gentil-ogooue-maritime-…`. */
  places: string;
  /** Sort order -> number of the initiative in it: the lowest is first, one without a number last. */
  order: { readonly [S in (typeof SORTS)[number]]?: number | undefined };
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

/** Whether an initiative matches all filters. The beginning of a word matches: `lieu=port`. */
export const matches = (initiative: InitiativeFacts, { lieu, ...choices }: Filters): boolean =>
  (['theme', 'province', 'statut'] as const).every(
    (name) => !choices[name] || choices[name] === initiative[name],
  ) && lieu.split('-').every((word) => initiative.places.includes(`-${word}`));

/** Compares two initiatives for `sort`, a value of `SORTS`; with any other value they are equal. */
export function compareInitiatives(sort: string, a: InitiativeFacts, b: InitiativeFacts): number {
  const numberOf = ({ order }: InitiativeFacts) =>
    order[sort as keyof typeof order] ?? Number.MAX_SAFE_INTEGER;
  return numberOf(a) - numberOf(b);
}

/** Card of an initiative in the page, with the data by which it is filtered. */
export interface Card {
  element: HTMLElement;
  initiative: InitiativeFacts;
}

/** Reads the cards of this page, in the order of the HTML. */
export const readCards = (): Card[] =>
  [...document.querySelectorAll<HTMLElement>('[data-initiative]')].map((element) => ({
    element,
    initiative: JSON.parse(element.dataset.initiative ?? ''),
  }));

/** Sorts the elements of `cards`, shows matching cards and hides the others. Returns the number of matching cards. */
export function showCards(cards: readonly Card[], filters: Filters): number {
  const sorted = [...cards].sort((a, b) =>
    compareInitiatives(filters.tri, a.initiative, b.initiative),
  );
  // `prepend`, not `append`: the invitation to propose an initiative, which is no card, stays last.
  if (sorted.some(({ element }, at) => element.parentElement?.children[at] !== element))
    for (const { element } of [...sorted].reverse()) element.parentElement?.prepend(element);
  for (const { element, initiative } of cards) element.hidden = !matches(initiative, filters);
  return cards.filter(({ element }) => !element.hidden).length;
}
