import { type Document, specOf } from '../../model/document.ts';
import { sharedRoute } from '../../site/kinds/index.ts';
import { type Fault, type Issue, issueAt } from '../../values/issue.ts';
import { valueAt } from '../../values/paths.ts';
import { shorten } from '../../values/text.ts';
import { type Checking, valueIssue } from './checking.ts';

/** Number of characters that search engines show (docs/contract.md#caps). */
const LIMITS = [
  { key: 'title', limit: 70, rule: 'titre-long' },
  { key: 'description', limit: 160, rule: 'description-longue' },
] as const;

export const titleLengths = (document: Document): Issue[] =>
  LIMITS.flatMap(({ key, limit, rule }) => {
    const { length } = [...textAt(document, key)];
    const over = length - limit;
    if (!document.kind || over <= 0) return [];
    return valueIssue(document, [key], {
      rule,
      severity: 'warning',
      message: `« ${key} » compte ${length} caractères : les moteurs de recherche en montrent ${limit}.`,
      hint: `Raccourcissez de ${over} caractère${over > 1 ? 's' : ''}, l’essentiel d’abord.`,
    });
  });

/** Reports a title or description that two pages share, and a title that two texts on the same page share. */
export function uniqueTitles({ content: { documents } }: Checking): Issue[] {
  const pages = documents.filter(({ route }) => route);
  const sections = documents.filter(({ kind }) => kind && sharedRoute(kind));
  const titleKeys = (one: Document) => [specOf(one)?.titledBy ?? 'title'];
  // In some kinds, another key (`summedUpBy`) replaces a missing description.
  const summaryKeys = (one: Document) => ['description', specOf(one)?.summedUpBy ?? ''];
  return [
    ...repeated('titre-repete', pages, titleKeys),
    ...repeated('description-repetee', pages, summaryKeys),
    ...repeated('titre-repete', sections, titleKeys),
  ];
}

/** Reports documents with the same text as an earlier document; the text is that of the first non-empty key. */
function repeated(
  rule: string,
  documents: readonly Document[],
  keysOf: (document: Document) => readonly string[],
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
    return valueIssue(document, [key], {
      rule,
      severity: 'warning',
      message: `Ces mots sont aussi ceux de ${first.file} : rien ne distinguerait l’un de l’autre dans une recherche ou un sommaire.`,
      hint: 'Dites dans l’un des deux ce qu’il a de particulier.',
    });
  });
}

function textAt(document: Document, key: string): string {
  const value = valueAt(document.data, [key]);
  return typeof value === 'string' ? value : '';
}

/** Reports headings of a text that are empty, skip a level or repeat the `h1`, which the page template writes. */
export function bodyHeadings(document: Document): Issue[] {
  const { file, facts } = document;
  const spec = specOf(document);
  // Level of the title of the text: `h2` on a page of several texts, `h3` when folders group them.
  const top = spec?.place.page === 'of folder' ? 3 : spec?.place.page === 'shared' ? 2 : 1;
  let above = top;
  return facts.headings.flatMap(({ depth, text, position }) => {
    const next = above + 1;
    above = depth === 1 ? top + 1 : depth;
    if (text === '') return issueAt(file, position, EMPTY);
    if (depth !== 1 && depth <= next) return [];
    const fault = depth === 1 ? second(text, top + 1, spec?.titledBy) : skip(text, depth, next);
    return issueAt(file, position, fault);
  });
}

const EMPTY: Fault = {
  rule: 'titre-vide',
  message: 'Ce titre est vide.',
  hint: 'Écrivez le titre après les dièses et un espace, ou retirez la ligne. Exemple : ## Nos actions',
};

const second = (text: string, level: number, key = 'title'): Fault => ({
  rule: 'titre-double',
  message: `« ${shorten(text)} » est écrit comme le grand titre de la page, qui en a déjà un.`,
  hint: `Le titre de ce texte est la ligne « ${key}: » en haut du fichier. Ici, commencez par ${level} dièses.`,
});

const skip = (text: string, depth: number, next: number): Fault => ({
  rule: 'niveau-de-titre',
  severity: 'warning',
  message: `« ${shorten(text)} » a ${depth} dièses, alors que ${next} suffisent ici.`,
  hint: `Écrivez ${next} dièses : un titre a au plus un dièse de plus que celui du dessus.`,
});
