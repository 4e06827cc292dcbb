import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import mdx from '@mdx-js/rollup';
import { mdxOptions } from '../mdx/plugins.ts';
import { normalize } from '../read/normalize.ts';
import { diskCache } from './disk-cache.ts';
import { hashFiles } from './hash-files.ts';

/** A compiled body: the code of a module, and the file that keeps it. */
export interface CompiledBody {
  code: string;
  /** Absolute path inside the cache. */
  file: string;
}

const FOLDER = resolve('.cache/bodies');
const LIMIT = 200 * 1024 * 1024;

/** What a compiled body depends on beside its text: our plugins, the content rules, every library's version. */
const COMPILER = ['src/mdx', 'src/content', 'src/read/normalize.ts', 'package-lock.json'];

/**
 * Compiles MDX with `@mdx-js/rollup`, once for all that shows it, and keeps each result by the hash
 * of all that it depends on. The text is a whole file; `path` is absolute or relative.
 */
export function createBodyCompiler(mode: 'development' | 'production') {
  const compiler = mdx(mdxOptions);
  compiler.config({}, { mode });
  const cache = diskCache(FOLDER, LIMIT);
  const version = hashFiles(COMPILER);
  return async (text: string, path: string): Promise<CompiledBody> => {
    const source = normalize(text);
    const place = path.slice(Math.max(0, path.lastIndexOf('/content/')));
    const key = createHash('sha256');
    for (const part of [version, mode, place, source]) key.update(part).update('\0');
    const name = `${key.digest('hex').slice(0, 32)}.mjs`;
    const code = await cache.remember(name, async () => {
      const compiled = await compiler.transform(source, path);
      return Buffer.from(compiled?.code ?? '');
    });
    return { code: code.toString('utf8'), file: resolve(FOLDER, name) };
  };
}
