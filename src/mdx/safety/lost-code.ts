import type { Code } from 'mdast';
import { type Fault, placeOf, wrong } from '../fault.ts';
import type { Context } from './context.ts';

/** Three grave accents that nothing closes: all that follows would be shown as code. */
export function openCode(node: Code, { lines }: Context): Fault[] {
  const { start, end } = node.position ?? {};
  if (!start || !end) return [];
  const opening = /^(?:`{3,}|~{3,})/.exec(
    lines[start.line - 1]?.slice(start.column - 1) ?? '',
  )?.[0];
  if (opening === undefined) return [];
  const last = end.line > start.line ? (lines[end.line - 1] ?? '').slice(0, end.column - 1) : '';
  const closing = last.replace(/^[\s>]+/, '').trimEnd();
  const sign = opening.charAt(0);
  if (closing.startsWith(opening) && closing === sign.repeat(closing.length)) return [];
  return [
    wrong(placeOf(node), {
      rule: 'mise-en-forme',
      message: `Les signes « ${opening.slice(0, 3)} » ouvrent ici un texte montré tel quel, que rien ne ferme : toute la suite le serait aussi.`,
      hint: 'Ajoutez la même ligne de trois signes à la fin de ce passage, ou retirez celle-ci.',
      suggestion: opening,
    }),
  ];
}
