import type { ComponentType } from 'react';
import type { Islands } from './islands.ts';

/** Loads the component of an island, only on pages that contain it. Does not compile while one of `Islands` is missing. */
const loaders: { [N in keyof Islands]: () => Promise<Pick<Islands, N>> } = {
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

/** Loads the component of an island; `name` is its attribute `data-live`. Rejects when the code cannot be loaded. */
export async function loadIsland(name: string | undefined): Promise<ComponentType<never>> {
  const loaded: Partial<Islands> = await loaders[name as keyof Islands]();
  return loaded[name as keyof Islands] as ComponentType<never>;
}
