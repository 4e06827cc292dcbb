import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { PluggableList } from 'unified';
import type { Model } from '../content/model.ts';
import { remarkSyntax } from './syntax.ts';

/** Plugins that parse bodies. Separate from the plugins that change the tree, which the check does not load. */
export const syntaxPlugins = (model: Model): PluggableList => [
  remarkFrontmatter,
  [remarkSyntax, model],
  // One tilde is no strikethrough: in French texts it means « about » or a range, `5~6`.
  [remarkGfm, { singleTilde: false }],
];
