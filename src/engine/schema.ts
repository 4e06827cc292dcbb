import { z } from 'zod';
import { isLink, isPictureAddress, isRepository, isWebAddress } from './formats/addresses.ts';
import { isEmail } from './formats/contacts.ts';
import type { Format, FormatId } from './formats/format.ts';
import { isSlug } from './formats/ids.ts';
import { isUnwritten } from './text.ts';
import { isCalendarDay } from './values/calendar.ts';

/** Help for the editor of a field, in the guide, the templates and the hints. */
export type FieldHelp = {
  /** One French sentence. */
  description: string;
  example?: string;
  /** Required format of a text. */
  format?: FormatId | Format;
  /** Format of plausible values: others get a warning. */
  expected?: Format;
  /** Samples show the key, required or not. */
  inSample?: true;
  /** Reason why a reviewer must verify each change of it, and of all below it. */
  watch?: string;
  /** Published lines are never changed or removed. */
  appendOnly?: true;
};

/** A text with a required format. */
export const formed =
  (format: FormatId | Format, isRight: (value: string) => boolean, sample: string) =>
  (description: string, example = sample) =>
    z.string().refine(isRight).meta({ description, example, format });

const help = (description: string, example?: string): FieldHelp =>
  example === undefined ? { description } : { description, example };

/** Text of any length, never empty. */
export const text = (description: string, example?: string) =>
  z
    .string()
    .refine((value) => !isUnwritten(value))
    .meta(help(description, example));

export const list = <T extends z.ZodType>(element: T, description: string) =>
  z.array(element).meta({ description });

export const group = <T extends z.core.$ZodLooseShape>(description: string, shape: T) =>
  z.strictObject(shape).meta({ description });

/** Keys with the same schema. */
export const sameFields = <K extends string, T>(keys: readonly K[], field: T) =>
  Object.fromEntries(keys.map((key) => [key, field])) as Record<K, T>;

export const percent = (description: string) =>
  z.int().min(0).max(100).meta({ description, example: '45', format: 'pourcentage' });

export const oneOf = <const T extends readonly [string, ...string[]]>(
  values: T,
  description: string,
) => z.enum(values).meta({ description, example: values[0] });

/** A boolean. */
export const yesNo = (description: string) =>
  z.literal([true, false]).meta({ description, example: 'true' });

/** An ISO day that exists in the calendar, `AAAA-MM-JJ`. */
export const day = formed('date', isCalendarDay, '2026-03-01');

/** Last part of an address: lower-case letters without accents, digits and hyphens. */
export const slug = formed('slug', isSlug, 'un-titre-court');

/** A picture of `content/images/`, written `/images/name.ext`. */
export const picture = formed('image', isPictureAddress, '/images/ma-photo.jpg');

/** A link: `https://…`, `/page`, `#ancre`, `mailto:` or `tel:`. */
export const link = formed('lien', isLink, 'https://www.example.org/document.pdf');

/** An address on another site, `https://…` or `http://…`. */
export const url = formed('adresse-web', isWebAddress, 'https://www.example.org');

export const repository = formed('depot', isRepository, 'https://github.com/nom/site');

/** An e-mail address, `nom@exemple.ga`. */
export const email = formed('courriel', isEmail, 'contact@example.org');

const draft = yesNo(
  'Écrivez « true » tant que le texte n’est pas prêt : il se montre dans les aperçus, jamais en ligne. Effacez la ligne pour le publier.',
);

/** Frontmatter of a kind: its keys, and `draft`. */
export const frontmatter = <T extends z.core.$ZodLooseShape>(shape: T) =>
  z.strictObject({ ...shape, draft: draft.optional() });
