import { readdirSync, readFileSync } from 'node:fs';
import type { StoredFile } from '../../../src/screen/backends/backend.ts';

/** Files of the frozen content as a backend gives them. */
export const frozenFiles = (): StoredFile[] =>
  readdirSync('tests/content', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.\w+$/.test(path))
    .map((path) => ({
      path: `content/${path}`,
      text: /\.(?:mdx|yml|json)$/.test(path)
        ? readFileSync(`tests/content/${path}`, 'utf8')
        : undefined,
    }));

/** Address of each of its pictures, as a form knows them. */
export const frozenPictures = (): Map<string, string> =>
  new Map(
    frozenFiles().flatMap(({ path }) =>
      path.startsWith('content/images/') ? [[path.replace('content', ''), 'blob:a']] : [],
    ),
  );
