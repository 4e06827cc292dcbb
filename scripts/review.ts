import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { review } from '../src/review/review.ts';
import { UsageError } from '../src/values/user-error.ts';
import { runCommand } from './tooling/run-command.ts';

/** Prints the comment that a proposal of the current files gets, compared with a Git ref (`--base`). */
await runCommand(async () => {
  const { values } = parseArgs({
    options: { base: { type: 'string' }, out: { type: 'string', default: 'review' } },
  });
  const { base, out } = values;
  if (!base) throw new UsageError('Dites à quoi comparer le site : npm run review -- --base main');
  console.log(await review({ dir: process.cwd(), base, out: resolve(out) }));
});
