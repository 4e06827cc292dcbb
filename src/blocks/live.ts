import type { ComponentType } from 'react';
import type { LiveName } from './block-props.ts';

/** One chunk for the features of the register that `site.yml` opens: most sites load none of it. */
const opened = () => import('./opened/index.ts');

const search = () => import('./site-search/index.ts');

/**
 * The components that the browser hydrates, each loaded only where a page uses it.
 * Every other block is HTML from the build.
 */
const loaders = {
  ServiceFilter: () => import('./service-list/service-filter.tsx'),
  Gallery: () => import('./gallery/gallery.tsx'),
  ParticipateTabs: () => import('./participate-tabs/participate-tabs.tsx'),
  DonationCard: () => import('./donation-card/donation-card.tsx'),
  DonationTable: () => import('./donation-table/donation-table.tsx'),
  ContributionList: () => import('./contribution-list/contribution-list.tsx'),
  FormEmbed: () => import('./form-embed/form-embed.tsx'),
  MessageForm: () => import('./message-form/message-form.tsx'),
  MapEmbed: () => import('./map-embed/map-embed.tsx'),
  EraseStored: () => import('./stored-data/erase-stored.tsx'),
  SupportCard: () => import('./support-panel/support-card.tsx'),
  InitiativeSearch: () => import('./initiative-search/initiative-search.tsx'),
  ProjectFilter: opened,
  ShareProject: opened,
  SiteSearch: search,
  NearestPages: search,
  LinkedAnswer: () => import('./faq/linked-answer.tsx'),
} satisfies { [N in LiveName]: () => Promise<Record<N, ComponentType<never>>> };

/** Loads the component of a live block, by the `data-live` of its element. Rejects when the code cannot be loaded. */
export async function loadLiveBlock(name: string | undefined): Promise<ComponentType<never>> {
  const blocks: Partial<Record<LiveName, ComponentType<never>>> = await loaders[name as LiveName]();
  return blocks[name as LiveName] as ComponentType<never>;
}
