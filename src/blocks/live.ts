import type { ComponentType } from 'react';

/**
 * Name of a live block -> function that loads its component, called only on pages that contain the block.
 * All other blocks are HTML from the build.
 */
const loaders = {
  ServiceFilter: () => import('./service-list/service-filter.tsx'),
  Gallery: () => import('./gallery/gallery.tsx'),
  PanelTabs: () => import('./participate-tabs/panel-tabs.tsx'),
  DonationReference: () => import('./donations/donation-reference.tsx'),
  DonationTable: () => import('./donations/donation-table.tsx'),
  ContributionList: () => import('./contribution-list/contribution-list.tsx'),
  Embed: () => import('./embed/embed.tsx'),
  MessageForm: () => import('./message-form/message-form.tsx'),
  EraseStored: () => import('./stored-data/erase-stored.tsx'),
  InitiativeFilter: () => import('./register/initiative-filter.tsx'),
  VerifyProof: () => import('./register/verify-proof.tsx'),
  ShareInitiative: () => import('./register/share-initiative.tsx'),
  SiteSearch: () => import('./site-search/site-search.tsx'),
  NearestPages: () => import('./site-search/nearest-pages.tsx'),
};

/** Names of the components that the browser loads; each is the name of an export. */
export type LiveName = keyof typeof loaders;

// Does not compile while a file has no component of the name.
const checked: { [N in LiveName]: () => Promise<Record<N, ComponentType<never>>> } = loaders;

/** Loads the component of a live block; `name` is its attribute `data-live`. Rejects when the code cannot be loaded. */
export async function loadLiveBlock(name: string | undefined): Promise<ComponentType<never>> {
  const blocks: Partial<Record<LiveName, ComponentType<never>>> = await checked[name as LiveName]();
  return blocks[name as LiveName] as ComponentType<never>;
}
