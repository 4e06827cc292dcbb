import { KINDS, kinds } from '../../content/kinds/index.ts';
import { englishRoute } from '../../content/languages.ts';
import { isEmpty, type PageChange } from '../compare-pages.ts';
import type { Hunk } from '../word-diff.ts';
import type { ComparedSites, Danger } from './danger.ts';

const LEGAL_ROUTES = KINDS.flatMap((kind) => kinds[kind].binding ?? []);

/** Changed texts of legally binding pages. */
export const legalDangers = (changes: readonly PageChange[]): Danger[] =>
  changes
    .filter(({ route, text }) => LEGAL_ROUTES.includes(route) && text.length > 0)
    .map(({ route, title, source, text }) => ({
      kind: 'texte-legal',
      label: title,
      before: '',
      after: '',
      file: source,
      routes: [route],
      hunks: text,
    }));

/** English pages whose file is unchanged while the file of the French page was edited. */
export const translationDangers = ({ head, changes, edited }: ComparedSites): Danger[] =>
  changes.flatMap((french) => {
    const { source = '', route } = head.pages.get(englishRoute(french.route)) ?? {};
    if (!route || isEmpty(french) || !edited.has(french.source) || edited.has(source)) return [];
    const label = `${source} traduit ${french.source}, qui change sans sa traduction`;
    return { kind: 'traduction', label, before: '', after: '', file: '', routes: [route] };
  });

/** Sections that were removed with their heading: readers of the page cannot see that something is missing. */
export const removedSectionDangers = ({ changes, head }: ComparedSites): Danger[] =>
  changes
    .filter(({ route }) => !LEGAL_ROUTES.includes(route))
    .flatMap(({ route, source, text }) => {
      const now = new Set(head.pages.get(route)?.main.map((block) => block.text));
      return sectionsOf(text.filter(isRemoved))
        .filter(([title, ...hunks]) => hunks.length > 0 && !now.has(textOf(title)))
        .map(
          ([title, ...hunks]): Danger => ({
            kind: 'partie-supprimee',
            label: textOf(title),
            before: '',
            after: '',
            file: source,
            routes: [route],
            hunks,
          }),
        );
    });

/** Groups removed passages by section: each removed heading with the passages below it, subsections included. */
function sectionsOf(removed: readonly Hunk[]): [title: Hunk, ...under: Hunk[]][] {
  const sections: [Hunk, ...Hunk[]][] = [];
  for (const hunk of removed) {
    const section = sections.at(-1);
    const isBelow = hunk.heading
      ? section && hunk.heading > section[0].heading
      : section?.some((own) => own.heading > 0 && textOf(own) === hunk.under);
    if (section && isBelow) section.push(hunk);
    else if (hunk.heading) sections.push([hunk]);
  }
  return sections;
}

const isRemoved = ({ pieces }: Hunk) => pieces.every(({ kind }) => kind === 'removed');

const textOf = ({ pieces }: Hunk) => pieces.map(({ text }) => text).join('');
