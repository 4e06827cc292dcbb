import type { PageChange } from './compare-pages.ts';
import { earlierFiles, type PageMoves } from './page-moves.ts';
import type { BuiltSite } from './read-built-site.ts';

/** Edited content file -> words that are only in its old text or only in its new text. */
export function editedFiles(base: BuiltSite, head: BuiltSite, moves: PageMoves) {
  const earlier = earlierFiles(base, head, moves);
  const files = [...new Set([...head.texts.keys(), ...base.texts.keys()])].flatMap((file) => {
    const [old, now] = [base.texts.get(earlier.get(file) ?? file), head.texts.get(file)];
    if (old?.text === now?.text) return [];
    return [[file, new Set(changedWords(old?.text, now?.text))] as const];
  });
  return new Map(files);
}

/** Content file that caused a change: the page's own file if edited, or the only edited file with all changed words; else ''. */
export function sourceFileOf(change: PageChange, edited: ReturnType<typeof editedFiles>): string {
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

/** Words (in lower case) that are in only one of two texts. */
function changedWords(before = '', after = ''): string[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  return [...old, ...now].filter((word) => !old.has(word) || !now.has(word));
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
