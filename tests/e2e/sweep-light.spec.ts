import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import {
  attributeOf,
  type Element,
  isElement,
  withDescendants,
} from '../../src/server/html-tree.ts';
import { basePath } from '../../src/site/environment.ts';
import { axeFaults } from './setup/axe.ts';
import { ENTRIES, fileOf } from './setup/built-pages.ts';
import { covering } from './setup/covering.ts';
import { parsePage, rawText } from './setup/html.ts';
import { addStyles } from './setup/page.ts';
import { expect, test } from './setup/test.ts';
import { findTextFaults, SPACED } from './setup/text-faults.ts';
import { plain } from './setup/words.ts';

// The light twin of each page of any built site.

const DIST = process.env.SITE_DIST ?? 'dist';
/** What a light page may weigh, in bytes (gzip). */
const MOST = 8 * 1024;

const lightRouteOf = (route: string) => `/leger${route}`.replace(/\/$/, '');
const twins = ENTRIES.map(({ path }) => {
  const html = readFileSync(fileOf(lightRouteOf(path), DIST), 'utf8');
  const full = readFileSync(fileOf(path), 'utf8');
  return { path, html, full, root: parsePage(html), fullRoot: parsePage(full) };
});

const headingsOf = (main: Element) =>
  [...withDescendants(main)]
    .filter(({ tagName }) => /^h[1-6]$/.test(tagName))
    .map((heading) => `${heading.tagName} ${plain(rawText(heading))}`);

const mainOf = (root: Element) =>
  [...withDescendants(root)].find(({ tagName }) => tagName === 'main') ?? root;

/** What a twin holds: each of its elements, with the one around it. */
const partsOf = (root: Element) =>
  new Set(
    [...withDescendants(mainOf(root))].flatMap(({ tagName, childNodes }) =>
      childNodes.filter(isElement).map((child) => `${tagName} ${child.tagName}`),
    ),
  );
const sample = covering(new Map(twins.map(({ root }) => [root, partsOf(root)])));

test('each page has a light version of at most 8 KB, which loads no file', () => {
  for (const { path, html, root } of twins) {
    expect(gzipSync(html).length, path).toBeLessThanOrEqual(MOST);
    const names = [...withDescendants(root)].map(({ tagName }) => tagName);
    expect(
      names.filter((name) =>
        /^(script|img|picture|source|iframe|svg|object|button|form)$/.test(name),
      ),
      path,
    ).toEqual([]);
    const loaded = [...withDescendants(root)]
      .filter(({ tagName }) => tagName === 'link')
      .map((link) => [attributeOf(link, 'rel'), attributeOf(link, 'href')]);
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
    expect(loaded, path).toEqual([
      ['canonical', canonical],
      ['icon', 'data:,'],
    ]);
    expect(html, path).toContain('<meta name="robots" content="noindex">');
    expect(html, path).not.toMatch(/ (class|style|data-(?!label)[\w-]+)=|url\(|@import/);
  }
});

test('a light version has the headings of its page, in order', () => {
  for (const { path, root, fullRoot } of twins)
    expect(headingsOf(mainOf(root)), path).toEqual(headingsOf(mainOf(fullRoot)));
});

test('its links lead between light versions and to existing files; its canonical address is the page', () => {
  const routes = new Set(ENTRIES.map(({ path }) => path));
  for (const { path, html, full, root } of twins) {
    const canonical = /<link rel="canonical" href="([^"]*)"/;
    expect(canonical.exec(html)?.[1], path).toBe(canonical.exec(full)?.[1]);
    for (const link of withDescendants(root)) {
      const href = link.tagName === 'a' ? (attributeOf(link, 'href') ?? '') : '#';
      if (/^(https?:|mailto:|tel:|#)/.test(href)) continue;
      const route = decodeURI(href.replace(/[?#].*/, '')).replace(basePath(), '/');
      const isBack = route === path && /^(Version complète|Full version)/.test(rawText(link));
      const isTwin = ENTRIES.some(({ path: other }) => lightRouteOf(other) === route);
      const isFile =
        !routes.has(route) &&
        existsSync(join(DIST, route.replace(/^\/demo\/(\w+)$/, '/demo/$1.html')));
      expect(isBack || isTwin || isFile, `${path} -> ${href}`).toBe(true);
    }
  }
});

test.describe('in a browser', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  // All twins come of one template: those that hold between them all that twins may hold, and each night all of them.
  for (const { path, root } of twins) {
    const route = lightRouteOf(path);
    const mark = sample.has(root) ? '' : ' @rare';
    test(`${route} is one request without a fault that axe finds, and fits 320 px with large letters${mark}`, async ({
      page,
    }) => {
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await page.goto(route);
      expect(await page.evaluate(() => getComputedStyle(document.body).lineHeight)).not.toBe(
        'normal',
      );
      expect(await axeFaults(page)).toEqual([]);
      expect(await page.evaluate(findTextFaults)).toEqual([]);
      for (const styles of [SPACED, ':root{font-size:200%}']) {
        await addStyles(page, styles);
        expect(await page.evaluate(findTextFaults), styles).toEqual([]);
      }
      expect(requests).toHaveLength(1);
    });
  }
});
