import { constants, inflateSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import QRCode from 'qrcode';
import sharp from 'sharp';
import { visitAlive } from './setup/alive.ts';
import { findInkedLines } from './setup/contrast.ts';
import { ROUTES } from './setup/routes.ts';
import { findTextFaults } from './setup/text-faults.ts';

const SHEETS = [
  '/ressources/communique-presse-cop30',
  '/je-participe/charte',
  '/je-participe/projets/a-la-decouverte-du-gabon',
] as const;

/** What an A4 sheet leaves between its margins of 16 mm, in CSS pixels. */
const PAPER = { width: 672, height: 1001 };

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(PAPER);
});

async function print(page: Page, route: string) {
  await visitAlive(page, route);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
}

for (const route of SHEETS) {
  test(`${route} prints in black on white, whole, without what only a screen can use`, async ({
    page,
  }) => {
    await visitAlive(page, route);
    const words = await page
      .locator('main :is(h1,h2,h3,p,li,td,dd,dt):not(button ~ *)')
      .filter({ visible: true })
      .allInnerTexts();
    await print(page, route);
    const lines = await page.evaluate(findInkedLines);
    expect(lines.filter(({ ink, ground }) => `${ink}|${ground}` !== '0,0,0|255,255,255')).toEqual(
      [],
    );
    expect(await page.evaluate(findTextFaults)).toEqual([]);
    for (const useless of [
      page.getByRole('banner'),
      page.getByRole('navigation', { name: 'Navigation principale' }),
      page.getByRole('contentinfo'),
      page.getByText('Modifier cette page'),
      page.getByRole('button'),
      page.locator('[data-notice]'),
      page.getByRole('link', { name: /^← / }),
    ]) {
      for (const one of await useless.all()) await expect(one).toBeHidden();
    }
    const printed = (await page.locator('main').allInnerTexts()).join();
    expect(words.filter((text) => !printed.includes(text.trim()))).toEqual([]);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const sizes = new Set(pdf.match(/\/MediaBox \[[^\]]*\]/g));
    expect([...sizes].join(), 'A4').toMatch(/^\/MediaBox \[0 0 594\.\d+ 841\.\d+\]$/);
  });

  test(`${route} shows on paper a code that leads back to it, and nothing of it on a screen`, async ({
    page,
  }) => {
    await visitAlive(page, route);
    const code = page.locator('svg[aria-label="Code QR de cette page"]');
    await expect(code).toBeHidden();
    await print(page, route);
    await expect(code).toBeVisible();
    const canonical = (await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '';
    await expect(page.locator('main')).toContainText(canonical);
    const { modules } = QRCode.create(canonical, { errorCorrectionLevel: 'M' });
    const side = modules.size + 8;
    // Ten dots a module, so that each is seen apart.
    await code.evaluate((svg, width) => svg.setAttribute('style', `width:${width}px`), side * 10);
    const photo = await sharp(await code.screenshot())
      .resize(side * 5, side * 5, { fit: 'fill', kernel: 'nearest' })
      .greyscale()
      .raw()
      .toBuffer();
    const isDark = (x: number, y: number) =>
      (photo[(y * 5 + 2) * side * 5 + x * 5 + 2] ?? 255) < 128;
    const seen = Array.from({ length: side * side }, (_, at) =>
      isDark(at % side, Math.floor(at / side)) ? '#' : '.',
    ).join('');
    const expected = Array.from({ length: side * side }, (_, at) => {
      const [x, y] = [(at % side) - 4, Math.floor(at / side) - 4];
      const inside = x >= 0 && y >= 0 && x < modules.size && y < modules.size;
      return inside && modules.data[y * modules.size + x] ? '#' : '.';
    }).join('');
    expect(seen).toBe(expected);
  });
}

test('on paper the address of a link elsewhere stands after it, whole', async ({ page }) => {
  await print(page, SHEETS[0]);
  const links = page.locator('main a[href^="http"]');
  expect(await links.count()).toBeGreaterThan(0);
  for (const link of await links.all()) {
    await expect(link).toBeVisible();
    const { shown, href, fits } = await link.evaluate((element) => ({
      href: element.getAttribute('href') ?? '',
      shown: getComputedStyle(element, '::after').content,
      fits:
        element.getBoundingClientRect().right <= innerWidth && element.scrollWidth <= innerWidth,
    }));
    expect(shown).toContain(href);
    expect(fits, href).toBe(true);
  }
});

test('on paper a blank stands between a link and its address', async ({ page }) => {
  await print(page, '/projets/decouverte-gabon/participer');
  const widths = await page
    .getByRole('link', { name: 'Écrire par messagerie' })
    .evaluate((link) => {
      const before = link.getBoundingClientRect().width;
      const glued = new CSSStyleSheet();
      glued.replaceSync('main a[href^="http"]::after{content:"(" attr(href) ")"!important}');
      document.adoptedStyleSheets = [glued];
      return [before, link.getBoundingClientRect().width];
    });
  expect(widths[0]).toBeGreaterThan((widths[1] ?? 0) + 2);
});

test('on paper what a visitor may fold lies open', async ({ page }) => {
  await visitAlive(page, SHEETS[0]);
  await page.evaluate(() => {
    const folded = document.createElement('details');
    folded.innerHTML = '<summary>Question</summary><p>Réponse</p>';
    document.querySelector('main article')?.append(folded);
  });
  const answer = page.getByText('Réponse', { exact: true });
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(answer).toBeVisible();
  expect((await answer.boundingBox())?.height).toBeGreaterThan(10);
});

test('no page ends with a sheet on which nothing is printed @rare', async ({ page }) => {
  test.setTimeout(300_000);
  const empty: string[] = [];
  for (const route of ROUTES) {
    await visitAlive(page, route);
    const sheets = inkOfSheets(await page.pdf({ preferCSSPageSize: true }));
    if (sheets.length === 0 || sheets.some((ink) => ink === 0))
      empty.push(`${route}: ${sheets.join(' ')}`);
  }
  expect(empty).toEqual([]);
});

/** How many texts and drawings each sheet of a PDF shows. */
function inkOfSheets(pdf: Buffer): number[] {
  const objects = new Map<string, string>();
  for (const [, id = '', body = ''] of pdf
    .toString('latin1')
    .matchAll(/(\d+) 0 obj\s([\s\S]*?)endobj/g))
    objects.set(id, body);
  return [...objects.values()]
    .filter((body) => /\/Type\s*\/Page\b/.test(body))
    .map((sheet) => {
      const id = /\/Contents (\d+) 0 R/.exec(sheet)?.[1] ?? '';
      const [kind = '', content = ''] = objects.get(id)?.split(/stream\r?\n/) ?? [];
      // What is short, as an empty sheet is, is not packed.
      const drawn = kind.includes('/FlateDecode')
        ? inflateSync(Buffer.from(content, 'latin1'), { finishFlush: constants.Z_SYNC_FLUSH })
        : content;
      return drawn.toString('latin1').match(/\b(?:T[jJ]|Do)\b/g)?.length ?? 0;
    });
}
