import { resolve } from 'node:path';
import mdx from '@mdx-js/rollup';
import type { Plugin } from 'vite';
import { recalled } from '../check/check.ts';
import { type ParsedDocument, parse } from '../documents/body/parse-body.ts';
import { diskCache } from '../documents/disk/cache.ts';
import { sourcesKey } from '../documents/disk/stamp.ts';
import { readContent } from '../documents/read-content.ts';
import { mdxOptions } from '../mdx/plugins.ts';
import type { Document } from '../model/document.ts';
import { isError } from '../values/issue.ts';
import type { ContentReader } from './content-reader.ts';

/** Cache of compiled bodies, for dev and build; at most 300 MB. */
const codeCache = diskCache(resolve('.cache/bodies'), 300_000_000);

/** Code on which a compiled body depends. */
const keyOf = sourcesKey('values', 'site', 'model', 'documents', 'mdx', 'check', 'vite/bodies.ts');

/** Compiles the body of a text, or reads the code from the disk. Rejects for a text with errors. */
const codeOf = (document: Document, parsed?: ParsedDocument): Promise<Buffer> =>
  codeCache.remember(keyOf(document.file, document.text), async () => {
    const body = mdxOptions(parsed ?? parse(document), document.bodyIssues);
    const options = { ...body, development: false };
    const compiled = await mdx(options).transform(document.text, document.file);
    return Buffer.from(compiled?.code ?? '');
  });

/** Compiles each text of a folder that the check has not read yet, so that a build parses it one time and keeps no tree. */
export async function compileBodies(folder: string): Promise<void> {
  const { content } = await readContent(folder);
  for (const { document, parsed } of recalled(content.documents))
    if (document.kind && !document.bodyIssues.some(isError)) await codeOf(document, parsed);
}

/** Vite plugin that compiles MDX bodies, the texts below the frontmatter. */
export function bodies(content: Pick<ContentReader, 'documentOf'>): Plugin {
  return {
    name: 'bodies',
    enforce: 'pre',
    /** Returns the text that the check has decoded: Vite itself would decode every file as UTF-8. */
    load: (id) => content.documentOf(id)?.text,
    async transform(_, id) {
      const document = content.documentOf(id);
      return document && { code: (await codeOf(document)).toString('utf8'), map: null };
    },
  };
}
