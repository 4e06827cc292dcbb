import { inlineCode } from '../markdown.ts';
import type { ChangedFile } from './github.ts';

/** GitHub lists at most this many files of a pull request: a list of this length may be incomplete. */
const MAX_LISTED_FILES = 3000;
const MAX_NAMED_FILES = 12;

/** Files that build, check or publish the site: workflows, scripts, two rooms, and files at the root (lock file, `.npmrc`…). */
const BUILD_FILE = /^(?:(?:\.github|\.ci|scripts|src\/(?:vite|review))\/.*|[^/]*(?<!\.md))$/;

/** Markdown warnings, the first one about files that build, check or publish the site; none for a change of content only. */
export function fileWarnings(files: readonly ChangedFile[]): string[] {
  // The old name, too: a file moved into the content is a change of code.
  const names = files.flatMap((file) => [file.filename, file.previous_filename ?? file.filename]);
  const warning = (start: string, isMeant: (name: string) => boolean, end: string) => {
    const meant = [...new Set(names.filter(isMeant))];
    const more = meant.length - MAX_NAMED_FILES;
    const listed = meant.slice(0, MAX_NAMED_FILES).map(inlineCode).join(', ');
    const rest = more > 0 ? ` et ${more} autres` : '';
    return meant.length > 0 ? [`> ⚠️ **${start}** : ${listed}${rest}. ${end}`] : [];
  };
  return [
    ...warning(
      'Cette proposition change ce qui construit, vérifie ou publie le site',
      (name) => BUILD_FILE.test(name),
      'Lisez d’abord ces fichiers, ligne par ligne.',
    ),
    ...warning(
      'Cette proposition change plus que le contenu du site',
      (name) => !name.startsWith('content/'),
      'Le rapport ci-dessous a été fait par le code qu’elle propose : relisez ce code avant de le croire. L’aperçu, s’il y en a un, montre ses textes avec le code du site.',
    ),
    ...(files.length < MAX_LISTED_FILES
      ? []
      : [
          `> ⚠️ **Cette proposition change plus de ${MAX_LISTED_FILES} fichiers**, peut-être aussi du code.`,
        ]),
  ];
}
