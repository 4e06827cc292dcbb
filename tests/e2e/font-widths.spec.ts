import { fontFamily } from '../../src/theme/fonts.ts';
import { visit } from './setup/page.ts';
import { ROUTES } from './setup/routes.ts';
import { expect, test } from './setup/test.ts';

test('titles and texts are in sum as wide in the fallbacks of their fonts as in the fonts', async ({
  page,
}) => {
  await visit(page, '/');
  const ratios = await page.evaluate(widths, { routes: ROUTES, fontFamily });
  for (const ratio of ratios) expect(Math.abs(ratio - 1)).toBeLessThan(0.01);
});

/** How wide the titles and the texts of all pages are together in the fallbacks, as a share of their font’s width. */
async function widths(site: { routes: readonly string[]; fontFamily: typeof fontFamily }) {
  const context = document.createElement('canvas').getContext('2d');
  const pages = site.routes.map(async (route) =>
    // Its style would be refused as another page's.
    (await (await fetch(route)).text()).replace(/<style>.*?<\/style>/gs, ''),
  );
  const html = new DOMParser().parseFromString((await Promise.all(pages)).join(''), 'text/html');
  await Promise.all(['600 40px Fraunces', '40px Figtree'].map((font) => document.fonts.load(font)));
  const ratio = (elements: string, weight: number, family: string) => {
    const texts = Array.from(html.querySelectorAll(elements), (one) => one.textContent.trim());
    const sum = (font: string) => {
      if (context) context.font = `${weight} 40px ${font}`;
      return texts.reduce((all, text) => all + (context?.measureText(text).width ?? 0), 0);
    };
    return sum(family.slice(family.indexOf(',') + 1)) / sum(family);
  };
  return [ratio('h1,h2,h3', 600, site.fontFamily.title), ratio('p,li', 400, site.fontFamily.text)];
}
