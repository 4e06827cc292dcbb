import { relative, sep } from 'node:path';
import type { Issue } from '../engine/issue.ts';

/** How the system names a folder that is away, or that it does not let us read. */
const AWAY = new Set(['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM']);

/** What to tell an editor when the content as a whole could not be read, for a fault that is no issue of a file. */
export function unreadContent(fault: unknown): Issue {
  const place = { severity: 'error', line: 1, column: 1 } as const;
  const folder = folderAway(fault);
  if (folder !== undefined) {
    return {
      ...place,
      rule: 'fichier-manquant',
      file: relative(process.cwd(), folder).split(sep).join('/'),
      message: 'Ce dossier n’existe pas ou ne peut pas être lu.',
      hint: 'Remettez-le à sa place, ou rendez-le lisible : il sera relu aussitôt.',
    };
  }
  return {
    ...place,
    rule: 'texte-illisible',
    file: 'content',
    message: 'Le contenu n’a pas pu être lu, pour une raison que le site ne connaît pas.',
    hint: 'Annulez votre dernière modification. Si cela ne suffit pas, montrez à la personne qui développe le site ce que la commande a affiché.',
  };
}

/** The folder that could not be listed, of the system's fault; a file that could not be opened is an issue of its own. */
export function folderAway(fault: unknown): string | undefined {
  if (!(fault instanceof Error && 'code' in fault && 'path' in fault)) return undefined;
  return AWAY.has(String(fault.code)) ? String(fault.path) : undefined;
}

/** Why the system does not let a build write, by its name for that. */
const UNWRITTEN: Readonly<Record<string, string>> = {
  ENOSPC: 'il n’y a plus de place sur le disque. Faites-en, puis recommencez.',
  EDQUOT: 'votre part du disque est pleine. Faites-y de la place, puis recommencez.',
  EROFS: 'le disque est en lecture seule. Donnez un autre dossier, avec --out.',
  EACCES: 'vous n’avez pas le droit d’y écrire. Donnez un autre dossier, avec --out.',
  EPERM: 'vous n’avez pas le droit d’y écrire. Donnez un autre dossier, avec --out.',
  EBUSY: 'un autre programme s’en sert. Fermez-le, ou donnez un autre dossier, avec --out.',
};

/** How Rust, in which Vite's bundler is written, numbers the same faults on Linux and macOS. */
const OS_ERRORS: Readonly<Record<string, string>> = {
  1: 'EPERM',
  13: 'EACCES',
  16: 'EBUSY',
  28: 'ENOSPC',
  30: 'EROFS',
  122: 'EDQUOT',
};

/** What to tell whoever builds when the system refused a file or a folder; undefined for any other fault. */
export function unwritten(fault: unknown): string | undefined {
  if (!(fault instanceof Error)) return undefined;
  const { code, path = '', dest = path } = fault as NodeJS.ErrnoException & { dest?: string };
  const [, number = ''] = /\(os error (\d+)\)/.exec(fault.message) ?? [];
  const reason = UNWRITTEN[OS_ERRORS[number] ?? code ?? ''];
  const what = dest ? `« ${relative('', dest)} »` : 'Le site';
  return (
    reason && `${what} ne peut pas être écrit : ${reason} Le site construit avant n’a pas changé.`
  );
}
