import { Script } from 'node:vm';
import { expect, it } from 'vitest';
import { donationReference } from '../../../src/blocks/donations/donation-reference.tsx';
import earlyScript from '../../../src/client/early.ts?script';

it('the script inlined in every page weighs less than 1,000 bytes and is a script', () => {
  expect(Buffer.byteLength(earlyScript)).toBeLessThan(1000);
  expect(() => new Script(earlyScript)).not.toThrow();
});

it.each([
  ['  Awa \n  Mba ', false, 'DON ADG - Awa Mba'],
  ['   ', false, 'DON ADG - Anonyme'],
  ['Awa', true, 'DON ADG - Anonyme'],
  ['é'.repeat(500), false, `DON ADG - ${'é'.repeat(60)}`],
])('the reference of a transfer of %j (anonymous: %s) is %j', (name, anonymous, reference) => {
  expect(donationReference(name, anonymous, 'Anonyme')).toBe(reference);
});
