import { afterEach, expect, test, vi } from 'vitest';
import { basePath, siteUrl } from '../../../src/site/environment.ts';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['', 'http://localhost:4173/', '/'],
  ['https://www.site.ga', 'https://www.site.ga/', '/'],
  ['https://org.github.io/site', 'https://org.github.io/site/', '/site/'],
  ['https://org.github.io/site/', 'https://org.github.io/site/', '/site/'],
])('SITE_URL %j, with or without its final slash, places the site once', (url, site, base) => {
  vi.stubEnv('SITE_URL', url);
  expect([siteUrl(), basePath()]).toEqual([site, base]);
});
