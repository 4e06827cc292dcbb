import type { Fault } from './fault.ts';

/**
 * The marks that git leaves where two versions disagree: each conflict is one fault, on its first mark.
 * The marks and the second version are blanked, so that the rest is read once.
 */
export function conflictFaults(lines: readonly string[]): { lines: string[]; faults: Fault[] } {
  const faults: Fault[] = [];
  let side: 'none' | 'ours' | 'theirs' = 'none';
  const rest = lines.map((text, at) => {
    if (/^<{7}(\s|$)/.test(text)) {
      side = 'ours';
      faults.push(conflict(at, text));
      return '';
    }
    if (/^>{7}(\s|$)/.test(text)) {
      if (side === 'none') faults.push(conflict(at, text));
      side = 'none';
      return '';
    }
    if (side !== 'none' && /^(={7}|\|{7})(\s|$)/.test(text)) {
      side = 'theirs';
      return '';
    }
    return side === 'theirs' ? '' : text;
  });
  return {
    lines:
      side === 'none' ? rest : lines.map((text) => (/^([<=>|])\1{6}(\s|$)/.test(text) ? '' : text)),
    faults,
  };
}

const conflict = (at: number, text: string): Fault => ({
  rule: 'fusion',
  line: at + 1,
  column: 1,
  message: `« ${text.slice(0, 30).trim()} » : deux versions du texte se trouvent ici l’une au-dessus de l’autre.`,
  hint: 'Gardez la bonne version et effacez l’autre, ainsi que les lignes <<<<<<<, ======= et >>>>>>>.',
});
