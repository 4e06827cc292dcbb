import { relative, sep } from 'node:path';
import type { Issue } from '../values/issue.ts';

/** Error codes of a missing or unreadable folder. */
const UNREADABLE_FOLDER = new Set(['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM']);

/** Issue for an editor when nothing of the content could be read: the folder is missing or unreadable, or there is a bug. */
export function unreadContent(fault: unknown): Issue {
  const start = { severity: 'error', line: 1, column: 1 } as const;
  const folder = unreadableFolder(fault);
  if (folder !== undefined) {
    return {
      ...start,
      rule: 'fichier-manquant',
      file: relative(process.cwd(), folder).split(sep).join('/'),
      message: 'Ce dossier n’existe pas ou ne peut pas être lu.',
      hint: 'Remettez-le à sa place, ou rendez-le lisible : il sera relu aussitôt.',
    };
  }
  return {
    ...start,
    rule: 'texte-illisible',
    file: 'content',
    message: 'Le contenu n’a pas pu être lu, pour une raison que le site ne connaît pas.',
    hint: 'Annulez votre dernière modification. Si cela ne suffit pas, montrez à la personne qui développe le site ce que la commande a affiché.',
  };
}

/** Path of the folder, for an error that a folder could not be listed; undefined for any other error. */
export function unreadableFolder(fault: unknown): string | undefined {
  if (!(fault instanceof Error && 'code' in fault && 'path' in fault)) return undefined;
  return UNREADABLE_FOLDER.has(String(fault.code)) ? String(fault.path) : undefined;
}

/** French reasons why a build cannot write, by error code of the system. */
const WRITE_ERRORS: Readonly<Record<string, string>> = {
  ENOSPC: 'il n’y a plus de place sur le disque. Faites-en, puis recommencez.',
  EDQUOT: 'votre part du disque est pleine. Faites-y de la place, puis recommencez.',
  EROFS: 'le disque est en lecture seule. Donnez un autre dossier, avec --out.',
  EACCES: 'vous n’avez pas le droit d’y écrire. Donnez un autre dossier, avec --out.',
  EPERM: 'vous n’avez pas le droit d’y écrire. Donnez un autre dossier, avec --out.',
  EBUSY: 'un autre programme s’en sert. Fermez-le, ou donnez un autre dossier, avec --out.',
};

/** Codes for the error numbers of Linux and macOS, which Vite's bundler (Rust) reports: `(os error 28)`. */
const OS_ERRORS: Readonly<Record<string, string>> = {
  1: 'EPERM',
  13: 'EACCES',
  16: 'EBUSY',
  28: 'ENOSPC',
  30: 'EROFS',
  122: 'EDQUOT',
};

/** Error while the files of a new site were copied over the old ones; `cause` is the error of the system. */
export class UnfinishedCopy extends Error {
  constructor(cause: unknown) {
    super('The site is copied by half.', { cause });
  }
}

/** French sentence for an error of the system while writing; undefined for any other error. */
export function writeErrorSentence(error: unknown): string | undefined {
  const isUnfinished = error instanceof UnfinishedCopy;
  const fault = isUnfinished ? error.cause : error;
  if (!(fault instanceof Error)) return undefined;
  const { code, path = '', dest = path } = fault as NodeJS.ErrnoException & { dest?: string };
  const [, number = ''] = /\(os error (\d+)\)/.exec(fault.message) ?? [];
  const reason = WRITE_ERRORS[OS_ERRORS[number] ?? code ?? ''];
  const what = dest ? `« ${relative('', dest)} »` : 'Le site';
  const state = isUnfinished
    ? 'Le site de ce dossier est incomplet : relancez la commande.'
    : 'Le site construit avant n’a pas changé.';
  return reason && `${what} ne peut pas être écrit : ${reason} ${state}`;
}
