import { expect, test } from 'vitest';
import type { Site } from '../../../src/content/schema/site.ts';
import { securityTxt } from '../../../src/server/security.ts';

test('security.txt states the contacts for reports, for a year', () => {
  const site = { email: 'contact@site.ga', repository: 'https://github.com/org/site/' } as Site;
  const address = 'https://site.ga/.well-known/security.txt';
  expect(
    securityTxt(site, '2026-11-25', address),
  ).toBe(`Contact: https://github.com/org/site/security/advisories/new
Contact: mailto:contact@site.ga
Expires: 2027-11-25T00:00:00.000Z
Preferred-Languages: fr, en
Canonical: ${address}
`);
});
