import { expect, test } from 'vitest';
import { sheetHtml, shotName } from '../../../scripts/tooling/shots-sheet.ts';

test('a picture is named by its route, width and colour scheme', () => {
  expect(shotName({ route: '/', width: 390, scheme: 'light' })).toBe('accueil-390-light.png');
  expect(shotName({ route: '/projets/eco-logik', width: 1440, scheme: 'dark' })).toBe(
    'projets-eco-logik-1440-dark.png',
  );
});

test('the sheet shows every picture of every route', () => {
  const html = sheetHtml(['/', '/blog']);
  const sources = [...html.matchAll(/<img src="([^"]+)"/g)].map((match) => match[1]);
  expect(new Set(sources).size).toBe(12);
  expect(sources).toContain('blog-768-dark.png');
});
