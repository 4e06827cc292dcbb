import { test } from '@playwright/test';
import { clockFaults } from './faults/clock.ts';
import { formFaults } from './faults/forms.ts';
import { hostFaults } from './faults/hosts.ts';
import { networkFaults } from './faults/network.ts';
import { scriptFaults } from './faults/scripts.ts';
import { storageFaults } from './faults/storage.ts';
import { test as networkTest } from './setup/network.ts';

// Each row of the table in README.md is a test.
for (const row of [...scriptFaults, ...storageFaults, ...clockFaults, ...formFaults])
  test(row.fault, async ({ page, context, browser }) => {
    test.setTimeout(300_000);
    await row.holds({ page, context, browser });
  });

for (const row of networkFaults)
  networkTest(row.fault, ({ page, context, browser, site }) =>
    row.holds({ page, context, browser, site }),
  );

for (const row of hostFaults)
  test(row.fault, ({ page, context, browser }) =>
    row.holds({ page, context, browser, hosted: process.env.HOSTED_ADDRESS ?? '' }),
  );
