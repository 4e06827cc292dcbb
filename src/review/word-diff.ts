import { diffArrays } from 'diff';
import type { Block } from './visible-text.ts';

/** A piece of text that stayed, came or went. */
export interface Piece {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** One changed passage of a page. */
export interface Hunk {
  /** What changed, where it is no text of the page: `Titre`, `Lien « Lire »`. */
  label?: string;
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
  const pieces: Piece[] = [];
  let removed = '';
  let added = '';
  const close = () => {
    if (removed) pieces.push({ kind: 'removed', text: removed });
    if (added) pieces.push({ kind: 'added', text: added });
    removed = '';
    added = '';
  };
  diffArrays(tokens(before), tokens(after)).forEach((change, index, { length }) => {
    const text = change.value.join('');
    const isSame = !change.removed && !change.added;
    const isBetween = isSame && (removed || added) && /^\s+$/.test(text) && index < length - 1;
    if (change.removed || isBetween) removed += text;
    if (change.added || isBetween) added += text;
    if (!isSame || isBetween) return;
    close();
    pieces.push({ kind: 'same', text });
  });
  close();
  return pieces;
}

/** Two lists side by side: what is the same, and beside what went what came in its place. */
export function* align<Item>(
  before: readonly Item[],
  after: readonly Item[],
  comparator: (a: Item, b: Item) => boolean,
): Generator<{ isSame: boolean; old: Item | undefined; now: Item | undefined }> {
  let gone: Item[] = [];
  const changes = diffArrays([...before], [...after], { comparator });
  for (const { value, removed, added } of [
    ...changes,
    { value: [], added: true, removed: false },
  ]) {
    const come = added ? value : [];
    for (let index = 0; !removed && index < Math.max(gone.length, come.length); index += 1)
      yield { isSame: false, old: gone[index], now: come[index] };
    gone = removed ? value : [];
    if (!removed && !added) for (const item of value) yield { isSame: true, old: item, now: item };
  }
}

/** The passages that changed between two lists of blocks: paired blocks are compared word by word. */
export function diffBlocks(before: readonly Block[], after: readonly Block[]): Hunk[] {
  const hunks: Hunk[] = [];
  const under = { old: '', now: '' };
  for (const { isSame, old, now } of align(before, after, (a, b) => a.text === b.text)) {
    const heading = now?.heading || old?.heading || 0;
    const title = now ? under.now : under.old;
    if (!isSame) hunks.push({ under: heading ? '' : title, heading, pieces: pair(old, now) });
    if (old?.heading) under.old = old.text;
    if (now?.heading) under.now = now.text;
  }
  return hunks;
}

function pair(before: Block | undefined, after: Block | undefined): Piece[] {
  if (!before) return [{ kind: 'added', text: after?.text ?? '' }];
  if (!after) return [{ kind: 'removed', text: before.text }];
  const pieces = diffWords(before.text, after.text);
  const same = pieces.filter(({ kind }) => kind === 'same').reduce((n, p) => n + p.text.length, 0);
  // Two texts with next to nothing in common are not one text that changed.
  return same * 4 >= Math.min(before.text.length, after.text.length)
    ? pieces
    : [
        { kind: 'removed', text: before.text },
        { kind: 'added', text: after.text },
      ];
}
