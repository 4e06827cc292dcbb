import { test } from '@playwright/test';
import { clockFaults } from './faults/clock.ts';
import { toldBy } from './faults/fault.ts';
import { formFaults } from './faults/forms.ts';
import { hostFaults } from './faults/hosts.ts';
import { networkFaults } from './faults/network.ts';
import { scriptFaults } from './faults/scripts.ts';
import { storageFaults } from './faults/storage.ts';
import { goLive } from './setup/hosts.ts';
import { test as networkTest } from './setup/network.ts';
import { copyProject, type Project } from './setup/project.ts';

// Each row of the table is a test; `npm test` prints what visitors see and keep.
for (const row of [...scriptFaults, ...storageFaults, ...clockFaults, ...formFaults])
  test(row.fault, toldBy(row), async ({ page, context, browser }) => {
    test.setTimeout(300_000);
    await row.holds({ page, context, browser });
  });

for (const row of networkFaults)
  networkTest(row.fault, toldBy(row), ({ page, context, browser, site }) =>
    row.holds({ page, context, browser, site }),
  );

test.describe('with forms and a map at their hosts', () => {
  test.describe.configure({ mode: 'default', timeout: 600_000 });
  let project: Project;
  let hosted = '';
  test.beforeAll(async () => {
    project = copyProject();
    goLive(project);
    hosted = await project.serve();
  });
  test.afterAll(() => project?.remove());
  for (const row of hostFaults)
    test(row.fault, toldBy(row), ({ page, context, browser }) =>
      row.holds({ page, context, browser, hosted }),
    );
});
