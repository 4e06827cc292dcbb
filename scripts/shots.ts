import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { waitUntilRendered } from '../src/review/captures.ts';
import { UsageError, UserError } from '../src/values/user-error.ts';
import { buildSite } from '../src/vite/build-site.ts';
import { withSite } from './tooling/open-site.ts';
import { runCommand } from './tooling/run-command.ts';

/** Phone, tablet, desktop (CSS pixels). */
const WIDTHS = [390, 768, 1440];
const SCHEMES = ['light', 'dark'] as const;

/** Takes screenshots of whole pages: `--only /,/blog`, `--dist DIR`, `--out DIR`. */
await runCommand(async (log) => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      dist: { type: 'string', default: 'dist' },
      out: { type: 'string', default: 'shots' },
    },
  });
  const { only, dist, out } = values;
  if (!existsSync(dist) && (await buildSite(dist)).pages === 0) {
    throw new UserError('The content has errors: npm run check names them.');
  }
  await mkdir(out, { recursive: true });
  await withSite(dist, async ({ browser, origin, routes }) => {
    const chosen = only?.split(',') ?? routes;
    const unknown = chosen.find((route) => !routes.includes(route));
    if (unknown !== undefined) throw new UsageError(`There is no page « ${unknown} ».`);
    const sheet: string[] = [];
    for (const route of chosen) {
      for (const width of WIDTHS) {
        const viewport = { width, height: 900 };
        const page = await browser.newPage({
          viewport,
          locale: 'fr-FR',
          reducedMotion: 'reduce',
          // The condition that `waitUntilRendered` waits for is evaluated as a string, which the site's CSP forbids.
          bypassCSP: true,
        });
        await page.goto(origin + route);
        await waitUntilRendered(page);
        for (const colorScheme of SCHEMES) {
          const name = `${route.slice(1).replaceAll('/', '-') || 'accueil'}-${width}-${colorScheme}.png`;
          await page.emulateMedia({ colorScheme });
          await page.screenshot({ path: join(out, name), fullPage: true, animations: 'disabled' });
          sheet.push(`<a href="${name}"><img src="${name}" height="420"></a>`);
        }
        await page.close();
      }
      log(route);
    }
    await writeFile(join(out, 'index.html'), sheet.join('\n'));
  });
  console.log(join(out, 'index.html'));
});
