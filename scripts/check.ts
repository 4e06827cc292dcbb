import { existsSync } from 'node:fs';
import { checkArguments, runCheck } from '../src/check/command.ts';
import { pictureIssues } from '../src/vite/prepare-pictures.ts';
import { runCommand, UsageError } from './tooling/run-command.ts';
import { CODEOWNERS, sampleOwnerIssues } from './tooling/sample-owner-issues.ts';

await runCommand(async () => {
  const request = checkArguments(process.argv.slice(2));
  if (typeof request === 'string') throw new UsageError(request);
  // `CODEOWNERS` belongs to this project: with another content folder, it is not checked.
  const owners = request.folder === 'content' && existsSync(CODEOWNERS) ? sampleOwnerIssues() : [];
  const { out, err, code } = await runCheck(request, async (result) => [
    ...owners,
    ...(await pictureIssues(result)),
  ]);
  process.stderr.write(err);
  process.stdout.write(out);
  process.exitCode = code;
});
