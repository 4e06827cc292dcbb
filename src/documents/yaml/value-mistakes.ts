import { isScalar } from 'yaml';
import type * as z from 'zod';
import { fieldAt, isProse } from '../../site/schema/schema-fields.ts';
import type { Diagnosis, Fault, TextPlace } from '../../values/issue.ts';
import type { ParsedYaml } from './parse.ts';
import { HASHED_WORD, yamlQuoted } from './rewrites.ts';

/** YAML comments that the models of new files contain: not reported. */
const OWN_COMMENT =
  /^#+\s*([àa] remplacer|exemple|facultatif|obligatoire|ou\b|au choix|voir|note)/i;

/** Diagnoses of unquoted texts that lose their end behind a `#`, or whose opening quote is missing. */
export function valueMistakes(
  { text, places }: ParsedYaml,
  schema: z.ZodType | undefined,
  placeAt: (from: number, to: number) => TextPlace,
): Diagnosis[] {
  return places.flatMap(({ path, node }): Diagnosis[] => {
    if (!isScalar(node) || node.type !== 'PLAIN') return [];
    const [from = 0, end = 0] = node.range ?? [];
    const value = text.slice(from, end);
    if (/^[^"“”„][^"]*[^\d"]"$/.test(value))
      return [{ ...UNOPENED, place: placeAt(from, end), right: yamlQuoted(value.slice(0, -1)) }];
    const [lineEnd = ''] = /^.*/.exec(text.slice(end)) ?? [];
    const [, blank = '', note] = /^(\s*)(#.*)$/.exec(lineEnd) ?? [];
    if (note === undefined) return [];
    const at = end + blank.length;
    if (HASHED_WORD.test(note)) {
      const whole = text.slice(value === '' ? at : from, end + lineEnd.trimEnd().length);
      const start = value === '' ? at : from;
      const place = placeAt(start, start + whole.length);
      return [{ ...hiddenWord(note), place, right: yamlQuoted(whole) }];
    }
    const isMeant = value === '' || !isProse(fieldAt(schema, path)) || OWN_COMMENT.test(note);
    return isMeant ? [] : [{ ...doubtfulNote(note), place: placeAt(at, at) }];
  });
}

const UNOPENED: Fault = {
  rule: 'yaml-guillemets',
  message: 'Ce texte finit par un guillemet, mais ne commence par aucun.',
  hint: 'Ajoutez un guillemet droit " au début du texte, ou effacez celui de la fin.',
};

const hiddenWord = (note: string): Fault => ({
  rule: 'yaml-signe',
  message: `Le dièse cache la suite de la ligne : « ${note.trim()} » ne s’affichera pas.`,
  hint: 'Mettez un guillemet droit " avant le texte et un autre après.',
});

const doubtfulNote = (note: string): Fault => ({
  rule: 'yaml-signe',
  severity: 'warning',
  message: 'Ce qui suit le dièse est une remarque : le site ne l’affichera pas.',
  hint: `Si « ${note.slice(1).trim()} » fait partie du texte, mettez un guillemet droit " avant tout le texte et un autre après.`,
});
