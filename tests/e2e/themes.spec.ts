import { expect, type Page, test } from '@playwright/test';
import { darkPalette } from '../../src/theme/dark-palette.ts';
import { lightPalette } from '../../src/theme/light-palette.ts';
import { type SectionTheme, sectionPalettes } from '../../src/theme/section-palettes.ts';
import { follow, isMarked, mark, visit } from './setup/page.ts';
import { SUBSITES } from './setup/routes.ts';

const PLACES = Object.entries({ portfolio: '/a-propos', ...SUBSITES });

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

/** What is painted: the page, its words, a link in them, its open band with the motif, its border. */
const painted = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('main *')];
    const link = document.createElement('a');
    document.querySelector('main')?.append(link);
    const body = getComputedStyle(document.body);
    const pictureOf = (element: Element, part?: string) =>
      getComputedStyle(element, part).backgroundImage;
    const colors = {
      page: body.backgroundColor,
      text: body.color,
      link: getComputedStyle(link).color,
      motif: all.map((one) => pictureOf(one)).find((image) => /url\("[^"]*\/motif-/.test(image)),
      ribbon: all.map((one) => pictureOf(one, '::before')).find((image) => /gradient/.test(image)),
    };
    link.remove();
    return colors;
  });

test('the theme follows the system, and a switch while the page is open needs no reload', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, '/a-propos');
  await mark(page);
  for (const scheme of ['dark', 'light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    const { background, text } = (scheme === 'dark' ? darkPalette : lightPalette).color;
    const colors = { page: rgb(background.page), text: rgb(text.body), link: rgb(text.link) };
    await expect.poll(() => painted(page), scheme).toMatchObject(colors);
  }
  expect(await isMarked(page)).toBe(true);
});

for (const scheme of ['light', 'dark'] as const)
  test(`each of the six sections has its own accent, motif and border, ${scheme}, without a reload`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await visit(page, '/projets');
    await mark(page);
    const seen = [];
    for (const [id, root] of PLACES) {
      await follow(page, root);
      const link = rgb(sectionPalettes[id as SectionTheme][scheme].color.text.link);
      await expect.poll(async () => (await painted(page)).link, id).toBe(link);
      await expect(page).toHaveURL(root);
      seen.push(await painted(page));
    }
    for (const part of ['link', 'motif', 'ribbon'] as const) {
      const values = new Set(seen.map((colors) => colors[part]));
      expect([values.size, values.has(undefined)], part).toEqual([PLACES.length, false]);
    }
    expect(await isMarked(page)).toBe(true);
  });
