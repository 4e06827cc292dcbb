import { FENCE } from '../content/text.ts';
import type { Fault } from './fault.ts';
import { isBlank } from './yaml/line.ts';

/** The lines of a page, and the fault of those that were blanked. */
interface Unfenced {
  lines: readonly string[];
  faults: Fault[];
}

/** A page pasted with the backticks that stood around its model: read as if they were not there, so that one fault is told. */
export function withoutPastedFences(lines: readonly string[]): Unfenced {
  const first = lines.findIndex((text) => !isBlank(text));
  const last = lines.findLastIndex((text) => !isBlank(text));
  const opening = /^(`{3,}|~{3,})[ \t]*\w*[ \t]*$/.exec(lines[first] ?? '')?.[1];
  const isFrontmatter = FENCE.test(lines[first + 1] ?? '');
  if (opening === undefined || !isFrontmatter || last === first) return { lines, faults: [] };
  const closes = (lines[last] ?? '').trimEnd() === opening && isPair(lines, opening);
  const fault: Fault = {
    rule: 'en-tete-precede',
    line: first + 1,
    column: 1,
    message: `Cette ligne « ${(lines[first] ?? '').trim().slice(0, 40)} » entourait le modèle : elle n’en fait pas partie.`,
    hint: closes
      ? `Effacez cette ligne et la dernière (ligne ${last + 1}).`
      : 'Effacez cette ligne : la première du fichier doit être « --- ».',
  };
  const isFence = (at: number) => at === first || (closes && at === last);
  return { lines: lines.map((text, at) => (isFence(at) ? '' : text)), faults: [fault] };
}

/** Whether the last fence of the page closes the first: those between go by pairs. */
function isPair(lines: readonly string[], fence: string): boolean {
  const between = lines.filter((text) => text.trimStart().startsWith(fence)).length - 2;
  return between % 2 === 0;
}
