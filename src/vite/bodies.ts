import mdx from '@mdx-js/rollup';
import type { Plugin } from 'vite';
import { checkBody } from '../check/bodies/read-body.ts';
import { recallBody, storeBody, storedBodies } from '../documents/disk/body-cache.ts';
import type { BodySource } from '../documents/read-mdx.ts';
import { type CheckedBody, mdxOptions } from '../mdx/plugins.ts';
import { contentPath } from '../site/kinds/index.ts';
import type { ContentReader } from './content-reader.ts';

/** Bodies that the check has parsed, until they are compiled; by the path of their file from the repository's root. */
const parsed = new Map<string, CheckedBody>();

/** Finds facts of a body for the check; its tree is kept for the compiler, so that a build parses a text one time. */
export const readBodyForBuild = storedBodies((source) => {
  const body = checkBody(source);
  parsed.set(source.path, body);
  return body.facts;
});

/** A body as the check has parsed it; parsed again when only its facts are stored. */
function bodyOf({ path, text }: BodySource): CheckedBody {
  const body = parsed.get(path);
  return body?.body.text === text ? body : checkBody({ path, text });
}

/** Vite plugin that compiles MDX bodies, the texts below the frontmatter; the code is stored with the facts of the body. */
export function bodies(content: ContentReader): Plugin {
  const compiler = mdx({ ...mdxOptions(bodyOf), development: false });
  return {
    ...compiler,
    enforce: 'pre',
    /** Returns the text that the check has decoded: Vite itself would decode every file as UTF-8. */
    load: (id) => content.textOf(id),
    async transform(text, id) {
      if (!id.endsWith('.mdx')) return undefined;
      const source = { path: `content/${contentPath(id)}`, text };
      const stored = recallBody(source);
      if (stored?.code) return { code: stored.code, map: null };
      const body = bodyOf(source);
      parsed.set(source.path, body);
      const { code = '' } = (await compiler.transform(text, source.path)) ?? {};
      parsed.delete(source.path);
      storeBody(source, { facts: body.facts, code });
      return { code, map: null };
    },
  };
}
