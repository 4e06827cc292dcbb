import { frameOf } from '../content/embeds.ts';
import { filled } from '../content/languages.ts';
import { CONTRIBUTION_TYPES } from '../content/vocabulary.ts';
import type { BlockComponents, BlockProps, LiveBlockName } from './block-props.ts';
import { ContributionList } from './contribution-list/contribution-list.tsx';
import { DonationCard } from './donations/donation-card.tsx';
import { DonationTable } from './donations/donation-table.tsx';
import { seedsOf } from './donations/donations.ts';
import { contactOf, embedWords, FormBlock } from './form-embed/form-block.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { liveBlock } from './live-block.tsx';
import { MapEmbed, type MapEmbedProps } from './map-embed/map-embed.tsx';
import { ParticipateTabs } from './participate-tabs/participate-tabs.tsx';
import { InitiativeSearch } from './register/initiative-search.tsx';
import { ServiceList } from './service-list/service-list.tsx';
import { StoredData } from './stored-data/stored-data.tsx';

/** Type of contribution -> name of its icon in `/images/` (spec section 3). */
const ICONS = {
  Proverbe: 'proverbe',
  'Récit / Conte': 'recit',
  Pratique: 'pratique',
  Oralité: 'oralite',
} as const satisfies Record<(typeof CONTRIBUTION_TYPES)[number], string>;

/** Components of the live blocks, which React hydrates in the browser, with functions that compute their props. */
export const liveBlocks = {
  ServiceList,
  KeptData: StoredData,
  Gallery: liveBlock(
    { name: 'Gallery', block: Gallery },
    ({ manifest: { pictures }, words }, { items }: BlockProps<'Gallery'>) => ({
      words: words.gallery,
      // A picture whose file is missing is skipped.
      items: items.flatMap(({ src, alt, span, caption }) => {
        const picture = pictures[src];
        return picture ? [{ picture, alt, caption, span: span ?? ('normal' as const) }] : [];
      }),
    }),
  ),
  ParticipateTabs,
  DonationCard,
  DonationTable: liveBlock(
    { name: 'DonationTable', block: DonationTable },
    ({ lang, words }, { items }: BlockProps<'DonationTable'>) => ({
      seeds: seedsOf(items),
      words: { ...words.donations, anonymous: words.donation.anonymous },
      lang,
    }),
  ),
  ContributionList: liveBlock(
    { name: 'ContributionList', block: ContributionList },
    (
      { manifest: { pictures, notices }, lang, words, translate, linkTo },
      { image = '', href, label }: BlockProps<'ContributionList'>,
    ) => ({
      words: words.contributions,
      scene: pictures[image],
      share: href && label ? { ...linkTo(href), label } : undefined,
      lang,
      types: Object.fromEntries(CONTRIBUTION_TYPES.map((type) => [type, translate(type)])),
      icons: Object.fromEntries(
        Object.entries(ICONS).map(([type, name]) => [type, pictures[`/images/${name}.svg`]]),
      ),
      deleted: notices['contribution-supprimee'],
      failed: notices['contribution-erreur'],
    }),
  ),
  FormEmbed: FormBlock,
  MapEmbed: liveBlock({ name: 'MapEmbed', block: MapEmbed }, (site): MapEmbedProps => {
    const { provider: configured, id } = site.manifest.site.map;
    const { name: host, ...frame } = frameOf(configured, id);
    const { hosted, label } = site.words.map;
    return {
      ...frame,
      title: label,
      // Without a host: no note for the demonstration map, whose own text explains it.
      note: !!host && filled(hosted, { host }),
      words: embedWords(site, 'map'),
      ...contactOf(site),
    };
  }),
  InitiativeSearch,
} satisfies BlockComponents<LiveBlockName>;
