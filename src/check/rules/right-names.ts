import { slugOf } from '../../content/forms/ids.ts';
import type { Listing } from '../../read/list.ts';

/** `Été à Libreville.MDX` as `ete-a-libreville.mdx`. */
export const rightName = (name: string) =>
  `${slugOf(name.replace(/(?:\.mdx)+$/i, '')) || 'page'}.mdx`;

/** A path below the content folder, each of its parts as an address wants it. */
export const rightPath = (path: string) =>
  path
    .split('/')
    .map((part, at, parts) => (at === parts.length - 1 ? rightName(part) : slugOf(part) || 'page'))
    .join('/');

/** `Ma photo d’été.JPG` as `ma-photo-d-ete.jpg`: a path below the folder of pictures, each of its parts easy to copy. */
export const rightPicture = (path: string) =>
  path
    .split('/')
    .map((part) => {
      const [, stem = part, ending = ''] = /^(.*?)(\.[^.]*)?$/.exec(part) ?? [];
      return (slugOf(stem) || 'image') + ending.toLowerCase();
    })
    .join('/');

/** A path as it is to be typed in the field of a file's name: without the folder where the file is already. */
export function nameToType(path: string, right: string): string {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  return right.startsWith(folder) ? right.slice(folder.length) : right;
}

/** Gives each file the name that it should take: never one that another file has, or was told to take. */
export class Names {
  /** Who has a name, or was given it. */
  readonly #owners: Map<string, string>;

  constructor(listing: Listing) {
    const paths = Object.values(listing).flat();
    this.#owners = new Map(paths.map((path: string) => [path, path]));
  }

  /** The path to take in place of `path`, and what to say where the right one is another's. */
  give(path: string, right: string): { path: string; taken: string } {
    const owner = this.#owners.get(right);
    const given = owner === undefined ? right : this.#next(right);
    this.#owners.set(given, path);
    if (owner === undefined) return { path: given, taken: '' };
    const whose = owner === right ? 'd’un autre fichier' : `qui convient à « ${owner} »`;
    const taken = `« ${right} » est déjà le nom ${whose} : ne gardez qu’un des deux, ou donnez à celui-ci un autre nom, par exemple`;
    return { path: given, taken };
  }

  /** `mon-article.mdx` as `mon-article-2.mdx`, or the next number that is free. */
  #next(path: string): string {
    for (let number = 2; ; number++) {
      const next = path.replace(/\.mdx$/, `-${number}.mdx`);
      if (!this.#owners.has(next)) return next;
    }
  }
}
