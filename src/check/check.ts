import { type Reading, readContent } from '../read/content.ts';
import { applyRules, type CheckResult } from './apply-rules.ts';
import type { FactsOf } from './checking.ts';

/** Reads the facts of all bodies; a cache may stand before the parser. */
export type FactsReader = (reading: Reading) => Promise<FactsOf>;

/**
 * Reads a content folder and applies every rule: what `npm run check`, the build and dev all call.
 * `readFacts` may remember the bodies that it has read before.
 */
export async function check(folder: string, readFacts = parseAll): Promise<CheckResult> {
  const reading = await readContent(folder);
  return applyRules(reading, await readFacts(reading));
}

/** Loaded when it is needed: with every body in a cache, the check does without a parser. */
const parseAll: FactsReader = async (reading) => {
  const { factsReader } = await import('./read-facts.ts');
  return factsReader(reading);
};
