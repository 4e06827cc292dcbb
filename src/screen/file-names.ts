import type { Collection } from '@sveltia/cms';

interface Entry {
  slug: string;
}

/** Functions for names of files, which patches of Sveltia CMS call while an editor writes a new text. */
export const fileNames = (collections: readonly Collection[]) => ({
  /** Folders for the texts of a collection, also empty ones: for news, one folder for each project. */
  projectFolders(
    collection: Collection | undefined,
    entriesOf: (name: string) => readonly Entry[],
  ) {
    const projects = collection && projectsOf(collection, collections);
    return projects ? entriesOf(projects.name).map(({ slug }) => slug) : [];
  },
  /** True if a text must be in the folder of a project, but its path is in none. */
  isUnfiled: (path: string, collection: Collection | undefined) =>
    collection !== undefined &&
    'folder' in collection &&
    projectsOf(collection, collections) !== undefined &&
    path.replace(/\/[^/]+$/, '') === collection.folder,
  /** Label of the choice of a folder, for a collection whose texts must be in one. */
  folderPrompt: (collection: Collection) =>
    projectsOf(collection, collections) && 'Choisissez le projet',
  /** Start of the file name of a new text in a numbered collection: `07-` after `06-…`; empty in others. */
  numberPrefix({ name }: Collection, entriesOf: (name: string) => readonly Entry[]) {
    const own = collections.find((one) => one.name === name);
    const slug = own && 'slug' in own && typeof own.slug === 'object' ? own.slug : undefined;
    if (!String(slug?.pattern?.[0]).startsWith('^\\d{2}-')) return '';
    const last = Math.max(...entriesOf(name).map((one) => Number.parseInt(one.slug, 10) || 0), 0);
    return `${String(last + 1).padStart(2, '0')}-`;
  },
  /** Name of a photo; another one if it has four digits, because phones write the day into it: `IMG_20261101.jpg`. */
  photoName(name: string) {
    const [, extension = ''] = /(\.\w+)$/.exec(name) ?? [];
    return /\d{4}/.test(name) ? `photo-${crypto.randomUUID().slice(0, 8)}${extension}` : name;
  },
});

/** Collection of projects, if the texts of `collection` are in the folders of projects. */
const projectsOf = (collection: Collection, collections: readonly Collection[]) =>
  'folder' in collection && collection.nested
    ? collections.find(
        (one) =>
          one.name !== collection.name && 'folder' in one && one.folder === collection.folder,
      )
    : undefined;
