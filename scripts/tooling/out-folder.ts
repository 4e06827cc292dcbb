import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { UsageError } from './run-command.ts';

/** What every built site holds, and hardly any other folder. */
const MARKS = ['.nojekyll', '404.html', 'donnees'];
/** What every built screen holds, beside its page. */
const SCREEN = ['_headers', 'assets'];
/** What no built site holds: a project, or a clone of it. */
const PROJECT = ['.git', 'package.json'];

/**
 * The folder into which a site may be built, as given. All that it holds is erased then: one that is neither new,
 * empty nor a built site is refused, and so is one that holds the project.
 */
export function outFolder(out: string): string {
  return folderFor(out, 'un site construit', (names) => MARKS.some((mark) => names.includes(mark)));
}

/** The same for the writing screen, which never stands among the pages of the site: they have its origin. */
export function screenFolder(out: string): string {
  const above = [resolve(out), dirname(resolve(out))];
  if (above.some((folder) => existsSync(join(folder, 'metadata.json'))))
    throw new UsageError(
      `« ${out} » est dans le site construit : l’écran a besoin d’une adresse à lui. Donnez un autre dossier.`,
    );
  return folderFor(out, 'un écran construit', (names) =>
    names.every((name) => name === 'index.html' || SCREEN.includes(name)),
  );
}

function folderFor(out: string, what: string, isOurs: (names: string[]) => boolean): string {
  const folder = resolve(out);
  if (!existsSync(folder)) return out;
  const names = statSync(folder).isDirectory() ? readdirSync(folder) : undefined;
  const holdsProject = `${process.cwd()}${sep}`.startsWith(join(realpathSync(folder), sep));
  const isProject = names?.some((name) => PROJECT.includes(name));
  if (holdsProject || isProject || !names || (names.length > 0 && !isOurs(names))) {
    throw new UsageError(
      `« ${out} » contient autre chose qu’${what} : tout y serait effacé. Donnez un dossier nouveau ou vide.`,
    );
  }
  return out;
}
