import { Script } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { donationReference } from '../../../src/blocks/donations/donation-reference.tsx';
import earlyScript from '../../../src/client/early.ts?script';

describe('the script inlined in every page', () => {
  it('weighs less than 1,000 bytes and is a script', () => {
    expect(Buffer.byteLength(earlyScript)).toBeLessThan(1000);
    expect(() => new Script(earlyScript)).not.toThrow();
  });
});

describe('the reference of a transfer', () => {
  it.each([
    ['Awa Mba', false, 'DON ADG - Awa Mba'],
    ['  Awa \n  Mba ', false, 'DON ADG - Awa Mba'],
    ['', false, 'DON ADG - Anonyme'],
    ['   ', false, 'DON ADG - Anonyme'],
    ['Awa', true, 'DON ADG - Anonyme'],
  ])('of %j (anonymous: %s) is %j', (name, anonymous, reference) => {
    expect(donationReference(name, anonymous, 'Anonyme')).toBe(reference);
  });

  it('is cut where a transfer would be', () => {
    expect(donationReference('é'.repeat(500), false, 'Anonyme')).toHaveLength(
      'DON ADG - '.length + 60,
    );
  });
});
