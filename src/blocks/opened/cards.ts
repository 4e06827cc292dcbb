import {
  type Filters,
  inOrder,
  isAsked,
  type Project,
  type Province,
  placesOf,
} from './filters.ts';

/** A project's card in the page, with what the filters know of it. */
export interface Card {
  element: HTMLElement;
  project: Project;
  places: string;
  /** Its place in the list as the page came. */
  at: number;
}

/** The cards of the projects in this page, as they stand. */
export const readCards = (provinces: readonly Province[]): Card[] =>
  [...document.querySelectorAll<HTMLElement>('[data-project]')].map((element, at) => {
    const project: Project = JSON.parse(element.dataset.project ?? '');
    return { element, project, places: placesOf(project, provinces), at };
  });

/** Shows the cards that are asked for, in the order asked for, which `cards` then has; gives how many they are. */
export function showCards(cards: Card[], filters: Filters): number {
  const before = [...cards];
  cards.sort((a, b) => inOrder(filters.tri, a.project, b.project) || a.at - b.at);
  // What else stands in the list, as the card that is still free, stays at its end.
  if (cards.some((card, at) => card !== before[at]))
    for (const { element } of [...cards].reverse()) element.parentElement?.prepend(element);
  for (const { element, project, places } of cards)
    element.hidden = !isAsked(project, places, filters);
  return cards.filter(({ element }) => !element.hidden).length;
}
