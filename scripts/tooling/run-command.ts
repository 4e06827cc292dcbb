import { resolve } from 'node:path';
import { WrongDay } from '../../src/content/days.ts';
import { UserError } from '../../src/review/user-error.ts';
import { folderAway } from '../../src/vite/system-faults.ts';

/** The command was called in a way it does not know: exit code 2. */
export class UsageError extends Error {}

/**
 * Runs a command: what it says goes to stderr, a refusal or wrong usage becomes one sentence and an
 * exit code. Anything else is our own fault and keeps its stack.
 */
export async function runCommand(command: (log: (line: string) => void) => Promise<void>) {
  try {
    // Vite takes a path for an address, and what follows these for something else.
    const sign = /[#?]/.exec(process.cwd())?.[0];
    if (sign) throw new UserError(badFolder(process.cwd(), sign));
    await command((line) => console.error(line));
  } catch (reason) {
    const end = endOf(reason);
    if (!end) throw reason;
    console.error(end.sentence);
    process.exitCode = end.code;
  }
}

/** The sentence about a failure, and the exit code: 1 is refused, 2 wrong usage. Undefined where the fault is ours. */
function endOf(reason: unknown): { sentence: string; code: 1 | 2 } | undefined {
  const { SITE_URL } = process.env;
  if (reason instanceof UserError) return { sentence: reason.message, code: 1 };
  if (reason instanceof UsageError || reason instanceof WrongDay) {
    return { sentence: reason.message, code: 2 };
  }
  if (folderAway(reason) === resolve('content')) return { sentence: NO_CONTENT, code: 1 };
  // How Node names a fault: a flag that `parseArgs` does not know, an address that is none, a port in use.
  const name = reason instanceof Error && 'code' in reason ? String(reason.code) : '';
  if (name === 'EADDRINUSE') return { sentence: PORT_TAKEN, code: 1 };
  if (name === 'ERR_INVALID_URL' && SITE_URL) return { sentence: noAddress(SITE_URL), code: 2 };
  return name.startsWith('ERR_PARSE_ARGS') ? { sentence: unknownWord(name), code: 2 } : undefined;
}

const badFolder = (folder: string, sign: string) =>
  `Le dossier « ${folder} » a un « ${sign} » dans son nom, et le site ne s’y construit pas : renommez-le, ou déplacez le site.`;

const NO_CONTENT = 'Le dossier « content » n’existe pas ou ne peut pas être lu.';

const PORT_TAKEN =
  'Ce port est déjà pris par un autre programme : choisissez-en un autre, par exemple avec PORT=4174 devant la commande.';

const noAddress = (siteUrl: string) =>
  `SITE_URL vaut « ${siteUrl} » : écrivez une adresse entière, comme https://www.exemple.ga/.`;

const FAULTS: Readonly<Record<string, string>> = {
  ERR_PARSE_ARGS_UNKNOWN_OPTION: 'une option n’existe pas',
  ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL: 'un mot est de trop',
  ERR_PARSE_ARGS_INVALID_OPTION_VALUE: 'il manque une valeur à une option, ou elle n’en attend pas',
};

/** What `parseArgs` refused, by its code: its own sentences are English. */
const unknownWord = (code: string) =>
  `Dans « ${process.argv.slice(2).join(' ')} », ${FAULTS[code] ?? 'un mot ne se lit pas'} : README.md dit ce que chaque commande accepte.`;
