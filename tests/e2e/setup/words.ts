import type { Element } from '../../../src/server/html-tree.ts';
import { rawText } from './html.ts';

/** Kinds of spaces, apostrophes, guillemets and case are the compiler's; the words are the editor's. */
export const plain = (text: string) =>
  text
    .replace(/['’]/g, '’')
    .replace(/\\u00ad|\u00ad/g, '')
    .replace(/["«»“”]/g, ' ')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim()
    .toLowerCase();

const SPOKEN = new Set(['alt', 'aria-label', 'content', 'label', 'placeholder', 'title', 'value']);

/** All that a page says: its texts, and the attributes that are read out or shown. */
export const visible = (elements: readonly Element[]): string =>
  plain(
    elements
      .flatMap((element) => [
        element.tagName === 'html' ? rawText(element) : '',
        ...element.attrs.filter(({ name }) => SPOKEN.has(name)).map(({ value }) => value),
      ])
      .join(' '),
  );
