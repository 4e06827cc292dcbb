/** The languages that a page may have. */
export const LANGS = ['fr', 'en'] as const;

export type Lang = (typeof LANGS)[number];

/** The language of a text; French where it does not say. */
export const langOf = ({ frontmatter }: { frontmatter: object }): Lang =>
  'lang' in frontmatter && frontmatter.lang === 'en' ? 'en' : 'fr';

/** A translation stands under `/en`, at the path of the French page. */
const ENGLISH = /^\/en(?=\/|$)/;

/** The route of a page in French, whichever of the two languages is given. */
export const frenchRoute = (route: string) => route.replace(ENGLISH, '') || '/';

/** The route of a French page's translation. */
export const englishRoute = (route: string) => `/en${route}`.replace(/\/$/, '');

/** What stands between a label and what it announces. */
export const COLON = { fr: '\u00a0: ', en: ': ' } as const;

/** A text in the quotes of a language. */
export const quoted = (text: string, lang: Lang) =>
  lang === 'en' ? `“${text}”` : `«\u202f${text}\u202f»`;

/** A text with its `{words}` filled in. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
