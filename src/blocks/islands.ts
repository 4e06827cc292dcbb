import type { Attributes, ComponentProps, ReactNode } from 'react';
import { ContributionList } from './contribution-list/contribution-list.tsx';
import { DonationReference } from './donations/donation-reference.tsx';
import { DonationTable } from './donations/donation-table.tsx';
import { Embed } from './embed/embed.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { MessageForm } from './message-form/message-form.tsx';
import { PanelTabs } from './participate-tabs/panel-tabs.tsx';
import { InitiativeFilter } from './register/initiative-filter.tsx';
import { ShareInitiative } from './register/share-initiative.tsx';
import { VerifyProof } from './register/verify-proof.tsx';
import { ServiceFilter } from './service-list/service-filter.tsx';
import { NearestPages } from './site-search/nearest-pages.tsx';
import { SiteSearch } from './site-search/site-search.tsx';
import { EraseStored } from './stored-data/erase-stored.tsx';

/** Name of an island, an element that React hydrates in the browser -> its component, which the build renders. */
const registered = {
  ContributionList,
  DonationReference,
  DonationTable,
  Embed,
  EraseStored,
  Gallery,
  InitiativeFilter,
  MessageForm,
  NearestPages,
  PanelTabs,
  ServiceFilter,
  ShareInitiative,
  SiteSearch,
  VerifyProof,
};

export type Islands = typeof registered;

/** Name of an island -> the props of its component: plain data. */
export type PropsOfIslands = { [N in keyof Islands]: Attributes & ComponentProps<Islands[N]> };

export const islands: { [N in keyof Islands]: (props: PropsOfIslands[N]) => ReactNode } =
  registered;
