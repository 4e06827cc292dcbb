import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { protocols } from '../../../src/blocks/embed/protocols.ts';
import {
  contentSecurityPolicy,
  headersFile,
  lightPolicy,
  securityTxt,
  sourceHash,
} from '../../../src/server/security.ts';
import { FORM_NAMES } from '../../../src/site/vocabulary.ts';
import { siteOf } from '../blocks/sample-site.ts';

/** What no page of the site may load or send elsewhere, whichever way it comes; with hosts of scripts and of frames. */
const shared = (scripts: readonly string[] = [], frames: readonly string[] = []) => [
  `script-src ${["'self'", sourceHash('x'), ...scripts].join(' ')}`,
  `style-src-attr 'none'`,
  `img-src 'self' data:`,
  `font-src 'self'`,
  `connect-src 'self'`,
  `frame-src ${["'self'", ...frames].join(' ')}`,
  `object-src 'none'`,
  `base-uri 'self'`,
  `form-action 'self'`,
];

const TALLY = 'https://tally.so';
test.each([
  ['demo', 'demo', [], []],
  ['tally', 'datawrapper', [TALLY], [TALLY, 'https://datawrapper.dwcdn.net']],
  ['google', 'demo', [], ['https://docs.google.com']],
  ['iframe', 'demo', [], ['https://formulaires.example.net']],
] as const)(
  'with the forms of %s and the map of %s, a page shows frames of those hosts alone, and speaks with none',
  (provider, map, scripts, frames) => {
    const { settings } = siteOf([]).manifest;
    const ids = Object.fromEntries(
      FORM_NAMES.map((name) => [name, 'https://formulaires.example.net/a']),
    ) as typeof settings.forms.ids;
    const hosts = { forms: { provider, ids }, map: { provider: map, id: 'AbCd3' } };
    const policy = contentSecurityPolicy({ ...settings, ...hosts }, 'x', 'y').split('; ');
    const style = `style-src 'self' ${sourceHash('y')}`;
    expect(policy).toEqual([`default-src 'self'`, style, ...shared(scripts, frames)]);
  },
);

test('SECURITY.md lists the permissions of the frame of each host', () => {
  const table = readFileSync('SECURITY.md', 'utf8').match(/^\| `\w+` \|.*/gm) ?? [];
  const rows = table.map((row) => {
    const [, name, rights] = row.split('|').map((cell) => cell.trim().replaceAll('`', ''));
    return [name, rights];
  });
  const expected = Object.entries(protocols).map(([name, { sandbox }]) => [
    name,
    sandbox ?? 'tout : c’est une page de ce site',
  ]);
  expect(rows.sort()).toEqual(expected.sort());
  // The page stays the visitor's: no frame may replace it, nor open a box over it.
  expect(JSON.stringify(expected)).not.toMatch(/top-navigation|modals|pointer-lock/);
});

test('each kind of page has its whole policy', () => {
  const { settings } = siteOf([]).manifest;
  expect(contentSecurityPolicy(settings, 'x', '').split('; ')[1]).toBe(`style-src 'self'`);
  expect(lightPolicy('y').split('; ')).toEqual([
    `default-src 'none'`,
    `style-src ${sourceHash('y')}`,
    'img-src data:',
    `base-uri 'none'`,
    `form-action 'none'`,
  ]);
  const [first = '', ...rest] = headersFile('/', settings, 'x').split('\n\n');
  expect(first.split('\n  ')).toEqual([
    '/*',
    `Content-Security-Policy: ${shared().join('; ')}; frame-ancestors 'self'`,
    'X-Content-Type-Options: nosniff',
    'X-Frame-Options: SAMEORIGIN',
    'Referrer-Policy: strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy: same-origin',
    'Permissions-Policy: camera=(), microphone=(), geolocation=(), interest-cohort=()',
    'Strict-Transport-Security: max-age=31536000',
  ]);
  expect(rest.join('\n')).toMatch(
    /^\/assets\/\*\n +Cache-Control: .*max-age=31536000, immutable$/m,
  );
});

test('a report finds its contacts for a year', () => {
  const site = {
    ...siteOf([]).manifest.settings,
    email: 'a@b.ga',
    repository: 'https://github.com/a/b/',
  };
  expect(
    securityTxt(site, '2027-03-01', 'https://a.ga/s.txt'),
  ).toBe(`Contact: https://github.com/a/b/security/advisories/new
Contact: mailto:a@b.ga
Expires: 2028-02-29T00:00:00.000Z
Preferred-Languages: fr, en
Canonical: https://a.ga/s.txt
`);
});
