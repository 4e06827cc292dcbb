import { expect, test } from 'vitest';
import { commentOf } from '../../../src/review/report/comment.ts';
import { reportPage } from '../../../src/review/report/report-page.ts';
import type { PageVisuals } from '../../../src/review/visuals/look-at-pages.ts';
import { reviewOf } from './tiny-site.ts';

const PICTURE = { uri: 'data:image/webp;base64,', width: 390, height: 600 };

/** What a browser saw: one place on the page that changed, and one where something came in. */
const SEEN: PageVisuals = {
  views: [
    {
      width: 390,
      before: { ...PICTURE, regions: [{ x: 0, y: 80, width: 0, height: 0 }] },
      after: { ...PICTURE, regions: [{ x: 10, y: 80, width: 200, height: 40 }] },
    },
    { width: 1440, after: { ...PICTURE, regions: [] } },
  ],
  faults: [{ rule: 'image-alt', help: 'Une image est sans description.', html: '<img>' }],
};

/** A report in which every section has something to tell. */
async function fullReport(): Promise<string> {
  const legal = '/mentions-legales';
  const outcome = await reviewOf(
    {
      pages: {
        '/': '<h1>Un</h1><p>10 000 FCFA</p>',
        '/vieux': '<h1>Vieux</h1>',
        [legal]: '<h1>A</h1>',
      },
    },
    {
      pages: {
        '/': '<h1>Un</h1><p>20 000 FCFA</p><p>Un texte neuf.</p><a href="/nulle-part">Ici</a>',
        '/neuf': '<h1>Neuf</h1><p>Une autre page.</p>',
        [legal]: '<h1>B</h1>',
      },
      titles: { '/': 'Accueil' },
      frame: '<p>Bas de page</p>',
      files: { 'cv.pdf': 'x' },
    },
  );
  return reportPage({
    ...outcome,
    visuals: new Map([...outcome.changed, ...outcome.added].map(({ route }) => [route, SEEN])),
    weights: [{ route: '/', before: 10_000, after: 20_000 }],
    price: { pricePerMb: 2, date: '2026-11-01', source: 'essai' },
  });
}

test('one more route and one marked place are in the singular', async () => {
  const page = (text: string) => `<h1>Titre</h1><p>${text}</p>`;
  const routes = ['/', ...Array.from({ length: 12 }, (_, index) => `/page-${index}`)];
  const site = (text: string) => ({
    pages: Object.fromEntries(routes.map((route) => [route, page(text)])),
  });
  const thirteen = reportPage(await reviewOf(site('Un texte.'), site('Un autre texte.')));
  expect(thirteen).toContain('</code> et 1 autre<');
  const seven = { pages: Object.fromEntries(Object.entries(site('Un').pages).slice(0, 7)) };
  const now = { pages: Object.fromEntries(Object.entries(site('Deux').pages).slice(0, 7)) };
  expect(commentOf(await reviewOf(seven, now))).toContain('`, et 1 autre)');
  expect(await fullReport()).toContain(', 1 zone marquée"');
});

test('of a page with very many changes the comment counts the rest in the plural', async () => {
  const site = (from: number) => ({
    pages: {
      '/': Array.from({ length: 14 }, (_, index) => `<p>Passage ${from + index}.</p>`).join(''),
    },
  });
  expect(commentOf(await reviewOf(site(100), site(200)))).toContain('  - … et 2 autres passages\n');
});
