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

test('text next to a picture is vertically centred @desktop', async ({ page }) => {
  for (const route of ['/a-propos', '/contact', '/projets/ndjo-oyeri', '/projets/oyeri-radio']) {
    await page.goto(route);
    const picture = await boxOf(page, 'main section > div > img:has(+ div)');
    const words = await boxOf(page, 'main section > div > img + div');
    expect(picture.height, route).toBeGreaterThan(0);
    const middle = words.y + words.height / 2 - (picture.y + picture.height / 2);
    expect(Math.abs(middle), route).toBeLessThan(8);
  }
});

test('a table, a card and an empty list are as wide as their column', async ({ page }) => {
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

test('text has a distance from the border of its field, and from the form below', async ({
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

test('dots lead to a price over a minimal distance, or not at all', async ({ page }) => {
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

test('the drawing of a citizen project is next to its title, even a title of one word', async ({
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

test('an opening has its picture behind its words, or below them, from edge to edge @both', async ({
  page,
}) => {
  const screen = page.viewportSize() ?? { width: 0 };
  for (const [route, below] of [
    ['/projets/eco-logik', false],
    ['/projets/oyeri-radio', false],
    ['/projets/decouverte-gabon', true],
  ] as const) {
    await page.goto(route);
    const picture = await boxOf(page, 'main header > img');
    const words = await boxOf(page, 'main header > div');
    expect([picture.x, picture.width], route).toEqual([0, screen.width]);
    const gap = picture.y - words.y - words.height;
    if (below) expect(Math.abs(gap), route).toBeLessThan(1);
    else if (screen.width < 1024) expect(words.y - picture.y, route).toBeGreaterThan(200);
    else expect(picture.height, route).toBeGreaterThanOrEqual(words.height);
  }
});

test('a vignette is on the border of its header, at the edge of the screen, never under text', async ({
  page,
}) => {
  for (const width of [320, 390, 600, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/contact');
    const drawing = await boxOf(page, 'main header > img');
    const border = await boxOf(page, 'main header + div');
    const bottom = border.y + border.height;
    expect([drawing.x + drawing.width, drawing.y + drawing.height]).toEqual([width, bottom]);
    for (const words of ['h1', 'p']) {
      const { right, foot } = await page.locator(`main header > ${words}`).evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const box = range.getBoundingClientRect();
        return { right: box.right, foot: box.bottom };
      });
      expect(right <= drawing.x || foot <= drawing.y, `${words}, ${width} px`).toBe(true);
    }
  }
});
