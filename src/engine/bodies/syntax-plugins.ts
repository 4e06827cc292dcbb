import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { PluggableList } from 'unified';
import type { Model } from '../model.ts';
import { remarkSyntax } from './syntax.ts';

/** The plugins that read bodies, apart from those that compile them: the check does not load these. */
export const syntaxPlugins = (model: Model): PluggableList => [
  remarkFrontmatter,
  // Takes MDX's own syntax out before anything is read.
  [remarkSyntax, model],
  remarkGfm,
];
