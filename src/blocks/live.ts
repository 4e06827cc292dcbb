import type { ComponentType } from 'react';

type LoadBlock = () => Promise<ComponentType<never>>;

/**
 * The blocks that React brings to life in the browser, each loaded only where a page uses it.
 * Every other block is HTML from the build. The list is constant: it does not grow with the pages.
 */
const liveBlocks = {
  ServiceFilter: () => import('./service-list/service-filter.tsx').then((m) => m.ServiceFilter),
  Gallery: () => import('./gallery/gallery.tsx').then((m) => m.Gallery),
  ParticipateTabs: () =>
    import('./participate-tabs/participate-tabs.tsx').then((m) => m.ParticipateTabs),
  DonationCard: () => import('./donation-card/donation-card.tsx').then((m) => m.DonationCard),
  DonationTable: () => import('./donation-table/donation-table.tsx').then((m) => m.DonationTable),
  ContributionList: () =>
    import('./contribution-list/contribution-list.tsx').then((m) => m.ContributionList),
  FormEmbed: () => import('./form-embed/form-embed.tsx').then((m) => m.FormEmbed),
  MapEmbed: () => import('./map-embed/map-embed.tsx').then((m) => m.MapEmbed),
  InitiativeSearch: () =>
    import('./initiative-search/initiative-search.tsx').then((m) => m.InitiativeSearch),
} as const satisfies Record<string, LoadBlock>;

export type LiveBlockName = keyof typeof liveBlocks;

/** The code of a live block. Rejects when it cannot be had. */
export const loadLiveBlock = (name: LiveBlockName): Promise<ComponentType<never>> =>
  liveBlocks[name]();
