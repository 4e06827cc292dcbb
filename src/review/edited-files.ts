import type { PageChange } from './compare-pages.ts';
import { type Moves, renamedFiles } from './moves.ts';
import type { ReviewedSite } from './read-site.ts';

/** The content files that were edited, each with the words that only its old or only its new text holds. */
export function editedFiles(base: ReviewedSite, head: ReviewedSite, moves: Moves) {
  const earlier = renamedFiles(base, head, moves);
  const files = [...new Set([...head.texts.keys(), ...base.texts.keys()])].flatMap((file) => {
    const [old, now] = [base.texts.get(earlier.get(file) ?? file), head.texts.get(file)];
    if (old?.text === now?.text) return [];
    const [went, came] = [wordsOf(old?.text), wordsOf(now?.text)];
    const words = [...went, ...came].filter((word) => !went.has(word) || !came.has(word));
    return [[file, new Set(words)] as const];
  });
  return new Map(files);
}

/** The file that changed a page: its own, else the one whose edit has most of the words; empty when none has. */
export function touchedFile(change: PageChange, edited: ReturnType<typeof editedFiles>): string {
  if (edited.has(change.source)) return change.source;
  const pieces = [change.text, change.frame, change.metadata].flat().flatMap((hunk) => hunk.pieces);
  const texts = pieces.filter(({ kind }) => kind !== 'same').map(({ text }) => text);
  const words = [...wordsOf([...texts, ...change.pictures.map(({ alt }) => alt)].join(' '))];
  const shared = (file: string) => words.filter((word) => edited.get(file)?.has(word)).length;
  const [best = ''] = [...edited.keys()].sort((a, b) => shared(b) - shared(a));
  return shared(best) > 0 ? best : '';
}

const wordsOf = (text = '') => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
