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
  const asked = cards.filter(({ project, places }) => isAsked(project, places, filters));
  const shown = new Set(asked);
  for (const card of cards) if (!shown.has(card)) card.element.hidden = true;
  reveal(asked.map(({ element }) => element));
  return asked.length;
}

/** Cards shown in one frame: more than a screen holds, and no more than a slow phone lays out between two letters. */
const CARDS_A_FRAME = 24;

let frame = 0;

/** Shows cards from the first one on, some in each frame; the next call ends what is left of this one. */
function reveal(elements: readonly HTMLElement[]): void {
  cancelAnimationFrame(frame);
  const hidden = elements.filter((element) => element.hidden);
  for (const element of hidden.slice(0, CARDS_A_FRAME)) element.hidden = false;
  const rest = hidden.slice(CARDS_A_FRAME);
  if (rest.length > 0) frame = requestAnimationFrame(() => reveal(rest));
}
