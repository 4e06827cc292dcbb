import type { FrontmatterSource } from '../../engine/document.ts';
import { type Issue, issueAt } from '../../engine/issue.ts';
import { valueIssue } from '../../engine/rules/value-issue.ts';
import { fieldsOf } from '../../engine/values/fields.ts';
import { valueAt } from '../../engine/values/paths.ts';
import { sharedFiles } from '../schema/index.ts';

/** What a file of words says, by key, or one of its groups of words. */
type WordTree = { readonly [key: string]: string | WordTree };

/** The files of what the site itself says, each with what it says where the file does not. */
const FILES: ReadonlyMap<string, WordTree> = new Map(
  [sharedFiles.notices, sharedFiles.fr, sharedFiles.en].map(({ path, schema }) => [
    path,
    schema.parse({}) as WordTree,
  ]),
);

/** What the site says: editors hear of what it would not fill in, and of what their file does not say. */
export function words(document: FrontmatterSource): Issue[] {
  const otherwise = FILES.get(document.path);
  return otherwise ? [...unfilled(document, otherwise), ...absentIn(document, otherwise, [])] : [];
}

/** Words between braces are those that the site fills in: visitors would read any other as it is. */
const unfilled = (document: FrontmatterSource, otherwise: WordTree): Issue[] =>
  fieldsOf(document.schema, document.data).flatMap(({ path, value }) => {
    const known: string[] = String(valueAt(otherwise, path)).match(BRACES) ?? [];
    const unknown = (String(value).match(BRACES) ?? []).filter((one) => !known.includes(one));
    return unknown.flatMap((written) =>
      valueIssue(document, path, {
        rule: 'valeur-inconnue',
        message: `Le site ne remplit pas « ${written} » ici : les visiteurs liraient ces accolades.`,
        hint: `${known[0] ? `Dans ce texte, le site remplit seulement ${known.join(' et ')} : écrivez-le ainsi, ou remplacez` : 'Remplacez'} les accolades et ce qu’elles contiennent par des mots.`,
      }),
    );
  });

/** One that lost its second brace is read as it is, too. */
const BRACES = /\{[^{}\n]{0,40}\}|\{\w+/g;

/** What a file does not say keeps the site's own text: an editor who looks for it finds it here. */
function absentIn(document: FrontmatterSource, otherwise: WordTree, path: string[]): Issue[] {
  const data = path.length > 0 ? valueAt(document.data, path) : document.data;
  if (typeof data !== 'object' || 'message' in otherwise) return [];
  const written = new Set(Object.keys(data ?? {}));
  if (path.length === 0) for (const key of document.partial) written.add(key);
  // Where a key is misspelt, the one that it stands for is not missing.
  if ([...written].some((key) => !Object.hasOwn(otherwise, key))) return [];
  return Object.entries(otherwise).flatMap(([key, said]) => {
    const place = [...path, key];
    if (!written.has(key)) return absent(document, place, said);
    return typeof said === 'string' ? [] : absentIn(document, said, place);
  });
}

function absent(document: FrontmatterSource, path: string[], said: string | WordTree): Issue {
  const group = path.slice(0, -1);
  const last = { line: document.text.trimEnd().split('\n').length, column: 1 };
  const isEnglish = document.path === sharedFiles.en.path;
  const what = typeof said === 'object' && 'message' in said ? 'L’avis' : 'Le texte';
  return issueAt(document.file, group.length > 0 ? document.placeOf(group, 'key') : last, {
    rule: 'cle-manquante',
    severity: 'warning',
    message: `${what} « ${path.join(', ')} » manque : le site montre son texte d’origine à la place.`,
    hint: `Ajoutez-le ${group.length > 0 ? `sous « ${group.at(-1)}: »` : 'à la fin du fichier'} ; ${isEnglish ? 'écrivez ensuite en anglais' : 'changez ensuite'} les textes entre guillemets${isEnglish ? '' : ' comme vous voulez'}.`,
    suggestion: linesOf(path.at(-1) ?? '', said, '  '.repeat(group.length)).join('\n'),
  });
}

const linesOf = (key: string, said: string | WordTree, margin: string): string[] =>
  typeof said === 'string'
    ? [`${margin}${/^[\w-]+$/.test(key) ? key : JSON.stringify(key)}: ${JSON.stringify(said)}`]
    : [
        `${margin}${key}:`,
        ...Object.entries(said).flatMap(([inner, text]) => linesOf(inner, text, `${margin}  `)),
      ];
