import * as z from 'zod';
import type { Lang } from '../languages.ts';
import { typesetData } from '../typeset.ts';
import { group, keyed, text } from './fields.ts';

/** Names of the notices, the short messages over a page (toasts; docs/contract.md#notices). */
export const NOTICE_IDS = [
  'langue',
  'projet',
  'facette',
  'article',
  'ressource',
  'galerie',
  'chronologie-video',
  'chronologie-radio',
  'chronologie-autre',
  'soutien',
  'recherche',
  'newsletter',
  'partage',
  'tableau-de-bord',
  'comite',
  'actualites',
  'copie',
  'copie-impossible',
  'copie-reference',
  'copie-reference-impossible',
  'copie-lien',
  'copie-lien-impossible',
  'copie-message',
  'copie-message-impossible',
  'contribution-supprimee',
  'contribution-erreur',
] as const;

export type NoticeId = (typeof NOTICE_IDS)[number];

const texts = {
  title: text('Titre', 'Le titre de l’avis.'),
  message: text('Message', 'Le texte de l’avis.'),
};

const notice = group('Avis affiché', 'Un avis qui s’affiche un court instant.', {
  ...texts,
  en: group(
    'En anglais',
    'L’avis en anglais ; sans lui, les pages en anglais le disent en français.',
    texts,
  ).optional(),
});

/** `content/notices.yml`: texts of the notices. */
export const notices = z.strictObject(keyed(NOTICE_IDS, () => notice));

/** Texts of the notices in one language. */
export type Notices = Readonly<Record<NoticeId, { title: string; message: string }>>;

/** Notices in a language; in French for one without English texts. */
export const noticesIn = (lang: Lang, texts: z.infer<typeof notices>): Notices =>
  Object.fromEntries(
    NOTICE_IDS.map((id) => {
      const { en, ...french } = texts[id];
      return [id, lang === 'en' && en ? en : typesetData(french)];
    }),
  ) as Notices;
