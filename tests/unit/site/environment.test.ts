import { afterEach, expect, test, vi } from 'vitest';
import {
  basePath,
  hasServiceWorker,
  hasSiteUrl,
  placementOf,
  previewOfBuild,
  showsDrafts,
  siteUrl,
} from '../../../src/site/environment.ts';
import { UsageError } from '../../../src/values/user-error.ts';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['', 'http://localhost:4173/', '/'],
  ['https://www.site.ga', 'https://www.site.ga/', '/'],
  ['HTTP://www.site.ga//', 'HTTP://www.site.ga/', '/'],
  ['https://org.github.io/site', 'https://org.github.io/site/', '/site/'],
  ['https://org.github.io/site/', 'https://org.github.io/site/', '/site/'],
])('SITE_URL %j, with or without its final slash, places the site once', (url, site, base) => {
  vi.stubEnv('SITE_URL', url);
  expect([siteUrl(), basePath(), hasSiteUrl()]).toEqual([site, base, url !== '']);
});

test.each(['www.site.ga', 'ftp://site.ga', 'https://', 'x https://site.ga'])(
  'SITE_URL %j is refused',
  (url) => expect(() => siteUrl(url)).toThrow(UsageError),
);

test.each([
  ['https://a.ga', '/', 'https://a.ga', '/blog', 'https://a.ga/blog', 'https://a.ga/'],
  ['https://a.ga/b//', '/b/', 'https://a.ga', '/b/blog', 'https://a.ga/b/blog', 'https://a.ga/b'],
])('at %s the base is %s', (url, base, origin, local, absolute, home) => {
  const placement = placementOf(url);
  expect([placement.base, placement.origin]).toEqual([base, origin]);
  expect([placement.local('/blog'), placement.local('blog')]).toEqual([local, local]);
  expect([placement.absolute('/blog'), placement.absolute('/')]).toEqual([absolute, home]);
});

test.each([
  ['', '', false, true],
  ['{"pull":12,"files":[]}', '', true, false],
  ['', '1', true, true],
  ['', '0', false, true],
])('with the preview %j and drafts %j, whether drafts are shown: %s', (preview, asked, ...are) => {
  vi.stubEnv('SITE_PREVIEW', preview);
  vi.stubEnv('PREVIEW_DRAFTS', asked);
  expect([showsDrafts(), hasServiceWorker()]).toEqual(are);
  expect(previewOfBuild()?.pull).toBe(preview ? 12 : undefined);
});
