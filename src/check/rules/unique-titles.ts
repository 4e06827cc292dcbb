import type { Issue } from '../../content/issue.ts';
import { type Kind, kinds } from '../../content/kinds/index.ts';
import { kindOf } from '../../content/routes.ts';
import { valueAt } from '../../content/values.ts';
import type { Reading } from '../../read/content.ts';
import type { Frontmatter } from '../../read/frontmatter.ts';

/**
 * No two pages have one title, or one description: a search or a row of tabs would not tell them apart.
 * No two sections of the charter have one title: its table of contents would name both alike.
 */
export function uniqueTitles({ content, frontmatters }: Reading): Issue[] {
  const routed = new Set(
    content.parts.flatMap(({ route, path }) => (route === null ? [] : [path])),
  );
  const pages = frontmatters.filter(({ path }) => routed.has(path));
  const sections = frontmatters.filter(({ path }) => isSection(kindOf(path)));
  return [
    ...repeated(pages, TITLE),
    ...repeated(pages, DESCRIPTION),
    ...repeated(sections, SECTION),
  ];
}

/** Files that one page shows together, as the sections of the charter. */
const isSection = (kind: Kind | undefined) => kind !== undefined && kinds[kind].shownOn;

interface Text {
  rule: string;
  /** The beginning of the message. */
  what: string;
  /** Its end. */
  why: string;
  hint: string;
  /** The keys that may hold it: the first that is given counts. */
  keys: readonly string[];
}

const IN_SEARCH = 'rien ne distinguerait les deux pages dans une recherche';

const TITLE: Text = {
  rule: 'titre-repete',
  what: 'Ce titre est aussi celui',
  why: IN_SEARCH,
  hint: 'Donnez à l’une des deux pages un titre qui dit ce qu’elle a de particulier.',
  keys: ['title'],
};

const DESCRIPTION: Text = {
  rule: 'description-repetee',
  what: 'Cette description est aussi celle',
  why: IN_SEARCH,
  hint: 'Écrivez pour l’une des deux pages une phrase qui dit ce qu’on y trouve.',
  // An article without a description is described by its excerpt.
  keys: ['description', 'excerpt'],
};

const SECTION: Text = {
  rule: 'titre-repete',
  what: 'Ce titre est aussi celui',
  why: 'rien ne distinguerait les deux sections dans le sommaire de la charte',
  hint: 'Donnez à l’une des deux sections un titre qui dit ce qu’elle a de particulier.',
  keys: ['title'],
};

function repeated(pages: readonly Frontmatter[], { rule, what, why, hint, keys }: Text): Issue[] {
  const firsts = new Map<string, Frontmatter>();
  return pages.flatMap((frontmatter): Issue[] => {
    const key = keys.find((one) => textAt(frontmatter, one) !== '');
    if (key === undefined) return [];
    // A page and its translation may share a word.
    const text = `${textAt(frontmatter, 'lang')} ${textAt(frontmatter, key)}`;
    const first = firsts.get(text);
    if (!first) {
      firsts.set(text, frontmatter);
      return [];
    }
    return [
      {
        rule,
        severity: 'warning',
        file: frontmatter.file,
        ...frontmatter.placeOf([key], 'value'),
        message: `${what} de ${first.file} : ${why}.`,
        hint,
      },
    ];
  });
}

function textAt(frontmatter: Frontmatter, key: string): string {
  const value = valueAt(frontmatter.data, [key]);
  return typeof value === 'string' ? value.trim() : '';
}
