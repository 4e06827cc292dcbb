import { setImmediate } from 'node:timers/promises';
import { check } from '../check/check.ts';
import type { Content, Part } from '../content/part.ts';
import { compileBody } from './body-compiler.ts';
import { cachedFacts } from './cached-facts.ts';

/** How often all is done: what has run only once or twice is slow still. */
const ROUNDS = 6;

/** After so long (milliseconds) no new round begins: many pages, or a long one, need fewer. */
const LONG_ENOUGH = 900;

/**
 * Does once more what follows a saved text: checks the content, reads and compiles the text of the page
 * that is looked at, most likely the one that is edited next. Nothing of it is kept; what the first saved
 * text needs is then loaded and has run. Requests go between, and the first save ends it.
 */
export async function warmUp(
  { dir }: Content,
  { text, path }: Part,
  saved: AbortSignal,
): Promise<void> {
  const { readBody } = await import('../mdx/read-body.ts');
  const steps = [
    () => check(dir, cachedFacts()),
    () => readBody({ text, path }),
    () => compileBody(text, path),
  ];
  const end = performance.now() + LONG_ENOUGH;
  for (let round = 0; round < ROUNDS && performance.now() < end; round += 1) {
    for (const step of steps) {
      if (saved.aborted) return;
      await step();
      await setImmediate();
    }
  }
}
