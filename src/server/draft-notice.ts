import { writtenDay } from '../content/days.ts';
import { kinds } from '../content/kinds/index.ts';
import type { Entry, Manifest } from '../content/manifest.ts';
import { NEVER, publicFrom } from '../content/visibility.ts';
import { onceFor } from '../engine/once-for.ts';
import { escapeHtml } from '../engine/text.ts';

/**
 * The notice above a page that is not public yet, or that shows texts which are not; empty on the real site.
 */
export function draftNotice(entry: Entry, manifest: Manifest): string {
  const waiting = once(manifest, () =>
    manifest.entries.filter((one) => publicFrom(one) > manifest.today),
  );
  const lines = waiting.flatMap((one) => {
    const from = publicFrom(one);
    if (one !== entry && kinds[one.kind].shownOn !== entry.route) return [];
    const state = from === NEVER ? 'Brouillon' : `En attente du ${writtenDay(from)}`;
    const what = one === entry ? 'cette page' : `«\u202f${escapeHtml(one.title)}\u202f»`;
    return `<strong>${state}</strong>\u00a0: ${what} n’est pas encore en ligne.`;
  });
  return lines.length > 0 ? `<p lang="fr" class="ruban">${lines.join('<br>')}</p>` : '';
}

/** The texts that are not public yet: none on the real site. */
const once = onceFor<Manifest, Entry[]>();
