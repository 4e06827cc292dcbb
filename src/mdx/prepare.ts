import { FENCE, normalize } from '../content/text.ts';

/** A whole file ready for the parser, in two parts that keep the number of every line. */
interface Prepared {
  /** The frontmatter as remark-frontmatter reads it: its fence on the first line, blank lines below. */
  frontmatter: string;
  body: string;
  /** The text between the `---` lines; undefined without frontmatter. */
  yaml: string | undefined;
}

/**
 * Parts a file from its frontmatter, as `src/read` does with a sound one: blank lines above the first
 * `---` are allowed. A caller that knows better where the body begins says so (`bodyLine`): the lines
 * above it are blank then.
 */
export function prepare(text: string, bodyLine?: number): Prepared {
  const lines = normalize(text).split('\n');
  const open = lines.findIndex((line) => line.trim() !== '');
  const isOpen = open >= 0 && FENCE.test(lines[open] ?? '');
  const close = isOpen ? lines.findIndex((line, at) => at > open && FENCE.test(line)) : -1;
  const keys = close > 0 ? lines.slice(open + 1, close) : undefined;
  const start = bodyLine === undefined ? close + 1 : bodyLine - 1;
  const frontmatter =
    keys && bodyLine === undefined
      ? ['---', ...lines.slice(0, open), ...keys, '---', ''].join('\n')
      : '\n'.repeat(start);
  return { frontmatter, body: lines.slice(start).join('\n'), yaml: keys?.join('\n') };
}
