import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { contrast, findInkedLines } from './setup/contrast.ts';
import { addStyles, visit } from './setup/page.ts';
import { SUBSITES } from './setup/routes.ts';

const BARE = '*{color:transparent!important;text-decoration-color:transparent!important}';

test('over patterns every dot under the letters leaves them 4.5:1 @rare', async ({ page }) => {
  test.setTimeout(300_000);
  const faint: string[] = [];
  // Words lie on the pattern of each place in its opening and in its last band.
  for (const route of ['/', ...Object.values(SUBSITES)]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await visit(page, route);
      const lines = (await page.evaluate(findInkedLines)).filter(({ over }) => over !== 'nothing');
      expect(lines.length, `${route} has words on a pattern`).toBeGreaterThan(0);
      await addStyles(page, BARE);
      const photo = sharp(await page.screenshot({ fullPage: true, scale: 'css' })).removeAlpha();
      const { data, info } = await photo.raw().toBuffer({ resolveWithObject: true });
      for (const { text, ink, box } of lines) {
        let worst = 21;
        const [right, bottom] = [box.left + box.width, box.top + box.height];
        for (let y = Math.ceil(box.top); y < Math.min(bottom, info.height); y++)
          for (let x = Math.max(0, Math.ceil(box.left)); x < Math.min(right, info.width); x++) {
            const [red = 0, green = 0, blue = 0] = data.subarray((y * info.width + x) * 3);
            worst = Math.min(worst, contrast(ink, [red, green, blue]));
          }
        if (worst < 4.5) faint.push(`${route}, ${colorScheme}: « ${text} » ${worst.toFixed(2)}`);
      }
    }
  }
  expect(faint).toEqual([]);
});
