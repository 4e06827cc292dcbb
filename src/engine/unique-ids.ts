/** Ids that are unique over several texts: an id already used gets a number, as GitHub's slugger does. */
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

/** Anchor of a file that a page shows with others: its name without the number that orders it. */
export const sectionAnchor = (slug: string) => slug.replace(/^\d+-/, '');
