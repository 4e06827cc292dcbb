import { expect, type Page, test } from '@playwright/test';
import { visit } from './setup/page.ts';

const boxOf = async (page: Page, selector: string) =>
  (await page.locator(selector).first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

test('the header ends where the lines of the page do @both', async ({ page }) => {
  await visit(page, '/');
  const { end, margin } = await page.evaluate(() => {
    const bar = document.querySelector('header > div') as HTMLElement;
    // The menu's bars on a phone, the letters of the language on a wide screen.
    const bars = bar.querySelector('button[aria-controls=menu] > svg') as Element;
    const letters = document.createRange();
    const language = [...bar.querySelectorAll('button')].find((b) => b.innerText.startsWith('EN'));
    letters.selectNode(language?.firstChild as Text);
    const last = bars.getClientRects().length > 0 ? bars : letters;
    const padding = Number.parseFloat(getComputedStyle(bar).paddingRight);
    return {
      end: last.getBoundingClientRect().right,
      margin: bar.getBoundingClientRect().right - padding,
    };
  });
  expect(Math.abs(end - margin), `${end} px, ${margin} px`).toBeLessThan(2);
});

test('words beside a picture begin at its head, below their title @desktop', async ({ page }) => {
  for (const route of ['/a-propos', '/contact', '/projets/ndjo-oyeri', '/projets/oyeri-radio']) {
    await page.goto(route);
    const picture = await boxOf(page, 'main section > div > img:has(+ div)');
    const words = await boxOf(page, 'main section > div > img + div > :first-child');
    expect(picture.height, route).toBeGreaterThan(0);
    expect(Math.abs(words.y - picture.y), route).toBeLessThan(8);
  }
});

test('a table, a card and an empty list are as wide as the column that they stand in', async ({
  page,
}) => {
  for (const [route, part] of [
    ['/projets/decouverte-gabon/soutenir', 'table'],
    ['/projets/decouverte-gabon/soutenir', '[data-live] > div:has(dl)'],
    ['/projets/ndjo-oyeri/contributions', '[data-live] > div'],
  ] as const) {
    await visit(page, route);
    const missing = await page
      .locator(`main section ${part}`)
      .first()
      .evaluate((element) => {
        const column = element.closest('section > *') as Element;
        return column.getBoundingClientRect().right - element.getBoundingClientRect().right;
      });
    expect(Math.abs(missing), part).toBeLessThan(1);
  }
});

test('words keep away from the border of their field, and from the form below them', async ({
  page,
}) => {
  await visit(page, '/je-participe/decouvrir-les-projets');
  const inset = await page
    .getByLabel('Localisation')
    .evaluate((field) => Number.parseFloat(getComputedStyle(field).paddingInlineStart));
  expect(inset).toBeGreaterThanOrEqual(8);
  await visit(page, '/projets/decouverte-gabon/participer');
  const words = await boxOf(page, '[role=tabpanel][data-selected] p');
  const form = await boxOf(page, '[role=tabpanel][data-selected] p + *');
  expect(form.y - words.y - words.height).toBeGreaterThanOrEqual(16);
});

test('dots lead to a price over some way, or not at all', async ({ page }) => {
  await page.goto('/services');
  const widths = await page.locator('article *').evaluateAll((all) =>
    all.flatMap((element) =>
      [undefined, '::after'].flatMap((part) => {
        const { borderBottomStyle, content, width } = getComputedStyle(element, part);
        const isDrawn = borderBottomStyle === 'dotted' && content !== 'none';
        return isDrawn ? [Number.parseFloat(width)] : [];
      }),
    ),
  );
  expect(widths.length).toBeGreaterThan(6);
  expect(widths.filter((width) => width > 0 && width < 24)).toEqual([]);
});

test('the drawing of a citizen project stands beside its title, be that one word', async ({
  page,
}) => {
  await page.goto('/je-participe/decouvrir-les-projets');
  const title = page.locator('main li h3').first();
  for (const words of ['Un jardin partagé à Libreville', 'Eau']) {
    const gap = await title.evaluate((heading, text) => {
      heading.textContent = text;
      const drawing = heading.previousElementSibling as Element;
      return heading.getBoundingClientRect().top - drawing.getBoundingClientRect().top;
    }, words);
    expect(Math.abs(gap), words).toBeLessThan(8);
  }
});
