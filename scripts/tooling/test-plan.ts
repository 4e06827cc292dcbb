import { parseArgs } from 'node:util';

const STEPS = ['content', 'types', 'lint', 'unit', 'build', 'e2e', 'site'] as const;

export type StepName = (typeof STEPS)[number];

export interface TestPlan {
  /** Steps in the order in which they run. */
  steps: StepName[];
  /** Words: test files whose path contains one of these words run; all files without a filter. */
  filters: string[];
  /** Whether the rare, long tests run too. */
  all: boolean;
}

/**
 * Parses the arguments of `npm test`: names of steps, then filters, from the first word that is not a step. Filters alone run
 * the unit and browser tests. Steps that open the site include its build. Throws for an unknown option.
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
  const requested = new Set<StepName>(named.length > 0 ? named : defaultSteps(filters));
  if (requested.has('e2e')) requested.delete('site');
  if (requested.has('e2e') || requested.has('site')) requested.add('build');
  return { steps: STEPS.filter((step) => requested.has(step)), filters, all: values.all };
}

const isStep = (word: string): word is StepName => STEPS.some((step) => step === word);

/** Steps that run when the arguments contain no step. */
const defaultSteps = (filters: readonly string[]): readonly StepName[] =>
  filters.length > 0 ? ['unit', 'e2e'] : STEPS;
