import { expect, test } from 'vitest';
import { parseHtml } from '../../../src/server/html-tree.ts';
import { documentWeight, pictureWeight, visitWeight } from '../../../src/server/page-weight.ts';
import type { SiteState } from '../../../src/server/site-state.ts';
import { placementOf } from '../../../src/site/environment.ts';
import { fontPreloads } from '../../../src/theme/fonts.ts';

/** What a first visit of a page with this `main` loads beside its HTML, and its weight; each file has a kilobyte. */
function visitOf(main: string) {
  const files: string[] = [];
  const weights = {
    core: ['app.js'],
    live: (name: string) => [`${name}.js`, 'app.js'],
    write: async () => {},
    size: (path: string) => {
      files.push(path);
      return 1024;
    },
  };
  const site = { weights, placement: placementOf('https://a.ga/site/') } as unknown as SiteState;
  return { kilobytes: visitWeight(site, '', parseHtml(main)), files, site };
}

test('a first visit loads the fonts, and each script and picture once', () => {
  const { kilobytes, files, site } = visitOf(
    '<p data-live="Vote"></p><a><img src="/site/a.jpg"></a><img src="/site/a.jpg"><img>',
  );
  expect(files).toEqual([
    '/app.js',
    ...fontPreloads.map((path) => `/${path}`),
    '/Vote.js',
    '/a.jpg',
    '',
  ]);
  // What is begun counts: the HTML of twenty bytes.
  expect(kilobytes).toBe(files.length + 1);
  expect(pictureWeight(site, '/site/b.jpg')).toBe(1);
  expect(files.at(-1)).toBe('/b.jpg');
  expect(documentWeight('')).toBe(1);
  const inDev = { ...site, weights: undefined };
  expect([pictureWeight(inDev, '/site/b.jpg'), visitWeight(inDev, '', parseHtml(''))]).toEqual([
    undefined,
    undefined,
  ]);
});

test.each([
  ['(min-width: 48rem) 44rem, 100vw', 800],
  ['', 800],
  ['50vw', 400],
  ['12.5rem', 400],
  ['12.6rem', 800],
  ['200px', 400],
  ['1000px', 1600],
])('of a picture of %j a phone loads the file of %i px, in the first format', (sizes, width) => {
  const files = [400, 800, 1600].map((one) => `/site/a-${one}.avif ${one}w`).join(', ');
  const picture = (source: string) =>
    visitOf(`<picture>${source}<source srcset="/site/a.webp 9w"><img src="/site/a.jpg"></picture>`);
  expect(picture(`<source sizes="${sizes}" srcset="${files}">`).files.at(-1)).toBe(
    `/a-${width}.avif`,
  );
  expect(picture('<source>').files.at(-1)).toBe('/a.jpg');
});
