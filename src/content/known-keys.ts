import { frenchWords } from './synonyms.ts';
import { plain } from './text.ts';
import { keysWhere } from './value-keys.ts';

const known = new Set([...[...keysWhere(() => true)].map(plain), ...frenchWords()]);

/** True for a word that some schema has as a key, or its French synonym: what stands before a colon is then a key, not prose. */
export const isKnownKey = (word: string) => known.has(plain(word));
