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
  const shown = new Set(asked);
  for (const card of cards) if (!shown.has(card)) card.element.hidden = true;
  reveal(asked.map(({ element }) => element));
  return asked.length;
}

/** Cards shown in one frame: enough to fill a screen, and few enough for a slow phone between two typed letters. */
const CARDS_A_FRAME = 24;

let frame = 0;

/** Shows cards in order, 24 in each frame; a new call cancels the frames of the previous call. */
function reveal(elements: readonly HTMLElement[]): void {
  cancelAnimationFrame(frame);
  const hidden = elements.filter((element) => element.hidden);
  for (const element of hidden.slice(0, CARDS_A_FRAME)) element.hidden = false;
  const rest = hidden.slice(CARDS_A_FRAME);
  if (rest.length > 0) frame = requestAnimationFrame(() => reveal(rest));
}
