import { type Document, specOf } from '../../content/document.ts';
import type { Reading } from '../../documents/read-files.ts';
import { type Issue, issueAt } from '../../values/issue.ts';
import { valueAt } from '../../values/paths.ts';

/** Number of characters that search engines show (contract section 6). */
const LIMITS = [
  { key: 'title', limit: 70, rule: 'titre-long' },
  { key: 'description', limit: 160, rule: 'description-longue' },
] as const;

export const titleLengths = (document: Document): Issue[] =>
  LIMITS.flatMap(({ key, limit, rule }) => {
    const { length } = [...textAt(document, key)];
    const over = length - limit;
    if (!document.kind || over <= 0) return [];
    return issueAt(document.file, document.positionOf([key], 'value'), {
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

/** Reports a title or description that two pages share, and a title that two texts on the same page share. */
export function uniqueTitles({ content: { documents } }: Reading): Issue[] {
  const pages = documents.filter(({ route }) => route);
  const sections = documents.filter((document) => specOf(document)?.shownOn);
  return [
    ...repeated(pages, titleKeys, TITLE),
    // In some kinds, another key (`summedUpBy`) replaces a missing description.
    ...repeated(pages, (one) => ['description', specOf(one)?.summedUpBy ?? ''], DESCRIPTION),
    ...repeated(sections, titleKeys, TITLE),
  ];
}

const titleKeys = (document: Document) => [specOf(document)?.titledBy ?? 'title'];

/** Reports documents with the same text as an earlier document; the text is that of the first non-empty key. */
function repeated(
  documents: readonly Document[],
  keysOf: (document: Document) => readonly string[],
  { rule, what, hint }: typeof TITLE,
): Issue[] {
  const firsts = new Map<string, Document>();
  return documents.flatMap((document) => {
    const key = keysOf(document).find((one) => textAt(document, one).trim() !== '');
    if (key === undefined) return [];
    // A page and its translation may have the same title.
    const text = `${textAt(document, 'lang')} ${textAt(document, key).trim()}`;
    const first = firsts.get(text);
    firsts.set(text, first ?? document);
    if (!first) return [];
    const message = `${what} de ${first.file} : rien ne distinguerait l’un de l’autre dans une recherche ou un sommaire.`;
    const position = document.positionOf([key], 'value');
    return issueAt(document.file, position, { rule, severity: 'warning', message, hint });
  });
}

function textAt(document: Document, key: string): string {
  const value = valueAt(document.data, [key]);
  return typeof value === 'string' ? value : '';
}
