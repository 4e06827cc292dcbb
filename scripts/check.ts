import { checkArguments } from '../src/check/arguments.ts';
import { runCheck } from '../src/check/command.ts';

const request = checkArguments(process.argv.slice(2));
const { out, err, code } =
  typeof request === 'string' ? { out: '', err: `${request}\n`, code: 2 } : await runCheck(request);
process.stderr.write(err);
process.stdout.write(out);
process.exitCode = code;
