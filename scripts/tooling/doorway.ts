import { Refusal } from '../../src/review/states/git.ts';

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
    } else if (reason instanceof WrongUsage || isParseError(reason)) {
      console.error(reason.message);
      process.exitCode = 2;
    } else throw reason;
  }
}

/** `parseArgs` met a flag that it does not know. */
const isParseError = (reason: unknown): reason is Error =>
  reason instanceof TypeError && 'code' in reason && /^ERR_PARSE_ARGS/.test(String(reason.code));
