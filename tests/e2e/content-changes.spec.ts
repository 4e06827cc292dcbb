import { contentChanges } from './content-changes/index.ts';
import { test } from './setup/test.ts';

const { OPENED_ADDRESS: site = '', OPENED_DIST: dist = '' } = process.env;

for (const { title, find } of contentChanges) test(title, ({ page }) => find({ page, site, dist }));
