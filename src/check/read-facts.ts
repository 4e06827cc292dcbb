import { onceFor } from '../content/once-for.ts';
import type { Part } from '../content/part.ts';
import type { BodyFacts } from '../mdx/body-facts.ts';
import { readBody } from '../mdx/read-body.ts';
import type { Reading } from '../read/content.ts';
import { bodyCache, bodyKey } from '../read/disk/body-cache.ts';
import type { Frontmatter } from '../read/frontmatter.ts';
import type { FactsOf } from './checking.ts';

/** Gives the facts of bodies when they are asked for: of a text that was read before, those that are stored. */
export function factsReader(
  { frontmatters }: Reading,
  cache = bodyCache,
  read = readBody,
): FactsOf {
  const data = new Map(
    frontmatters.map((frontmatter) => [frontmatter.file, withPartial(frontmatter)]),
  );
  return (part) =>
    once(part, () => {
      const { text, bodyLine, file } = part;
      // What is read of the frontmatter depends on the text alone, too.
      const name = `${bodyKey('facts', file, String(bodyLine), text)}.json`;
      const stored = cache.recall(name);
      if (stored) return JSON.parse(stored.toString('utf8')) as BodyFacts;
      const facts = read({ text, path: file, bodyLine, data: data.get(file) });
      cache.store(name, Buffer.from(JSON.stringify(facts)));
      return facts;
    });
}

/** The data of frontmatter, with a place for each key whose value could not be read: the key is there all the same. */
function withPartial({ data, partial }: Frontmatter): unknown {
  if (partial.size === 0 || typeof data !== 'object' || data === null) return data;
  return { ...Object.fromEntries(Array.from(partial, (key) => [key, undefined])), ...data };
}

/** For all rules, and for all checks of the same bytes. */
const once = onceFor<Part, BodyFacts>();
