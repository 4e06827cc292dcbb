import { expect, test } from '@playwright/test';
import { visitAlive } from './setup/alive.ts';
import { coveredFocus, prepareStep, STOPS } from './setup/covered-focus.ts';

/** A page of each sub-site, and the one whose filters stay below both bars. */
const PLACES = [
  '/projets/eco-logik',
  '/projets/decouverte-gabon',
  '/projets/ndjo-oyeri',
  '/je-participe',
  '/je-participe/decouvrir-les-projets',
  '/je-participe/charte',
];

/** Beneath the navigation of a sub-site, and beneath the filters: a browser takes both for in view. */
const BENEATH = [100, 180];

for (const route of PLACES) {
  // The two with the most bars each time, the others each night.
  const mark = route.startsWith('/je-participe/') ? '' : ' @rare';
  for (const [key, way] of [
    ['Tab', 1],
    ['Shift+Tab', -1],
  ] as const) {
    test(`${route}: what ${key} leads to comes out from beneath the bars that stay${mark}`, async ({
      page,
    }) => {
      // Where it scrolls softly, a page has not arrived when the key is up.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visitAlive(page, route);
      const covered: (string | undefined)[] = [];
      for (const top of BENEATH) {
        let index = way === 1 ? 1 : 0;
        while (await page.evaluate(prepareStep, { stops: STOPS, index, way, top })) {
          await page.keyboard.press(key);
          covered.push(await page.evaluate(coveredFocus));
          index++;
        }
        expect(index, 'stops').toBeGreaterThan(1);
      }
      expect(covered.filter(Boolean)).toEqual([]);
    });
  }
}

test('on a phone Tab shows each link of a sub-site whole, before the row fades', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const route of ['/projets/decouverte-gabon/soutenir', '/je-participe/faq']) {
    await visitAlive(page, route);
    const links = page.locator('#app nav:not(header nav, footer nav) a');
    const count = await links.count();
    expect(count).toBeGreaterThan(4);
    await links.first().focus();
    for (let index = 1; index < count; index++) {
      await page.keyboard.press('Tab');
      await expect(links.nth(index)).toBeFocused();
      const { left, right } = await links.nth(index).evaluate((link) => {
        const box = link.getBoundingClientRect();
        return { left: box.left, right: box.right };
      });
      expect(left, `${route}, ${index}`).toBeGreaterThanOrEqual(0);
      expect(right, `${route}, ${index}`).toBeLessThanOrEqual(390 - 48);
    }
  }
});

test('the list of projects goes once Tab leaves it: it covers the links of a sub-site', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visitAlive(page, '/je-participe');
  const projects = page.getByRole('button', { name: 'Projets', exact: true });
  const last = page.getByRole('link', { name: 'Tous les projets' });
  await projects.focus();
  await page.keyboard.press('Enter');
  for (let link = 0; link < 5; link++) await page.keyboard.press('Tab');
  await expect(last).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(last).toBeHidden();
  await expect(projects).toHaveAttribute('aria-expanded', 'false');
  // Back to what opens it, the list stays open while the focus goes from one part of it to another.
  await projects.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(projects).toBeFocused();
  await expect(last).toBeVisible();
});
