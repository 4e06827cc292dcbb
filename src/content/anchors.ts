/**
 * Ids of the frame around every page, known to the browser's code or to its controls: a place of a text
 * that took one would be found instead, and the page would not come to life.
 */
export const FRAME_IDS = [
  'app',
  'avis.a-venir',
  'avis.langue',
  'contenu',
  'donnees',
  'menu',
  'notifications',
] as const;

/** Gives each id of several texts once: when it is taken, it is numbered as the headings of one text are. */
export class UniqueIds {
  readonly #taken = new Set<string>(FRAME_IDS);

  give(id: string): string {
    let given = id;
    for (let number = 1; this.#taken.has(given); number++) given = `${id}-${number}`;
    this.#taken.add(given);
    return given;
  }
}

/** The anchor of a category on a page of the blog. */
export const categoryAnchor = (category: string) => category.toLowerCase();

/** The anchor of a file that a page shows with others, from its name without the number that orders it. */
export const sectionAnchor = (slug: string) => slug.replace(/^\d+-/, '');
