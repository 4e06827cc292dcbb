import type { ComponentType } from 'react';
import type { BlockName } from '../content/blocks.ts';
import type { FormName } from '../content/schema/site.ts';
import { ContributionList } from './contribution-list/contribution-list.tsx';
import { DonationCard } from './donation-card/donation-card.tsx';
import { DonationTable } from './donation-table/donation-table.tsx';
import { seedsOf } from './donation-table/seeds.ts';
import { FormEmbed } from './form-embed/form-embed.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { InitiativeSearch } from './initiative-search/initiative-search.tsx';
import type { ItemsOf } from './items.ts';
import { LiveBlock } from './live-block.tsx';
import { contributionIcons, formProps, galleryItems, mapProps, tabItems } from './live-props.ts';
import { MapEmbed } from './map-embed/map-embed.tsx';
import { ParticipateTabs } from './participate-tabs/participate-tabs.tsx';
import { ServiceList } from './service-list/service-list.tsx';
import { useSite } from './site-context.ts';

/** The live blocks as pages place them: each gathers its data at build time and hands it over as JSON. */
export const livePlaced = {
  ServiceList,
  Gallery({ items }: { items: ItemsOf<'gallery'> }) {
    const props = { items: galleryItems(useSite().manifest, items) };
    return <LiveBlock name="Gallery" block={Gallery} props={props} />;
  },
  ParticipateTabs({ items }: { items: ItemsOf<'tabs'> }) {
    const props = {
      items: tabItems(useSite(), items),
      donate: '/projets/decouverte-gabon/soutenir',
    };
    return <LiveBlock name="ParticipateTabs" block={ParticipateTabs} props={props} />;
  },
  DonationCard() {
    const { site, notices } = useSite().manifest;
    const props = {
      ...site.donation,
      notices: {
        phone: { copied: notices.copie, refused: notices['copie-impossible'] },
        reference: {
          copied: notices['copie-reference'],
          refused: notices['copie-reference-impossible'],
        },
      },
    };
    return <LiveBlock name="DonationCard" block={DonationCard} props={props} />;
  },
  DonationTable({ items }: { items: ItemsOf<'donations'> }) {
    const props = { seeds: seedsOf(items) };
    return <LiveBlock name="DonationTable" block={DonationTable} props={props} />;
  },
  ContributionList() {
    const { pictures, notices } = useSite().manifest;
    const props = {
      icons: contributionIcons(pictures),
      deleted: notices['contribution-supprimee'],
      failed: notices['contribution-erreur'],
    };
    return <LiveBlock name="ContributionList" block={ContributionList} props={props} />;
  },
  FormEmbed({ form }: { form: FormName }) {
    const props = formProps(useSite(), form);
    return <LiveBlock name="FormEmbed" block={FormEmbed} props={props} />;
  },
  MapEmbed() {
    return <LiveBlock name="MapEmbed" block={MapEmbed} props={mapProps(useSite())} />;
  },
  InitiativeSearch() {
    const props = { notice: useSite().manifest.notices.recherche };
    return <LiveBlock name="InitiativeSearch" block={InitiativeSearch} props={props} boxless />;
  },
} satisfies Partial<Record<BlockName, ComponentType<never>>>;
