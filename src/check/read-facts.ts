import type { Part } from '../content/part.ts';
import type { BodyFacts } from '../mdx/body-facts.ts';
import { readBody } from '../mdx/read-body.ts';
import type { Reading } from '../read/content.ts';
import type { FactsOf } from './checking.ts';

/** Reads the facts of bodies when they are asked for. */
export function factsReader({ heads }: Reading): FactsOf {
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
