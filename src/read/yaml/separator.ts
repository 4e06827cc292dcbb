import { isKnownKey } from '../../content/known-keys.ts';
import { type LineMending, say } from './lead.ts';
import { keyOf, takeApart } from './line.ts';
import { isProseKey } from './plain-value.ts';
import type { Structure } from './structure.ts';

/** A key and what stands in place of its colon: nothing but a space at the very least. */
const SEPARATED =
  /^([a-z][\w-]*)(?:[ \t\u00a0\u202f]*(=>|->|[=;,→⇒：﹕︓；])[ \t\u00a0\u202f]*|[ \t\u00a0\u202f]+([-–—])(?=[ \t\u00a0\u202f]|$)[ \t\u00a0\u202f]*|[ \t\u00a0\u202f]+|$)(?=[^\s=]|$)/;

/** What is known of the line around. */
interface Near {
  structure: Structure;
  /** The line below, as it stands. */
  below: string;
}

/** `title = Eco`, `title ; Eco` or `- title Eco`, with a word that is a key somewhere: no other sign does for a colon. */
export function mendSeparator(mending: LineMending, { structure, below }: Near): void {
  const { content, column, dashes } = takeApart(mending.text);
  const match = SEPARATED.exec(content);
  const [all = '', word = '', tight, apart] = match ?? [];
  const { levels, flowing } = structure;
  const isProse = flowing && column > (levels.at(-1)?.column ?? 0);
  const sign = tight ?? apart ?? '';
  const written = keyOf(content)?.key;
  const isRead = written !== undefined && (sign === '' || isKnownKey(written));
  if (!match || isProse || isRead || !isKnownKey(word)) return;
  const value = content.slice(all.length);
  // A sentence of a list may begin so, and so may the text below its key: there, the line under it tells a key.
  if (sign !== '=' && !isAbove(takeApart(below), { column, value })) {
    if (dashes !== '' || sign === '' || waitsForText(structure, column)) return;
  }
  say(mending, 'yaml', column + (sign === '' ? 0 : all.indexOf(sign)), {
    message:
      sign === ''
        ? `Le deux-points manque après « ${word} ».`
        : `« ${word} » est suivi du signe « ${sign} », là où il faut un deux-points.`,
    hint: `Écrivez « ${word}: », une espace, puis la valeur.`,
  });
  mending.text = `${mending.text.slice(0, column)}${word}:${value && ` ${value}`}`;
}

/** Whether the line below can only be read under a key: one more of its map or, where it has no value, what it holds. */
function isAbove(
  next: ReturnType<typeof takeApart>,
  { column, value }: { column: number; value: string },
) {
  const isKey = next.dashes === '' && keyOf(next.content) !== undefined;
  if (value !== '') return isKey && next.column === column;
  return isKey ? next.column >= column : next.dashes !== '' && next.indent.length > column;
}

const waitsForText = ({ levels, waiting, last }: Structure, column: number) =>
  waiting && column > (levels.at(-1)?.column ?? 0) && isProseKey(last ?? '');
