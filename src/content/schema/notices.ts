import { z } from 'zod';
import { text } from './primitives.ts';

/** The ids of the notices (spec section 8 and contract section 7); their texts stand in `content/notices.yml`. */
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
  'contribution-supprimee',
  'contribution-erreur',
] as const;

const notice = z.strictObject({
  title: text({ description: 'Le titre de l’avis.' }),
  message: text({ description: 'Le texte de l’avis.' }),
});

/** The words that the site fills in, between braces, in the messages of some notices. */
export const NOTICE_WORDS: Readonly<Record<string, readonly string[]>> = {
  projet: ['title'],
  facette: ['category'],
};

/** `content/notices.yml`: what each notice says. `{title}` and `{category}` are filled in. */
export const notices = z.strictObject(
  Object.fromEntries(NOTICE_IDS.map((id) => [id, notice])) as Record<NoticeId, typeof notice>,
);

export type NoticeId = (typeof NOTICE_IDS)[number];
export type Notice = z.infer<typeof notice>;
export type Notices = z.infer<typeof notices>;
