import mdx from '@mdx-js/rollup';
import type { Plugin } from 'vite';
import { splitFile } from '../check/bodies/read-body.ts';
import { remarkStopAtError } from '../check/bodies/stop-at-error.ts';
import { model } from '../content/model.ts';
import { bodyCache, bodyKey } from '../documents/disk/body-cache.ts';
import { mdxOptions } from '../mdx/plugins.ts';
import type { ContentReader } from './content-reader.ts';

/** Vite plugin that compiles MDX bodies, the texts below the frontmatter; the code is cached on disk by the text. */
export function bodies(content: ContentReader): Plugin {
  const compiler = mdx({
    ...mdxOptions({ split: splitFile, stopAtError: remarkStopAtError }),
    development: false,
  });
  return {
    ...compiler,
    enforce: 'pre',
    /** Returns the text that the check has decoded: Vite itself would decode every file as UTF-8. */
    load: (id) => content.textOf(id),
    async transform(text, id) {
      if (!id.endsWith('.mdx')) return undefined;
      const code = await bodyCache.remember(
        `${bodyKey('code', model.contentPath(id), text)}.js`,
        async () => Buffer.from((await compiler.transform(text, id))?.code ?? ''),
      );
      return { code: code.toString('utf8'), map: null };
    },
  };
}
