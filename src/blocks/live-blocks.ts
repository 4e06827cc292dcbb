import { CONTRIBUTION_TYPES } from '../content/vocabulary.ts';
import type { BlockComponents, BlockProps, LiveBlockName } from './block-props.ts';
import { ContributionList } from './contribution-list/contribution-list.tsx';
import { DonationCard } from './donations/donation-card.tsx';
import { DonationTable } from './donations/donation-table.tsx';
import { seedsOf } from './donations/donations.ts';
import { FormBlock, MapBlock } from './embed/embed-blocks.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { liveBlock } from './live-block.tsx';
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
  MapEmbed: MapBlock,
  InitiativeSearch,
} satisfies BlockComponents<LiveBlockName>;
