import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { WrongUsage } from './doorway.ts';

/** What every built site holds, and hardly any other folder. */
const MARKS = ['.nojekyll', '404.html', 'donnees'];
/** What no built site holds: a project, or a clone of it. */
const PROJECT = ['.git', 'package.json'];

/**
 * The folder into which a site may be built, as given. All that it holds is erased then: one that is neither new,
 * empty nor a built site is refused, and so is one that holds the project.
 */
export function outFolder(out: string): string {
  const folder = resolve(out);
  if (!existsSync(folder)) return out;
  const names = statSync(folder).isDirectory() ? readdirSync(folder) : undefined;
  const holdsProject = `${process.cwd()}${sep}`.startsWith(join(realpathSync(folder), sep));
  const isSite = names?.some((name) => MARKS.includes(name));
  const isProject = names?.some((name) => PROJECT.includes(name));
  if (holdsProject || isProject || (names?.length !== 0 && !isSite)) {
    throw new WrongUsage(
      `« ${out} » contient autre chose qu’un site construit : tout y serait effacé. Donnez un dossier nouveau ou vide.`,
    );
  }
  return out;
}
