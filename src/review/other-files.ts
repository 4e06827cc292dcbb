import type { ReviewedSite } from './read-site.ts';

export interface FileChange {
  name: string;
  kind: 'ajouté' | 'retiré' | 'modifié';
}

/** Pages, what is derived from them, and hashed assets are compared elsewhere or say nothing. */
const DERIVED = /\.html$|^(assets|donnees)\/|^(sitemap\.xml|feed\.xml|metadata\.json|_redirects)$/;

/** Files that are published beside the pages and changed: icons, fonts, documents, headers. */
export function otherFiles(base: ReviewedSite, head: ReviewedSite): FileChange[] {
  const names = [...new Set([...base.files.keys(), ...head.files.keys()])].sort();
  return names
    .filter((name) => !DERIVED.test(name))
    .flatMap((name) => {
      const before = base.files.get(name)?.digest;
      const after = head.files.get(name)?.digest;
      if (before === after) return [];
      return [{ name, kind: before === undefined ? 'ajouté' : after ? 'modifié' : 'retiré' }];
    });
}
