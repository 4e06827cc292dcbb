import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { isError } from '../content/issue.ts';
import { readData } from './frontmatter.ts';
import { contextOf } from './safety/context.ts';
import { pageIssues } from './safety/page-issues.ts';

/**
 * Stops the compiler on anything that the check would refuse: a page that was never checked
 * cannot be compiled either.
 */
export function remarkSafe() {
  return (tree: Root, file: VFile) => {
    const frontmatter = tree.children.find((node) => node.type === 'yaml');
    const data = frontmatter ? readData(frontmatter.value) : {};
    const issues = pageIssues(tree, contextOf(file.path ?? '', String(file), data));
    const first = issues.find(isError);
    if (!first) return;
    const { line, column, rule, message, hint } = first;
    file.fail(`${message} ${hint}`, { place: { line, column }, ruleId: rule, source: 'contenu' });
  };
}
