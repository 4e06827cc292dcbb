import { readdirSync, readFileSync } from 'node:fs';
import type { StoredFile } from '../../../src/screen/backends/backend.ts';
import type { Path } from '../../../src/values/paths.ts';

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

/** Paths of all single values, and of all lists. */
export function placesIn(data: unknown, path: Path = []): { values: Path[]; lists: Path[] } {
  if (typeof data !== 'object' || data === null) return { values: [path], lists: [] };
  const inner = Object.entries(data).map(([key, value]) =>
    placesIn(value, [...path, Array.isArray(data) ? Number(key) : key]),
  );
  return {
    values: inner.flatMap(({ values }) => values),
    lists: [...(Array.isArray(data) ? [path] : []), ...inner.flatMap(({ lists }) => lists)],
  };
}
