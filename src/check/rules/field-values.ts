import type * as z from 'zod';
import type { Document } from '../../model/document.ts';
import { LINK as ADDRESS } from '../../site/formats/addresses.ts';
import { EMAIL, GABON_NUMBER, PHONE } from '../../site/formats/contacts.ts';
import { formatDoubt } from '../../site/formats/format.ts';
import { fieldsOf } from '../../site/schema/schema-fields.ts';
import type { Fault, Issue } from '../../values/issue.ts';
import { name } from '../../values/paths.ts';
import { shorten } from '../../values/text.ts';
import { unreadableCharacter } from '../../values/unreadable.ts';
import { valueMark } from '../bodies/visible-marks.ts';
import { vagueAlt } from './alternatives.ts';
import { valueIssue } from './checking.ts';
import { doubtfulMailbox } from './doubtful-addresses.ts';

type CheckedValue = ReturnType<typeof fieldsOf>[number];

/** Reports values of the frontmatter, whatever their key, that their schema accepts and that visitors would not read as meant. */
export const faultyValues = (document: Document): Issue[] =>
  valueFaults(document.schema, document.data).map(({ path, fault }) =>
    valueIssue(document, path, fault),
  );

/** Faults of values that their schema may accept, in keys of a file or properties of a block, each with the path of its value. */
export const valueFaults = (schema: z.ZodType, data: unknown) =>
  fieldsOf(schema, data).flatMap((field) => {
    if (typeof field.value === 'object') return [];
    return JUDGES.flatMap((judge) => {
      const fault = judge(String(field.value), field);
      return fault ? [{ path: field.path, fault }] : [];
    });
  });

/** Each finds one kind of fault. */
const JUDGES: readonly ((value: string, field: CheckedValue) => Fault | undefined)[] = [
  implausible,
  // Such characters may hide or turn round what visitors read.
  (value) => unreadableCharacter(value)?.fault,
  publishedNote,
  (value, { path, help }) => (help.format ? undefined : valueMark(value, name(path))),
  (value, { path }) => (path.at(-1) === 'alt' ? vagueAlt(value) : undefined),
  (value, { help }) => (help.format === EMAIL ? doubtfulMailbox(value) : undefined),
];

/** A value of the right form that is unusual, such as a telephone number of another length. */
function implausible(value: string, { help }: CheckedValue): Fault | undefined {
  const isNumber = help.format === PHONE || help.format === ADDRESS;
  const expected = help.expected ?? (isNumber ? GABON_NUMBER : undefined);
  return expected && formatDoubt(expected, value);
}

const NOTE = /<!--.*?(?:-->|$)/s;

/** A note: all that stands in frontmatter, in shared files and in forms is shown. */
function publishedNote(value: string, { path, help }: CheckedValue): Fault | undefined {
  const note = help.format ? undefined : value.match(NOTE)?.[0];
  if (note === undefined) return undefined;
  return {
    rule: 'note-publiee',
    message: `${name(path)} contient une note, « ${shorten(note, 40)} », que les visiteurs liraient.`,
    hint: 'Effacez-la. Une note pour vous s’écrit après un dièse (# à confirmer), ou dans le texte de la page : <!-- à confirmer -->.',
    inForm: 'Effacez-la.',
  };
}
