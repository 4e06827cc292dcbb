import { expect, test } from 'vitest';
import { renderBody } from './render.ts';

test.each([
  ['one in capitals', 'Voir HTTPS://exemple.ga ici.', '<a href="HTTPS://exemple.ga">'],
  ['one without its scheme', 'Voir WWW.exemple.ga ici.', '<a href="http://WWW.exemple.ga">'],
  ['a sign that stands for it', 'nom&#64;exemple.ga', '<a href="mailto:nom@exemple.ga">'],
  ['a letter that stands for it', '&#x77;ww.exemple.ga', '<a href="http://www.exemple.ga">'],
])('%s written alone becomes a link', async (_name, body, link) => {
  expect(await renderBody(body)).toContain(link);
});

test.each([
  ['bars', '| Date | Lieu |\n|---|---|\n| 1 | 2 |'],
  ['a colon alone', 'Date\n:-\n1'],
  ['a colon after', 'Date\n-:\n1'],
])('a table with %s is a table', async (_name, body) => {
  expect(await renderBody(body)).toContain('<table>');
});
