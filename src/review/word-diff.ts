import { diffArrays } from 'diff';
import type { Block } from './visible-text.ts';

/** A piece of text that stayed, came or went. */
export interface Piece {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** One changed passage of a page. */
export interface Hunk {
  /** The heading that it stands under, in the old page when it went; empty at the top. */
  under: string;
  /** 1 to 6 where a heading changed, 0 for any other text. */
  heading: number;
  pieces: Piece[];
}

/** A number with its groups of thousands, a word with what French binds to it (apostrophes, hyphens, e-mail signs), a space, or one sign. */
const TOKEN =
  /\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)|[\p{L}\p{N}]+(?:[.\-_@+/][\p{L}\p{N}]+)*[’']?|\s+|[^\s]/gu;

/** Word by word, what changed between two texts; a lone space between two changes belongs to them. */
export function diffWords(before: string, after: string): Piece[] {
  const tokens = (text: string) => text.match(TOKEN) ?? [];
  const pieces: Piece[] = diffArrays(tokens(before), tokens(after)).map((change) => ({
    kind: change.added ? 'added' : change.removed ? 'removed' : 'same',
    text: change.value.join(''),
  }));
  return joinAcrossSpaces(pieces);
}

/** « un deux » -> « trois quatre » reads better as one change than as two around a space. */
function joinAcrossSpaces(pieces: readonly Piece[]): Piece[] {
  const out: Piece[] = [];
  let removed = '';
  let added = '';
  const close = () => {
    if (removed) out.push({ kind: 'removed', text: removed });
    if (added) out.push({ kind: 'added', text: added });
    removed = '';
    added = '';
  };
  pieces.forEach((piece, index) => {
    if (piece.kind === 'removed') removed += piece.text;
    else if (piece.kind === 'added') added += piece.text;
    else if ((removed || added) && /^\s+$/.test(piece.text) && index < pieces.length - 1) {
      removed += piece.text;
      added += piece.text;
    } else {
      close();
      out.push(piece);
    }
  });
  close();
  return out;
}

/** The passages that changed between two lists of blocks: paired blocks are compared word by word. */
export function diffBlocks(before: readonly Block[], after: readonly Block[]): Hunk[] {
  const hunks: Hunk[] = [];
  const heading = { old: '', now: '' };
  let gone: Block[] = [];
  const close = (come: readonly Block[]) => {
    for (let index = 0; index < Math.max(gone.length, come.length); index += 1) {
      const old = gone[index];
      const now = come[index];
      const level = now?.heading || old?.heading || 0;
      const under = level > 0 ? '' : now ? heading.now : heading.old;
      hunks.push({ under, heading: level, pieces: pair(old, now) });
      if (old?.heading) heading.old = old.text;
      if (now?.heading) heading.now = now.text;
    }
    gone = [];
  };
  const comparator = (a: Block, b: Block) => a.text === b.text;
  for (const change of diffArrays([...before], [...after], { comparator })) {
    if (change.removed) gone = change.value;
    else if (change.added) close(change.value);
    else {
      close([]);
      const last = change.value.findLast((block) => block.heading > 0)?.text;
      if (last !== undefined) Object.assign(heading, { old: last, now: last });
    }
  }
  close([]);
  return hunks;
}

function pair(before: Block | undefined, after: Block | undefined): Piece[] {
  if (!before) return [{ kind: 'added', text: after?.text ?? '' }];
  if (!after) return [{ kind: 'removed', text: before.text }];
  const pieces = diffWords(before.text, after.text);
  const kept = pieces.filter(({ kind }) => kind === 'same').reduce((n, p) => n + p.text.length, 0);
  // Two texts with next to nothing in common are not one text that changed.
  return kept * 4 >= Math.min(before.text.length, after.text.length)
    ? pieces
    : [
        { kind: 'removed', text: before.text },
        { kind: 'added', text: after.text },
      ];
}
