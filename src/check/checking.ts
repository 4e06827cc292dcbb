import type { Issue } from '../content/issue.ts';
import type { Part } from '../content/part.ts';
import type { BodyFacts } from '../mdx/body-facts.ts';
import type { Fault } from '../mdx/fault.ts';
import type { Reading } from '../read/content.ts';

/** What the rules look at: all that was read, and the facts of each body. */
export interface Checking extends Reading {
  factsOf: FactsOf;
}

/** Gives the facts of a body. */
export type FactsOf = (part: Part) => BodyFacts;

/** A fault of a body as an issue of its file. */
export const inFile = (part: Part, fault: Fault): Issue => ({ ...fault, file: part.file });
