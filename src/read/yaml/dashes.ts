import { isKnownKey } from '../../content/known-keys.ts';
import { isListKey } from '../../content/list-keys.ts';
import { type LineMending, say } from './lead.ts';
import { keyOf, takeApart } from './line.ts';
import { isProseKey } from './plain-value.ts';
import type { Structure } from './structure.ts';

/** Signs and numbers that stand in place of a dash at the head of a list elsewhere, and dashes in number. */
const SIGN = /^([‐‑‒–—―−⁃•·*+▪◦●►➢✓✔✅→]|-{2,3}|\d{1,2}[.)])[ \t\u00a0\u202f]+(?=\S)/;

/** What is known of the list that a line without dash may belong to. */
interface Near {
  structure: Structure;
  /** The line below, as it stands. */
  below: string;
}

/** `– texte` in a list: Word and phones turn a dash into a longer one. */
export function mendLongDash(mending: LineMending, { structure, below }: Near): void {
  const { levels, waiting, flowing, last } = structure;
  const { content, column, dashes } = takeApart(mending.text);
  const [lead = '', sign = ''] = dashes === '' ? (SIGN.exec(content) ?? []) : [];
  if (sign === '') return;
  const top = levels.at(-1);
  const isText = flowing && column > (top?.column ?? 0);
  const rest = content.slice(lead.length);
  const next = takeApart(below);
  // Under a key of prose that waits, a dash may begin a line of dialogue: a key must follow it.
  const isRow = !isProseKey(last ?? '') && (sign.startsWith('--') || SIGN.test(next.content));
  const isItem = waiting
    ? isWrittenKey(rest) || isRow
    : levels.some(({ kind }) => kind === 'list') && !isText;
  if (!isItem) return;
  sayDash(mending, column, sign);
  // The keys below an item stand in the column of its first one.
  const isAbove = next.dashes === '' && next.column === column + lead.length;
  const space = isAbove ? ' '.repeat(lead.length - 1) : ' ';
  mending.text = `${mending.text.slice(0, column)}-${space}${rest}`;
}

function sayDash(mending: LineMending, column: number, sign: string): void {
  const hint = sign.startsWith('--')
    ? 'N’écrivez qu’un seul tiret « - », suivi d’une espace.'
    : 'Remplacez ce signe par un tiret simple « - », suivi d’une espace.';
  const message = `La ligne commence par « ${sign} » : le site attend ici un tiret simple.`;
  say(mending, 'yaml-liste', column, { message, hint });
}

/** `- - item: Ateliers`: no list of the site stands in another. */
export function mendDoubleDash(mending: LineMending, { below }: Pick<Near, 'below'>): void {
  const { indent, dashes, content, column } = takeApart(mending.text);
  const count = dashes.match(/-/g)?.length ?? 0;
  if (count < 2 || !isWrittenKey(content)) return;
  say(mending, 'yaml-liste', indent.length, {
    message: `${count === 2 ? 'Deux' : count} tirets commencent cette ligne : un seul suffit.`,
    hint: 'N’écrivez qu’un seul tiret « - », suivi d’une espace.',
  });
  // The keys below an item stand in the column of its first one.
  const next = takeApart(below);
  const isAbove = next.dashes === '' && next.column === column;
  mending.text = `${indent}-${' '.repeat(isAbove ? column - indent.length - 1 : 1)}${content}`;
}

const isWrittenKey = (text: string) => {
  const part = keyOf(text);
  return part !== undefined && isKnownKey(part.key);
};

/** `item: Ateliers` where a new item of a list begins, without its dash. */
export function mendNoDash(mending: LineMending, { structure, below }: Near): void {
  const { content, column, dashes } = takeApart(mending.text);
  const key = dashes === '' ? keyOf(content)?.key : undefined;
  if (key === undefined || !isKnownKey(key)) return;
  const dash = structure.waiting
    ? firstDash(structure, column, below)
    : nextDash(structure, column, key);
  if (dash === undefined) return;
  say(mending, 'yaml-liste', column, {
    message: `Il manque le tiret : « ${key}: » commence ici un nouvel élément de la liste.`,
    hint: 'Écrivez un tiret et une espace devant cette clé.',
  });
  const inner = structure.waiting ? dash + 2 : Math.max(itemColumn(structure), dash + 2);
  mending.text = `${' '.repeat(dash)}-${' '.repeat(inner - dash - 1)}${content}`;
}

/** The column for the dash of the first item under the key of a list. */
function firstDash({ levels, last }: Structure, column: number, below: string) {
  const parent = levels.at(-1)?.column ?? 0;
  if (column <= parent || last === undefined || !isListKey(last)) return undefined;
  const next = takeApart(below);
  const isIndented = next.dashes === '' && next.column === column + 2;
  return isIndented || (next.dashes !== '' && next.indent.length === column)
    ? column
    : Math.max(parent, column - 2);
}

/** The column for the dash of one more item: the first key of the item above comes again. */
function nextDash({ levels }: Structure, column: number, key: string) {
  const list = levels.findLastIndex(({ kind }) => kind === 'list');
  const map = levels[list + 1];
  if (list < 0 || !map?.keys || column > map.column) return undefined;
  if (column < (levels[list]?.column ?? 0) || column <= (levels[0]?.column ?? 0)) return undefined;
  return map.keys.count > 1 && map.keys.first === key ? levels[list]?.column : undefined;
}

const itemColumn = ({ levels }: Structure) =>
  levels[levels.findLastIndex(({ kind }) => kind === 'list') + 1]?.column ?? 0;
