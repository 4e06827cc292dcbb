import { afterEach, expect, test, vi } from 'vitest';
import { targetOf } from '../../../src/client/page-clicks.ts';
import { FakeLink, fakeBrowser } from './browser.ts';

afterEach(() => void vi.unstubAllGlobals());

const target = (link: FakeLink) => targetOf(link as unknown as HTMLAnchorElement);

test.each([
  ['a page', new FakeLink('/blog'), '/blog'],
  ['a page with a slash', new FakeLink('/blog/'), '/blog'],
  ['the home page', new FakeLink('/'), '/'],
  ['a page whose name contains a folder of files', new FakeLink('/legerete'), '/legerete'],
  ['a number that is no ending', new FakeLink('/articles/2026-03'), '/articles/2026-03'],
  ['a page below a folder with a dot', new FakeLink('/v1.2/blog'), '/v1.2/blog'],
  ['a file', new FakeLink('/feed.xml'), undefined],
  ['a picture in capitals', new FakeLink('/images/A.JPG'), undefined],
  ['a light page', new FakeLink('/leger/blog'), undefined],
  ['a demonstration', new FakeLink('/demo/carte'), undefined],
  ['another site', new FakeLink('/blog', { origin: 'https://b.ga' }), undefined],
  ['a new tab', new FakeLink('/blog', { target: '_blank' }), undefined],
  ['a download', new FakeLink('/blog', { isDownload: true }), undefined],
  ['the other language', new FakeLink('/en/blog', { hreflang: 'en' }), undefined],
])('the router takes over a link to %s, or leaves it: %#', (_, link, route) => {
  fakeBrowser();
  expect(target(link)?.pathname).toBe(route);
});

test('the query and the anchor of a link are kept', () => {
  fakeBrowser();
  const link = new FakeLink('/blog', { search: '?page=2', hash: '#haut' });
  expect(target(link)).toEqual({ pathname: '/blog', search: '?page=2', hash: '#haut' });
});
