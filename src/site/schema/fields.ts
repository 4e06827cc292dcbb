import * as z from 'zod';
import { isUnwritten } from '../../values/text.ts';
import { HOST_ID, LINK, REPOSITORY, SLUG, WEB_ADDRESS } from '../formats/addresses.ts';
import { EMAIL, PHONE } from '../formats/contacts.ts';
import { PICTURE } from '../formats/file-formats.ts';
import type { Format } from '../formats/format.ts';
import { AMOUNT, DAY, PERCENTAGE } from '../formats/numbers.ts';
import { keysOf } from '../vocabulary.ts';

/** Kinds of sensitive values: the report on a pull request lists each change of such a value. */
export type Sensitive = 'argent' | 'etat' | 'courriel' | 'telephone' | 'adresse' | 'formulaire';

/** Metadata of a field: help for editors (guide, templates for new files, hints of errors), and rules of the review. */
export type FieldHelp = {
  /** What the writing screen calls the field, and the check adds to its key; editors may write it for the key. */
  label: string;
  /** One French sentence. */
  description: string;
  example?: string;
  /** French names of the words of a closed list that are not French, or say little. */
  names?: Readonly<Record<string, string>>;
  /** Format that the text must have: others are errors. */
  format?: Format;
  /** Format of usual values: others get a warning. */
  expected?: Format;
  /** A file may omit the key, because its value follows from others (`KindSpec.completed`): French, from what. */
  follows?: string;
  /** Many texts have the key, even if it is optional: the writing screen shows its field before « Plus de champs ». */
  isUsual?: true;
  /** Templates for new files contain the key, even if it is optional. */
  inSample?: true;
  /** An optional key that the template of a new file has, as most files want it. */
  inTemplate?: true;
  /** A reviewer must verify each change of this field, and of the fields inside it. */
  watch?: Sensitive;
  /** The review reports when an item of this list is changed or removed after publication. */
  appendOnly?: true;
};

/** Creates a function that builds text fields of a format; `sample` is the example. */
export const formed =
  (format: Format, sample: string) =>
  (label: string, description: string, example = sample) =>
    z.string().refine(format.accepts).meta({ label, description, example, format });

const written = z.string().refine((value) => !isUnwritten(value));

/** Text of any length, not blank. */
export const text = (label: string, description: string, example?: string) =>
  written.meta({ label, description, ...(example !== undefined && { example }) });

/** A text that is an element of a list, whose row shows the text itself in place of a label. */
export const item = (description: string) => written.meta({ description });

export const list = <T extends z.ZodType>(element: T, label: string, description: string) =>
  z.array(element).meta({ label, description });

export const group = <T extends z.core.$ZodLooseShape>(
  label: string,
  description: string,
  shape: T,
) => z.strictObject(shape).meta({ label, description });

/** A shape with these keys, whose schemas differ by the key alone. */
export const keyed = <K extends string, T>(keys: readonly K[], fieldOf: (key: K) => T) =>
  Object.fromEntries(keys.map((key) => [key, fieldOf(key)])) as Record<K, T>;

export const percent = (label: string, description: string) =>
  z.int().min(0).max(100).meta({ label, description, example: '45', format: PERCENTAGE });

export const oneOf = <const T extends readonly [string, ...string[]]>(
  values: T,
  label: string,
  description: string,
  names?: { readonly [Word in T[number]]?: string },
) => z.enum(values).meta({ label, description, example: values[0], ...(names && { names }) });

/** One of the words of a record, which has their French names. */
export const oneNamed = <K extends string>(
  names: Readonly<Record<K, string>>,
  label: string,
  description: string,
) => oneOf(keysOf(names), label, description, names);

/** A boolean, as literals, which its template and errors can list. */
export const yesNo = (label: string, description: string) =>
  z.literal([true, false]).meta({ label, description, example: 'true' });

/** An ISO day (YYYY-MM-DD) that exists in the calendar. */
export const day = formed(DAY, '2026-03-01');

/** Last part of an address: lower-case letters without accents, digits and hyphens. */
export const slug = formed(SLUG, 'a-la-decouverte-du-gabon');

/** A picture of `content/images/`, written `/images/name.ext`; the example exists, because new files contain it. */
export const picture = formed(PICTURE, '/images/accueil-canopee.svg');

/** A link: `https://…`, `/page`, `#ancre`, `mailto:` or `tel:`. */
export const link = formed(LINK, 'https://www.example.org/document.pdf');

/** An address on another site, `https://…` or `http://…`. */
export const url = formed(WEB_ADDRESS, 'https://www.example.org');

export const repository = formed(REPOSITORY, 'https://github.com/nom/site');

export const email = formed(EMAIL, 'contact@example.org');

const draft = yesNo('Garder en brouillon', 'Coché : personne ne voit ce texte en ligne.');

/** Frontmatter of a kind: its keys, and `draft`. */
export const frontmatter = <T extends z.core.$ZodLooseShape>(shape: T) =>
  z.strictObject({ ...shape, draft: draft.optional() });

/** Integer amount in FCFA (XAF). */
export const amount = (label: string, description: string, example = '9500000') =>
  z.int().nonnegative().meta({ label, description, example, format: AMOUNT, watch: 'argent' });

/** Integer amount in FCFA of a line of a register: negative when the line takes back another (docs/contract.md#register). */
export const movement = (label: string, description: string, example: string) =>
  z.int().meta({ label, description, example, format: AMOUNT, watch: 'argent' });

/** Telephone number: Gabonese (`077 00 00 00`) or international (`+241 77 00 00 00`). */
export const phone = (label: string, description: string) =>
  formed(PHONE, '"+241 77 00 00 00"')(label, description).meta({ watch: 'telephone' });

/** Id of a form or a map at its provider, or its https address. */
export const hostId = formed(HOST_ID, 'mDY4xW');

export const pageDescription = text(
  'Description',
  'Une phrase qui résume la page (160 caractères au plus), lue sous le titre et dans les moteurs de recherche.',
  'Une phrase qui dit ce que l’on trouve sur la page.',
);
export const pageImage = picture('Image', 'L’image de la page, montrée quand on la partage.').meta({
  isUsual: true,
});
export const pageLang = oneNamed(
  { fr: 'français', en: 'anglais' },
  'Langue',
  'La langue de la page.',
).meta({ example: 'en' });
export const imageAlt = text(
  'Ce que montre l’image',
  'Ce que montre l’image, pour les personnes qui ne la voient pas.',
  'Deux bénévoles ferment des sacs sur une plage.',
).meta({ isUsual: true });
