import type { Code, ParseContext } from 'micromark-util-types';

/** The place that a tab fills: micromark gives it a code of its own, and no sign. */
export const nowhere = -1;

/** True for the codes that micromark gives to the ends of lines. */
export const isLineEnd = (code: Code) => code !== null && code < -2;

/** The character of a code; a tab has a negative one. */
export const signOf = (code: number) => (code === -2 ? '\t' : String.fromCharCode(code));

const FAILURES = { blockTag: 200, comment: 3 } as const;

const failures = new WeakMap<ParseContext, Record<keyof typeof FAILURES, number>>();

/**
 * Whether a construct that may read far ahead is still worth trying in this text: each failure counts,
 * so that a megabyte of openings costs no more than the first ones.
 */
export function mayTry(parser: ParseContext, kind: keyof typeof FAILURES, failed = 0): boolean {
  const counts = failures.get(parser) ?? { blockTag: 0, comment: 0 };
  counts[kind] += failed;
  failures.set(parser, counts);
  return counts[kind] < FAILURES[kind];
}
