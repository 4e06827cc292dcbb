import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { protocols } from '../../../src/blocks/embed/protocols.ts';
import {
  contentSecurityPolicy,
  headersFile,
  lightPolicy,
  securityTxt,
  sourceHash,
} from '../../../src/server/security.ts';
import type { FormHost, MapHost } from '../../../src/site/embeds.ts';
import { FORM_NAMES } from '../../../src/site/vocabulary.ts';
import { siteOf } from '../blocks/sample-site.ts';

/** The settings with these hosts. */
function siteWith(forms: FormHost, map: MapHost) {
  const { site } = siteOf([]).manifest;
  const ids = Object.fromEntries(
    FORM_NAMES.map((name) => [name, 'https://formulaires.example.net/a']),
  ) as typeof site.forms.ids;
  return { ...site, forms: { provider: forms, ids }, map: { provider: map, id: 'AbCd3' } };
}

/** What a policy says of one kind of source. */
function sourcesOf(policy: string) {
  const parts = policy.split('; ').map((part) => part.split(' '));
  return (kind: string) => parts.find(([name]) => name === kind)?.slice(1);
}

/** The hosts that may fill a frame, beside the site. */
const FRAMES: Readonly<Record<FormHost, readonly string[]>> = {
  demo: [],
  tally: ['https://tally.so'],
  google: ['https://docs.google.com'],
  iframe: ['https://formulaires.example.net'],
};

describe.each(Object.entries(FRAMES))('with the forms of %s', (name, frames) => {
  it('a page shows frames of that host alone, and speaks with none', () => {
    const forms = name as keyof typeof FRAMES;
    for (const [map, more] of [
      ['demo', []],
      ['datawrapper', ['https://datawrapper.dwcdn.net']],
    ] as const) {
      const site = siteWith(forms, map);
      const policy = sourcesOf(contentSecurityPolicy(site, '', ''));
      expect(policy('frame-src')?.sort()).toEqual(["'self'", ...frames, ...more].sort());
      expect(policy('connect-src')).toEqual(["'self'"]);
      const [own, hash, ...scripts] = policy('script-src') ?? [];
      expect([own, hash]).toEqual(["'self'", expect.stringMatching(/^'sha256-/)]);
      expect(scripts).toEqual(forms === 'tally' ? frames : []);
    }
  });
});

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

/** What no page of the site may load or send elsewhere, whichever way it comes. */
const SAME = [
  `script-src 'self' ${sourceHash('x')}`,
  `style-src-attr 'none'`,
  `img-src 'self' data:`,
  `font-src 'self'`,
  `connect-src 'self'`,
  `frame-src 'self'`,
  `object-src 'none'`,
  `base-uri 'self'`,
  `form-action 'self'`,
];

test('each kind of page has its whole policy', () => {
  const { site } = siteOf([]).manifest;
  const style = sourceHash('y');
  expect(contentSecurityPolicy(site, 'x', 'y').split('; ')).toEqual([
    `default-src 'self'`,
    `style-src 'self' ${style}`,
    ...SAME,
  ]);
  expect(contentSecurityPolicy(site, 'x', '').split('; ')[1]).toBe(`style-src 'self'`);
  expect(lightPolicy('y').split('; ')).toEqual([
    `default-src 'none'`,
    `style-src ${style}`,
    'img-src data:',
    `base-uri 'none'`,
    `form-action 'none'`,
  ]);
  const [first = '', ...rest] = headersFile('/', site, 'x').split('\n\n');
  expect(first.split('\n  ')).toEqual([
    '/*',
    `Content-Security-Policy: ${SAME.join('; ')}; frame-ancestors 'self'`,
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
    ...siteOf([]).manifest.site,
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
