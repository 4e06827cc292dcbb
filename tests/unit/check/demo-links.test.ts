import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageExists } from '../../../src/check/rules/routes.ts';

test('a link may lead to the demonstrations that the site brings, and to no other', () => {
  const pages = readdirSync('public/demo').filter((name) => name.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(0);
  for (const page of pages) {
    expect(pageExists(`/demo/${page}`, new Set())).toBe(true);
    expect(pageExists(`/demo/${page.replace('.html', '')}?id=x`, new Set())).toBe(true);
  }
  expect(pageExists('/demo/essai', new Set())).toBe(false);
});
