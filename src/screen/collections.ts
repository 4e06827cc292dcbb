import { KINDS, type Kind, kinds } from '../content/kinds/index.ts';
import { LABELS } from '../content/labels.ts';
import { type SharedName, sharedFiles } from '../content/schema/index.ts';
import { FORM_NAMES } from '../content/vocabulary.ts';
import { slugOf } from '../values/text.ts';

/** Texts of one kind, or single files, as the screen lists them. */
export interface Collection {
  id: string;
  label: string;
  kind?: Kind;
  /** Single files of data, by their name in `sharedFiles`. */
  files?: readonly SharedName[];
  /** Keys that nearly every text of the kind has: their fields come first, the others under « Plus de champs ». */
  main: readonly string[];
}

const MAIN: Readonly<Record<Kind, { label: string; main: readonly string[] }>> = {
  article: {
    label: 'Articles',
    main: ['title', 'category', 'excerpt', 'image', 'alt', 'date', 'draft'],
  },
  communique: {
    label: 'Communiqués',
    main: ['title', 'description', 'date', 'documents', 'image', 'alt', 'draft'],
  },
  initiative: {
    label: 'Projets des citoyens',
    main: [
      ...['title', 'description', 'location', 'objective', 'theme', 'icon', 'budgetLines'],
      ...['receipts', 'expenses', 'history', 'image', 'alt', 'draft'],
    ],
  },
  nouvelle: { label: 'Nouvelles des projets', main: ['title', 'image', 'alt', 'draft'] },
  rapport: { label: 'Rapports du mois', main: ['title', 'description', 'draft'] },
  faq: { label: 'Questions de la FAQ', main: ['question', 'draft'] },
  charte: { label: 'Charte', main: ['title', 'draft'] },
  page: { label: 'Pages', main: ['title', 'description', 'nav', 'image', 'draft'] },
};

export const COLLECTIONS: readonly Collection[] = [
  ...KINDS.toSorted((a, b) => order(a) - order(b)).map((kind) => ({
    id: kind,
    kind,
    ...MAIN[kind],
  })),
  {
    id: 'reglages',
    label: 'Réglages du site',
    files: ['site'],
    main: ['name', 'email', 'phone', 'donation', 'social', 'documents'],
  },
  {
    id: 'formulaires',
    label: 'Formulaires',
    files: FORM_NAMES.map((name) => `form-${name}` as const),
    main: ['title', 'intro', 'fields'],
  },
];

function order(kind: Kind): number {
  return Object.keys(MAIN).indexOf(kind);
}

/** Path in the repository of a single file: `content/site.yml`. */
export const sharedPath = (name: SharedName) => `content/${sharedFiles[name].path}`;

/** French name of a single file. */
export const sharedLabel = (name: SharedName): string => {
  const form = name.replace('form-', '');
  return name === 'site'
    ? 'Nom, contacts, dons, hébergeurs'
    : (LABELS[`ids.${form}`] ?? LABELS[form] ?? form);
};

/** Whether a file belongs to a kind; files of folders inside belong to the kind that is kept in folders. */
export function isOfKind(path: string, kind: Kind): boolean {
  const { folder, nested, inFolders } = kinds[kind];
  const start = `content/${folder}/`;
  const isInside = path.startsWith(start) && path.endsWith('.mdx');
  return isInside && (nested || path.slice(start.length).includes('/') === Boolean(inFolders));
}

/** Where a new text goes: its title, and for some kinds the project of a news or the page above a page. */
export interface NewText {
  kind: Kind;
  title: string;
  /** Folder inside that of the kind: `mon-projet`, `projets/eco-logik`; empty for none. */
  within: string;
  /** ISO day in Libreville. */
  today: string;
  /** Paths of all files. */
  paths: readonly string[];
}

/** Path of a new text: its name is made of the title, the day, the month or the next number. */
export function newPath({ kind, title, within, today, paths }: NewText): string {
  const { folder, dayInName, numberRule } = kinds[kind];
  const start = `content/${folder}/${within && `${within}/`}`;
  const word = slugOf(title).slice(0, 60).replace(/-+$/, '') || 'sans-titre';
  if (kind === 'rapport') return `${start}${today.slice(0, 7)}.mdx`;
  if (dayInName) return `${start}${today}-${word}.mdx`;
  if (!numberRule) return `${start}${word}.mdx`;
  const numbers = paths
    .filter((path) => isOfKind(path, kind))
    .map((path) => Number(/\/(\d+)-[^/]*$/.exec(path)?.[1] ?? 0));
  return `${start}${String(Math.max(0, ...numbers) + 1).padStart(2, '0')}-${word}.mdx`;
}

/** Text of a new file: no key yet, and the blocks that its kind needs. */
export function newText(kind: Kind): string {
  const lines: readonly string[] = kinds[kind].newFile?.body ?? [];
  const hasBlocks = lines.some((line) => /^<[A-Z]/.test(line));
  const shown = lines.filter((line) => /^(?:<[A-Z]|## )/.test(line));
  return `---\n---\n${hasBlocks ? `\n${shown.join('\n\n')}\n` : ''}`;
}
