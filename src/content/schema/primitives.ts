import { z } from 'zod';
import { isCalendarDay } from '../days.ts';

/** What a field tells its editor: shown in the guide, the templates and the check's hints. */
export type FieldHelp = {
  /** One French sentence: what to write here. */
  description: string;
  /** A value to paste. */
  example?: string;
};

/** A refusal that carries the id of the rule it breaks, read by `read/validate.ts`. */
const refuse = (rule: string) => ({ params: { rule } });

/** Human text: one line or more, never empty. */
export const text = (help: FieldHelp) =>
  z
    .string()
    .refine((value) => value.trim() !== '', refuse('champ-vide'))
    .meta(help);

/** An ISO day that exists in the calendar, `AAAA-MM-JJ`. */
export const day = (help: FieldHelp) =>
  z
    .string()
    .refine(isCalendarDay, refuse('date'))
    .meta({ example: '2026-03-01', ...help });

/** A whole amount in FCFA (XAF), without spaces or currency. */
export const amount = (help: FieldHelp) =>
  z
    .int()
    .nonnegative()
    .meta({ example: '9500000', ...help });

/** A percentage from 0 to 100. */
export const percent = (help: FieldHelp) =>
  z
    .int()
    .min(0)
    .max(100)
    .meta({ example: '45', ...help });

/** The last part of an address: lower-case letters without accents, digits and hyphens. */
export const slug = (help: FieldHelp) =>
  z
    .string()
    .refine((value) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value), refuse('slug'))
    .meta({ example: 'a-la-decouverte-du-gabon', ...help });

/** A picture of `content/images/`, written `/images/name.ext` or relative to the file. */
export const picture = (help: FieldHelp) =>
  z
    .string()
    .refine(
      (value) => /^(\/images\/|(\.\.?\/)+images\/)[^?#]+$/.test(value),
      refuse('image-adresse'),
    )
    .meta({ example: '/images/accueil-canopee.svg', ...help });

const LINK = /^(https?:\/\/[^\s]+|mailto:[^\s@]+@[^\s@]+|tel:\+?[0-9 .-]+|\/[^\s]*|#[^\s]+)$/;

/** A link: `https://…`, `/page`, `#ancre`, `mailto:` or `tel:`. */
export const link = (help: FieldHelp) =>
  z
    .string()
    .refine((value) => LINK.test(value), refuse('lien-adresse'))
    .meta({ example: 'https://www.example.org/document.pdf', ...help });

/** An address on another site, `https://…` or `http://…`. */
export const url = (help: FieldHelp) =>
  z
    .string()
    .refine((value) => /^https?:\/\/[^\s/?#]+\.[^\s]+$/.test(value), refuse('adresse-web'))
    .meta({ example: 'https://www.example.org', ...help });

export const email = (help: FieldHelp) =>
  z
    .string()
    .refine((value) => /^[^\s@<>]+@[^\s@<>]+\.[a-z]{2,}$/i.test(value), refuse('courriel'))
    .meta({ example: 'contact@example.org', ...help });

/** A telephone number: Gabonese (`077 00 00 00`) or international (`+241 77 00 00 00`). */
export const phone = (help: FieldHelp) =>
  z
    .string()
    .refine((value) => /^\+?[0-9][0-9 .-]*$/.test(value) && digits(value) >= 8, refuse('telephone'))
    .meta({ example: '+241 77 00 00 00', ...help });

const digits = (value: string) => value.replace(/\D/g, '').length;

/** One word of a closed list. */
export const oneOf = <const T extends readonly [string, ...string[]]>(values: T, help: FieldHelp) =>
  z.enum(values).meta({ example: values[0], ...help });
