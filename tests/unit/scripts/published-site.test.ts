import { expect, onTestFinished, test, vi } from 'vitest';
import { publishedSite, siteOfRepository } from '../../../scripts/tooling/published-site.ts';

test('the address of the site is SITE_URL, or that of its repository on GitHub Pages', () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('GITHUB_REPOSITORY', 'Org/site');
  expect(publishedSite()).toBe('https://org.github.io/site/');
  vi.stubEnv('SITE_URL', 'https://site.ga');
  expect(publishedSite()).toBe('https://site.ga/');
  expect(siteOfRepository('Org/org.github.io')).toBe('https://org.github.io/');
  expect(siteOfRepository()).toBe('http://localhost:4173/');
});
