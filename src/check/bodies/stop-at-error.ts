import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { isError } from '../../values/issue.ts';
import { contextOf } from './context.ts';
import { pageIssues } from './page-issues.ts';
import { readingOf } from './read-body.ts';

/** Remark plugin: fails the compilation at the first error that the check reports for a page, even if nobody ran the check. */
export function remarkStopAtError() {
  return (tree: Root, file: VFile): void => {
    const { body } = file.data;
    if (!body) return;
    const { fenceIssues, keys } = readingOf(body.text, file.path);
    const own = [...fenceIssues, ...keys.syntaxIssues];
    const first = [...own, ...pageIssues(tree, contextOf(file.path, body))].find(isError);
    if (!first) return;
    const { line, column, rule, message, hint } = first;
    file.fail(`${message} ${hint}`, { place: { line, column }, ruleId: rule, source: 'contenu' });
  };
}
