import { expect, test } from '@playwright/test';
import { visitAlive } from './setup/alive.ts';
import { ROUTES } from './setup/routes.ts';
import { findSmallTargets } from './setup/small-targets.ts';

test.beforeEach(({ page: _ }, info) => {
  test.skip(info.project.name !== 'telephone', 'fingers');
});

test('every control is large enough for a finger, and main actions are 44 px high', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const faults: string[] = [];
  for (const route of ROUTES) {
    await visitAlive(page, route);
    for (const fault of await page.evaluate(findSmallTargets)) faults.push(`${route}: ${fault}`);
  }
  expect(faults).toEqual([]);
});
