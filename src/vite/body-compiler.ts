import type { CompileOptions } from '@mdx-js/mdx';
import { normalize } from '../content/normalize.ts';
import { bodyCache, bodyKey } from './body-cache.ts';

/** Gives the code of a body, from a whole file's text and its path, absolute or relative. */
export type BodyCompiler = (text: string, path: string) => Promise<string>;

/** A body is a function, not a module: Node would hold every module that it has loaded until the end. */
const FORMAT = { outputFormat: 'function-body' } satisfies CompileOptions;

/** Compiles MDX with `@mdx-js/rollup`, once for all that shows it. */
export const createBodyCompiler = (): BodyCompiler => async (text, path) => {
  const source = normalize(text);
  const code = await bodyCache.remember(`${bodyKey('code', source, path)}.js`, async () =>
    Buffer.from(await compileBody(source, path)),
  );
  return code.toString('utf8');
};

let compiler: ReturnType<typeof load> | undefined;

/** Compiles a whole file's normalized text, whatever the cache knows. */
export async function compileBody(source: string, path: string): Promise<string> {
  compiler ??= load();
  const compiled = await (await compiler).transform(source, path);
  return compiled?.code ?? '';
}

/** Loaded with the first body to compile: a warm build does without. */
async function load() {
  const [{ default: mdx }, { mdxOptions }] = await Promise.all([
    import('@mdx-js/rollup'),
    import('../mdx/plugins.ts'),
  ]);
  const plugin = mdx({ ...mdxOptions, ...FORMAT });
  plugin.config({}, { mode: 'production' });
  return plugin;
}
