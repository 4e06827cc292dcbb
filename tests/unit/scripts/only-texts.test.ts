import { expect, test } from 'vitest';
import { onlyTexts } from '../../../scripts/tooling/only-texts.ts';

test.each([
  [['content/articles/foret.mdx', 'content/images/Forêt 1.JPG', 'content/site.yml'], true],
  [['content/site.yml', 'src/content/money.ts'], false],
  [['contents/x.mdx'], false],
  [['content/AIDE.md'], false],
  [['content/JE-VEUX.md'], false],
  [[], false],
])('a proposal that changes %j changes texts only: %s', (files, only) => {
  expect(onlyTexts(files)).toBe(only);
});
