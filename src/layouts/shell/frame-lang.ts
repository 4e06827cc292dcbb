import type { PageData } from '../../content/page-data.ts';

/** The frame is in French on every page: its `lang` is needed where the page has another one. */
export const frameLang = ({ lang }: PageData): 'fr' | undefined =>
  lang === 'fr' ? undefined : 'fr';
