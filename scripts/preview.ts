import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { previewFolder } from '../src/model/outputs.ts';
import { encodeForLink } from '../src/review/markdown.ts';
import { buildPreviews, type Proposal } from '../src/review/publish/previews.ts';
import { UserError } from '../src/values/user-error.ts';
import { outFolder } from './tooling/out-folder.ts';
import { previewOf, publishedSite } from './tooling/published-site.ts';
import { runCommand } from './tooling/run-command.ts';

/** An open proposal, as `gh pr list --json` writes it. */
interface Listed {
  number: number;
  headRefName: string;
  headRepository: { name: string } | null;
  headRepositoryOwner: { login: string } | null;
}

/**
 * Builds previews of proposals into `--out`, each in its folder `pr-N`: of the content of the Git ref `--ref` as proposal
 * `--pr`, or of all proposals in the file `--list`, whose merges are in `refs/propositions/N`.
 */
await runCommand(async (log) => {
  const { values } = parseArgs({
    options: {
      pr: { type: 'string', default: '' },
      ref: { type: 'string', default: 'HEAD' },
      list: { type: 'string' },
      out: { type: 'string', default: 'apercu' },
    },
  });
  const { pr, ref, list, out } = values;
  if (list === undefined) previewOf(pr);
  const proposals =
    list === undefined ? [{ pull: Number(pr), ref }] : listed(await readFile(list, 'utf8'));
  for (const { pull } of proposals) outFolder(join(out, previewFolder(pull)));
  const built = await buildPreviews(proposals, { out, site: publishedSite(), log });
  if (list === undefined && built.length === 0) throw new UserError('Il n’y a pas d’aperçu.');
});

function listed(json: string): Proposal[] {
  const pulls: Listed[] = JSON.parse(json);
  return pulls.map(({ number, headRefName, headRepository, headRepositoryOwner }) => {
    const path = `${headRepositoryOwner?.login}/${headRepository?.name}/edit/${headRefName}`;
    const edit = `https://github.com/${path.split('/').map(encodeForLink).join('/')}/`;
    return { pull: number, ref: `refs/propositions/${number}`, edit };
  });
}
