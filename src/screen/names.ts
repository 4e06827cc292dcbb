import type { Collection } from '@sveltia/cms';

interface Entry {
  slug: string;
}

/** Names of files, which the library asks for while a new text is written. */
export const namesFor = (collections: readonly Collection[]) => ({
  /** The folders that may hold a text of a collection, in which there may be none yet: one for each sheet of a project. */
  folders(collection: Collection | undefined, entriesOf: (name: string) => readonly Entry[]) {
    const sheets = collection && sheetsOf(collection, collections);
    return sheets ? entriesOf(sheets.name).map(({ slug }) => slug) : [];
  },
  /** Whether a path is in no folder of a sheet, where a text of this collection must be. */
  isUnfiled: (path: string, collection: Collection | undefined) =>
    collection !== undefined &&
    'folder' in collection &&
    sheetsOf(collection, collections) !== undefined &&
    path.replace(/\/[^/]+$/, '') === collection.folder,
  /** What asks for a folder where each text must be in one. */
  rootOf: (collection: Collection) => sheetsOf(collection, collections) && 'Choisissez le projet',
  /** What the name of a new text begins with: in a numbered collection, the number that follows the last one. */
  numberFor({ name }: Collection, entriesOf: (name: string) => readonly Entry[]) {
    const own = collections.find((one) => one.name === name);
    const slug = own && 'slug' in own && typeof own.slug === 'object' ? own.slug : undefined;
    if (!String(slug?.pattern?.[0]).startsWith('^\\d{2}-')) return '';
    const last = Math.max(...entriesOf(name).map((one) => Number.parseInt(one.slug, 10) || 0), 0);
    return `${String(last + 1).padStart(2, '0')}-`;
  },
  /** The name of a photo, without what a phone makes of its day or its count. */
  pictureName(name: string) {
    const [, extension = ''] = /(\.\w+)$/.exec(name) ?? [];
    return /\d{4}/.test(name) ? `photo-${crypto.randomUUID().slice(0, 8)}${extension}` : name;
  },
});

/** The sheets in whose folders the texts of a collection are. */
const sheetsOf = (collection: Collection, collections: readonly Collection[]) =>
  'folder' in collection && collection.nested
    ? collections.find(
        (one) =>
          one.name !== collection.name && 'folder' in one && one.folder === collection.folder,
      )
    : undefined;
