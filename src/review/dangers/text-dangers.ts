import type { PageChange } from '../compare-pages.ts';
import type { Hunk } from '../word-diff.ts';
import type { Danger } from './danger.ts';
import type { Compared } from './dangers-of.ts';

/** Pages whose words bind the site's owner. */
const LEGAL = ['/mentions-legales', '/je-participe/charte'];

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

/** The parts of a page that are gone with their title: nothing on the page shows that they are missing. */
export function removedParts({ changes, head }: Compared): Danger[] {
  return changes
    .filter(({ route }) => !LEGAL.includes(route))
    .flatMap(({ route, source, text }) => {
      const now = new Set(head.site.pages.get(route)?.main.map((block) => block.text));
      const gone = text.filter(isGone);
      return gone
        .filter(({ heading, pieces }) => heading && !now.has(textOf(pieces)))
        .flatMap(({ pieces }): Danger[] => {
          const label = textOf(pieces);
          const hunks = gone.filter(({ under }) => under === label);
          const told = { label, before: '', after: '', file: source, routes: [route] };
          return hunks.length > 0 ? [{ kind: 'partie-supprimee', ...told, hunks }] : [];
        });
    });
}

const isGone = ({ pieces }: Hunk) => pieces.every(({ kind }) => kind === 'removed');

const textOf = (pieces: Hunk['pieces']) => pieces.map(({ text }) => text).join('');
