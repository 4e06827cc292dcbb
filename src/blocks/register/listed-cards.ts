import {
  compareProjects,
  type Filters,
  locationsOf,
  matches,
  type Project,
  type Province,
} from './filters.ts';

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
