import { join } from 'node:path';
import type { FactsReader } from '../check/check.ts';
import type { FactsOf } from '../check/checking.ts';
import { isError } from '../content/issue.ts';
import type { Part } from '../content/part.ts';
import type { BodyFacts } from '../mdx/body-facts.ts';
import { bodyCache, bodyKey } from './body-cache.ts';
import type { BodyCompiler } from './body-compiler.ts';

const seen = new WeakMap<Part, BodyFacts>();

/**
 * Reads the facts of bodies through the cache on disk. With a compiler, a sound body is compiled as
 * soon as it is read: the compiler then takes the parser's tree, and no other tree is held.
 */
export const cachedFacts =
  (compile?: BodyCompiler): FactsReader =>
  async (reading) => {
    let reader: FactsOf | undefined;
    // Loaded with the first body that is not known.
    const read = async (part: Part) => {
      reader ??= (await import('../check/read-facts.ts')).factsReader(reading);
      return reader(part);
    };
    for (const part of reading.content.parts) {
      if (seen.has(part)) continue;
      const purpose = `facts from ${part.bodyLine}`;
      const name = `${bodyKey(purpose, part.text, part.path)}.json`;
      const kept = await bodyCache.remember(name, async () => {
        const facts = await read(part);
        const sound = !facts.faults.some(isError);
        // A head that cannot be read would stop the compiler: the check tells of it.
        if (compile && sound && part.frontmatter) {
          await compile(part.text, join(reading.content.dir, part.path));
        }
        return Buffer.from(JSON.stringify(facts));
      });
      seen.set(part, JSON.parse(kept.toString('utf8')));
    }
    return (part) => {
      const facts = seen.get(part);
      if (!facts) throw new Error(`${part.file} is not of this reading.`);
      return facts;
    };
  };
