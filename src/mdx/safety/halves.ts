import type { Fault } from '../fault.ts';
import type { Context } from './context.ts';

/** What stands in the file where a fault points, to the end of its line. */
type TextAt = (fault: Fault) => string;

/**
 * One message for a block of which one tag is badly written, or hidden in a text shown as it stands: the
 * other tag, which then stands alone, is right.
 * `faults` are in the order of the text.
 */
export function withoutOtherHalves(faults: readonly Fault[], { lines }: Context): Fault[] {
  const textAt: TextAt = ({ line, column }) => (lines[line - 1] ?? '').slice(column - 1);
  let kept: Fault[] = [];
  for (const fault of faults) {
    if (isOpenCode(fault)) kept = withoutEndsIn(lines.slice(fault.line).join('\n'), kept);
    if (isToldAsTag(fault, kept)) continue;
    const closed = incompleteEnd(fault);
    if (closed) dropLast(kept, (one) => leftOpen(one, textAt) === closed);
    const ended = loneEnd(fault, textAt);
    const at = ended ? kept.findLastIndex((one) => badOpening(one, textAt) === ended) : -1;
    const opening = kept[at];
    if (!opening) kept.push(fault);
    else if (opening.rule === 'bloc-vide') kept[at] = selfClosed(opening, ended, textAt(opening));
  }
  return kept;
}

const isOpenCode = ({ rule, suggestion = '' }: Fault) =>
  rule === 'mise-en-forme' && /^(?:`{3,}|~{3,})$/.test(suggestion);

/** The blocks above a text shown as it stands that nothing closes: what ends them is part of that text. */
const withoutEndsIn = (shown: string, kept: readonly Fault[]) =>
  kept.filter(
    ({ rule, suggestion }) =>
      !(rule === 'bloc-non-ferme' && suggestion && shown.includes(suggestion)),
  );

/** A tag on a line with text, of which the other half has told already. */
const isToldAsTag = ({ rule, line, column }: Fault, kept: readonly Fault[]) =>
  rule === 'bloc-dans-une-phrase' &&
  kept.some((one) => one.rule === 'balise-seule' && one.line === line && one.column === column);

/** The block that a closing tag ends which is badly written itself. */
const incompleteEnd = ({ rule, suggestion }: Fault) =>
  rule === 'balise-incomplete' ? groupOf(/^<\/([A-Z]\w+)>$/, suggestion) : '';

/** The block that is told as never closed. */
const leftOpen = (fault: Fault, textAt: TextAt) =>
  fault.rule === 'bloc-non-ferme' ? groupOf(/^<([A-Z]\w+)/, textAt(fault)) : '';

/** The block that a closing tag ends which stands alone. */
const loneEnd = (fault: Fault, textAt: TextAt) =>
  fault.rule === 'fermeture-seule' ? groupOf(/^<\/([A-Z]\w+)/, textAt(fault)) : '';

/** The block whose opening tag is told of: badly written, or closed by its own slash. */
function badOpening(fault: Fault, textAt: TextAt): string {
  const { rule, suggestion } = fault;
  if (rule === 'balise-incomplete') return groupOf(/^<([A-Z]\w+)[^<>]*(?<!\/)>$/, suggestion);
  return rule === 'bloc-vide' ? groupOf(/^<([A-Z]\w+)[^<>]*\/>/, textAt(fault)) : '';
}

function dropLast(kept: Fault[], isMeant: (fault: Fault) => boolean): void {
  const at = kept.findLastIndex(isMeant);
  if (at >= 0) kept.splice(at, 1);
}

/** An empty block that is closed again below: its slash is one too many. `written`: its tag, and what follows. */
const selfClosed = (fault: Fault, name: string, written: string): Fault => ({
  ...fault,
  message: `La balise <${name} /> se ferme aussitôt, alors que </${name}> la ferme plus bas.`,
  hint: `Retirez la barre oblique : le contenu du bloc va jusqu’à </${name}>.`,
  suggestion: groupOf(/^(<[^<>]*>)/, written).replace(/\s*\/>$/, '>'),
});

/** What the group of a form holds; empty where the text has not that form. */
const groupOf = (form: RegExp, text = '') => form.exec(text)?.[1] ?? '';
