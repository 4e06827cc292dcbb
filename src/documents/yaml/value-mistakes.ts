import { isScalar } from 'yaml';
import type * as z from 'zod';
import { fieldAt, isProse } from '../../site/schema/schema-fields.ts';
import type { Diagnosis } from '../../values/issue.ts';
import type { ParsedYaml } from './parse.ts';
import { HASHED_WORD, quoted } from './rewrites.ts';

/** A mistake in a value that YAML accepts; `fixed` is to be written in place of what stands between the offsets. */
interface ValueMistake extends Diagnosis {
  from: number;
  to: number;
  fixed?: string;
}

/** YAML comments that the models of new files contain: not reported. */
const OWN_COMMENT =
  /^#+\s*([àa] remplacer|exemple|facultatif|obligatoire|ou\b|au choix|voir|note)/i;

/** Unquoted texts that lose their end behind a `#`, or whose opening quote is missing. */
export function valueMistakes(
  { text, places }: ParsedYaml,
  schema: z.ZodType | undefined,
): ValueMistake[] {
  return places.flatMap(({ path, node }): ValueMistake[] => {
    if (!isScalar(node) || node.type !== 'PLAIN') return [];
    const [from = 0, end = 0] = node.range ?? [];
    const value = text.slice(from, end);
    if (/^[^"“”„][^"]*[^\d"]"$/.test(value))
      return [{ ...UNOPENED, from, to: end, fixed: quoted(value.slice(0, -1)) }];
    const [lineEnd = ''] = /^.*/.exec(text.slice(end)) ?? [];
    const [, blank = '', note] = /^(\s*)(#.*)$/.exec(lineEnd) ?? [];
    if (note === undefined) return [];
    const at = end + blank.length;
    if (HASHED_WORD.test(note)) {
      const whole = text.slice(value === '' ? at : from, end + lineEnd.trimEnd().length);
      const start = value === '' ? at : from;
      return [{ ...hiddenWord(note), from: start, to: start + whole.length, fixed: quoted(whole) }];
    }
    const isMeant = value === '' || !isProse(fieldAt(schema, path)) || OWN_COMMENT.test(note);
    return isMeant ? [] : [{ ...doubtfulNote(note), from: at, to: at }];
  });
}

const UNOPENED: Diagnosis = {
  rule: 'yaml-guillemets',
  message: 'Le guillemet à la fin de ce texte ferme ce qu’aucun guillemet n’a ouvert.',
  hint: 'Ajoutez un guillemet droit " au début du texte, ou effacez celui de la fin.',
};

const hiddenWord = (note: string): Diagnosis => ({
  rule: 'yaml-signe',
  message: `Le dièse cache la suite de la ligne : « ${note.trim()} » ne s’affichera pas.`,
  hint: 'Entourez le texte de guillemets droits pour garder le dièse.',
});

const doubtfulNote = (note: string): Diagnosis => ({
  rule: 'yaml-signe',
  severity: 'warning',
  message: 'Ce qui suit le dièse est une remarque : le site ne l’affichera pas.',
  hint: `Si « ${note.slice(1).trim()} » fait partie du texte, entourez tout le texte de guillemets droits.`,
});
