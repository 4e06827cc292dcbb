import { contentChanges } from './content-changes/index.ts';
import { testOf } from './setup/test.ts';

// One copy of the site with all changes: each test looks at its own.
const test = testOf(async (project) => {
  for (const { edit } of contentChanges) await edit(project);
});
test.describe.configure({ mode: 'default', timeout: 150_000 });

for (const { title, find } of contentChanges)
  test(title, ({ page, address, project }) => find({ page, site: address, project }));
