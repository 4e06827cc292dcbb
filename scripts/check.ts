import { checkArguments, runCheck } from '../src/check/command.ts';
import { pictureIssues } from '../src/vite/pictures.ts';

const request = checkArguments(process.argv.slice(2));
const { out, err, code } =
  typeof request === 'string'
    ? { out: '', err: `${request}\n`, code: 2 }
    : await runCheck(request, pictureIssues);
process.stderr.write(err);
process.stdout.write(out);
process.exitCode = code;
