import { filled } from '../content/languages.ts';
import type { FormName } from '../content/schema/site.ts';
import { sectionOf } from '../content/sections.ts';
import { CONTRIBUTION_TYPES, PROJECT_STATUSES, TAB_PLACES, THEMES } from '../content/vocabulary.ts';
import type { EmbedWords } from '../ui/embed/embed.tsx';
import type { BlockComponents, BlockProps, LivePlaced } from './block-props.ts';
import { ContributionList } from './contribution-list/contribution-list.tsx';
import { DonationCard } from './donation-card/donation-card.tsx';
import { DonationTable } from './donation-table/donation-table.tsx';
import { seedsOf } from './donation-table/donations.ts';
import { FormEmbed, type FormEmbedProps } from './form-embed/form-embed.tsx';
import { providers } from './form-embed/providers.ts';
import { Gallery } from './gallery/gallery.tsx';
import { InitiativeSearch } from './initiative-search/initiative-search.tsx';
import { liveBlock } from './live-block.tsx';
import { MapEmbed, type MapEmbedProps, mapProviders } from './map-embed/map-embed.tsx';
import { ParticipateTabs } from './participate-tabs/participate-tabs.tsx';
import { ServiceList } from './service-list/service-list.tsx';
import type { RenderContext } from './site-context.ts';

/** The drawing of each type of contribution (spec section 3). */
const DRAWINGS = {
  Proverbe: 'proverbe',
  'Récit / Conte': 'recit',
  Pratique: 'pratique',
  Oralité: 'oralite',
} as const satisfies Record<(typeof CONTRIBUTION_TYPES)[number], string>;

/** The live blocks as pages place them: each gathers its data at build time and hands it over as JSON. */
export const liveBlocks = {
  ServiceList,
  Gallery: liveBlock(
    { name: 'Gallery', block: Gallery },
    ({ manifest: { pictures }, words }, { items }: BlockProps<'Gallery'>) => ({
      words: words.gallery,
      // A picture that the build does not know is left out.
      items: items.flatMap(({ src, alt, span }) => {
        const picture = pictures[src];
        return picture ? [{ picture, alt, span: span ?? ('normal' as const) }] : [];
      }),
    }),
  ),
  ParticipateTabs: liveBlock(
    { name: 'ParticipateTabs', block: ParticipateTabs },
    (site, { items }: BlockProps<'ParticipateTabs'>) => ({
      items: items.map(({ id, label, text }) => ({
        id: TAB_PLACES[id],
        label,
        text,
        ...(id === 'donor' ? {} : { form: formOf(site, id) }),
      })),
      donate: site.linkTo(`${here(site).root}/soutenir`.replace('//', '/')),
      words: { ...site.words.participate, embed: embedWords(site, 'forms') },
    }),
  ),
  DonationCard: liveBlock(
    { name: 'DonationCard', block: DonationCard },
    ({ manifest: { site, notices }, words }) => ({
      ...site.donation,
      words: words.donation,
      notices: {
        phone: { copied: notices.copie, refused: notices['copie-impossible'] },
        reference: {
          copied: notices['copie-reference'],
          refused: notices['copie-reference-impossible'],
        },
      },
    }),
  ),
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
    ({ manifest: { pictures, notices }, lang, words, say }) => ({
      words: words.contributions,
      lang,
      types: Object.fromEntries(CONTRIBUTION_TYPES.map((type) => [type, say(type)])),
      icons: Object.fromEntries(
        Object.entries(DRAWINGS).flatMap(([type, name]) => {
          const picture = pictures[`/images/${name}.svg`];
          return picture ? [[type, picture]] : [];
        }),
      ),
      deleted: notices['contribution-supprimee'],
      failed: notices['contribution-erreur'],
    }),
  ),
  FormEmbed: liveBlock(
    { name: 'FormEmbed', block: FormEmbed },
    (site, { form }: BlockProps<'FormEmbed'>) => ({
      ...formOf(site, form),
      words: embedWords(site, 'forms'),
    }),
  ),
  MapEmbed: liveBlock({ name: 'MapEmbed', block: MapEmbed }, (site): MapEmbedProps => {
    const { provider, id } = site.manifest.site.map;
    const { host, address } = mapProviders[provider];
    const { demo, hosted, label } = site.words.map;
    return {
      provider,
      id,
      address: address(id),
      title: label,
      note: host ? filled(hosted, { host }) : demo,
      words: embedWords(site, 'map'),
      ...contactOf(site),
    };
  }),
  InitiativeSearch: liveBlock(
    { name: 'InitiativeSearch', block: InitiativeSearch, boxless: true },
    ({ manifest: { notices }, words, say }) => ({
      notice: notices.recherche,
      words: words.search,
      themes: THEMES.map(say),
      statuses: PROJECT_STATUSES.map(say),
    }),
  ),
} satisfies BlockComponents<LivePlaced>;

/** A form of `site.yml`, as its block needs it on this page, but for the words that all forms share. */
function formOf(site: RenderContext, form: FormName): Omit<FormEmbedProps, 'words'> {
  const { provider, ids } = site.manifest.site.forms;
  const { host } = providers[provider];
  const { forms } = site.words;
  return {
    form,
    provider,
    id: ids[form],
    address: providers[provider].address(ids[form], form),
    title: forms[form],
    note: host
      ? filled(forms.hosted, { host })
      : forms[provider === 'demo' ? provider : 'elsewhere'],
    ...contactOf(site),
  };
}

/** What a frame says while it loads, and when it does not come. */
function embedWords(site: RenderContext, what: 'forms' | 'map'): EmbedWords {
  const { words } = site;
  const { email, phone } = contactOf(site);
  return {
    ...words.embed,
    loading: words[what].loading,
    failed: words[what].failed,
    write: filled(words.embed.write, { email }),
    call: filled(words.embed.call, { phone: phone.replace(/\s/g, '\u00a0') }),
  };
}

/** Whom a page's visitor reaches when a frame does not come: the sub-site where it has a contact, else the owner. */
function contactOf(context: RenderContext) {
  const { site } = context.manifest;
  return { email: here(context).contact?.email ?? site.email, phone: site.phone };
}

const here = ({ manifest, entry }: RenderContext) => sectionOf(entry?.route ?? '/', manifest);
