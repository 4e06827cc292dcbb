import { parseArgs } from 'node:util';
import { buildSite } from '../src/vite/build-site.ts';
import { outFolder } from './tooling/out-folder.ts';
import { publishedSite } from './tooling/published-site.ts';
import { runCommand } from './tooling/run-command.ts';

/** Builds the site into `--out`; `--published` for its public address, which workflows derive from the repository. */
await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      out: { type: 'string', default: 'dist' },
      published: { type: 'boolean', default: false },
    },
  });
  const place = values.published ? { siteUrl: publishedSite() } : {};
  const { pages } = await buildSite(outFolder(values.out), place);
  process.exitCode = pages > 0 ? 0 : 1;
});
