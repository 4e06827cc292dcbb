import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { remarkSyntax } from './syntax.ts';

/** The plugins that read bodies, apart from those that compile them: the check does not load these. */
export const syntaxPlugins = [
  remarkFrontmatter,
  // Takes MDX's own syntax out before anything is read.
  remarkSyntax,
  remarkGfm,
];
