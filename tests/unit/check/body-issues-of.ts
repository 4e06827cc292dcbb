import { documentRules } from '../../../src/check/rules/index.ts';
import { sortIssues } from '../../../src/values/issue.ts';
import { withFix } from '../../../src/values/positions.ts';
import { documentOf } from '../../site.ts';
import { page } from '../mdx/render.ts';

const HEAD = page('').split('\n').length - 2;

/** What all rules on one text say of a body: place in the body, rule, and the body as the fix leaves it. */
export function bodyIssuesOf(body: string) {
  const text = page(body);
  const document = documentOf(text, 'content/articles/essai.mdx');
  const issues = sortIssues(documentRules.flatMap((rule) => rule(document)));
  return issues
    .filter(({ line }) => line > HEAD)
    .map(({ line, column, rule, fix }) => ({
      at: `${line - HEAD}:${column} ${rule}`,
      right: fix && withFix(text, fix).slice(page('').length - 1, -1),
    }));
}
