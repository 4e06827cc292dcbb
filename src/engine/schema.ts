import { z } from 'zod';
import { isLink, isPictureAddress, isRepository, isWebAddress } from './formats/addresses.ts';
import { isEmail } from './formats/contacts.ts';
import type { Format, FormatId } from './formats/format.ts';
import { isSlug } from './formats/ids.ts';
import { isUnwritten } from './text.ts';
import { isCalendarDay } from './values/calendar.ts';

/** The help of a field for its editor: shown in the guide, the templates and the check's hints. */
export type FieldHelp = {
  /** One French sentence: what to write here. */
  description: string;
  /** A value to paste. */
  example?: string;
  /** The format that the value must have, where a text alone is not enough. */
  format?: FormatId | Format;
  /** The format without which the check warns. */
  expected?: Format;
  /** Samples show the key although it may be left out. */
  inSample?: true;
  /** What a reviewer must look at twice when it changes, with all below it. */
  watch?: string;
  /** A list whose published lines stay as they are: one is added, none is changed. */
  appendOnly?: true;
};

/** A text that must have a format, which says why a value does not. */
export const formed =
  (format: FormatId | Format, isRight: (value: string) => boolean, sample: string) =>
  (description: string, example = sample) =>
    z.string().refine(isRight).meta({ description, example, format });

/** What an editor reads of a field: a sentence, and a value to paste where one helps. */
const help = (description: string, example?: string): FieldHelp =>
  example === undefined ? { description } : { description, example };

/** Human text: one line or more, never empty. */
export const text = (description: string, example?: string) =>
  z
    .string()
    .refine((value) => !isUnwritten(value))
    .meta(help(description, example));

/** A list, with what its elements are together. */
export const list = <T extends z.ZodType>(element: T, description: string) =>
  z.array(element).meta({ description });

/** A group of keys below one. */
export const group = <T extends z.core.$ZodLooseShape>(description: string, shape: T) =>
  z.strictObject(shape).meta({ description });

/** Keys that all hold the same. */
export const sameFields = <K extends string, T>(keys: readonly K[], field: T) =>
  Object.fromEntries(keys.map((key) => [key, field])) as Record<K, T>;

/** A percentage from 0 to 100. */
export const percent = (description: string) =>
  z.int().min(0).max(100).meta({ description, example: '45', format: 'pourcentage' });

/** One word of a closed list. */
export const oneOf = <const T extends readonly [string, ...string[]]>(
  values: T,
  description: string,
) => z.enum(values).meta({ description, example: values[0] });

/** Yes or no, written `true` or `false`. */
export const yesNo = (description: string) =>
  z.literal([true, false]).meta({ description, example: 'true' });

/** An ISO day that exists in the calendar, `AAAA-MM-JJ`. */
export const day = formed('date', isCalendarDay, '2026-03-01');

/** The last part of an address: lower-case letters without accents, digits and hyphens. */
export const slug = formed('slug', isSlug, 'un-titre-court');

/** A picture of `content/images/`, written `/images/name.ext`. */
export const picture = formed('image', isPictureAddress, '/images/ma-photo.jpg');

/** A link: `https://…`, `/page`, `#ancre`, `mailto:` or `tel:`. */
export const link = formed('lien', isLink, 'https://www.example.org/document.pdf');

/** An address on another site, `https://…` or `http://…`. */
export const url = formed('adresse-web', isWebAddress, 'https://www.example.org');

/** The address of the repository that holds the site. */
export const repository = formed('depot', isRepository, 'https://github.com/nom/site');

/** An e-mail address, `nom@exemple.ga`. */
export const email = formed('courriel', isEmail, 'contact@example.org');

const draft = yesNo(
  'Écrivez « true » tant que le texte n’est pas prêt : il se montre dans les aperçus, jamais en ligne. Effacez la ligne pour le publier.',
);

/** The frontmatter of a kind of text: its own keys, and that of a draft. */
export const frontmatter = <T extends z.core.$ZodLooseShape>(shape: T) =>
  z.strictObject({ ...shape, draft: draft.optional() });
