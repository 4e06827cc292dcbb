import { relative } from 'node:path';
import { getSystemErrorName } from 'node:util';

/** Why the system refuses to read or write, by its code. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'vous n’en avez pas le droit',
  ENOENT: 'il n’existe pas',
  ENOSPC: 'il n’y a plus de place sur le disque',
  ENOTDIR: 'ce n’est pas un dossier',
  EPERM: 'le système le refuse',
  EROFS: 'le disque est en lecture seule',
};

/**
 * French sentence for what the system refuses to read or write; undefined for any other error. Vite's plugins and its bundler
 * give the code or the number of the system in their message only.
 */
export function systemSentence(fault: unknown): string | undefined {
  if (!(fault instanceof Error)) return undefined;
  const { code = '', path, message }: NodeJS.ErrnoException = fault;
  const number = /\(os error (\d+)\)/.exec(message)?.[1];
  const codes = [code, ...(message.match(/\bE[A-Z]+(?=:)/g) ?? [])];
  if (number) codes.push(getSystemErrorName(-Number(number)));
  const reason = codes.map((one) => REASONS[one]).find(Boolean);
  const what = path ? `« ${relative('', path) || '.'} »` : 'Un fichier du site';
  return reason && `${what} ne peut pas être lu ou écrit : ${reason}.`;
}
