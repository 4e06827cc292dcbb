import type { EntryOf } from '../../content/manifest.ts';
import { fundingPercent } from '../../content/money.ts';
import { daysLeft } from '../../content/register.ts';
import { slugOf } from '../../engine/text.ts';
import { card } from '../initiative-list/initiative-list.css.ts';
import type { RenderContext } from '../site-context.ts';
import type { Project } from './filters.ts';
import { filtered } from './project-filter.css.ts';

/** An end that is past is none to come. */
const daysToCome = (days: number | undefined) =>
  days === undefined || days < 0 ? undefined : days;

/** What the card of a project tells the filters, once they are open. */
export function filterFacts({ frontmatter }: EntryOf<'initiative'>, { manifest }: RenderContext) {
  if (!manifest.site.participe?.filters) return {};
  const { theme, province = '', status, location, budget, collected, history = [] } = frontmatter;
  return {
    className: `${card} ${filtered}`,
    'data-project': JSON.stringify({
      theme: slugOf(theme),
      province: slugOf(province),
      statut: slugOf(status),
      lieu: slugOf(location),
      progress: fundingPercent(collected, budget),
      daysLeft: daysToCome(daysLeft(frontmatter, manifest.today)),
      since: history[0]?.date ?? '',
    } satisfies Project),
  };
}
