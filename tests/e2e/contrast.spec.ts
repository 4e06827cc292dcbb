import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { visitAlive } from './setup/alive.ts';
import { contrast, findInkedLines, type InkedLine } from './setup/contrast.ts';

const SCHEMES = ['light', 'dark'] as const;

/** Where words lie on a pattern: the opening and the last band of each place. */
const PICTURED = [
  '/',
  '/a-propos',
  '/projets/eco-logik',
  '/projets/decouverte-gabon/soutenir',
  '/projets/ndjo-oyeri/contributions',
  '/projets/oyeri-radio',
  '/je-participe/decouvrir-les-projets',
];

test('over patterns every dot under the letters leaves them 4.5:1 @rare', async ({ page }) => {
  test.setTimeout(300_000);
  const faint: string[] = [];
  for (const route of PICTURED) {
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await visitAlive(page, route);
      const lines = (await page.evaluate(findInkedLines)).filter(({ over }) => over !== 'nothing');
      expect(lines.length, `${route} has words on a pattern`).toBeGreaterThan(0);
      for (const { text, worst } of await measure(page, lines)) {
        if (worst < 4.5) faint.push(`${route}, ${colorScheme}: « ${text} » ${worst.toFixed(2)}`);
      }
    }
  }
  expect(faint).toEqual([]);
});

/** Photographs the page without its letters, and gives the faintest dot behind each line. */
async function measure(page: Page, lines: readonly InkedLine[]) {
  await page.addStyleTag({
    content: '*{color:transparent!important;text-decoration-color:transparent!important}',
  });
  const photo = sharp(await page.screenshot({ fullPage: true, scale: 'css' }));
  const { data, info } = await photo.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return lines.map(({ text, ink, box }) => {
    let worst = 21;
    const [right, bottom] = [box.left + box.width, box.top + box.height];
    for (let y = Math.ceil(box.top); y < Math.min(bottom, info.height); y++) {
      for (let x = Math.max(0, Math.ceil(box.left)); x < Math.min(right, info.width); x++) {
        const at = (y * info.width + x) * 3;
        const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
        worst = Math.min(worst, contrast(ink, [red, green, blue]));
      }
    }
    return { text, worst };
  });
}
