import { normalize } from '../read/normalize.ts';
import { bodyCache, bodyKey } from './body-cache.ts';

/** Gives the code of a body, from a whole file's text and its path, absolute or relative. */
export type BodyCompiler = (text: string, path: string) => Promise<string>;

/** Bodies as modules for Vite's dev server, or as functions for the build, which loads them faster. */
const FORMATS = {
  development: { outputFormat: 'program' },
  production: { outputFormat: 'function-body' },
} as const;

/** Compiles MDX with `@mdx-js/rollup`, once for all that shows it. */
export function createBodyCompiler(mode: keyof typeof FORMATS): BodyCompiler {
  let compiler: ReturnType<typeof load> | undefined;
  return async (text, path) => {
    const source = normalize(text);
    const code = await bodyCache.remember(`${bodyKey(mode, source, path)}.js`, async () => {
      compiler ??= load(mode);
      const compiled = await (await compiler).transform(source, path);
      return Buffer.from(compiled?.code ?? '');
    });
    return code.toString('utf8');
  };
}

/** Loaded with the first body to compile: a warm build does without. */
async function load(mode: keyof typeof FORMATS) {
  const [{ default: mdx }, { mdxOptions }] = await Promise.all([
    import('@mdx-js/rollup'),
    import('../mdx/plugins.ts'),
  ]);
  const compiler = mdx({ ...mdxOptions, ...FORMATS[mode] });
  compiler.config({}, { mode });
  return compiler;
}
