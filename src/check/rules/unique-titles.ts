import type { Issue } from '../../content/issue.ts';
import { kindOf } from '../../content/routes.ts';
import { valueAt } from '../../content/values.ts';
import type { Reading } from '../../read/content.ts';
import type { Head } from '../../read/head.ts';

/**
 * No two pages have one title, or one description: a search or a row of tabs would not tell them apart.
 * No two sections of the charter have one title: its table of contents would name both alike.
 */
export function uniqueTitles({ content, heads }: Reading): Issue[] {
  const routed = new Set(
    content.parts.flatMap(({ route, path }) => (route === null ? [] : [path])),
  );
  const pages = heads.filter(({ path }) => routed.has(path));
  const sections = heads.filter(({ path }) => kindOf(path) === 'charte');
  return [
    ...repeated(pages, TITLE),
    ...repeated(pages, DESCRIPTION),
    ...repeated(sections, SECTION),
  ];
}

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

function repeated(pages: readonly Head[], { rule, what, why, hint, keys }: Text): Issue[] {
  const firsts = new Map<string, Head>();
  return pages.flatMap((head): Issue[] => {
    const key = keys.find((one) => textAt(head, one) !== '');
    if (key === undefined) return [];
    // A page and its translation may share a word.
    const text = `${textAt(head, 'lang')} ${textAt(head, key)}`;
    const first = firsts.get(text);
    if (!first) {
      firsts.set(text, head);
      return [];
    }
    return [
      {
        rule,
        severity: 'warning',
        file: head.file,
        ...head.placeOf([key], 'value'),
        message: `${what} de ${first.file} : ${why}.`,
        hint,
      },
    ];
  });
}

function textAt(head: Head, key: string): string {
  const value = valueAt(head.data, [key]);
  return typeof value === 'string' ? value.trim() : '';
}
