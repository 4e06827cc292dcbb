import * as z from 'zod';
import { isHostId } from '../formats/addresses.ts';
import { isPhone } from '../formats/contacts.ts';
import { HOST_ID } from '../formats/gabon.ts';
import { LANGS } from '../languages.ts';
import { picture as anyPicture, slug as anySlug, formed, text } from './fields.ts';

export * from './fields.ts';

/** Schemas of `fields.ts` with examples of this site: sample files for editors then contain a picture that exists. */
export const slug = (description: string, example = 'a-la-decouverte-du-gabon') =>
  anySlug(description, example);
export const picture = (description: string, example = '/images/accueil-canopee.svg') =>
  anyPicture(description, example);

/** Categories of sensitive values: the report on a pull request lists each change of such a value. */
export type Sensitive = 'argent' | 'etat' | 'courriel' | 'telephone' | 'adresse' | 'formulaire';

/** Integer amount in FCFA (XAF). */
export const amount = (description: string, example = '9500000') =>
  z.int().nonnegative().meta({ description, example, format: 'montant', watch: 'argent' });

/** Integer amount in FCFA of a line of a register: negative when the line takes back another (contract section 9). */
export const movement = (description: string, example: string) =>
  z.int().meta({ description, example, format: 'montant', watch: 'argent' });

/** Telephone number: Gabonese (`077 00 00 00`) or international (`+241 77 00 00 00`). */
export const phone = (description: string) =>
  formed('telephone', isPhone, '"+241 77 00 00 00"')(description).meta({ watch: 'telephone' });

/** Id of a form or a map at its provider, or its https address. */
export const hostId = formed(HOST_ID, isHostId, 'mDY4xW');

export const pageDescription = text(
  'Une phrase qui résume la page (160 caractères au plus), lue sous le titre et dans les moteurs de recherche.',
  'Une phrase qui dit ce que l’on trouve sur la page.',
);
export const pageImage = picture('L’image de la page, montrée quand on la partage.');
export const pageLang = z.enum(LANGS).meta({ description: 'La langue de la page.', example: 'en' });
export const imageAlt = text(
  'Ce que montre l’image, pour les personnes qui ne la voient pas.',
  'Deux bénévoles ferment des sacs sur une plage.',
);
