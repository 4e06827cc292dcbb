export const LANGS = ['fr', 'en'] as const;

export type Lang = (typeof LANGS)[number];

/** Language of a page; French when the frontmatter has no `lang`. */
export const langOf = ({ frontmatter }: { frontmatter: object }): Lang =>
  'lang' in frontmatter && frontmatter.lang === 'en' ? 'en' : 'fr';

/** Prefix of English pages: `/en/blog` is the translation of `/blog`. */
const ENGLISH = /^\/en(?=\/|$)/;

/** Route of the French page: `/blog` for `/en/blog` and for `/blog`. */
export const frenchRoute = (route: string) => route.replace(ENGLISH, '') || '/';

/** Route of the English translation of a French page: `/en/blog` for `/blog`. */
export const englishRoute = (route: string) => `/en${route}`.replace(/\/$/, '');

/** Colon after a label, in French with a no-break space before the colon. */
export const COLON = { fr: '\u00a0: ', en: ': ' } as const;

export const quoted = (text: string, lang: Lang) =>
  lang === 'en' ? `“${text}”` : `«\u202f${text}\u202f»`;

/** Replaces `{name}` in a text by `values.name`; without a value, the braces remain. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
