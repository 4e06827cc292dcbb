/** Gives each id of several texts once: when it is taken, it is numbered as the headings of one text are. */
export class UniqueIds {
  readonly #taken: Set<string>;

  /** Those of the frame around the page are taken. */
  constructor(taken: readonly string[]) {
    this.#taken = new Set(taken);
  }

  give(id: string): string {
    let given = id;
    for (let number = 1; this.#taken.has(given); number++) given = `${id}-${number}`;
    this.#taken.add(given);
    return given;
  }
}

/** The anchor of a file that a page shows with others, from its name without the number that orders it. */
export const sectionAnchor = (slug: string) => slug.replace(/^\d+-/, '');
