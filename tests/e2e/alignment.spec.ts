import { expect, test } from '@playwright/test';
import { visitAlive } from './setup/alive.ts';

test('the header ends where the lines of the page do @both', async ({ page }) => {
  await visitAlive(page, '/');
  const { end, margin } = await page.evaluate(() => {
    const bar = document.querySelector('header > div') as HTMLElement;
    // The menu's bars on a phone, the letters of the language on a wide screen.
    const bars = bar.querySelector('button[aria-controls=menu] > svg') as Element;
    const letters = document.createRange();
    const language = [...bar.querySelectorAll('button')].find((b) => b.innerText.startsWith('EN'));
    letters.selectNode(language?.firstChild as Text);
    const last = bars.getClientRects().length > 0 ? bars : letters;
    return {
      end: last.getBoundingClientRect().right,
      margin:
        bar.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(bar).paddingRight),
    };
  });
  expect(Math.abs(end - margin), `${end} px, ${margin} px`).toBeLessThan(2);
});

test('words beside a picture begin at its head, below their title @desktop', async ({ page }) => {
  for (const route of ['/a-propos', '/contact', '/projets/ndjo-oyeri', '/projets/oyeri-radio']) {
    await page.goto(route);
    const gaps = await page.locator('main section > div > img + div').evaluateAll((all) =>
      all.map((words) => {
        const picture = words.previousElementSibling as HTMLElement;
        const first = words.firstElementChild as HTMLElement;
        return first.getBoundingClientRect().top - picture.getBoundingClientRect().top;
      }),
    );
    expect(gaps.length, route).toBeGreaterThan(0);
    for (const gap of gaps) expect(Math.abs(gap), route).toBeLessThan(8);
  }
});

for (const [route, part] of [
  ['/projets/decouverte-gabon/soutenir', 'table'],
  ['/projets/decouverte-gabon/soutenir', '[data-live] > div:has(dl)'],
  ['/projets/ndjo-oyeri/contributions', '[data-live] > div'],
] as const) {
  test(`${part} of ${route} is as wide as the column that it stands in`, async ({ page }) => {
    await visitAlive(page, route);
    const { right, column } = await page
      .locator(`main section ${part}`)
      .first()
      .evaluate((element) => ({
        right: element.getBoundingClientRect().right,
        column: element.closest('section > *')?.getBoundingClientRect().right,
      }));
    expect(Math.abs(right - (column ?? 0))).toBeLessThan(1);
  });
}

test('the words of a field keep away from its border', async ({ page }) => {
  await visitAlive(page, '/je-participe/decouvrir-les-projets');
  const inset = await page
    .getByLabel('Localisation')
    .evaluate((field) => Number.parseFloat(getComputedStyle(field).paddingInlineStart));
  expect(inset).toBeGreaterThanOrEqual(8);
});

test('dots lead to a price over some way, or not at all', async ({ page }) => {
  await page.goto('/services');
  const widths = await page.locator('article').evaluateAll((cards) =>
    cards.flatMap((card) =>
      [...card.querySelectorAll('*')].flatMap((element) =>
        [element, '::after'].flatMap((of) => {
          const style = getComputedStyle(element, of === element ? null : '::after');
          const drawn = style.borderBottomStyle === 'dotted' && style.content !== 'none';
          return drawn ? [Number.parseFloat(style.width)] : [];
        }),
      ),
    ),
  );
  expect(widths.length).toBeGreaterThan(6);
  expect(widths.filter((width) => width > 0 && width < 24)).toEqual([]);
});

test('a tab’s words and its form do not touch', async ({ page }) => {
  await visitAlive(page, '/projets/decouverte-gabon/participer');
  const gap = await page.locator('[role=tabpanel][data-selected]').evaluate((panel) => {
    const words = panel.querySelector('p');
    const bottom = words?.getBoundingClientRect().bottom ?? 0;
    return (words?.nextElementSibling?.getBoundingClientRect().top ?? 0) - bottom;
  });
  expect(gap).toBeGreaterThanOrEqual(16);
});

for (const width of [320, 344, 360]) {
  test(`no word of a price list, of a budget or of the search breaks on a phone of ${width} px${width > 320 ? ' @rare' : ''}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const broken: string[] = [];
    for (const route of [
      '/services',
      '/je-participe/projets/a-la-decouverte-du-gabon',
      '/je-participe/decouvrir-les-projets',
    ]) {
      await visitAlive(page, route);
      broken.push(...(await page.locator('main').evaluate(findBrokenWords)));
    }
    expect(broken).toEqual([]);
  });
}

/** The words of a part that begin on one line and end on another. */
function findBrokenWords(part: Element): string[] {
  const words: string[] = [];
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (!text.parentElement?.checkVisibility()) continue;
    for (const { 0: word, index } of text.data.matchAll(/\p{L}{3,}/gu)) {
      const place = document.createRange();
      place.setStart(text, index);
      place.setEnd(text, index + word.length);
      const lines = [...place.getClientRects()].filter(({ width }) => width > 1);
      if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) words.push(word);
    }
  }
  return words;
}

test('the drawing of a citizen project stands beside its title, be that one word', async ({
  page,
}) => {
  await page.goto('/je-participe/decouvrir-les-projets');
  const title = page.locator('main li h3').first();
  for (const words of ['Un jardin partagé à Libreville', 'Projet d’essai', 'Eau']) {
    const gap = await title.evaluate((heading, text) => {
      heading.textContent = text;
      const drawing = heading.previousElementSibling as Element;
      return heading.getBoundingClientRect().top - drawing.getBoundingClientRect().top;
    }, words);
    expect(Math.abs(gap), words).toBeLessThan(8);
  }
});
