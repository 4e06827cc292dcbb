/** Ids that are unique over several texts: `give` adds a number to an id that is already used, as GitHub does: `contact-1`. */
export class UniqueIds {
  readonly #taken: Set<string>;

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

/** Anchor of one of several files that a page shows: the file name without its number, `10-nous` -> `nous`. */
export const sectionAnchor = (slug: string) => slug.replace(/^\d+-/, '');
