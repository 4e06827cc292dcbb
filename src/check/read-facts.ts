import { onceFor } from '../content/once-for.ts';
import type { Part } from '../content/part.ts';
import type { BodyFacts } from '../mdx/body-facts.ts';
import { readBody } from '../mdx/read-body.ts';
import type { Reading } from '../read/content.ts';
import type { Head } from '../read/head.ts';
import type { FactsOf } from './checking.ts';

/** Reads the facts of bodies when they are asked for. */
export function factsReader({ heads }: Reading): FactsOf {
  const data = new Map(heads.map((head) => [head.file, withPartial(head)]));
  return (part) =>
    once(part, () => {
      const { text, path, bodyLine, file } = part;
      return readBody({ text, path, bodyLine, data: data.get(file) });
    });
}

/** The data of a head, with a place for each key whose value could not be read: the key is there all the same. */
function withPartial({ data, partial }: Head): unknown {
  if (partial.size === 0 || typeof data !== 'object' || data === null) return data;
  return { ...Object.fromEntries(Array.from(partial, (key) => [key, undefined])), ...data };
}

/** For all rules, and for all checks of the same bytes. */
const once = onceFor<Part, BodyFacts>();
