import { inlineCode } from '../markdown.ts';
import type { ChangedFile } from './github.ts';

/** GitHub lists at most this many files of a pull request: a list of this length may be incomplete. */
const MAX_LISTED_FILES = 3000;
const MAX_NAMED_FILES = 12;

/** Files that build, check or publish the site: workflows, scripts, two rooms, and files at the root (lock file, `.npmrc`…). */
const BUILD_FILE = /^(?:(?:\.github|\.ci|scripts|src\/(?:vite|review))\/.*|[^/]*(?<!\.md))$/;

/** Old and new names of changed files: a file moved into the content is a change of code. */
const namesOf = (files: readonly ChangedFile[]) =>
  files.flatMap(({ filename, previous_filename: before }) => [
    filename,
    ...(before ? [before] : []),
  ]);

/** Markdown warnings, the first one about files that build, check or publish the site; empty for a change of content only. */
export function fileWarnings(files: readonly ChangedFile[]): string {
  const names = namesOf(files);
  const building = names.filter((name) => BUILD_FILE.test(name));
  const code = names.filter((name) => !name.startsWith('content/'));
  const isIncomplete = files.length >= MAX_LISTED_FILES;
  const warnings = [
    ...(building.length > 0
      ? [
          `> ⚠️ **Cette proposition change ce qui construit, vérifie ou publie le site** : ${listed(building)}. Lisez d’abord ces fichiers, ligne par ligne.`,
        ]
      : []),
    ...(code.length > 0 || isIncomplete
      ? [
          `> ⚠️ **Cette proposition change plus que le contenu du site** (${isIncomplete ? `plus de ${MAX_LISTED_FILES} fichiers` : listed(code)}). Le rapport ci-dessous a été fait par le code qu’elle propose : relisez ce code avant de le croire. L’aperçu, s’il y en a un, montre ses textes avec le code du site.`,
        ]
      : []),
  ];
  return warnings.join('\n\n');
}

function listed(names: readonly string[]): string {
  const more = names.length > MAX_NAMED_FILES ? ` et ${names.length - MAX_NAMED_FILES} autres` : '';
  return names.slice(0, MAX_NAMED_FILES).map(inlineCode).join(', ') + more;
}
