import { existsSync, mkdtempSync, readdirSync, realpathSync, rmdirSync, statSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { UsageError, UserError } from '../../src/values/user-error.ts';

/** Names in every built site, and in hardly any other folder. */
const SITE_NAMES = ['.nojekyll', '404.html', 'donnees'];
/** Names in built writing screens, in addition to those of `public/`. */
const SCREEN_NAMES = ['_headers', 'assets', 'index.html', 'preview.html'];
/** Names in no built site: they mark the folder of a project or a clone. */
const PROJECT_NAMES = ['.git', 'package.json'];

/**
 * Returns `out`, a folder for a built site. A build erases the folder: throws a `UsageError` unless the folder is new, empty
 * or a built site.
 */
export function outFolder(out: string): string {
  return folderFor(out, 'un site construit', (names) =>
    SITE_NAMES.some((name) => names.includes(name)),
  );
}

/** Like `outFolder`, for the writing screen; also refuses a folder in a built site, whose origin the screen must not share. */
export function screenFolder(out: string): string {
  const above = [resolve(out), dirname(resolve(out))];
  if (above.some((folder) => existsSync(join(folder, 'metadata.json'))))
    throw new UsageError(
      `« ${out} » est dans le site construit : l’écran a besoin d’une adresse à lui. Donnez un autre dossier.`,
    );
  return folderFor(out, 'un écran construit', (names) =>
    names.every((name) => [...SCREEN_NAMES, ...readdirSync('public')].includes(name)),
  );
}

function folderFor(out: string, what: string, isOurs: (names: string[]) => boolean): string {
  const folder = resolve(out);
  if (!existsSync(folder)) {
    if (!canWriteAbove(folder))
      throw new UserError(`« ${out} » ne peut pas être créé : donnez un autre dossier.`);
    return out;
  }
  const names = statSync(folder).isDirectory() ? readdirSync(folder) : undefined;
  const holdsProject = `${process.cwd()}${sep}`.startsWith(join(realpathSync(folder), sep));
  const isProject = names?.some((name) => PROJECT_NAMES.includes(name));
  if (holdsProject || isProject || !names || (names.length > 0 && !isOurs(names))) {
    throw new UsageError(
      `« ${out} » contient autre chose qu’${what} : tout y serait effacé. Donnez un dossier nouveau ou vide.`,
    );
  }
  return out;
}

/** Whether a new folder can be created. Node's recursive `mkdir` never ends in `/proc`, so that it is tried before. */
function canWriteAbove(folder: string): boolean {
  const parent = dirname(folder);
  if (!existsSync(parent)) return canWriteAbove(parent);
  try {
    rmdirSync(mkdtempSync(join(parent, 'essai-')));
    return true;
  } catch {
    return false;
  }
}
