import { writtenDay } from '../content/days.ts';
import { kinds } from '../content/kinds/index.ts';
import type { Entry, Manifest } from '../content/manifest.ts';
import { NEVER } from '../content/public-day.ts';
import { publicFrom } from '../content/visibility.ts';
import { ribbon } from '../layouts/shell/notes.css.ts';
import { vars } from '../theme/contract.css.ts';
import { fontSize, fontWeight, radius, space, touchTarget, zIndex } from '../theme/scale.ts';
import { memoizeByKey } from '../values/memoize.ts';
import { escapeHtml } from '../values/text.ts';
import type { SiteState } from './site-state.ts';

/** Sentence on each page of a preview: anybody may have written it. */
const NOT_THE_SITE =
  'Ceci est l’aperçu d’une proposition que personne n’a encore acceptée, et non le site. N’envoyez pas d’argent d’après cette page.';

/** HTML of the banner of a preview, with its pull request and the changed pages. Empty on the published site. */
export function previewBanner({ preview, byRoute, placement }: SiteState): string {
  if (!preview) return '';
  const files = new Set(preview.files);
  const items = [...byRoute.values()]
    .filter(({ path }) => files.has(`content/${path}`))
    .map(
      ({ route, title }) =>
        `<li><a href="${escapeHtml(placement.local(route))}">${escapeHtml(title)}</a></li>`,
    );
  const count = items.length > 0 ? ` · ${items.length} à relire` : '';
  return `<aside aria-label="Aperçu d’une proposition" class="apercu"><p>${NOT_THE_SITE}</p><details>
<summary>Proposition nº\u00a0${preview.pull}${count}</summary>
<ul>${items.join('')}</ul></details></aside>
`;
}

/** HTML of the first line of a light page in a preview. Empty on the published site. */
export const lightBanner = ({ preview }: SiteState): string =>
  preview ? `<p lang="fr"><strong>${NOT_THE_SITE}</strong></p>` : '';

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
  return lines.length > 0 ? `<p lang="fr" class="${ribbon}">${lines.join('<br>')}</p>` : '';
}

const cachedDrafts = memoizeByKey<Manifest, Entry[]>();

const { background, text } = vars.color;
const ground = `background:${background.strong};color:${text.onStrong};font-size:${fontSize.small}`;

/** Styles of the banner and of draft notices; not in the style sheet, because the published site does not use them. */
export const previewStyles = [
  `.apercu{position:fixed;left:${space[1]};bottom:${space[1]};z-index:${zIndex.header};max-width:min(24rem,calc(100vw - ${space[2]}));border-radius:${radius.small};${ground}}`,
  `.apercu summary{font:inherit;font-weight:${fontWeight.label};cursor:pointer;min-height:${touchTarget};padding:${space[1]} ${space[2]}}`,
  `.apercu p{margin:0;padding:${space[1]} ${space[2]} 0}`,
  `.apercu ul{max-height:60vh;overflow:auto;margin:0;padding:0 ${space[2]} ${space[2]}}`,
  `.apercu a{display:inline-block;min-height:${touchTarget};color:inherit}`,
].join('');

/** Style of previews alone: anybody may propose a text, from which visitors must not copy a number. */
export const withoutCopying = '[data-copy],[data-copies]{display:none!important}';
