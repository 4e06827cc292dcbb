import type { Fault } from './fault.ts';

/**
 * The marks that git leaves where two versions disagree: each conflict is one fault, on its first mark.
 * The marks and the second version are blanked, so that the rest is read once.
 */
export function conflictFaults(lines: readonly string[]): { lines: string[]; faults: Fault[] } {
  const faults: Fault[] = [];
  let side: 'none' | 'ours' | 'theirs' = 'none';
  const rest = lines.map((text, at) => {
    const sign = /^([<=>|])\1{6}(?:\s|$)/.exec(text)?.[1];
    if (sign === '<') {
      side = 'ours';
      faults.push(conflict(at, text));
    } else if (sign === '>') {
      if (side === 'none') faults.push(conflict(at, text));
      side = 'none';
    } else if (sign !== undefined && side !== 'none') side = 'theirs';
    else if (isRemainder(text) && side === 'none') {
      if (!faults.some(({ message }) => message.startsWith(REMAINDER))) faults.push(remainder(at));
    } else return side === 'theirs' ? '' : text;
    return '';
  });
  const isOpen = side !== 'none';
  return { lines: isOpen ? lines.map((text) => (MARK.test(text) ? '' : text)) : rest, faults };
}

const MARK = /^([<=>|])\1{6}(\s|$)/;

/** The mark between two versions, left when the two others were erased: under a text it would make a title of it. */
const isRemainder = (text: string) => /^={7}\s*$/.test(text);

const REMAINDER = '« ======= »';

const conflict = (at: number, text: string): Fault => ({
  rule: 'fusion',
  line: at + 1,
  column: 1,
  message: `« ${text.slice(0, 30).trim()} » : deux versions du texte se trouvent ici l’une au-dessus de l’autre.`,
  hint: 'Gardez la bonne version et effacez l’autre, ainsi que les lignes <<<<<<<, ======= et >>>>>>>.',
});

const remainder = (at: number): Fault => ({
  rule: 'fusion',
  line: at + 1,
  column: 1,
  message: `${REMAINDER} est le reste d’un conflit : deux versions du texte se trouvent peut-être au-dessus et au-dessous.`,
  hint: 'Gardez la bonne version, et effacez cette ligne.',
});
