import { KINDS, kinds } from '../../content/kinds/index.ts';
import { englishRoute } from '../../content/languages.ts';
import { isEmpty, type PageChange } from '../compare-pages.ts';
import type { Hunk } from '../word-diff.ts';
import type { Compared, Danger } from './danger.ts';

const LEGAL = KINDS.flatMap((kind) => kinds[kind].binding ?? []);

/** Changed words of the pages that bind. */
export const legalDangers = (changes: readonly PageChange[]): Danger[] =>
  changes
    .filter(({ route, text }) => LEGAL.includes(route) && text.length > 0)
    .map(({ route, title, source, text }) => ({
      kind: 'texte-legal',
      label: title,
      before: '',
      after: '',
      file: source,
      routes: [route],
      hunks: text,
    }));

/** The pages in English that stay as they were written while their French page changes. */
export const olderTranslations = ({ head, changes, edited }: Compared): Danger[] =>
  changes.flatMap((french) => {
    const { source = '', route } = head.pages.get(englishRoute(french.route)) ?? {};
    if (!route || isEmpty(french) || !edited.has(french.source) || edited.has(source)) return [];
    const label = `${source} traduit ${french.source}, qui change sans sa traduction`;
    return { kind: 'traduction', label, before: '', after: '', file: '', routes: [route] };
  });

/** The parts of a page that are gone with their title: nothing on the page shows that they are missing. */
export const removedParts = ({ changes, head }: Compared): Danger[] =>
  changes
    .filter(({ route }) => !LEGAL.includes(route))
    .flatMap(({ route, source, text }) => {
      const now = new Set(head.pages.get(route)?.main.map((block) => block.text));
      return partsOf(text.filter(isGone))
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

/** Each title with what stood under it, smaller titles and their text among it. */
function partsOf(gone: readonly Hunk[]): [title: Hunk, ...under: Hunk[]][] {
  const parts: [Hunk, ...Hunk[]][] = [];
  for (const hunk of gone) {
    const part = parts.at(-1);
    const isBelow = hunk.heading
      ? part && hunk.heading > part[0].heading
      : part?.some((own) => own.heading > 0 && textOf(own) === hunk.under);
    if (part && isBelow) part.push(hunk);
    else if (hunk.heading) parts.push([hunk]);
  }
  return parts;
}

const isGone = ({ pieces }: Hunk) => pieces.every(({ kind }) => kind === 'removed');

const textOf = ({ pieces }: Hunk) => pieces.map(({ text }) => text).join('');
