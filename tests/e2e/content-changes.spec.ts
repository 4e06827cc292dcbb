import type { ContentChange } from './content-changes/change.ts';
import { drafts } from './content-changes/drafts.ts';
import { english } from './content-changes/english.ts';
import { messageForm } from './content-changes/message-form.ts';
import { pdf } from './content-changes/pdf.ts';
import { photo } from './content-changes/photo.ts';
import { testOf } from './setup/test.ts';

const contentChanges: readonly ContentChange[] = [drafts, english, messageForm, pdf, photo];

// One copy of the site with all changes: each test looks at its own.
const test = testOf(async (project) => {
  for (const { edit } of contentChanges) await edit(project);
});
test.describe.configure({ mode: 'default', timeout: 150_000 });

for (const { title, find } of contentChanges)
  test(title, ({ page, address, project }) => find({ page, site: address, project }));
