import { isSiteKey } from '../../content/synonyms.ts';

/** A top-level key with the lines of its value; rows are 0-based, `to` is the row after the last. */
export interface Block {
  /** Empty for lines above the first key. */
  key: string;
  from: number;
  to: number;
}

const KEY = /^(?:"([^"]*)"|'([^']*)'|([\p{L}_/<$][^:#"'{}[\],]{0,80}?))\s*:(?:\s|$)/u;
const GLUED = /^([\p{L}_][\p{L}\p{N}_-]*)\s*:/u;

export const isBlank = (line = '') => line.trim() === '';
export const isComment = (line: string) => /^\s*#/.test(line);

/** The key with which a line begins; undefined for other lines. */
export function keyOf(line: string): string | undefined {
  const key = KEY.exec(line)
    ?.slice(1)
    .find((one) => one !== undefined);
  const glued = GLUED.exec(line)?.[1];
  return key ?? (glued !== undefined && isSiteKey(glued) ? glued : undefined);
}

/** Splits YAML into its top-level keys. A line without a key belongs to the key above. */
export function blocksOf(lines: readonly string[]): Block[] {
  const margin = lines
    .filter((line) => !isBlank(line) && !isComment(line))
    .reduce((least, line) => Math.min(least, marginOf(line)), Number.POSITIVE_INFINITY);
  const blocks: Block[] = [{ key: '', from: 0, to: 0 }];
  for (const [row, line] of lines.entries()) {
    const key = marginOf(line) === margin ? keyOf(line.slice(margin)) : undefined;
    if (key !== undefined) blocks.push({ key, from: row, to: row });
    const last = blocks.at(-1);
    if (last) last.to = row + 1;
  }
  return blocks.filter(({ from, to }) => to > from);
}

const marginOf = (line: string) => line.search(/[^ ]|$/);
