import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright';
import { Refusal } from '../src/review/refusal.ts';
import { doorway, WrongUsage } from './tooling/doorway.ts';
import { type OpenSite, withSite } from './tooling/open-site.ts';

/** Phone, tablet, desktop (CSS pixels). */
const WIDTHS = [390, 768, 1440];
const SCHEMES = ['light', 'dark'] as const;

/** Pictures of the whole of every page, for eyes: `--only /,/blog`, `--dist DIR`, `--out DIR`. */
await doorway(async (say) => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      dist: { type: 'string', default: 'dist' },
      out: { type: 'string', default: 'shots' },
    },
  });
  const { only, dist, out } = values;
  const build = ['run', '--silent', 'build', '--', '--out', dist];
  if (!existsSync(dist) && spawnSync('npm', build, { stdio: 'inherit' }).status !== 0) {
    throw new Refusal('The content has errors: npm run check names them.');
  }
  await mkdir(out, { recursive: true });
  await withSite(dist, async (site) => {
    const chosen = only?.split(',') ?? site.routes;
    const unknown = chosen.find((route) => !site.routes.includes(route));
    if (unknown !== undefined) throw new WrongUsage(`No page stands at « ${unknown} ».`);
    const pictures: string[] = [];
    for (const route of chosen) {
      pictures.push(...(await shoot(site, route, out)));
      say(route);
    }
    const sheet = pictures.map((name) => `<a href="${name}"><img src="${name}" height="420"></a>`);
    await writeFile(join(out, 'index.html'), sheet.join('\n'));
  });
  console.log(join(out, 'index.html'));
});

/** Takes the pictures of a page, and gives their names: `projets-eco-logik-390-dark.png`. */
async function shoot({ browser, origin }: OpenSite, route: string, out: string): Promise<string[]> {
  const names: string[] = [];
  for (const width of WIDTHS) {
    const page = await browser.newPage({
      viewport: { width, height: 900 },
      locale: 'fr-FR',
      reducedMotion: 'reduce',
    });
    await page.goto(origin + route);
    await settle(page);
    for (const colorScheme of SCHEMES) {
      const name = `${route.slice(1).replaceAll('/', '-') || 'accueil'}-${width}-${colorScheme}.png`;
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: join(out, name), fullPage: true, animations: 'disabled' });
      names.push(name);
    }
    await page.close();
  }
  return names;
}

/** Scrolls through a page, since pictures and frames load when they come into view, and waits for them. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((done) => setTimeout(done, 60));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForFunction(
    () =>
      Reflect.get(document, 'vivant') === true &&
      [...document.images].every(({ complete }) => complete) &&
      !document.querySelector('[data-etat="loading"]'),
  );
  await page.evaluate(() => document.fonts.ready);
}
