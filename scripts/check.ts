import { checkArguments, runCheck } from '../src/check/command.ts';
import { UsageError } from '../src/values/user-error.ts';
import { pictureIssues } from '../src/vite/prepare-pictures.ts';
import { runCommand } from './tooling/run-command.ts';

await runCommand(async () => {
  const request = checkArguments(process.argv.slice(2));
  if (typeof request === 'string') throw new UsageError(request);
  const { out, err, code } = await runCheck(request, pictureIssues);
  process.stderr.write(err);
  process.stdout.write(out);
  process.exitCode = code;
});
