import { GROUP_KEYS, isKnownKey } from '../../content/known-keys.ts';
import { isBlank, isComment, keyOf, takeApart } from '../yaml/line.ts';
import type { Repair, Suspect } from './repair.ts';

/** Lines above that are looked through for another element of the same list. */
const ABOVE = 60;

/** The lines of an element whose first one, `- title: …`, is not there any more. */
export function* lostStart(suspect: Suspect): Generator<Repair> {
  const { lines, head, line } = suspect;
  const text = lines[line - 1] ?? '';
  const { indent, dashes } = takeApart(text);
  if (isBlank(text) || dashes !== '' || indent.length < 2) return;
  const above = lines.slice(Math.max(head.from - 1, line - 1 - ABOVE), line - 1).map(takeApart);
  const other = above.findLast((one) => one.dashes !== '' && one.column === indent.length);
  const key = keyOf(other?.content ?? '')?.key;
  if (!other || key === undefined) return;
  const lost = `${other.indent}${other.dashes}${key}: "…"`;
  // Read with the value of the other element: one that is still to be written would be a fault of its own.
  yield withLine(
    suspect,
    { lost, read: other.text },
    {
      message: `La première ligne de cet élément n’est plus là : « - ${key}: ».`,
      hint: 'Écrivez-la de nouveau au-dessus de celle-ci, avec sa valeur.',
    },
  );
}

/** The lines of a list or of a group whose key is not there any more. */
export function* lostKey(suspect: Suspect): Generator<Repair> {
  const { lines, line, body } = suspect;
  const text = lines[line - 1] ?? '';
  const { indent, dashes, content } = takeApart(text);
  if (isBlank(text) || isComment(text)) return;
  // No group has it as its first: a reading for each list would be in vain.
  const first = keyOf(content)?.key;
  if (first !== undefined && !isKnownKey(first)) return;
  // A list that a block below shows was surely there.
  const shown = new Set(Array.from(body.matchAll(/\bfrontmatter\.(\w+)/g), ([, key]) => key));
  const keys = [...GROUP_KEYS].sort((a, b) => Number(shown.has(b)) - Number(shown.has(a)));
  const margins = dashes === '' ? [indent.length - 2] : [indent.length - 2, indent.length];
  for (const margin of margins.filter((at) => at >= 0)) {
    for (const key of keys) {
      const lost = `${' '.repeat(margin)}${key}:`;
      yield withLine(
        suspect,
        { lost, read: lost },
        {
          message: `Il manque au-dessus de cette ligne celle qui commence la liste ou le groupe, comme « ${key}: ».`,
          hint: 'Écrivez-la de nouveau au-dessus de celle-ci.',
        },
      );
    }
  }
}

/** One more line above the suspected one. */
function withLine(
  { lines, line }: Suspect,
  { lost, read }: { lost: string; read: string },
  said: { message: string; hint: string },
): Repair {
  const text = lines[line - 1] ?? '';
  const column = takeApart(text).indent.length + 1;
  const suggestion = `${lost}\n${text}`;
  return {
    lines: lines.toSpliced(line - 1, 0, read),
    more: 1,
    fault: { rule: 'cle-manquante', line, column, ...said, suggestion },
  };
}
