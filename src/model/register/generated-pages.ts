import { type FrontmatterOf, type Kind, kinds } from '../../site/kinds/index.ts';
import { filled } from '../../site/languages.ts';
import { GOVERNANCE, ROUTES, stem, type Theme } from '../../site/routes.ts';
import type { Words } from '../../site/schema/interface.ts';
import type { Settings } from '../../site/schema/site.ts';
import { typesetData } from '../../site/typeset.ts';
import { THEMES } from '../../site/vocabulary.ts';
import { slugOf } from '../../values/text.ts';
import type { Entry, EntryOf, GeneratedBody } from '../manifest.ts';

/** Names of the open data files; they are in the folder `/je-participe/donnees`. */
export const DATA_FILES = [
  'projets.csv',
  'recettes.csv',
  'depenses.csv',
  'votes.csv',
  'projets.json',
  'schema.json',
] as const;

/** Names of the open data files of a site: `votes.csv` only if `site.yml` enables votes (`participe.vote`). */
export const dataFiles = (settings: Settings | undefined) =>
  DATA_FILES.filter((name) => name !== 'votes.csv' || settings?.participe?.vote);

/** A text that visitors see, as a document or as an entry. */
type ShownText = {
  [K in Kind]: { kind: K; frontmatter: FrontmatterOf<K> | undefined };
}[Kind];

/** What the entries of generated pages are made of. */
interface Sources {
  list: EntryOf<'page'>;
  entries: readonly Entry[];
  words: Words;
}

/** A page that the site generates from several texts. */
interface GeneratedPage {
  /** No file of the content may have this route. */
  route: string;
  /** Route to mark as current in the menu of « Je Participe », which omits the page. */
  parent?: string;
  /** Whether the site has the page, by its settings and the texts that visitors see. */
  isOpen(settings: Settings | undefined, texts: readonly ShownText[]): boolean;
  /** Addresses of the files that the build writes with the page. */
  files?(settings: Settings | undefined): readonly string[];
  entryFrom(sources: Sources): EntryOf<'page'>;
}

/** All generated pages. Their routes, and their places in menus, check and manifest, are derived from this list. */
export const GENERATED_PAGES: readonly GeneratedPage[] = [
  ...THEMES.map(themePage),
  {
    route: ROUTES.dashboard,
    parent: GOVERNANCE,
    isOpen: (_, texts) => texts.some(({ kind }) => kind === 'rapport'),
    entryFrom({ list, entries, words: { dashboard } }) {
      const source = entries.findLast(({ kind }) => kind === 'rapport') ?? list;
      return { ...pageWith('dashboard', list, dashboard), path: source.path };
    },
  },
  {
    route: ROUTES.data,
    parent: GOVERNANCE,
    isOpen: (settings) => settings?.participe?.data !== undefined,
    files: (settings) => dataFiles(settings).map((name) => `${ROUTES.data}/${name}`),
    entryFrom: ({ list, words: { data } }) => pageWith('data', list, data),
  },
];

/** The page of all initiatives again, with those of a theme, and with another title and description. */
function themePage(theme: Theme): GeneratedPage {
  const route = `${ROUTES.initiativeList}/${slugOf(theme)}`;
  return {
    route,
    isOpen: (settings, texts) =>
      settings?.participe?.filters !== undefined &&
      texts.some(({ kind, frontmatter }) => kind === 'initiative' && frontmatter?.theme === theme),
    entryFrom({ list, words: { filters } }) {
      const title = filled(filters.title, { title: list.title, theme });
      const description = filled(filters.description, { theme });
      const data = { ...list.frontmatter, title, description };
      const frontmatter = typesetData(data, kinds.page.schema);
      return { ...list, route, slug: slugOf(theme), title, description, frontmatter, theme };
    },
  };
}

/** Entry of a page with a body of its own, made of the list of initiatives, whose vignette it has. */
function pageWith(
  shows: GeneratedBody,
  { kind, path, frontmatter: { vignette } }: EntryOf<'page'>,
  { title, description }: { title: string; description: string },
): EntryOf<'page'> {
  const route = ROUTES[shows];
  const about = { title, description };
  const frontmatter = { ...about, vignette };
  return {
    kind,
    path,
    route,
    slug: stem(route),
    ...about,
    image: undefined,
    frontmatter,
    hasBody: true,
    shows,
  };
}

/** The generated pages of a site with these texts, which visitors see. */
export const openPages = (settings: Settings | undefined, texts: readonly ShownText[]) =>
  GENERATED_PAGES.filter(({ isOpen }) => isOpen(settings, texts));

/** Entries of the generated pages that a site with these texts and words has. */
export function generatedPages(
  entries: readonly Entry[],
  settings: Settings,
  words: Words,
): EntryOf<'page'>[] {
  const list = entries.find(({ route }) => route === ROUTES.initiativeList);
  // The check demands this page; only an unchecked manifest lacks it.
  if (list?.kind !== 'page') return [];
  return openPages(settings, entries).map((page) => page.entryFrom({ list, entries, words }));
}
