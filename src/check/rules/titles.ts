import { type Issue, issueAt } from '../../content/issue.ts';
import { type Kind, kinds } from '../../content/kinds/index.ts';
import { kindOf } from '../../content/routes.ts';
import { valueAt } from '../../content/values.ts';
import type { Reading } from '../../read/content.ts';
import type { Frontmatter } from '../../read/frontmatter.ts';

/** What search engines show of each text, in characters (contract section 6). */
const LIMITS = [
  { key: 'title', limit: 70, rule: 'titre-long' },
  { key: 'description', limit: 160, rule: 'description-longue' },
] as const;

/** Titles and descriptions fit in the results of a search. */
export const lengths = ({ frontmatters }: Reading): Issue[] =>
  frontmatters
    .filter(({ path }) => kindOf(path) !== undefined)
    .flatMap((frontmatter) =>
      LIMITS.flatMap(({ key, limit, rule }) => {
        const { length } = [...textAt(frontmatter, key)];
        const over = length - limit;
        if (over <= 0) return [];
        return issueAt(frontmatter.file, frontmatter.placeOf([key], 'value'), {
          rule,
          severity: 'warning',
          message: `« ${key} » compte ${length} caractères : les moteurs de recherche en montrent ${limit}.`,
          hint: `Raccourcissez de ${over} caractère${over > 1 ? 's' : ''}, l’essentiel d’abord.`,
        });
      }),
    );

const TITLE = {
  rule: 'titre-repete',
  what: 'Ce titre est aussi celui',
  hint: 'Donnez à l’un des deux un titre qui dit ce qu’il a de particulier.',
};

const DESCRIPTION = {
  rule: 'description-repetee',
  what: 'Cette description est aussi celle',
  hint: 'Écrivez pour l’une des deux pages une phrase qui dit ce qu’on y trouve.',
};

/** No two pages have one title or one description, and no two sections of the charter or questions one title. */
export function uniqueTitles({ content, frontmatters }: Reading): Issue[] {
  const routed = new Set(content.parts.filter(({ route }) => route).map(({ path }) => path));
  const pages = frontmatters.filter(({ path }) => routed.has(path));
  const sections = frontmatters.filter(({ path }) => isSection(kindOf(path)));
  return [
    ...repeated(pages, ['title'], TITLE),
    // An article without a description is described by its excerpt.
    ...repeated(pages, ['description', 'excerpt'], DESCRIPTION),
    ...repeated(sections, ['title', 'question'], TITLE),
  ];
}

/** Files that one page shows together, as the sections of the charter and the questions. */
const isSection = (kind: Kind | undefined) => kind !== undefined && kinds[kind].shownOn;

/** The texts that an earlier file has already; of several keys, the first that is given counts. */
function repeated(
  frontmatters: readonly Frontmatter[],
  keys: readonly string[],
  { rule, what, hint }: typeof TITLE,
): Issue[] {
  const firsts = new Map<string, Frontmatter>();
  return frontmatters.flatMap((frontmatter) => {
    const key = keys.find((one) => textAt(frontmatter, one).trim() !== '');
    if (key === undefined) return [];
    // A page and its translation may share a word.
    const text = `${textAt(frontmatter, 'lang')} ${textAt(frontmatter, key).trim()}`;
    const first = firsts.get(text);
    firsts.set(text, first ?? frontmatter);
    if (!first) return [];
    const message = `${what} de ${first.file} : rien ne distinguerait l’un de l’autre dans une recherche ou un sommaire.`;
    const place = frontmatter.placeOf([key], 'value');
    return issueAt(frontmatter.file, place, { rule, severity: 'warning', message, hint });
  });
}

function textAt(frontmatter: Frontmatter, key: string): string {
  const value = valueAt(frontmatter.data, [key]);
  return typeof value === 'string' ? value : '';
}
