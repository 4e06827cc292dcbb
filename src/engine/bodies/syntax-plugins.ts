import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { PluggableList } from 'unified';
import type { Model } from '../model.ts';
import { remarkSyntax } from './syntax.ts';

/** Plugins that parse bodies; the check does not load the others. */
export const syntaxPlugins = (model: Model): PluggableList => [
  remarkFrontmatter,
  [remarkSyntax, model],
  // One tilde means « about », or a range.
  [remarkGfm, { singleTilde: false }],
];
