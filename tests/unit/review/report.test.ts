import { expect, test } from 'vitest';
import { commentOf } from '../../../src/review/report/comment.ts';
import { reportPage } from '../../../src/review/report/report-page.ts';
import { reviewOf } from './tiny-site.ts';

test('one more route is in the singular', async () => {
  const page = (text: string) => `<h1>Titre</h1><p>${text}</p>`;
  const routes = ['/', ...Array.from({ length: 12 }, (_, index) => `/page-${index}`)];
  const site = (text: string) => ({
    pages: Object.fromEntries(routes.map((route) => [route, page(text)])),
  });
  const thirteen = reportPage(await reviewOf(site('Un texte.'), site('Un autre texte.')));
  expect(thirteen).toContain('</code> et 7 autres<');
  const seven = { pages: Object.fromEntries(Object.entries(site('Un').pages).slice(0, 7)) };
  const now = { pages: Object.fromEntries(Object.entries(site('Deux').pages).slice(0, 7)) };
  expect(commentOf(await reviewOf(seven, now))).toContain('` et 1 autre\n');
});

test('of a page with very many changes the comment counts the rest in the plural', async () => {
  const site = (from: number) => ({
    pages: {
      '/': Array.from({ length: 14 }, (_, index) => `<p>Passage ${from + index}.</p>`).join(''),
    },
  });
  expect(commentOf(await reviewOf(site(100), site(200)))).toContain('  - … et 2 autres passages\n');
});

test('a new page is told whole, and where the comment stops it counts what follows', async () => {
  const passages = Array.from({ length: 14 }, (_, index) => `Passage ${index + 1}.`);
  const article = passages.map((text) => `<p>${text}</p>`).join('');
  const outcome = await reviewOf(
    { pages: { '/': '<h1>Accueil</h1>' } },
    {
      pages: { '/': '<h1>Accueil</h1>', '/plage': `${article}<img src="/a.jpg" alt="La plage">` },
    },
  );
  const report = reportPage(outcome);
  for (const text of passages) expect(report).toContain(`<ins>${text}</ins>`);
  expect(report).toContain('<span class="under">Image ajoutée</span>La plage');
  expect(commentOf(outcome)).toContain('  - **Passage 12.**\n  - … et 3 autres passages\n');
});

test('a picture that had not come for a screenshot is said to be no fault of the page', async () => {
  const outcome = await reviewOf({ pages: {} }, { pages: { '/plage': '<h1>Plage</h1>' } });
  const after = { uri: '', width: 1, height: 1, frames: [] };
  const said = (missing: number) =>
    reportPage({ ...outcome, seen: new Map([['/plage', [{ width: 390, after, missing }]]]) });
  expect(said(0)).not.toContain('sur ces captures');
  expect(said(1)).toContain(
    '1 image manque sur ces captures\u00a0: le navigateur qui les prend n’a pas eu le temps de tout charger. Ce n’est pas un défaut de la page\u00a0: ouvrez-la pour la voir entière.',
  );
  expect(said(2)).toContain('2 images manquent sur ces captures');
});
