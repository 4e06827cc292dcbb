import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { contentChanges } from './content-changes/index.ts';
import { bytesOf } from './setup/bytes-of.ts';
import { copyProject, type Project } from './setup/project.ts';
import { expect, test } from './setup/test.ts';

// One copy of the site with all changes: each test looks at its own.
test.describe.configure({ mode: 'default', timeout: 150_000 });

let project: Project;
let site = '';

test.beforeAll(async () => {
  test.setTimeout(600_000);
  project = copyProject();
  for (const { edit } of contentChanges) await edit(project);
  site = await project.serve();
});

test.afterAll(() => project.remove());

for (const { title, find } of contentChanges)
  test(title, ({ page }) => find({ page, site, project }));

test('with all changes taken out again, the site is as it was, byte for byte', async () => {
  const content = join(project.dir, 'content');
  rmSync(content, { recursive: true });
  cpSync('tests/content', content, { recursive: true });
  await project.must('build');
  const was = bytesOf(process.env.FROZEN_DIST ?? '');
  const is = bytesOf(project.dist);
  expect([...is.keys()]).toEqual([...was.keys()]);
  expect([...is].flatMap(([path, bytes]) => (was.get(path) === bytes ? [] : [path]))).toEqual([]);
});
