import { routeOf } from '../content/kind-of-file.ts';
import { KINDS } from '../content/kinds/index.ts';
import type { StoredFile } from './backends/backend.ts';
import { isOfKind } from './collections.ts';
import { titleOf } from './file-list.tsx';

/** Routes of all texts that have a page, with their titles, by title. */
export function pagesOf(files: readonly StoredFile[]): { route: string; title: string }[] {
  return files
    .flatMap(({ path, text = '' }) => {
      const kind = KINDS.find((one) => isOfKind(path, one));
      const slug = /^slug:[ \t]*["']?([a-z0-9-]+)/m.exec(text)?.[1];
      const route = kind && routeOf(kind, path.replace(/^content\//, ''), slug, true);
      return route ? [{ route, title: titleOf(path, text) }] : [];
    })
    .sort((a, b) => a.title.localeCompare(b.title, 'fr'));
}
