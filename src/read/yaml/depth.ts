import type { Fault } from '../fault.ts';

const LIMIT = 100;

/** The place where a YAML text nests deeper than any editor's would (100 levels): it is not parsed at all. */
export function tooDeep(lines: readonly string[]): Fault | undefined {
  let brackets = 0;
  const columns: number[] = [];
  for (const [at, text] of lines.entries()) {
    const lead = /^[ \t]*/.exec(text)?.[0].length ?? 0;
    while (columns.length > 0 && (columns.at(-1) ?? 0) >= lead) columns.pop();
    if (text.trim() !== '') columns.push(lead);
    const items = /^[ \t]*((?:[-?][ \t]+)*)/.exec(text)?.[1]?.match(/[-?]/g)?.length ?? 0;
    if (columns.length + items > LIMIT) return fault(at, lead);
    for (let column = 0; column < text.length; column++) {
      const sign = text[column];
      if (sign === '[' || sign === '{') brackets++;
      else if (sign === ']' || sign === '}') brackets = Math.max(0, brackets - 1);
      if (brackets > LIMIT) return fault(at, column);
    }
  }
  return undefined;
}

const fault = (at: number, column: number): Fault => ({
  rule: 'trop-profond',
  line: at + 1,
  column: column + 1,
  message: `Il y a ici plus de ${LIMIT} niveaux emboîtés.`,
  hint: 'Simplifiez : aucun texte du site n’a besoin de plus de quelques niveaux.',
});
