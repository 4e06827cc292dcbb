import type { Fault } from '../fault.ts';
import type { Context } from './context.ts';

/**
 * One message for a block of which one tag is badly written, or hidden in a text shown as it stands: the
 * other tag, which then stands alone, is right.
 * `faults` are in the order of the text.
 */
export function withoutOtherHalves(faults: readonly Fault[], { lines }: Context): Fault[] {
  const kept: Fault[] = [];
  for (const fault of faults) {
    const written = (lines[fault.line - 1] ?? '').slice(fault.column - 1);
    if (isOpenCode(fault)) dropClosedBelow(fault.line);
    if (fault.rule === 'bloc-dans-une-phrase' && isTold(fault)) continue;
    const closed = nameIn(/^<\/([A-Z]\w+)>$/, fault.suggestion);
    if (fault.rule === 'balise-incomplete' && closed) dropLast((one) => isOpen(one, closed));
    const ended = nameIn(/^<\/([A-Z]\w+)/, written);
    const at = fault.rule === 'fermeture-seule' ? lastOpening(ended) : -1;
    const opening = kept[at];
    if (!opening) kept.push(fault);
    else if (opening.rule === 'bloc-vide') kept[at] = selfClosed(opening, ended);
  }
  return kept;

  /** A tag on a line with text, of which the other half has told already. */
  function isTold({ line, column }: Fault): boolean {
    return kept.some(
      (one) => one.rule === 'balise-seule' && one.line === line && one.column === column,
    );
  }

  /** The blocks above a text shown as it stands that nothing closes: what ends them is part of that text. */
  function dropClosedBelow(from: number): void {
    const shown = lines.slice(from).join('\n');
    for (let at = kept.length - 1; at >= 0; at--) {
      const { rule, suggestion } = kept[at] ?? {};
      if (rule === 'bloc-non-ferme' && suggestion && shown.includes(suggestion)) kept.splice(at, 1);
    }
  }

  function lastOpening(name: string): number {
    return name === '' ? -1 : kept.findLastIndex((one) => isBadOpening(one, name));
  }

  function isBadOpening({ rule, line, column, suggestion }: Fault, name: string): boolean {
    if (rule === 'balise-incomplete')
      return nameIn(/^<([A-Z]\w+)[^<>]*(?<!\/)>$/, suggestion) === name;
    const written = (lines[line - 1] ?? '').slice(column - 1);
    return rule === 'bloc-vide' && nameIn(/^<([A-Z]\w+)[^<>]*\/>/, written) === name;
  }

  function isOpen({ rule, line, column }: Fault, name: string): boolean {
    const written = (lines[line - 1] ?? '').slice(column - 1);
    return rule === 'bloc-non-ferme' && nameIn(/^<([A-Z]\w+)/, written) === name;
  }

  function dropLast(isMeant: (fault: Fault) => boolean): void {
    const at = kept.findLastIndex(isMeant);
    if (at >= 0) kept.splice(at, 1);
  }

  function selfClosed(fault: Fault, name: string): Fault {
    const tag = nameIn(/^(<[^<>]*>)/, (lines[fault.line - 1] ?? '').slice(fault.column - 1));
    return {
      ...fault,
      message: `La balise <${name} /> se ferme aussitôt, alors que </${name}> la ferme plus bas.`,
      hint: `Retirez la barre oblique : le contenu du bloc va jusqu’à </${name}>.`,
      suggestion: tag.replace(/\s*\/>$/, '>'),
    };
  }
}

const isOpenCode = ({ rule, suggestion = '' }: Fault) =>
  rule === 'mise-en-forme' && /^(?:`{3,}|~{3,})$/.test(suggestion);

const nameIn = (form: RegExp, text = '') => form.exec(text)?.[1] ?? '';
