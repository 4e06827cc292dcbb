export const LANGS = ['fr', 'en'] as const;

export type Lang = (typeof LANGS)[number];

/** Language of an entry; French by default. */
export const langOf = ({ frontmatter }: { frontmatter: object }): Lang =>
  'lang' in frontmatter && frontmatter.lang === 'en' ? 'en' : 'fr';

/** Prefix of translations, which have the path of their French page. */
const ENGLISH = /^\/en(?=\/|$)/;

/** French route of a route in either language. */
export const frenchRoute = (route: string) => route.replace(ENGLISH, '') || '/';

/** Route of the translation of a French page. */
export const englishRoute = (route: string) => `/en${route}`.replace(/\/$/, '');

/** Colon after a label. */
export const COLON = { fr: '\u00a0: ', en: ': ' } as const;

export const quoted = (text: string, lang: Lang) =>
  lang === 'en' ? `“${text}”` : `«\u202f${text}\u202f»`;

/** Replaces `{name}` in a text by `values.name`. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
