import type { Routed } from '../../content/manifest.ts';
import type { Placement } from '../../content/placement.ts';
import type { Preview } from '../../content/preview.ts';
import { escapeHtml } from '../../content/text.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, radius, space, touchTarget, zIndex } from '../../theme/scale.ts';

interface Shown {
  preview: Preview;
  pages: ReadonlyMap<string, Routed>;
  placement: Placement;
}

/**
 * The note in the corner of a preview: its proposal, and the pages that it changes. It stands outside the
 * application and brings its own styles, so that the real site pays nothing for it.
 */
export function previewBanner({ preview, pages, placement }: Shown): string {
  const changed = preview.changed.flatMap((route) => pages.get(route) ?? []);
  const count =
    changed.length > 0
      ? `${changed.length} page${changed.length > 1 ? 's' : ''} à relire`
      : 'aperçu';
  const items = changed.map(
    ({ route, title }) =>
      `<li><a style="${LINK}" href="${escapeHtml(placement.local(route))}">${escapeHtml(title)}</a></li>`,
  );
  return `<aside aria-label="Aperçu d’une proposition" style="${BOX}"><details>
<summary style="${SUMMARY}">Proposition nº\u00a0${preview.pull} · ${count}</summary>
<div style="max-height:60vh;overflow:auto;padding:0 ${space[2]} ${space[2]}"><p>Ceci est un aperçu, pas le site en ligne.</p>
<ul>${items.join('')}</ul><p><a style="${LINK}" href="${escapeHtml(placement.local('/revue/'))}" target="_blank" rel="noopener">Tout ce qui change</a></p></div></details></aside>
`;
}

const BOX = `position:fixed;left:${space[1]};bottom:${space[1]};z-index:${zIndex.header};max-width:min(24rem,calc(100vw - ${space[2]}));background:${vars.color.background.strong};color:${vars.color.text.onStrong};border-radius:${radius.small};font-size:${fontSize.small}`;
const SUMMARY = `font:inherit;font-weight:${fontWeight.label};cursor:pointer;min-height:${touchTarget};padding:${space[1]} ${space[2]}`;
const LINK = `display:inline-block;min-height:${touchTarget};color:inherit`;
