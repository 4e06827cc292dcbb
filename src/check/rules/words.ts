import type { FrontmatterSource } from '../../content/document.ts';
import { sharedFiles } from '../../content/schema/index.ts';
import { fieldsOf } from '../../content/schema/schema-fields.ts';
import { addedLines } from '../../values/fix.ts';
import { type Issue, issueAt } from '../../values/issue.ts';
import { valueAt } from '../../values/paths.ts';
import { valueIssue } from './value-issue.ts';

/** Texts and groups of texts, by key. */
type WordTree = { readonly [key: string]: string | WordTree };

/** Default interface texts, by the path of their file: `interface/fr.yml`. */
const FILES: ReadonlyMap<string, WordTree> = new Map(
  [sharedFiles.notices, sharedFiles.fr, sharedFiles.en].map(({ path, schema }) => [
    path,
    schema.parse({}) as WordTree,
  ]),
);

/** Reports interface texts with `{words}` that the site does not replace, and missing interface texts. */
export function words(document: FrontmatterSource): Issue[] {
  const defaults = FILES.get(document.path);
  return defaults ? [...unfilled(document, defaults), ...absentIn(document, defaults, [])] : [];
}

/** Reports words in braces that the site does not replace: visitors would see the braces. */
const unfilled = (document: FrontmatterSource, defaults: WordTree): Issue[] =>
  fieldsOf(document.schema, document.data).flatMap(({ path, value }) => {
    const allowed: string[] = String(valueAt(defaults, path)).match(BRACES) ?? [];
    const unknown = (String(value).match(BRACES) ?? []).filter((one) => !allowed.includes(one));
    return unknown.flatMap((written) =>
      valueIssue(document, path, {
        rule: 'valeur-inconnue',
        message: `Le site ne remplit pas « ${written} » ici : les visiteurs liraient ces accolades.`,
        hint: `${allowed[0] ? `Dans ce texte, le site remplit seulement ${allowed.join(' et ')} : écrivez-le ainsi, ou remplacez` : 'Remplacez'} les accolades et ce qu’elles contiennent par des mots.`,
      }),
    );
  });

/** Matches `{title}`, and `{title` without the closing brace. */
const BRACES = /\{[^{}\n]{0,40}\}|\{\w+/g;

/** Reports missing texts; the site shows their default. */
function absentIn(document: FrontmatterSource, defaults: WordTree, path: string[]): Issue[] {
  const data = path.length > 0 ? valueAt(document.data, path) : document.data;
  if (typeof data !== 'object' || 'message' in defaults) return [];
  const written = new Set(Object.keys(data ?? {}));
  if (path.length === 0) for (const key of document.partial) written.add(key);
  // An unknown key may be the missing key, misspelt: only the rule for unknown keys reports it.
  if ([...written].some((key) => !Object.hasOwn(defaults, key))) return [];
  return Object.entries(defaults).flatMap(([key, text]) => {
    const keyPath = [...path, key];
    if (!written.has(key)) return absent(document, keyPath, text);
    return typeof text === 'string' ? [] : absentIn(document, text, keyPath);
  });
}

function absent(document: FrontmatterSource, path: string[], text: string | WordTree): Issue {
  const group = path.slice(0, -1);
  const last = { line: document.text.trimEnd().split('\n').length, column: 1 };
  const isEnglish = document.path === sharedFiles.en.path;
  const what = typeof text === 'object' && 'message' in text ? 'L’avis' : 'Le texte';
  const position = group.length > 0 ? document.positionOf(group, 'key') : last;
  return issueAt(document.file, position, {
    rule: 'cle-manquante',
    severity: 'warning',
    message: `${what} « ${path.join(', ')} » manque : le site montre son texte d’origine à la place.`,
    hint: `Ajoutez-le ${group.length > 0 ? `sous « ${group.at(-1)}: »` : 'à la fin du fichier'} ; ${isEnglish ? 'écrivez ensuite en anglais' : 'changez ensuite'} les textes entre guillemets${isEnglish ? '' : ' comme vous voulez'}.`,
    fix: addedLines(
      document.text,
      position.line + 1,
      linesOf(path.at(-1) ?? '', text, '  '.repeat(group.length)).join('\n'),
    ),
  });
}

const linesOf = (key: string, text: string | WordTree, margin: string): string[] =>
  typeof text === 'string'
    ? [`${margin}${/^[\w-]+$/.test(key) ? key : JSON.stringify(key)}: ${JSON.stringify(text)}`]
    : [
        `${margin}${key}:`,
        ...Object.entries(text).flatMap(([name, value]) => linesOf(name, value, `${margin}  `)),
      ];
