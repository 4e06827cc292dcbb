import { checkArguments } from '../src/check/arguments.ts';
import { type Lent, runCheck } from '../src/check/command.ts';

/** Bodies and pictures read by an earlier check, preview or build are not read again. */
const lent: Lent = {
  readFacts: async () => (await import('../src/vite/cached-facts.ts')).cachedFacts,
  pictureIssues: async (result) => (await import('../src/vite/pictures.ts')).pictureIssues(result),
};

const request = checkArguments(process.argv.slice(2));
const { out, err, code } =
  typeof request === 'string'
    ? { out: '', err: `${request}\n`, code: 2 }
    : await runCheck(request, lent);
process.stderr.write(err);
process.stdout.write(out);
process.exitCode = code;
