import { expect, test } from 'vitest';
import { reportPage } from '../../../src/review/report/report-page.ts';
import { reviewComment } from '../../../src/review/report/review-comment.ts';
import { reviewOf } from './review-sample-sites.ts';

test('one route left out is counted in the singular', async () => {
  const page = (text: string) => `<h1>Titre</h1><p>${text}</p>`;
  const routes = ['/', ...Array.from({ length: 12 }, (_, index) => `/page-${index}`)];
  const site = (text: string) => ({
    pages: Object.fromEntries(routes.map((route) => [route, page(text)])),
  });
  const thirteen = reportPage(await reviewOf(site('Un texte.'), site('Un autre texte.')));
  expect(thirteen).toContain('</code> et 7 autres<');
  const seven = { pages: Object.fromEntries(Object.entries(site('Un').pages).slice(0, 7)) };
  const now = { pages: Object.fromEntries(Object.entries(site('Deux').pages).slice(0, 7)) };
  expect(reviewComment(await reviewOf(seven, now))).toContain('` et 1 autre\n');
});

test('the comment counts the changes left out of a page in the plural', async () => {
  const site = (from: number) => ({
    pages: {
      '/': Array.from({ length: 14 }, (_, index) => `<p>Passage ${from + index}.</p>`).join(''),
    },
  });
  expect(reviewComment(await reviewOf(site(100), site(200)))).toContain(
    '  - … et 2 autres passages\n',
  );
});

test('a new page is reported with its whole text, and the comment counts the rest', async () => {
  const passages = Array.from({ length: 14 }, (_, index) => `Passage ${index + 1}.`);
  const article = passages.map((text) => `<p>${text}</p>`).join('');
  const result = await reviewOf(
    { pages: { '/': '<h1>Accueil</h1>' } },
    {
      pages: { '/': '<h1>Accueil</h1>', '/plage': `${article}<img src="/a.jpg" alt="La plage">` },
    },
  );
  const report = reportPage(result);
  for (const text of passages) expect(report).toContain(`<ins>${text}</ins>`);
  expect(report).toContain('<span class="under">Image ajoutée</span>La plage');
  expect(reviewComment(result)).toContain('  - **Passage 12.**\n  - … et 3 autres passages\n');
});

test('a picture missing on a screenshot is reported as no error of the page', async () => {
  const result = await reviewOf({ pages: {} }, { pages: { '/plage': '<h1>Plage</h1>' } });
  const after = { uri: '', width: 1, height: 1, changedRows: [] };
  const reportWith = (missing: number) =>
    reportPage({ ...result, shots: new Map([['/plage', [{ width: 390, after, missing }]]]) });
  expect(reportWith(0)).not.toContain('sur ces captures');
  expect(reportWith(1)).toContain(
    '1 image manque sur ces captures\u00a0: le navigateur qui les prend n’a pas eu le temps de tout charger. Ce n’est pas un défaut de la page\u00a0: ouvrez-la pour la voir entière.',
  );
  expect(reportWith(2)).toContain('2 images manquent sur ces captures');
});
