import { test as base, expect } from '@playwright/test';
import { collectFaults } from './page.ts';

export { expect };

/** A test that fails when its page logs, throws, or requests what fails or another host, unless `accepted` matches it. */
export const test = base.extend<{ accepted: RegExp | undefined }>({
  accepted: [undefined, { option: true }],
  page: async ({ page, accepted }, use) => {
    const faults = collectFaults(page);
    await use(page);
    expect(faults.filter((fault) => !accepted?.test(fault))).toEqual([]);
  },
});
