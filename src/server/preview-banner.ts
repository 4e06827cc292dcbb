import { writtenDay } from '../content/days.ts';
import { kinds } from '../content/kinds/index.ts';
import type { Entry, Manifest } from '../content/manifest.ts';
import { REVIEW } from '../content/outputs.ts';
import { NEVER } from '../content/public-day.ts';
import { publicFrom } from '../content/visibility.ts';
import { vars } from '../theme/contract.css.ts';
import { fontSize, fontWeight, radius, space, touchTarget, zIndex } from '../theme/scale.ts';
import { memoizeByKey } from '../values/memoize.ts';
import { escapeHtml } from '../values/text.ts';
import type { SiteState } from './site-state.ts';

/** HTML of the banner of a preview, with its pull request and the changed pages. Empty on the published site. */
export function previewBanner({ preview, byRoute, placement }: SiteState): string {
  if (!preview) return '';
  const changed = preview.changed.flatMap((route) => byRoute.get(route) ?? []);
  const count =
    changed.length > 0
      ? `${changed.length} page${changed.length > 1 ? 's' : ''} à relire`
      : 'aperçu';
  const items = changed.map(
    ({ route, title }) =>
      `<li><a href="${escapeHtml(placement.local(route))}">${escapeHtml(title)}</a></li>`,
  );
  return `<aside aria-label="Aperçu d’une proposition" class="apercu"><details>
<summary>Proposition nº\u00a0${preview.pull} · ${count}</summary>
<div><p>Ceci est un aperçu, pas le site en ligne.</p>
<ul>${items.join('')}</ul><p><a href="${escapeHtml(placement.local(`/${REVIEW}/`))}" target="_blank" rel="noopener">Tout ce qui change</a></p></div></details></aside>
`;
}

/** HTML of the notice on a page that is not public yet, or that shows texts that are not public yet; else empty. */
export function draftNotice(entry: Entry, manifest: Manifest): string {
  const drafts = cachedDrafts(manifest, () =>
    manifest.entries.filter((one) => publicFrom(one) > manifest.today),
  );
  const lines = drafts.flatMap((one) => {
    const from = publicFrom(one);
    if (one !== entry && kinds[one.kind].shownOn !== entry.route) return [];
    const state = from === NEVER ? 'Brouillon' : `En attente du ${writtenDay(from)}`;
    const what = one === entry ? 'cette page' : `«\u202f${escapeHtml(one.title)}\u202f»`;
    return `<strong>${state}</strong>\u00a0: ${what} n’est pas encore en ligne.`;
  });
  return lines.length > 0 ? `<p lang="fr" class="ruban">${lines.join('<br>')}</p>` : '';
}

const cachedDrafts = memoizeByKey<Manifest, Entry[]>();

const { background, text } = vars.color;
const ground = `background:${background.strong};color:${text.onStrong};font-size:${fontSize.small}`;

/** Styles of the banner and of draft notices; not in the style sheet, because the published site does not use them. */
export const previewStyles = [
  `.apercu{position:fixed;left:${space[1]};bottom:${space[1]};z-index:${zIndex.header};max-width:min(24rem,calc(100vw - ${space[2]}));border-radius:${radius.small};${ground}}`,
  `.apercu summary{font:inherit;font-weight:${fontWeight.label};cursor:pointer;min-height:${touchTarget};padding:${space[1]} ${space[2]}}`,
  `.apercu div{max-height:60vh;overflow:auto;padding:0 ${space[2]} ${space[2]}}`,
  `.apercu a{display:inline-block;min-height:${touchTarget};color:inherit}`,
  `.ruban{margin:0;padding:${space[1]} ${space[2]};text-align:center;font-weight:${fontWeight.label};${ground}}`,
].join('');
