import mdx from '@mdx-js/rollup';
import type { Plugin } from 'vite';
import { definition } from '../content/definition.ts';
import { mdxOptions } from '../engine/bodies/plugins.ts';
import { bodyCache, bodyKey } from '../engine/documents/disk/body-cache.ts';
import { modelOf } from '../engine/model.ts';
import type { ContentReader } from './content-reader.ts';

/** Compiles the bodies of the content with `@mdx-js/rollup`; the code is cached on disk by text. */
export function bodies(content: ContentReader): Plugin {
  const model = modelOf(definition);
  const compiler = mdx({ ...mdxOptions(model), development: false });
  return {
    ...compiler,
    enforce: 'pre',
    /** The text as decoded by the check, whatever the encoding of the file. */
    load: (id) => content.textOf(id),
    async transform(text, id) {
      if (!id.endsWith('.mdx')) return undefined;
      const code = await bodyCache.remember(
        `${bodyKey(model, 'code', model.contentPath(id), text)}.js`,
        async () => Buffer.from((await compiler.transform(text, id))?.code ?? ''),
      );
      return { code: code.toString('utf8'), map: null };
    },
  };
}
