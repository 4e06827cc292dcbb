import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { INITIATIVES_FEED } from '../../../src/model/outputs.ts';
import { rendererWith, renderPage } from './render-page.ts';

/** A text of the frozen content with a change, which must find its place. */
function edited(path: string, from: RegExp, to: string) {
  const text = readFileSync(`tests/content/${path}`, 'utf8');
  expect(text).toMatch(from);
  return { [path]: text.replace(from, to) };
}

test('what a project says of itself is what its cards say; one in preparation is open among the projects alone', async () => {
  const text = 'Des plages nettoyées, des classes dehors.';
  const path = 'pages/projets/eco-logik/index.mdx';
  const files = edited(path, /(\ncard:\n(?: .*\n)*? +text: ).*/, `$1"${text}"`);
  const [home, projects] = [await renderPage('/', files), await renderPage('/projets', files)];
  for (const html of [home, projects]) expect(html).toContain(text);
  const cardOf = (html: string) => {
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    return /<a [^>]*href="([^"]*)"[^>]*>Ndjo Oyeri/.exec(main)?.[1];
  };
  expect([cardOf(home), home.includes('En préparation')]).toEqual(['/projets', true]);
  expect([cardOf(projects), projects.includes('En préparation')]).toEqual([
    '/projets/ndjo-oyeri',
    false,
  ]);
});

test('the news of a project are newest first, on its page and in its feed', async () => {
  const route = '/je-participe/projets/a-la-decouverte-du-gabon';
  const news = '---\ntitle: Un atelier\n---\n\nÀ l’école.\n';
  const path = 'initiatives/a-la-decouverte-du-gabon/2026-04-02-atelier.mdx';
  // Its day is between those of the other project: the feed of all projects is sorted by day.
  const between = 'initiatives/un-potager/2026-06-01-semis.mdx';
  const { page, files } = await rendererWith({ [path]: news, [between]: news });
  const html = (await page(route))?.html ?? '';
  const ids = ['2026-10-05-croquis', '2026-04-02-atelier'];
  expect(html.match(/(?<=<article [^>]*id=")[^"]+/g)).toEqual(ids);
  expect(html).toContain('À l’école.');
  const feed = (await files.get(`${route.slice(1)}/feed.xml`)?.()) ?? '';
  expect(feed.match(/(?<=<entry><title>)[^<]*/g)).toEqual(['Les premiers croquis', 'Un atelier']);
  const all = (await files.get(INITIATIVES_FEED.slice(1))?.()) ?? '';
  const days = all.match(/(?<=<published>)[^<]*/g) ?? [];
  expect(days.length).toBeGreaterThan(2);
  expect(days).toEqual(days.toSorted().toReversed());
});
