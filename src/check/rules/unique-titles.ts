import type { Issue } from '../../content/issue.ts';
import { valueAt } from '../../content/values.ts';
import type { Reading } from '../../read/content.ts';
import type { Head } from '../../read/head.ts';

/** No two pages have one title, or one description: a search or a row of tabs would not tell them apart. */
export function uniqueTitles({ content, heads }: Reading): Issue[] {
  const routed = new Set(
    content.parts.flatMap(({ route, path }) => (route === null ? [] : [path])),
  );
  const pages = heads.filter(({ path }) => routed.has(path));
  return [...repeated(pages, TITLE), ...repeated(pages, DESCRIPTION)];
}

interface Text {
  rule: string;
  /** The beginning of the message. */
  what: string;
  hint: string;
  /** The keys that may hold it: the first that is given counts. */
  keys: readonly string[];
}

const TITLE: Text = {
  rule: 'titre-repete',
  what: 'Ce titre est aussi celui',
  hint: 'Donnez à l’une des deux pages un titre qui dit ce qu’elle a de particulier.',
  keys: ['title'],
};

const DESCRIPTION: Text = {
  rule: 'description-repetee',
  what: 'Cette description est aussi celle',
  hint: 'Écrivez pour l’une des deux pages une phrase qui dit ce qu’on y trouve.',
  // An article without a description is described by its excerpt.
  keys: ['description', 'excerpt'],
};

function repeated(pages: readonly Head[], { rule, what, hint, keys }: Text): Issue[] {
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
        message: `${what} de ${first.file} : rien ne distinguerait les deux pages dans une recherche.`,
        hint,
      },
    ];
  });
}

function textAt(head: Head, key: string): string {
  const value = valueAt(head.data, [key]);
  return typeof value === 'string' ? value.trim() : '';
}
