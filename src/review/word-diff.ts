import { diffArrays } from 'diff';
import type { Block } from './visible-text.ts';

/** A piece of a diffed text. */
export interface Piece {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** One changed passage of a page. */
export interface Hunk {
  /** Name of a changed value that is not page text: `Titre`, `Lien « Lire »`. */
  label?: string;
  /** Preceding heading (of the old page for removed text); empty before the first one. */
  under: string;
  /** Level of a changed heading, 1 to 6; 0 for other text. */
  heading: number;
  pieces: Piece[];
}

/** A token: a number with grouped thousands, a word with its apostrophe or hyphens, an e-mail, a space, or one character. */
const TOKEN =
  /\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)|[\p{L}\p{N}]+(?:[.\-_@+/][\p{L}\p{N}]+)*[’']?|\s+|[^\s]/gu;

/** Word diff of two texts; a space between two changed words belongs to the change. */
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

/** Aligns two lists: pairs of equal items, and pairs of a removed item with the one added in its place. */
export function* align<Item>(
  before: readonly Item[],
  after: readonly Item[],
  comparator: (a: Item, b: Item) => boolean,
): Generator<{ isSame: boolean; old: Item | undefined; now: Item | undefined }> {
  let pending: Item[] = [];
  const changes = diffArrays([...before], [...after], { comparator });
  for (const { value, removed, added } of [
    ...changes,
    { value: [], added: true, removed: false },
  ]) {
    const incoming = added ? value : [];
    for (let index = 0; !removed && index < Math.max(pending.length, incoming.length); index += 1)
      yield { isSame: false, old: pending[index], now: incoming[index] };
    pending = removed ? value : [];
    if (!removed && !added) for (const item of value) yield { isSame: true, old: item, now: item };
  }
}

/** Changed passages between two lists of blocks; aligned blocks are compared word by word. */
export function diffBlocks(before: readonly Block[], after: readonly Block[]): Hunk[] {
  const hunks: Hunk[] = [];
  const under = { old: '', now: '' };
  for (const { isSame, old, now } of align(before, after, (a, b) => a.text === b.text)) {
    const heading = now?.heading || old?.heading || 0;
    const title = now ? under.now : under.old;
    if (!isSame) hunks.push({ under: heading ? '' : title, heading, pieces: diffPair(old, now) });
    if (old?.heading) under.old = old.text;
    if (now?.heading) under.now = now.text;
  }
  return hunks;
}

function diffPair(before: Block | undefined, after: Block | undefined): Piece[] {
  if (!before) return [{ kind: 'added', text: after?.text ?? '' }];
  if (!after) return [{ kind: 'removed', text: before.text }];
  const pieces = diffWords(before.text, after.text);
  const same = pieces.filter(({ kind }) => kind === 'same').reduce((n, p) => n + p.text.length, 0);
  // With less than a quarter in common, the old text was removed and another added.
  return same * 4 >= Math.min(before.text.length, after.text.length)
    ? pieces
    : [
        { kind: 'removed', text: before.text },
        { kind: 'added', text: after.text },
      ];
}
