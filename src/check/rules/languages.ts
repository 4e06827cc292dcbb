import { linesWithoutCode } from '../../model/body.ts';
import type { Document, FrontmatterSource } from '../../model/document.ts';
import { englishRoute } from '../../site/languages.ts';
import { sharedFiles } from '../../site/schema/index.ts';
import { FILLED_NAMES } from '../../site/schema/interface.ts';
import { fieldsOf } from '../../site/schema/schema-fields.ts';
import { correctionHint, type Issue, issueAt } from '../../values/issue.ts';
import { valueAt } from '../../values/paths.ts';
import { placeAbove } from '../../values/positions.ts';
import { addressIssue, type Checking, type ContentRule, valueIssue } from './checking.ts';
import { routesOf } from './existing-routes.ts';
import { unknownName } from './field-values.ts';
import { pageLinks } from './links.ts';

/** Reports pages in `pages/en` without `lang`: screen readers and typography would treat them as French. */
export function languages(document: FrontmatterSource): Issue[] {
  const { file, path, data, text, placeOf } = document;
  const isTranslation = /^pages\/en(?:\/|\.mdx$)/.test(path);
  if (!isTranslation || valueAt(data, ['lang']) !== undefined) return [];
  const opening = placeOf(['lang']);
  const { range, write } = placeAbove(text, opening.line + 1);
  return [
    issueAt(
      file,
      { ...opening, range, write },
      {
        rule: 'cle-manquante',
        severity: 'warning',
        message:
          'Cette page est rangée parmi les pages en anglais, mais ne dit pas sa langue : le site la présenterait comme du français.',
        hint: 'Ajoutez cette ligne en haut du fichier, entre les deux lignes « --- » (« lang: fr » tant que le texte n’est pas traduit).',
        right: 'lang: en',
      },
    ),
  ];
}

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
      ...correctionHint(english + address.slice(page.length), ''),
    });
  });
}

/** A line of a body that may be a sentence or a title: no block, no picture, no row of a table. */
const SENTENCE = /^(?=.{20})(?![<|!])(?:[^\s]+\s+){3}/u;

/** True for a sentence; not for an address or names, most of whose words begin with a capital or figure. */
function isSentence(line: string): boolean {
  const words = line.match(/[\p{L}\d]+/gu) ?? [];
  return (
    SENTENCE.test(line) && words.filter((word) => /^\p{Ll}/u.test(word)).length * 2 > words.length
  );
}

/** Small words of French, and of English and Spanish only: of a line with four of the first and none of the second, the language is sure. */
const FRENCH =
  /(?<!\p{L})(?:[ldnsq]['’]|(?:l[ae]s?|d[ue]s?|une?|et|à|aux?|nous|vous|nos|vos|pour|avec|dans|qui|que|est)(?!\p{L}))/giu;
const OTHERS =
  /(?<!\p{L})(?:the|of|and|to|in|is|are|for|with|we|you|our|your|by|from|el|los|del|es|para|por)(?!\p{L})/iu;

/** What a text quotes, in the words of whoever said it. */
const QUOTED = /^\s*>.*|«[^»\n]*»?|“[^”\n]*”/gmu;

/** True for a French sentence; capitals make a line the name of something, which no translation changes. */
function isFrench(line: string): boolean {
  const own = line.replace(QUOTED, '');
  return (
    (own.match(FRENCH)?.length ?? 0) > 3 &&
    (own.match(/(?<!\p{L})\p{Lu}/gu)?.length ?? 0) < 4 &&
    !OTHERS.test(own)
  );
}

/** The lines that visitors may read: without code, hidden notes, and remarks of the frontmatter. */
const shownLines = ({ text, facts, bodyLine }: Document) =>
  linesWithoutCode(
    text.replace(/<!--[\s\S]*?-->/g, (note) => note.replace(/[^\n]/g, ' ')),
    facts,
  ).map((line, at) => (at + 1 < bodyLine ? line.replace(/(?:^|\s)#.*/, '') : line));

/** Reports lines of an English page that are those of its French page, or French: they wait for their translation. */
export const untranslated: ContentRule = ({ content }) =>
  content.documents.flatMap((page) => {
    if (valueAt(page.data, ['lang']) !== 'en') return [];
    const french = content.documents.find(
      ({ route }) => route && englishRoute(route) === page.route && route !== page.route,
    );
    const known = new Set(french && shownLines(french));
    const lines = shownLines(page);
    const same = [...lines.keys()].filter(
      (at) =>
        (known.has(lines[at] ?? '') || isFrench(lines[at] ?? '')) && isSentence(lines[at] ?? ''),
    );
    const [first] = same;
    if (first === undefined) return [];
    const place = { line: first + 1, column: 1 };
    const areMany = same.length > 1;
    return issueAt(page.file, place, {
      rule: 'langue',
      severity: 'warning',
      message: areMany
        ? `À partir d’ici, ${same.length} lignes de cette page en anglais sont en français.`
        : 'Cette ligne d’une page en anglais est en français.',
      hint: areMany
        ? 'Traduisez-les, ou effacez-les tant qu’elles ne sont pas traduites.'
        : 'Traduisez-la, ou effacez-la tant qu’elle n’est pas traduite.',
    });
  });

const namesIn = (text: unknown): string[] => String(text).match(/(?<=\{)[^{}]+(?=\})/gu) ?? [];

/** Reports names in braces of interface texts that the site does not replace. */
export const namesInTexts: ContentRule = ({ content }) => {
  const [fr, en] = [sharedFiles.fr, sharedFiles.en].map(({ path }) =>
    content.documents.find((document) => document.path === path),
  );
  if (!fr || !en) return [];
  const pairs = [[fr, en] as const, [en, fr] as const];
  return pairs.flatMap(([own, other]) =>
    fieldsOf(own.schema, own.data).flatMap(({ path, value }) => {
      const used = new Set([...namesIn(value), ...namesIn(valueAt(other.data, path))]);
      const known = FILLED_NAMES.filter((one) => used.has(one));
      const fault = unknownName(String(value), known);
      return fault ? valueIssue(own, path, fault) : [];
    }),
  );
};
