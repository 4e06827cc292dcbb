import { expect, type Page, test } from '@playwright/test';
import { SECTIONS } from '../../src/content/sections.ts';
import { darkPalette } from '../../src/theme/dark-palette.ts';
import { lightPalette } from '../../src/theme/light-palette.ts';
import { sectionPalettes } from '../../src/theme/section-palettes.ts';
import { whenAlive } from './setup/faults.ts';
import { follow } from './setup/follow.ts';

const PLACES = [
  { id: 'portfolio', root: '/a-propos' },
  ...SECTIONS.map(({ id, root }) => ({ id, root })),
] as const;

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

/** What is painted: the page, its words, a link in them, its open band with the motif, its border. */
const painted = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('main *')];
    const link = document.createElement('a');
    document.querySelector('main')?.append(link);
    const body = getComputedStyle(document.body);
    const styles = all.map((element) => getComputedStyle(element).backgroundImage);
    const motif = styles.find((image) => image.includes('data:image/svg+xml')) ?? '';
    const colors = {
      page: body.backgroundColor,
      text: body.color,
      link: getComputedStyle(link).color,
      motif: /url\("(.*?)"\)/.exec(motif)?.[1] ?? '',
      ribbon: all
        .map((element) => getComputedStyle(element, '::before').backgroundImage)
        .find((image) => image.includes('gradient')),
    };
    link.remove();
    return colors;
  });

test('the theme follows the system, and a switch while the page is open needs no reload', async ({
  page,
}) => {
  for (const [first, then] of [
    ['light', 'dark'],
    ['dark', 'light'],
  ] as const) {
    await page.emulateMedia({ colorScheme: first });
    await page.goto('/a-propos');
    await whenAlive(page);
    await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
    for (const scheme of [first, then]) {
      await page.emulateMedia({ colorScheme: scheme });
      const { background, text } = (scheme === 'dark' ? darkPalette : lightPalette).color;
      await expect
        .poll(() => painted(page), scheme)
        .toMatchObject({
          page: rgb(background.page),
          text: rgb(text.body),
          link: rgb(text.link),
        });
    }
    expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
  }
});

test('each of the six places wears its own accent, motif and border, by day and by night', async ({
  page,
}) => {
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    const seen = [];
    for (const { id, root } of PLACES) {
      await page.goto(root);
      const colors = await painted(page);
      expect(colors.link, `${id}, ${scheme}`).toBe(
        rgb(sectionPalettes[id][scheme].color.text.link),
      );
      seen.push(colors);
    }
    for (const part of ['link', 'motif', 'ribbon'] as const) {
      const values = seen.map((colors) => colors[part]);
      expect(values.every(Boolean), part).toBe(true);
      expect(new Set(values).size, `six ${part}s, ${scheme}`).toBe(PLACES.length);
    }
  }
});

test('going from one place to another without a reload changes the theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/projets');
  await whenAlive(page);
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  for (const { id, root } of [...PLACES.slice(1), ...PLACES.slice(0, 1)]) {
    await follow(page, root);
    await expect(page).toHaveURL(new RegExp(`${root}$`));
    await expect
      .poll(async () => (await painted(page)).link, id)
      .toBe(rgb(sectionPalettes[id].light.color.text.link));
  }
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
});
