import type { ComponentType, ReactNode } from 'react';

const Pending: ComponentType<{
  items?: unknown;
  children?: ReactNode;
  form?: string;
  project?: string;
}> = () => null;

/** Stand-ins for blocks that are being written; this file goes with the last of them. */
export const standIns = {
  ServiceList: Pending,
  Gallery: Pending,
  ParticipateTabs: Pending,
  DonationCard: Pending,
  DonationTable: Pending,
  ContributionList: Pending,
  FormEmbed: Pending,
  MapEmbed: Pending,
  InitiativeSearch: Pending,
};
