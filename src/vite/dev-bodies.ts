import type { Plugin } from 'vite';
import { createBodyCompiler } from './body-compiler.ts';

/** Compiles content files in dev, where Vite watches them; the build compiles them by itself. */
export function devBodies(): Plugin {
  const compile = createBodyCompiler('development');
  return {
    name: 'dev-bodies',
    enforce: 'pre',
    apply: 'serve',
    async transform(text, id) {
      const path = id.split('?')[0] ?? id;
      if (!path.endsWith('.mdx')) return undefined;
      return { code: await compile(text, path), map: null };
    },
  };
}
