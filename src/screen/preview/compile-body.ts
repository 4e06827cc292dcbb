import { createProcessor } from '@mdx-js/mdx';
import type { Root } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { VFile } from 'vfile';
import { parse } from '../../documents/body/parse-body.ts';
import { mdxOptions } from '../../mdx/plugins.ts';
import { type Document, specOf } from '../../model/document.ts';
import type { BodyComponent } from '../../server/main-html.tsx';
import { typesetData } from '../../site/typeset.ts';
import { valueAt } from '../../values/paths.ts';

/**
 * The body of a document as the site's compiler gives it. The compiler's tree is rendered, and not its code: nothing of a text
 * is ever executed. Rejects at the first error of the body.
 */
export async function compiledBody(document: Document): Promise<BodyComponent> {
  const options = mdxOptions(parse(document), document.bodyIssues);
  let tree: Root = { type: 'root', children: [] };
  const keepTree = () => (root: Root) => {
    tree = structuredClone(root);
  };
  const processor = createProcessor({
    ...options,
    rehypePlugins: [...options.rehypePlugins, keepTree],
  });
  await processor.process(new VFile({ value: document.text, path: document.file }));
  const frontmatter = typesetData(document.data, specOf(document)?.schema);
  return ({ components }) =>
    toJsxRuntime(tree, {
      ...{ Fragment, jsx, jsxs },
      components: { ...components },
      createEvaluater: () => ({
        // The keys of a page, which the compiler exports: blocks get them below.
        evaluateProgram: () => undefined,
        evaluateExpression: (expression) => {
          if (expression.type === 'Identifier') return valueAt(components, [expression.name]);
          if (expression.type === 'Literal') return expression.value;
          if (expression.type !== 'MemberExpression') return undefined;
          const { property } = expression;
          return property.type === 'Identifier' ? valueAt(frontmatter, [property.name]) : undefined;
        },
      }),
    });
}
