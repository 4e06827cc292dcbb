import { isKnownKey } from '../../content/known-keys.ts';
import { type KeyPart, keyOf, type Line, takeApart } from './line.ts';
import type { Structure } from './structure.ts';

/** Whether a key is known, or one small word against its colon; anything else may be a sentence. */
export const isWritten = ({ key, gap }: Pick<KeyPart, 'key' | 'gap'>) =>
  isKnownKey(key) || (gap === '' && /^[a-z_][\w-]*$/.test(key));

/** Whether the words before a colon are a key, and not the beginning of a French sentence. */
export function isKey(
  part: KeyPart,
  line: Line,
  { structure, lines }: { structure: Structure; lines: readonly string[] },
  at: number,
): boolean {
  // Keys begin with a small letter; "- Objectif : informer" is a sentence of a list.
  const isProse = line.dashes !== '' && part.gap !== '' && /^\p{Lu}/u.test(part.key);
  if (isKnownKey(part.key) && !isProse) return true;
  const top = structure.levels.at(-1)?.column ?? -1;
  if (line.dashes === '') return !(structure.flowing && line.indent.length > top);
  if (!/\s/.test(part.key) && part.gap === '') return true;
  const below = takeApart(lines[at + 1] ?? '');
  return below.dashes === '' && below.column === line.column && keyOf(below.content) !== undefined;
}
