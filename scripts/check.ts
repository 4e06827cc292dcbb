import './tooling/late-optimizing.ts';
import { checkArguments } from '../src/check/arguments.ts';
import { runCheck } from '../src/check/command.ts';

/** Bodies read by an earlier check, preview or build are not read again. */
const readFacts = async () => (await import('../src/vite/cached-facts.ts')).cachedFacts();

const request = checkArguments(process.argv.slice(2));
const { out, err, code } =
  typeof request === 'string'
    ? { out: '', err: `${request}\n`, code: 2 }
    : await runCheck(request, readFacts);
process.stderr.write(err);
process.stdout.write(out);
process.exitCode = code;
