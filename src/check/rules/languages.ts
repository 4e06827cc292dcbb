import { englishRoute } from '../../site/languages.ts';
import { sharedFiles } from '../../site/schema/index.ts';
import { fieldsOf } from '../../site/schema/schema-fields.ts';
import { type Issue, issueAt } from '../../values/issue.ts';
import { valueAt } from '../../values/paths.ts';
import { addressIssue, type Checking, type ContentRule, valueIssue } from './checking.ts';
import { routesOf } from './existing-routes.ts';
import { pageLinks } from './links.ts';
import { shownLines } from './shown-lines.ts';

/** Reports links of English texts to a French page that has a translation, unless the link is on that translation. */
export function translatedLinks(checking: Checking): Issue[] {
  const routes = routesOf(checking);
  return pageLinks(checking).flatMap((link) => {
    const { address, page, from } = link;
    const english = englishRoute(page);
    const isCorrect = !address.startsWith(page) || from.route === english || !routes.has(english);
    if (isCorrect || valueAt(from.data, ['lang']) !== 'en') return [];
    return addressIssue(link, {
      rule: 'lien-langue',
      severity: 'warning',
      message: `Ce lien d’un texte en anglais mène à la page en français, alors qu’elle est traduite.`,
      hint: `Écrivez « ${english + address.slice(page.length)} ».`,
    });
  });
}

/** A line with a sentence: no address, no name, of which most words begin with a capital or figure. */
function isSentence(line: string): boolean {
  const words = line.match(/[\p{L}\d]+/gu) ?? [];
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return /^[^<|!]/.test(line) && words.length > 3 && small * 2 > words.length;
}

/** Warns of an English page with a line of its French page, which waits for its translation. */
export const untranslated: ContentRule = ({ content }) =>
  content.documents.flatMap((page) => {
    if (valueAt(page.data, ['lang']) !== 'en') return [];
    const french = content.documents.find(
      ({ route }) => route && englishRoute(route) === page.route && route !== page.route,
    );
    const known = new Set(french && shownLines(french).filter(isSentence));
    const at = shownLines(page).findIndex((line) => known.has(line));
    if (at < 0) return [];
    return issueAt(
      page.file,
      { line: at + 1, column: 1 },
      {
        rule: 'langue',
        severity: 'warning',
        message: 'Cette ligne d’une page en anglais est en français.',
        hint: 'Traduisez-la, ou effacez-la tant qu’elle n’est pas traduite. Vérifiez aussi celles qui suivent.',
      },
    );
  });

const namesIn = (text: unknown) =>
  Array.from(String(text).matchAll(/\{([^{}]+)\}/g), ([, name = '']) => name);

/** Warns of names in braces that an interface text has in one language only, while the other has another name. */
export const namesInTexts: ContentRule = ({ content }) => {
  const [fr, en] = [sharedFiles.fr, sharedFiles.en].map(({ path }) =>
    content.documents.find((document) => document.path === path),
  );
  if (!fr || !en) return [];
  const pairs = [[fr, en] as const, [en, fr] as const];
  return pairs.flatMap(([own, other]) =>
    fieldsOf(own.schema, own.data).flatMap(({ path, value }) => {
      const known = namesIn(valueAt(other.data, path));
      const unknown = namesIn(value).find((name) => !known.includes(name));
      if (unknown === undefined || known.length === 0) return [];
      return valueIssue(own, path, {
        rule: 'valeur-inconnue',
        severity: 'warning',
        message: `Le site ne remplace pas « {${unknown}} » dans ce texte : les visiteurs le liraient tel quel.`,
        hint: `Écrivez {${known.join('}, {')}}, qui ne se traduit pas.`,
      });
    }),
  );
};
