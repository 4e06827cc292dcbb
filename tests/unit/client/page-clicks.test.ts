import { afterEach, expect, test, vi } from 'vitest';
import { closeByDay, targetOf } from '../../../src/client/page-clicks.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each<[name: string, link: object, route: string | undefined]>([
  ['a page', { pathname: '/blog' }, '/blog'],
  ['a page with a slash', { pathname: '/blog/' }, '/blog'],
  ['the home page', { pathname: '/' }, '/'],
  ['a page whose name contains a folder of files', { pathname: '/legerete' }, '/legerete'],
  ['a number that is no ending', { pathname: '/articles/2026-03' }, '/articles/2026-03'],
  ['a page below a folder with a dot', { pathname: '/v1.2/blog' }, '/v1.2/blog'],
  ['a file', { pathname: '/feed.xml' }, undefined],
  ['a picture in capitals', { pathname: '/images/A.JPG' }, undefined],
  ['a light page', { pathname: '/leger/blog' }, undefined],
  ['a demonstration', { pathname: '/demo/carte' }, undefined],
  ['another site', { pathname: '/blog', origin: 'https://b.ga' }, undefined],
  ['a new tab', { pathname: '/blog', target: '_blank' }, undefined],
  ['a download', { pathname: '/blog', hasAttribute: () => true }, undefined],
  ['the other language', { pathname: '/en/blog', hreflang: 'en' }, undefined],
])('the router takes over a link to %s, or leaves it: %#', (_, link, pathname) => {
  vi.stubGlobal('location', { origin: 'https://a.ga' });
  const rest = { search: '?page=2', hash: '#haut' };
  const plain = { origin: 'https://a.ga', hasAttribute: () => false, ...rest };
  const target = targetOf(Object.assign({} as HTMLAnchorElement, plain, link));
  expect(target).toEqual(pathname && { pathname, ...rest });
});

test.each([
  // The last minute of the day in Libreville, and the first of the next.
  ['2026-02-28T22:59:00Z', true, false],
  ['2026-03-01T22:59:00Z', true, false],
  ['2026-03-01T23:00:00Z', false, true],
])('at %s what ends on the first of March shows: %s', (instant, open, after) => {
  vi.useFakeTimers();
  vi.setSystemTime(instant);
  const elements = [
    { dataset: { until: '2026-03-01' }, hidden: false },
    { dataset: { after: '2026-03-01' }, hidden: false },
    { dataset: { until: '2026-03-01', after: '2026-01-01' }, hidden: true },
  ];
  vi.stubGlobal('document', { querySelectorAll: () => elements });
  closeByDay();
  expect(elements.map(({ hidden }) => !hidden)).toEqual([open, after, open]);
});
