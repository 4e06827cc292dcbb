import {
  compareProjects,
  type Filters,
  locationsOf,
  matches,
  type Project,
  type Province,
} from './filters.ts';

/** A project's card in the page, with its data for the filters. */
export interface Card {
  element: HTMLElement;
  project: Project;
  locations: string;
  /** Its index in the list of the build. */
  at: number;
}

/** The cards of the projects in this page, in their order there. */
export const readCards = (provinces: readonly Province[]): Card[] =>
  [...document.querySelectorAll<HTMLElement>('[data-project]')].map((element, at) => {
    const project: Project = JSON.parse(element.dataset.project ?? '');
    return { element, project, locations: locationsOf(project, provinces), at };
  });

/** Shows the cards that match the filters, and sorts the page and `cards` by them. Returns how many cards match. */
export function showCards(cards: Card[], filters: Filters): number {
  const before = [...cards];
  cards.sort((a, b) => compareProjects(filters.tri, a.project, b.project) || a.at - b.at);
  // Prepended, so that another item, as the invitation to propose a project, stays last.
  if (cards.some((card, at) => card !== before[at]))
    for (const { element } of [...cards].reverse()) element.parentElement?.prepend(element);
  const asked = cards.filter(({ project, locations }) => matches(project, locations, filters));
  const shown = new Set(asked);
  for (const card of cards) if (!shown.has(card)) card.element.hidden = true;
  reveal(asked.map(({ element }) => element));
  return asked.length;
}

/** Cards shown in one frame: more than a screen holds, few enough for a slow phone to lay out between two letters. */
const CARDS_A_FRAME = 24;

let frame = 0;

/** Shows cards in order, some in each frame; the next call cancels the rest of this one. */
function reveal(elements: readonly HTMLElement[]): void {
  cancelAnimationFrame(frame);
  const hidden = elements.filter((element) => element.hidden);
  for (const element of hidden.slice(0, CARDS_A_FRAME)) element.hidden = false;
  const rest = hidden.slice(CARDS_A_FRAME);
  if (rest.length > 0) frame = requestAnimationFrame(() => reveal(rest));
}
