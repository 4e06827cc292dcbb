import type { Page } from '@playwright/test';
import { colorIn, type Scheme, type SubsiteTheme } from '../../src/theme/colors.ts';
import { vars } from '../../src/theme/contract.css.ts';
import { follow, isMarked, mark, visit } from './setup/page.ts';
import { SUBSITES } from './setup/routes.ts';
import { expect, test } from './setup/test.ts';

const PLACES = Object.entries({ portfolio: '/a-propos', ...SUBSITES }) as [SubsiteTheme, string][];
const { background, text } = vars.color;

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

/** Colours of the page and of its text. */
const painted = (page: Page) =>
  page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body);
    return [backgroundColor, color];
  });

const colorsOf = (section: SubsiteTheme, scheme: Scheme) =>
  [background.page, text.body].map((name) => rgb(colorIn(section, scheme, name)));

test('each section has its colours, in the scheme of the system, without a reload', async ({
  page,
}) => {
  await visit(page, '/projets');
  await mark(page);
  for (const [section, root] of PLACES) {
    await follow(page, root);
    await expect(page).toHaveURL(root);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect.poll(() => painted(page), section).toEqual(colorsOf(section, colorScheme));
    }
  }
  expect(await isMarked(page)).toBe(true);
});
