import { existsSync } from 'node:fs';
import { definition } from '../src/content/definition.ts';
import { rules } from '../src/content/rules/index.ts';
import { checkArguments, runCheck } from '../src/engine/command.ts';
import { pictureIssues } from '../src/vite/pictures.ts';
import { OWNERS, ownersToName } from './tooling/owners-to-name.ts';
import { runCommand, UsageError } from './tooling/run-command.ts';

await runCommand(async () => {
  const request = checkArguments(process.argv.slice(2));
  if (typeof request === 'string') throw new UsageError(request);
  // The owners are those of this project, whatever folder of content is checked.
  const owners = request.folder === 'content' && existsSync(OWNERS) ? ownersToName() : [];
  const { out, err, code } = await runCheck(request, { definition, rules }, async (result) => [
    ...owners,
    ...(await pictureIssues(result)),
  ]);
  process.stderr.write(err);
  process.stdout.write(out);
  process.exitCode = code;
});
