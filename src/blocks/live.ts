import type { ComponentType } from 'react';
import type { LiveName } from './block-props.ts';

/**
 * The components that the browser hydrates, each loaded only where a page uses it: those that the blocks of
 * `content/blocks/` name as `live`. Every other block is HTML from the build.
 */
const loaders = {
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
  LinkedAnswer: () => import('./faq/linked-answer.tsx').then((m) => m.LinkedAnswer),
} satisfies Record<LiveName, () => Promise<ComponentType<never>>>;

/** The code of a live block, by the name that its element has in the page. Rejects when it cannot be had. */
export const loadLiveBlock = (name: string | undefined): Promise<ComponentType<never>> =>
  loaders[name as LiveName]();
