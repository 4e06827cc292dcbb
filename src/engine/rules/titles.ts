import { kinds } from '../../content/kinds/index.ts';
import type { Document } from '../document.ts';
import type { Reading } from '../documents/read-content.ts';
import { type Issue, issueAt } from '../issue.ts';
import { valueAt } from '../values/paths.ts';

/** What search engines show of each text, in characters (contract section 6). */
const LIMITS = [
  { key: 'title', limit: 70, rule: 'titre-long' },
  { key: 'description', limit: 160, rule: 'description-longue' },
] as const;

/** Titles and descriptions fit in the results of a search. */
export const lengths = (document: Document): Issue[] =>
  LIMITS.flatMap(({ key, limit, rule }) => {
    const { length } = [...textAt(document, key)];
    const over = length - limit;
    if (!document.kind || over <= 0) return [];
    return issueAt(document.file, document.placeOf([key], 'value'), {
      rule,
      severity: 'warning',
      message: `« ${key} » compte ${length} caractères : les moteurs de recherche en montrent ${limit}.`,
      hint: `Raccourcissez de ${over} caractère${over > 1 ? 's' : ''}, l’essentiel d’abord.`,
    });
  });

const TITLE = {
  rule: 'titre-repete',
  what: 'Ce titre est aussi celui',
  hint: 'Donnez à l’un des deux un titre qui dit ce qu’il a de particulier.',
};

const DESCRIPTION = {
  rule: 'description-repetee',
  what: 'Cette description est aussi celle',
  hint: 'Écrivez pour l’une des deux pages une phrase qui dit ce qu’on y trouve.',
};

/** No two pages have one title or one description, and no two sections of the charter or questions one title. */
export function uniqueTitles({ content: { documents } }: Reading): Issue[] {
  const pages = documents.filter(({ route }) => route);
  // Files that one page shows together.
  const sections = documents.filter(({ kind }) => kind && kinds[kind].shownOn);
  return [
    ...repeated(pages, ['title'], TITLE),
    // An article without a description is described by its excerpt.
    ...repeated(pages, ['description', 'excerpt'], DESCRIPTION),
    ...repeated(sections, ['title', 'question'], TITLE),
  ];
}

/** The texts that an earlier file has already; of several keys, the first that is given counts. */
function repeated(
  documents: readonly Document[],
  keys: readonly string[],
  { rule, what, hint }: typeof TITLE,
): Issue[] {
  const firsts = new Map<string, Document>();
  return documents.flatMap((document) => {
    const key = keys.find((one) => textAt(document, one).trim() !== '');
    if (key === undefined) return [];
    // A page and its translation may share a word.
    const text = `${textAt(document, 'lang')} ${textAt(document, key).trim()}`;
    const first = firsts.get(text);
    firsts.set(text, first ?? document);
    if (!first) return [];
    const message = `${what} de ${first.file} : rien ne distinguerait l’un de l’autre dans une recherche ou un sommaire.`;
    const place = document.placeOf([key], 'value');
    return issueAt(document.file, place, { rule, severity: 'warning', message, hint });
  });
}

function textAt(document: Document, key: string): string {
  const value = valueAt(document.data, [key]);
  return typeof value === 'string' ? value : '';
}
