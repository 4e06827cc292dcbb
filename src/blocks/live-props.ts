import type { Manifest } from '../content/manifest.ts';
import type { Pictures } from '../content/picture.ts';
import type { FormName } from '../content/schema/site.ts';
import { sectionOf } from '../content/sections.ts';
import { TAB_PLACES } from '../content/vocabulary.ts';
import type { ContributionListProps } from './contribution-list/contribution-list.tsx';
import type { FormEmbedProps } from './form-embed/form-embed.tsx';
import { providers } from './form-embed/providers/index.ts';
import type { GalleryPicture } from './gallery/gallery.tsx';
import type { ItemsOf } from './items.ts';
import type { MapEmbedProps } from './map-embed/map-embed.tsx';
import { mapProviders } from './map-embed/provider.ts';
import type { ParticipateTab } from './participate-tabs/participate-tabs.tsx';
import type { RenderContext } from './site-context.ts';

/** A form of `site.yml`, as its block needs it on this page. */
export function formProps(context: RenderContext, form: FormName): FormEmbedProps {
  const { provider, ids } = context.manifest.site.forms;
  const id = ids[form];
  const address = providers[provider].address(id, form);
  return { form, provider, id, address, ...contactOf(context) };
}

/** The map of `site.yml`, as its block needs it on this page. */
export function mapProps(context: RenderContext): MapEmbedProps {
  const { provider, id } = context.manifest.site.map;
  const address = mapProviders[provider].address(id);
  return { provider, id, address, ...contactOf(context) };
}

/** Whom a page's visitor reaches when a frame does not come: the sub-site where it has a contact, else the owner. */
function contactOf({ manifest: { site }, entry }: RenderContext) {
  const { contact } = sectionOf(entry?.route ?? '/');
  const own = contact && site.subsites?.[contact];
  return { email: own?.email ?? site.email, phone: site.phone };
}

/** The gallery's pictures as files; one that the build does not know is left out. */
export const galleryItems = ({ pictures }: Manifest, items: ItemsOf<'gallery'>): GalleryPicture[] =>
  items.flatMap(({ src, alt, span }) => {
    const picture = pictures[src];
    return picture ? [{ picture, alt, span: span ?? 'normal' }] : [];
  });

/** The tabs of taking part, each with its form but the donor's. */
export const tabItems = (context: RenderContext, items: ItemsOf<'tabs'>): ParticipateTab[] =>
  items.map(({ id, label, text }) => ({
    id: TAB_PLACES[id],
    label,
    text,
    ...(id === 'donor' ? {} : { form: formProps(context, id) }),
  }));

const DRAWINGS = {
  Proverbe: 'proverbe',
  'Récit / Conte': 'recit',
  Pratique: 'pratique',
  Oralité: 'oralite',
} as const;

/** The drawing of each type of contribution (spec section 3). */
export const contributionIcons = (pictures: Pictures): ContributionListProps['icons'] =>
  Object.fromEntries(
    Object.entries(DRAWINGS).flatMap(([type, name]) => {
      const picture = pictures[`/images/${name}.svg`];
      return picture ? [[type, picture]] : [];
    }),
  );
