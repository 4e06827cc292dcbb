import type { PageChange } from './compare-pages.ts';
import { type Moves, renamedFiles } from './moves.ts';
import type { ReviewedSite } from './read-site.ts';

/** The content files that were edited, each with the words that only its old or only its new text holds. */
export function editedFiles(base: ReviewedSite, head: ReviewedSite, moves: Moves) {
  const earlier = renamedFiles(base, head, moves);
  const files = [...new Set([...head.texts.keys(), ...base.texts.keys()])].flatMap((file) => {
    const [old, now] = [base.texts.get(earlier.get(file) ?? file), head.texts.get(file)];
    if (old?.text === now?.text) return [];
    return [[file, new Set(changedWords(old?.text, now?.text))] as const];
  });
  return new Map(files);
}

/** The file that changed a page: its own, else the one whose edit alone has all the words that changed; empty when none has. */
export function touchedFile(change: PageChange, edited: ReturnType<typeof editedFiles>): string {
  if (edited.has(change.source)) return change.source;
  const pieces = [change.text, change.frame, change.metadata].flat().flatMap((hunk) => hunk.pieces);
  const textOf = (side: 'removed' | 'added') =>
    pieces.flatMap(({ kind, text }) => (kind === side ? text : [])).join(' ');
  const alts = change.pictures.map(({ alt }) => alt).join(' ');
  const words = changedWords(textOf('removed'), `${textOf('added')} ${alts}`);
  const [file = '', ...others] = [...edited]
    .filter(([, own]) => words.length > 0 && words.every((word) => own.has(word)))
    .map(([name]) => name);
  return others.length === 0 ? file : '';
}

/** The words that only the one or only the other text holds. */
function changedWords(before = '', after = ''): string[] {
  const [went, came] = [wordsOf(before), wordsOf(after)];
  return [...went, ...came].filter((word) => !went.has(word) || !came.has(word));
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
