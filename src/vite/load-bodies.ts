import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Content } from '../content/part.ts';
import { createBodyCompiler } from './body-compiler.ts';

/**
 * Gives the compiled body of a content file (path under the content folder), for the renderer.
 * Rejects with the file's name when there is none: a file that would not become a page stops the build.
 */
export function bodyLoader(content: Content) {
  const compile = createBodyCompiler('production');
  const texts = new Map(content.parts.map(({ path, text }) => [path, text]));
  return async (path: string) => {
    const text = texts.get(path);
    if (text === undefined) throw new Error(`content/${path} was not read.`);
    const { file } = await compile(text, join(content.dir, path));
    return (await import(pathToFileURL(file).href)).default;
  };
}
