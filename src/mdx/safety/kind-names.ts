import type { Kind } from '../../content/schema/index.ts';

/** What a file of each kind is called in a sentence. */
export const KIND_NAMES: Readonly<Record<Kind, string>> = {
  page: 'une page',
  article: 'un article',
  communique: 'un communiqué',
  initiative: 'une fiche projet',
  charte: 'une section de la charte',
};
