/** Gives each id of a page once: when it is taken, it is numbered as the headings of one text are. */
export class UniqueIds {
  readonly #taken: Set<string>;

  constructor(taken: Iterable<string> = []) {
    this.#taken = new Set(taken);
  }

  give(id: string): string {
    let given = id;
    for (let number = 1; this.#taken.has(given); number++) given = `${id}-${number}`;
    this.#taken.add(given);
    return given;
  }
}
