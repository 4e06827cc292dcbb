import fc from 'fast-check';
import { expect, test } from 'vitest';
import { renderBody, untypeset } from './render.ts';

const shown = async (body: string) => untypeset(await renderBody(body)).replace(/<[^>]*>/g, '');

test('a mark that nobody meant is text, and a backtick between letters an apostrophe', async () => {
  const written = 'Il reste 3*4=12, puis 5*10*2, ~8h~ 9h. L`eau et d`autres biens.';
  expect(await shown(written)).toBe(written.replaceAll('`', "'"));
  expect(await renderBody('Tapez `npm run check`, les `div`s aussi.')).toContain(
    '<code>div</code>s',
  );
  expect(await renderBody('> 500 personnes.')).toContain('<blockquote>');
  expect(await renderBody('+ de 30 écoles')).toContain('<li');
});

test('sizes and sums keep each of their stars, whatever the figures', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(999), { minLength: 2, maxLength: 6 }), async (figures) => {
      const text = `Soit ${figures.join('*')} et ${figures.join('*')} cm.`;
      expect(await shown(text)).toBe(text);
    }),
    { numRuns: 40 },
  );
});

test('a line of dashes under a sentence is a line', async () => {
  const html = await renderBody('Merci à tous.\n---\nAwa Mba');
  expect(html).toMatch(/<p>Merci à tous\.<\/p>\s*<hr\/?>\s*<p>Awa Mba<\/p>/);
});
