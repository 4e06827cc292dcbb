import { resolve } from 'node:path';
import { Refusal } from '../../src/review/refusal.ts';
import { folderAway } from '../../src/vite/unread-content.ts';

/** The command was called in a way it does not know: exit code 2. */
export class WrongUsage extends Error {}

/**
 * Runs a command: what it says goes to stderr, a refusal or wrong usage becomes one sentence and an
 * exit code. Anything else is our own fault and keeps its stack.
 */
export async function doorway(command: (say: (line: string) => void) => Promise<void>) {
  try {
    await command((line) => console.error(line));
  } catch (reason) {
    if (reason instanceof Refusal) {
      console.error(reason.message);
      process.exitCode = 1;
    } else if (reason instanceof WrongUsage) {
      console.error(reason.message);
      process.exitCode = 2;
    } else if (codeOf(reason).startsWith('ERR_PARSE_ARGS')) {
      console.error(unknownWord(codeOf(reason)));
      process.exitCode = 2;
    } else if (codeOf(reason) === 'ERR_INVALID_URL' && process.env.SITE_URL) {
      console.error(
        `SITE_URL vaut « ${process.env.SITE_URL} » : écrivez une adresse entière, comme https://www.exemple.ga/.`,
      );
      process.exitCode = 2;
    } else if (codeOf(reason) === 'EADDRINUSE') {
      console.error(
        'Ce port est déjà pris par un autre programme : choisissez-en un autre, par exemple PORT=4174 npm start.',
      );
      process.exitCode = 1;
    } else if (folderAway(reason) === resolve('content')) {
      console.error('Le dossier « content » n’existe pas ou ne peut pas être lu.');
      process.exitCode = 1;
    } else throw reason;
  }
}

const FAULTS: Readonly<Record<string, string>> = {
  ERR_PARSE_ARGS_UNKNOWN_OPTION: 'une option n’existe pas',
  ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL: 'un mot est de trop',
  ERR_PARSE_ARGS_INVALID_OPTION_VALUE: 'il manque une valeur à une option, ou elle n’en attend pas',
};

/** What `parseArgs` refused, by its code: its own sentences are English. */
const unknownWord = (code: string) =>
  `Dans « ${process.argv.slice(2).join(' ')} », ${FAULTS[code] ?? 'un mot ne se lit pas'} : README.md dit ce que chaque commande accepte.`;

/** How Node names a fault: a flag that `parseArgs` does not know, an address that is none, a port in use. */
const codeOf = (reason: unknown): string =>
  reason instanceof Error && 'code' in reason ? String(reason.code) : '';
