import { UserError } from '../../src/values/user-error.ts';
import { systemSentence } from '../../src/vite/system-faults.ts';

/**
 * Runs a command, with a `log` that prints to stderr. A `UserError` or a wrong argument is printed as one
 * sentence; any other error is a bug and is thrown again.
 */
export async function runCommand(command: (log: (line: string) => void) => Promise<void>) {
  try {
    // Vite treats paths as URLs, in which `#` starts a fragment.
    if (process.cwd().includes('#')) throw new UserError(badFolder(process.cwd()));
    await command((line) => console.error(line));
  } catch (reason) {
    const problem = userFacing(reason);
    if (!problem) throw reason;
    console.error(problem.sentence);
    process.exitCode = problem.code;
  }
}

/** Sentence and exit code of an error that the user can correct; undefined for a bug. */
function userFacing(reason: unknown): { sentence: string; code: 1 | 2 } | undefined {
  if (reason instanceof UserError) return { sentence: reason.message, code: reason.exitCode };
  // Error codes of Node: a port in use, an argument that `parseArgs` refuses.
  const code = reason instanceof Error && 'code' in reason ? String(reason.code) : '';
  if (code === 'EADDRINUSE') return { sentence: PORT_TAKEN, code: 1 };
  if (code.startsWith('ERR_PARSE_ARGS')) return { sentence: badArgument(code), code: 2 };
  const sentence = systemSentence(reason);
  return sentence ? { sentence, code: 1 } : undefined;
}

const badFolder = (folder: string) =>
  `Le dossier « ${folder} » a un « # » dans son nom, et le site ne s’y construit pas : renommez-le, ou déplacez le site.`;

const PORT_TAKEN =
  'Ce port est déjà pris par un autre programme : choisissez-en un autre, par exemple avec PORT=4174 devant la commande.';

const ARGUMENT_ERRORS: Readonly<Record<string, string>> = {
  ERR_PARSE_ARGS_UNKNOWN_OPTION: 'une option n’existe pas',
  ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL: 'un mot est de trop',
  ERR_PARSE_ARGS_INVALID_OPTION_VALUE: 'il manque une valeur à une option, ou elle n’en attend pas',
};

/** French sentence for an error code of `parseArgs`, whose messages are English. */
const badArgument = (code: string) =>
  `Dans « ${process.argv.slice(2).join(' ')} », ${ARGUMENT_ERRORS[code] ?? 'un mot ne se lit pas'} : README.md dit ce que chaque commande accepte.`;
