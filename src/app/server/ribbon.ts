import { kinds } from '../../content/kinds/index.ts';
import type { Entry, Manifest } from '../../content/manifest.ts';
import { escapeHtml } from '../../content/text.ts';
import { waitOf } from '../../content/visibility.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, space } from '../../theme/scale.ts';

/**
 * The ribbon above a page that visitors do not see yet, or that shows texts without a page of their own which
 * they do not see; empty on the real site. It brings its own styles: the real site pays nothing for it.
 */
export function ribbonOf(entry: Entry, { entries, today }: Manifest): string {
  const lines = entries.flatMap((one) => {
    if (one !== entry && kinds[one.kind].shownOn !== entry.route) return [];
    const wait = waitOf(one, today);
    const what =
      one === entry
        ? 'cette page n’est pas encore en ligne.'
        : `«\u202f${one.title}\u202f» n’est pas encore en ligne.`;
    return wait ? `<strong>${wait}</strong>\u00a0: ${escapeHtml(what)}` : [];
  });
  return lines.length > 0 ? `<p lang="fr" style="${RIBBON}">${lines.join('<br>')}</p>` : '';
}

const RIBBON = `margin:0;padding:${space[1]} ${space[2]};background:${vars.color.background.strong};color:${vars.color.text.onStrong};font-size:${fontSize.small};font-weight:${fontWeight.label};text-align:center`;
