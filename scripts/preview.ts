import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { addPreviews, buildPreviews, previewsIn } from '../src/proposals/previews.ts';
import type { Proposal } from '../src/proposals/proposals.ts';
import { UserError } from '../src/values/user-error.ts';
import { outFolder } from './tooling/out-folder.ts';
import { previewOf, publishedSite } from './tooling/published-site.ts';
import { runCommand } from './tooling/run-command.ts';

/**
 * Builds previews of proposals into `--out`, each in its folder `pr-N`: of the content of the Git ref `--ref` as proposal
 * `--pr`, or of all proposals in the file `--list`, from the repository `--from`. `--add` moves the previews of a folder into the
 * built site `--out`.
 */
await runCommand(async (log) => {
  const { values } = parseArgs({
    options: {
      pr: { type: 'string', default: '' },
      ref: { type: 'string', default: 'HEAD' },
      list: { type: 'string' },
      from: { type: 'string', default: '.' },
      add: { type: 'string' },
      out: { type: 'string', default: 'apercu' },
    },
  });
  const { pr, ref, list, from, add, out } = values;
  if (add !== undefined) return addPreviews(add, out, log);
  if (list === undefined) previewOf(pr);
  const proposals: Proposal[] =
    list === undefined ? [{ pull: Number(pr), ref }] : JSON.parse(await readFile(list, 'utf8'));
  for (const name of await previewsIn(out)) outFolder(join(out, name));
  const built = await buildPreviews(proposals, { from, out, site: publishedSite(), log });
  if (list === undefined && built.length === 0) throw new UserError('Il n’y a pas d’aperçu.');
});
