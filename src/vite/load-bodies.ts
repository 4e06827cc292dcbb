import { join } from 'node:path';
import type { Content } from '../content/part.ts';
import { createBodyCompiler } from './body-compiler.ts';

/**
 * Gives the compiled body of a content file (path under the content folder), for the renderer.
 * Rejects with the file's name when there is none: a file that would not become a page stops the build.
 * A body is a function, not a module: Node would hold every module it has loaded until the end.
 */
export function bodyLoader(content: Content) {
  const compile = createBodyCompiler('production');
  const texts = new Map(content.parts.map(({ path, text }) => [path, text]));
  return async (path: string) => {
    const text = texts.get(path);
    if (text === undefined) throw new Error(`content/${path} was not read.`);
    // Loaded late: React chooses its production code by NODE_ENV when it is imported.
    const [{ run }, runtime] = await Promise.all([
      import('@mdx-js/mdx'),
      import('react/jsx-runtime'),
    ]);
    const { default: Body } = await run(await compile(text, join(content.dir, path)), runtime);
    return Body;
  };
}
