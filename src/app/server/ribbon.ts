import { frenchDay } from '../../content/days.ts';
import { kinds } from '../../content/kinds/index.ts';
import type { Entry, Manifest } from '../../content/manifest.ts';
import { escapeHtml } from '../../content/text.ts';
import { NEVER, publicFrom } from '../../content/visibility.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, space } from '../../theme/scale.ts';

/**
 * The ribbon above a page that is not public yet, or that shows texts which are not; empty on the real site, which
 * pays nothing for it: it brings its own styles.
 */
export function ribbonOf(entry: Entry, { entries, today }: Manifest): string {
  const lines = entries.flatMap((one) => {
    const from = publicFrom(one);
    if (from <= today || (one !== entry && kinds[one.kind].shownOn !== entry.route)) return [];
    const state = from === NEVER ? 'Brouillon' : `En attente du ${frenchDay(from)}`;
    const what = one === entry ? 'cette page' : `«\u202f${escapeHtml(one.title)}\u202f»`;
    return `<strong>${state}</strong>\u00a0: ${what} n’est pas encore en ligne.`;
  });
  return lines.length > 0 ? `<p lang="fr" style="${RIBBON}">${lines.join('<br>')}</p>` : '';
}

const RIBBON = `margin:0;padding:${space[1]} ${space[2]};background:${vars.color.background.strong};color:${vars.color.text.onStrong};font-size:${fontSize.small};font-weight:${fontWeight.label};text-align:center`;
