import type { Issue } from '../content/issue.ts';
import type { Part } from '../content/part.ts';
import type { BodyFacts } from '../mdx/body-facts.ts';
import type { Reading } from '../read/content.ts';

/** What the rules look at: all that was read, and the facts of each body. */
export interface Checking extends Reading {
  factsOf: FactsOf;
  /** The day in Gabon: a text of a later one waits. */
  today: string;
}

/** Gives the facts of a body. */
export type FactsOf = (part: Part) => BodyFacts;

/** A rule looks at the whole content and says what is wrong; it never prints. */
export type Rule = (checking: Checking) => Issue[];
