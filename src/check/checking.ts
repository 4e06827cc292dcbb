import type { Issue } from '../content/issue.ts';
import type { Part } from '../content/part.ts';
import type { BodyFacts } from '../mdx/body-facts.ts';
import type { Fault } from '../mdx/fault.ts';
import { readBody } from '../mdx/read-body.ts';
import type { Reading } from '../read/content.ts';

/** What the rules look at: all that was read, and the facts of each body. */
export interface Checking extends Reading {
  factsOf(part: Part): BodyFacts;
}

/** Gives the facts of bodies; a cache may stand before the parser. */
export type FactsReader = (reading: Reading) => Promise<Checking['factsOf']>;

/** Reads the facts of bodies when they are asked for. */
export function factsReader({ heads }: Reading): Checking['factsOf'] {
  const data = new Map(heads.map((head) => [head.file, head.data]));
  return (part) => {
    const known = read.get(part);
    if (known) return known;
    const { text, path, bodyLine, file } = part;
    const facts = readBody({ text, path, bodyLine, data: data.get(file) });
    read.set(part, facts);
    return facts;
  };
}

/** Once for all rules, and once for all checks of the same bytes: a long-lived process checks often. */
const read = new WeakMap<Part, BodyFacts>();

/** A fault of a body as an issue of its file. */
export const inFile = (part: Part, fault: Fault): Issue => ({ ...fault, file: part.file });
