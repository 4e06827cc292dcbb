import { existsSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { UserError } from '../src/review/user-error.ts';
import { buildSite } from '../src/vite/build-site.ts';
import { outFolder } from './tooling/out-folder.ts';
import { previewOf } from './tooling/published-site.ts';
import { runCommand } from './tooling/run-command.ts';

/**
 * Builds the files that a workflow without rights passes to a workflow that may write: `site/` (for `pr-N/`, with the review
 * in `revue/`), `comment.md` and `lignes.json` (`ReadyLine[]`). After errors in the content, only `lignes.json`.
 */
await runCommand(async (log) => {
  const { values } = parseArgs({
    options: {
      pr: { type: 'string', default: '' },
      review: { type: 'string', default: 'review' },
      out: { type: 'string', default: 'apercu' },
    },
  });
  const pages = join(values.review, 'pages.json');
  process.env.SITE_URL = previewOf(values.pr);
  process.env.PREVIEW_PR = values.pr;
  process.env.PREVIEW_DRAFTS = '1';
  if (existsSync(pages)) process.env.PREVIEW_PAGES = resolve(pages);
  process.env.PREVIEW_LINES = resolve(values.out, 'lignes.json');
  const site = outFolder(join(values.out, 'site'));
  await mkdir(values.out, { recursive: true });
  const result = await buildSite(site);
  if (result.pages === 0) {
    throw new UserError('Le contenu est à corriger d’abord : npm run check dit où.');
  }
  for (const [from, to] of [
    ['index.html', 'site/revue/index.html'],
    ['comment.md', 'comment.md'],
  ] as const) {
    const file = join(values.review, from);
    if (existsSync(file)) await cp(file, join(values.out, to));
  }
  log(`Aperçu de ${result.pages} pages dans ${site}, pour ${process.env.SITE_URL}`);
});
