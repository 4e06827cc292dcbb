import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { serve } from '../../src/vite/serve.ts';
import { copyProject } from './setup/project-copy.ts';

const NOTE = '\n\nUne phrase[^source].\n\n[^source]: Une note, qui dit d’où vient la phrase.\n';

const PLACES = [
  ['pages/expertise.mdx', 'expertise'],
  ['initiatives/a-la-decouverte-du-gabon.mdx', 'je-participe/projets/a-la-decouverte-du-gabon'],
  ['communiques/communique-presse-cop30.mdx', 'ressources/communique-presse-cop30'],
  ['charte/01-objet-et-principes.mdx', 'je-participe/charte'],
] as const;

test('notes stand under every kind of text: in its column, apart from it, and in letters smaller than its own @rare', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const project = copyProject();
  for (const [file] of PLACES) appendFileSync(join(project.dir, 'content', file), NOTE);
  const { dist, output, code } = project.build();
  expect(code, output).toBe(0);
  const site = await serve({ dir: dist, port: 0, base: '/' });
  try {
    for (const [, path] of PLACES) {
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(site.address + path);
        const [text, title, note] = [
          page.locator('main p', { hasText: 'Une phrase' }).first(),
          page.getByRole('heading', { name: 'Notes' }),
          page.locator('main li', { hasText: 'Une note, qui dit' }),
        ].map((place) =>
          place.evaluate((element) => {
            const range = document.createRange();
            range.selectNodeContents(element);
            const { left, right, top, bottom } = range.getBoundingClientRect();
            return {
              left,
              right,
              top,
              bottom,
              size: parseFloat(getComputedStyle(element).fontSize),
            };
          }),
        );
        const [above, name, below] = await Promise.all([text, title, note]);
        const where = `${path} at ${width}`;
        expect(name?.left, where).toBeCloseTo(above?.left ?? 0, 0);
        expect(below?.right, where).toBeLessThanOrEqual(width - 16);
        expect((name?.top ?? 0) - (above?.bottom ?? 0), where).toBeGreaterThan(40);
        expect(below?.size, where).toBeLessThan(above?.size ?? 0);
      }
    }
  } finally {
    await site.close();
    project.remove();
  }
});
