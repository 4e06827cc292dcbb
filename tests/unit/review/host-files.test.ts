import { expect, test } from 'vitest';
import { hostFiles } from '../../../src/vite/host-files.ts';
import { previewFromEnv } from '../../../src/vite/preview-from-env.ts';

test('a redirection is written for every kind of host, below the base path of the site', () => {
  const files = hostFiles(
    { '/ancien': '/nouveau', '/dehors': 'https://autre.ga/x?a=1&b=2' },
    'https://org.github.io/site/pr-12/',
  );
  expect(Object.keys(files)).toEqual([
    '.nojekyll',
    '_redirects',
    '/ancien.html',
    '/ancien/index.html',
    '/dehors.html',
    '/dehors/index.html',
  ]);
  expect(files._redirects).toBe(`/site/pr-12/ancien /site/pr-12/nouveau 301!
/site/pr-12/ancien /site/pr-12/nouveau 301
/site/pr-12/ancien/ /site/pr-12/nouveau 301
/site/pr-12/dehors https://autre.ga/x?a=1&b=2 301!
/site/pr-12/dehors https://autre.ga/x?a=1&b=2 301
/site/pr-12/dehors/ https://autre.ga/x?a=1&b=2 301
`);
  expect(files['/ancien.html']).toContain(
    '<link rel="canonical" href="https://org.github.io/site/pr-12/nouveau">',
  );
  expect(files['/dehors.html']).toContain('content="0;url=https://autre.ga/x?a=1&amp;b=2"');
});

test('a build is a preview only when its environment names a proposal', () => {
  expect(previewFromEnv({})).toBeUndefined();
  expect(previewFromEnv({ PREVIEW_PR: '12x' })).toBeUndefined();
  expect(
    previewFromEnv({ PREVIEW_PR: '12', PREVIEW_EDIT: 'https://github.com/o/s/edit/b' }),
  ).toEqual({
    pull: 12,
    changed: [],
    edit: 'https://github.com/o/s/edit/b/',
  });
  expect(
    previewFromEnv({ PREVIEW_PR: '12', PREVIEW_EDIT: 'https://github.com/o/s/edit/fiche-#7-100%/' })
      ?.edit,
  ).toBe('https://github.com/o/s/edit/fiche-%237-100%25/');
  expect(
    previewFromEnv({ PREVIEW_PR: '12', PREVIEW_EDIT: 'javascript:alert(1)' })?.edit,
  ).toBeUndefined();
});
