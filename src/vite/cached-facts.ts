import type { FactsReader } from '../check/check.ts';
import type { FactsOf } from '../check/checking.ts';
import type { Part } from '../content/part.ts';
import type { BodyFacts } from '../mdx/body-facts.ts';
import { bodyCache, bodyKey } from './body-cache.ts';

const seen = new WeakMap<Part, BodyFacts>();

/** Reads the facts of bodies through the cache on disk. */
export const cachedFacts: FactsReader = async (reading) => {
  let reader: FactsOf | undefined;
  for (const part of reading.content.parts) {
    if (seen.has(part)) continue;
    const name = `${bodyKey(`facts from ${part.bodyLine}`, part.text, part.file)}.json`;
    const kept = await bodyCache.remember(name, async () => {
      // Loaded with the first body that is not known.
      reader ??= (await import('../check/read-facts.ts')).factsReader(reading);
      return Buffer.from(JSON.stringify(reader(part)));
    });
    seen.set(part, JSON.parse(kept.toString('utf8')));
  }
  return (part) => {
    const facts = seen.get(part);
    if (!facts) throw new Error(`${part.file} is not of this reading.`);
    return facts;
  };
};
