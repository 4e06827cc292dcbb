import { parseArgs } from 'node:util';

const WORDS = ['content', 'types', 'lint', 'unit', 'build', 'e2e', 'site'] as const;

export type StepWord = (typeof WORDS)[number];

export interface TestPlan {
  /** In the order in which they run, whatever the order of the words. */
  steps: StepWord[];
  /** What the names of test files must hold for the runners to take them; none: all. */
  filters: string[];
  /** Also the tests that are rare and long. */
  all: boolean;
}

/**
 * What a command line asks for: steps first, and from the first word that is no step on, filters. Filters alone
 * choose among the tests of both runners. What looks at the site brings its build with it.
 */
export function testPlan(args: string[]): TestPlan {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { all: { type: 'boolean', default: false } },
  });
  const other = positionals.findIndex((word) => !isStep(word));
  const filters = other < 0 ? [] : positionals.slice(other);
  const named = positionals.slice(0, positionals.length - filters.length).filter(isStep);
  const asked = new Set<StepWord>(named.length > 0 ? named : byDefault(filters));
  if (asked.has('e2e')) asked.delete('site');
  if (asked.has('e2e') || asked.has('site')) asked.add('build');
  return { steps: WORDS.filter((word) => asked.has(word)), filters, all: values.all };
}

const isStep = (word: string): word is StepWord => WORDS.some((known) => known === word);

/** Without a filter every step; the sweep over the site is among the browser tests. */
const byDefault = (filters: readonly string[]): readonly StepWord[] =>
  filters.length > 0 ? ['unit', 'e2e'] : WORDS;
