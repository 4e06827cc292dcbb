import type { PageData } from '../../content/page-data.ts';

/** The frame speaks French on every page: said where the page itself does not. */
export const frameLang = ({ lang }: PageData): 'fr' | undefined =>
  lang === 'fr' ? undefined : 'fr';
