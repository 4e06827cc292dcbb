import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { assembleSite, commentPreview } from '../src/review/publish/publish.ts';
import { publishedSite } from './tooling/published-site.ts';
import { runCommand, UsageError } from './tooling/run-command.ts';

const USAGE =
  'Usage : node scripts/publish.ts site --dir DOSSIER --out DOSSIER | apercu --dir DOSSIER';

/** Run by the workflows that may write, with Node alone: for security, they install no library. */
await runCommand(async (log) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { dir: { type: 'string' }, out: { type: 'string' } },
  });
  const job = { env: process.env, log };
  const [what] = positionals;
  const { dir, out } = values;
  if (what === 'site' && dir && out)
    await assembleSite(job, { dir: resolve(dir), out: resolve(out) });
  else if (what === 'apercu' && dir)
    await commentPreview(job, { dir: resolve(dir), site: publishedSite() });
  else throw new UsageError(USAGE);
});
