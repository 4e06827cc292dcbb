import { resolve } from 'node:path';
import mdx from '@mdx-js/rollup';
import type { Plugin } from 'vite';
import { bodyIssues } from '../check/bodies/body-issues.ts';
import { diskCache } from '../documents/disk/cache.ts';
import { sourcesKey } from '../documents/disk/stamp.ts';
import { mdxOptions } from '../mdx/plugins.ts';
import type { ContentReader } from './content-reader.ts';

/** Cache of compiled bodies, for dev and build; at most 300 MB. */
const codeCache = diskCache(resolve('.cache/bodies'), 300_000_000);

/** Code on which a compiled body depends. */
const keyOf = sourcesKey('values', 'site', 'model', 'documents', 'mdx', 'check', 'vite/bodies.ts');

/** Vite plugin that compiles MDX bodies, the texts below the frontmatter, as they are parsed already. */
export function bodies(content: Pick<ContentReader, 'documentOf'>): Plugin {
  return {
    name: 'bodies',
    enforce: 'pre',
    /** Returns the text that the check has decoded: Vite itself would decode every file as UTF-8. */
    load: (id) => content.documentOf(id)?.text,
    async transform(text, id) {
      const document = content.documentOf(id);
      if (!document) return undefined;
      const code = await codeCache.remember(keyOf(document.file, text), async () => {
        const options = { ...mdxOptions(document, bodyIssues(document)), development: false };
        const compiled = await mdx(options).transform(text, document.file);
        return Buffer.from(compiled?.code ?? '');
      });
      return { code: code.toString('utf8'), map: null };
    },
  };
}
