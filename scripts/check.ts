import { definition } from '../src/content/definition.ts';
import { rules } from '../src/content/rules/index.ts';
import { checkArguments, runCheck } from '../src/engine/command.ts';
import { pictureIssues } from '../src/vite/pictures.ts';
import { doorway, WrongUsage } from './tooling/doorway.ts';

await doorway(async () => {
  const request = checkArguments(process.argv.slice(2));
  if (typeof request === 'string') throw new WrongUsage(request);
  const { out, err, code } = await runCheck(request, { definition, rules }, pictureIssues);
  process.stderr.write(err);
  process.stdout.write(out);
  process.exitCode = code;
});
