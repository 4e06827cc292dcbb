import type { Routed } from '../content/manifest.ts';
import type { Placement } from '../content/placement.ts';
import type { Preview } from '../content/preview.ts';
import { escapeHtml } from '../engine/text.ts';

interface Shown {
  preview: Preview;
  pages: ReadonlyMap<string, Routed>;
  placement: Placement;
}

/**
 * The note in the corner of a preview: its proposal, and the pages that it changes. It stands outside the
 * application.
 */
export function previewBanner({ preview, pages, placement }: Shown): string {
  const changed = preview.changed.flatMap((route) => pages.get(route) ?? []);
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
<ul>${items.join('')}</ul><p><a href="${escapeHtml(placement.local('/revue/'))}" target="_blank" rel="noopener">Tout ce qui change</a></p></div></details></aside>
`;
}
