import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { publishMain, publishPreview, unpublishPreview } from '../src/review/publish/publish.ts';
import { Refusal } from '../src/review/refusal.ts';
import { doorway, WrongUsage } from './tooling/doorway.ts';
import { publishedSite } from './tooling/published-site.ts';

const USAGE =
  'Usage : npm run publish -- site [--dir dist] | apercu --dir DOSSIER | retrait --pr NUMÉRO';

const BUILT = '.cache/publication';

/** What the privileged workflows call: it never runs anything of what it publishes. */
await doorway(async (say) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { dir: { type: 'string' }, pr: { type: 'string' } },
  });
  const [what] = positionals;
  const site = publishedSite();
  const job = { repository: process.cwd(), env: process.env, site, say };
  const pull = Number(values.pr);
  if (what === 'site') await publishMain(job, resolve(values.dir ?? (await built(site, say))));
  else if (what === 'apercu' && values.dir) await publishPreview(job, resolve(values.dir));
  else if (what === 'retrait' && Number.isInteger(pull) && pull > 0)
    await unpublishPreview(job, pull);
  else throw new WrongUsage(USAGE);
});

/** Builds the site for the address at which it is published. */
async function built(site: string, say: (line: string) => void): Promise<string> {
  process.env.SITE_URL = site;
  const { buildSite } = await import('../src/vite/build.ts');
  const { pages } = await buildSite(BUILT);
  if (pages === 0) throw new Refusal('Le contenu est à corriger d’abord : npm run check dit où.');
  say(`${pages} pages construites pour ${process.env.SITE_URL}`);
  return BUILT;
}
