import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { Body } from '../app/server/body.tsx';
import type { Content } from '../content/part.ts';
import { createBodyCompiler } from './body-compiler.ts';

/**
 * Gives the compiled body of a content file (path under the content folder), for the renderer.
 * Rejects with the file's name when there is none: a file that would not become a page stops the build.
 */
export function bodyLoader(content: Content) {
  const compile = createBodyCompiler();
  let runtime: Promise<typeof import('react/jsx-runtime')> | undefined;
  const texts = new Map(content.parts.map(({ path, text }) => [path, text]));
  return async (path: string): Promise<Body> => {
    const text = texts.get(path);
    if (text === undefined) throw new Error(`content/${path} was not read.`);
    const code = await compile(text, join(content.dir, path));
    // Loaded late: React chooses its production code by NODE_ENV when it is imported.
    runtime ??= import('react/jsx-runtime');
    return compileFunction(code, [], { filename: `content/${path}` })(await runtime).default;
  };
}
