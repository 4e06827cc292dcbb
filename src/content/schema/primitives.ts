import { z } from 'zod';
import { isCalendarDay } from '../days.ts';
import {
  isHostId,
  isLink,
  isPictureAddress,
  isRepository,
  isWebAddress,
} from '../forms/addresses.ts';
import { isEmail, isPhone } from '../forms/contacts.ts';
import type { FormId } from '../forms/form.ts';
import { isSlug } from '../forms/ids.ts';
import { isUnwritten } from '../text.ts';

/** What a field tells its editor: shown in the guide, the templates and the check's hints. */
export type FieldHelp = {
  /** One French sentence: what to write here. */
  description: string;
  /** A value to paste. */
  example?: string;
  /** The form that the value must take, where a text alone is not enough. */
  form?: FormId;
};

/** A text that must have a form; `forms/` says why a value does not. */
const formed = (form: FormId, isRight: (value: string) => boolean, help: FieldHelp) =>
  z
    .string()
    .refine(isRight)
    .meta({ ...help, form });

/** Human text: one line or more, never empty. */
export const text = (help: FieldHelp) =>
  z
    .string()
    .refine((value) => !isUnwritten(value))
    .meta(help);

/** An ISO day that exists in the calendar, `AAAA-MM-JJ`. */
export const day = (help: FieldHelp) =>
  formed('date', isCalendarDay, { example: '2026-03-01', ...help });

/** A whole amount in FCFA (XAF), without spaces or currency. */
export const amount = (help: FieldHelp) =>
  z
    .int()
    .nonnegative()
    .meta({ example: '9500000', ...help, form: 'montant' });

/** A percentage from 0 to 100. */
export const percent = (help: FieldHelp) =>
  z
    .int()
    .min(0)
    .max(100)
    .meta({ example: '45', ...help, form: 'pourcentage' });

/** The last part of an address: lower-case letters without accents, digits and hyphens. */
export const slug = (help: FieldHelp) =>
  formed('slug', isSlug, { example: 'a-la-decouverte-du-gabon', ...help });

/** A picture of `content/images/`, written `/images/name.ext`. */
export const picture = (help: FieldHelp) =>
  formed('image', isPictureAddress, { example: '/images/accueil-canopee.svg', ...help });

/** A link: `https://…`, `/page`, `#ancre`, `mailto:` or `tel:`. */
export const link = (help: FieldHelp) =>
  formed('lien', isLink, { example: 'https://www.example.org/document.pdf', ...help });

/** An address on another site, `https://…` or `http://…`. */
export const url = (help: FieldHelp) =>
  formed('adresse-web', isWebAddress, { example: 'https://www.example.org', ...help });

/** The address of the repository that holds the site. */
export const repository = (help: FieldHelp) =>
  formed('depot', isRepository, { example: 'https://github.com/nom/site', ...help });

/** An e-mail address, `nom@exemple.ga`. */
export const email = (help: FieldHelp) =>
  formed('courriel', isEmail, { example: 'contact@example.org', ...help });

/** A telephone number: Gabonese (`077 00 00 00`) or international (`+241 77 00 00 00`). */
export const phone = (help: FieldHelp) =>
  formed('telephone', isPhone, { example: '"+241 77 00 00 00"', ...help });

/** What a host calls a form or a map: an id, or an https address. */
export const hostId = (help: FieldHelp) =>
  formed('identifiant', isHostId, { example: 'mDY4xW', ...help });

/** One word of a closed list. */
export const oneOf = <const T extends readonly [string, ...string[]]>(values: T, help: FieldHelp) =>
  z.enum(values).meta({ example: values[0], ...help });
