import { expect, test } from '@playwright/test';
import { leads } from './leads/index.ts';
import { collectFaults } from './setup/page.ts';
import { copyProject, type Project } from './setup/project.ts';

// One copy of the site with all changes: each test looks at its own.
test.describe.configure({ mode: 'default', timeout: 600_000 });

let project: Project;
let site = '';

test.beforeAll(async () => {
  project = copyProject();
  for (const { edit } of leads) edit(project);
  site = await project.serve();
});

test.afterAll(() => project.remove());

for (const { title, find } of leads) {
  test(title, async ({ page }) => {
    const faults = collectFaults(page);
    await find({ page, site, project });
    expect(faults).toEqual([]);
  });
}
