import { relative, sep } from 'node:path';
import { FIRST_LINE, type Issue, issueAt } from '../values/issue.ts';

/** Issue for an editor when nothing of the content could be read: the folder is missing or unreadable, or there is a bug. */
export function unreadContent(fault: unknown): Issue {
  const folder = unreadableFolder(fault);
  if (folder === undefined)
    return issueAt('content', FIRST_LINE, {
      rule: 'texte-illisible',
      message: 'Le contenu n’a pas pu être lu, pour une raison que le site ne connaît pas.',
      hint: 'Annulez votre dernière modification. Si cela ne suffit pas, montrez à la personne qui développe le site ce que la commande a affiché.',
    });
  return issueAt(relative('', folder).split(sep).join('/'), FIRST_LINE, {
    rule: 'fichier-manquant',
    message: 'Ce dossier n’existe pas ou ne peut pas être lu.',
    hint: 'Remettez-le à sa place, ou rendez-le lisible : il sera relu aussitôt.',
  });
}

/** Path of the folder, for an error that a folder could not be listed; undefined for any other error. */
export function unreadableFolder(fault: unknown): string | undefined {
  if (!(fault instanceof Error && 'code' in fault && 'path' in fault)) return undefined;
  const isUnreadable = ['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM'].includes(String(fault.code));
  return isUnreadable ? String(fault.path) : undefined;
}

const OTHER_FOLDER = 'Donnez un autre dossier, avec --out.';

/** Reasons why a build cannot write: the code of the system, and its number on Linux and macOS, which Vite's bundler reports. */
const WRITE_ERRORS = [
  {
    code: 'ENOSPC',
    number: 28,
    reason: 'il n’y a plus de place sur le disque. Faites-en, puis recommencez.',
  },
  { code: 'EROFS', number: 30, reason: `le disque est en lecture seule. ${OTHER_FOLDER}` },
  {
    code: 'EFBIG',
    number: 27,
    reason:
      'un fichier est plus grand que votre système ne le permet. Levez cette limite (ulimit -f).',
  },
  { code: 'EPERM', number: 1, reason: `le système le refuse. ${OTHER_FOLDER}` },
  { code: 'EACCES', number: 13, reason: `vous n’avez pas le droit d’y écrire. ${OTHER_FOLDER}` },
];

/** French sentence for an error of the system while writing; undefined for any other error. */
export function writeErrorSentence(fault: unknown): string | undefined {
  if (!(fault instanceof Error)) return undefined;
  const { code, path }: NodeJS.ErrnoException = fault;
  const known = WRITE_ERRORS.find(
    (one) =>
      one.code === code ||
      fault.message.includes(`(os error ${one.number})`) ||
      // A fault inside a plugin of Vite.
      fault.message.includes(`Error: ${one.code}: `),
  );
  const what = path ? `« ${relative('', path)} »` : 'Le site';
  return known && `${what} ne peut pas être écrit : ${known.reason}`;
}
