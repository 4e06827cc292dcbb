import { isScalar } from 'yaml';
import type * as z from 'zod';
import { fieldAt, isProse } from '../../site/schema/schema-fields.ts';
import { ISO_DAY, isCalendarDay } from '../../values/calendar.ts';
import type { Diagnosis, Fault, Position } from '../../values/issue.ts';
import type { ParsedYaml } from './parse.ts';

/** YAML comments that the models of new files contain: not reported. */
const OWN_COMMENT =
  /^#+\s*([àa] remplacer|exemple|facultatif|obligatoire|ou\b|au choix|voir|note)/i;

/** Diagnoses of unquoted texts that lose their end behind a `#`, or are a number or day that does not exist. */
export function valueMistakes(
  { text, places }: ParsedYaml,
  schema: z.ZodType | undefined,
  positionOf: (offset: number) => Position,
): Diagnosis[] {
  return [...places.values()].flatMap(({ path, node }): Diagnosis[] => {
    if (!isScalar(node) || node.type !== 'PLAIN') return [];
    const [from = 0, end = 0] = node.range ?? [];
    const value = text.slice(from, end);
    const isText = isProse(fieldAt(schema, path));
    const isNoNumber =
      /^[-+]?\d/.test(value) && Math.abs(Number(value)) === Number.POSITIVE_INFINITY;
    // Fields with a format refuse it themselves.
    if (isText && (isNoNumber || (ISO_DAY.test(value) && !isCalendarDay(value))))
      return [{ ...impossible(value), place: positionOf(from) }];
    const [, blank = '', note = ''] = /^([^\S\n]*)(#.*)/.exec(text.slice(end)) ?? [];
    const place = positionOf(end + blank.length);
    // `#1`, `#Forêt`: remarks have a space behind the sign.
    if (/^#[\p{L}\p{N}_]/u.test(note)) return [{ ...hiddenText(note), place }];
    return isText && note !== '' && value !== '' && !OWN_COMMENT.test(note)
      ? [{ ...hiddenText(note), severity: 'warning', place }]
      : [];
  });
}

const impossible = (value: string): Fault => ({
  rule: 'yaml-signe',
  message: `« ${value} » n’est ni un nombre ni un jour qui existe.`,
  hint: 'Corrigez-le ; si c’est un texte, mettez un guillemet droit " avant et un autre après.',
});

const hiddenText = (note: string): Fault => ({
  rule: 'yaml-signe',
  message: `Le dièse cache la suite de la ligne : « ${note.trim()} » ne s’affichera pas.`,
  hint: 'Si elle fait partie du texte, mettez un guillemet droit " avant tout le texte et un autre après.',
});
