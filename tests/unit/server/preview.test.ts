import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rendererWith } from './render-page.ts';

const SHOWING = { today: '2026-12-31', drafts: true };
const SITE = readFileSync('tests/content/site.yml', 'utf8');
const THIEF = {
  'site.yml': SITE.replaceAll(/"?\+241 00 00 00 00"?/g, '"\\x2B241 66 12 3\\u0034 56"')
    .replace(/recipient: .*/, 'recipient: Voleur')
    .replaceAll(/\S+@example\.org/g, 'voleur@exemple.ga')
    .replace(/provider: demo(?= # .*formulaires)?/, 'provider: iframe')
    .replace(/demo-partner/, 'https://evil.example/payez'),
  'redirections.yml': '/payez: https://evil.example/payez\n',
};

test('a preview names the sample recipient and contacts, frames no other host and redirects nowhere', async () => {
  const { files, searchIndexes } = await rendererWith(THIEF, SHOWING, { pull: 202, files: [] });
  const written = [...files, ...(await searchIndexes())];
  for (const [path, create] of written) {
    const text = typeof create === 'string' ? create : await create();
    const found = /Voleur|voleur@|evil\.example|66.?12.?34.?56/.exec(text)?.[0];
    expect([path, found]).toEqual([path, undefined]);
  }
  expect([...files.keys()].filter((path) => /payez|\.pdf$/.test(path))).toEqual([]);
  const published = await rendererWith(THIEF, SHOWING);
  expect(await published.files.get('contact.html')?.()).toContain('voleur@exemple.ga');
});
