import { parseArgs } from 'node:util';
import { WrongUsage } from '../tooling/doorway.ts';

export const PARTS = [
  'weights',
  'paint',
  'lighthouse',
  'navigation',
  'build',
  'check',
  'dev',
] as const;
export type Part = (typeof PARTS)[number];

export interface BenchOptions {
  parts: readonly Part[];
  /** Numbers of articles for the build. */
  sizes: readonly number[];
  /** How many times each time is taken; medians are shown. */
  runs: number;
}

const MOST_ARTICLES = 20_000;

/** Reads the command line of `npm run bench`. Raises `WrongUsage`. */
export function benchOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', default: PARTS.join(',') },
      sizes: { type: 'string', default: '30,300' },
      runs: { type: 'string', default: '3' },
    },
  });
  return {
    parts: values.only.split(',').map(partOf),
    sizes: values.sizes.split(',').map((size) => numberOf(size, 'sizes', MOST_ARTICLES)),
    runs: numberOf(values.runs, 'runs', 100),
  };
}

function partOf(name: string): Part {
  const part = PARTS.find((known) => known === name.trim());
  if (part) return part;
  throw new WrongUsage(`--only knows no part « ${name} »: ${PARTS.join(', ')}.`);
}

function numberOf(text: string, option: string, most: number): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1 && value <= most) return value;
  throw new WrongUsage(`--${option} takes whole numbers from 1 to ${most}, not « ${text} ».`);
}
