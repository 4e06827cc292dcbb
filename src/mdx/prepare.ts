import { FENCE } from '../content/fence.ts';
import { normalize } from '../content/normalize.ts';

/** A whole file ready for the parser of bodies. */
interface Prepared {
  /** The file with its frontmatter blanked, so that every line keeps its number. */
  body: string;
  /** The text between the `---` lines; undefined without frontmatter. */
  head: string | undefined;
  /** 1-based line on which the body begins. */
  bodyLine: number;
}

/**
 * Parts a file from its frontmatter, as `src/read` does with a sound one: blank lines above the first
 * `---` are allowed. `bodyLine` says where the body begins when the caller knows better.
 */
export function prepare(text: string, bodyLine?: number): Prepared {
  const lines = normalize(text).split('\n');
  const open = lines.findIndex((line) => line.trim() !== '');
  const isOpen = open >= 0 && FENCE.test(lines[open] ?? '');
  const close = isOpen ? lines.findIndex((line, at) => at > open && FENCE.test(line)) : -1;
  const start = bodyLine === undefined ? close + 1 : bodyLine - 1;
  return {
    body: '\n'.repeat(start) + lines.slice(start).join('\n'),
    head: close > 0 ? lines.slice(open + 1, close).join('\n') : undefined,
    bodyLine: start + 1,
  };
}
