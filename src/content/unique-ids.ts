import { FRAME_IDS } from './frame-ids.ts';

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
