import { expect, test } from 'vitest';
import { hostFiles } from '../../../src/server/site-files.tsx';
import { placementOf } from '../../../src/site/environment.ts';

test('a redirection is written for every kind of host, below the base path of the site', () => {
  const moved = { '/ancien': '/nouveau', '/dehors': 'https://autre.ga/x?a=1&b=2' };
  const placement = placementOf('https://org.github.io/site/pr-12/');
  const files: Record<string, string> = Object.fromEntries(hostFiles(moved, placement));
  expect(Object.keys(files)).toEqual([
    '.nojekyll',
    '_redirects',
    'ancien.html',
    'ancien/index.html',
    'dehors.html',
    'dehors/index.html',
  ]);
  expect(files._redirects).toBe(`/site/pr-12/ancien /site/pr-12/nouveau 301!
/site/pr-12/ancien /site/pr-12/nouveau 301
/site/pr-12/ancien/ /site/pr-12/nouveau 301
/site/pr-12/dehors https://autre.ga/x?a=1&b=2 301!
/site/pr-12/dehors https://autre.ga/x?a=1&b=2 301
/site/pr-12/dehors/ https://autre.ga/x?a=1&b=2 301
`);
  expect(files['ancien.html']).toContain(
    '<link rel="canonical" href="https://org.github.io/site/pr-12/nouveau">',
  );
  expect(files['dehors.html']).toContain('content="0;url=https://autre.ga/x?a=1&amp;b=2"');
});
