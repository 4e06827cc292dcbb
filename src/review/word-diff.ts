import { diffArrays } from 'diff';
import type { Block } from './visible-text.ts';

/** A part of a text diff: unchanged, added or removed text. */
export interface Piece {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** One changed passage of a page. */
export interface Hunk {
  /** Name of a changed value that is not text of the page: `Titre`, `Lien « Lire »`. */
  label?: string;
  /** Heading above the passage (in the old page for removed text); empty above the first heading. */
  under: string;
  /** 1 to 6 if the passage is a heading; 0 for other text. */
  heading: number;
  pieces: Piece[];
}

/** A token: `9 500 000`, `l’`, `rendez-vous`, `a@b.ga`, a run of spaces, or any other single character. */
const TOKEN =
  /\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)|[\p{L}\p{N}]+(?:[.\-_@+/][\p{L}\p{N}]+)*[’']?|\s+|[^\s]/gu;

/** Compares two texts word by word; a space between two changed words counts as changed. */
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

/** Aligns two lists: yields pairs of equal items, and pairs of a removed item and the item added in its place. */
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

/** Changed passages between the texts of two pages; a replaced paragraph is compared word by word with the new one. */
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
  // With less than a quarter of the text unchanged, word differences are unreadable: report a removal and an addition.
  return same * 4 >= Math.min(before.text.length, after.text.length)
    ? pieces
    : [
        { kind: 'removed', text: before.text },
        { kind: 'added', text: after.text },
      ];
}
