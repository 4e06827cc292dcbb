import type { ReactNode } from 'react';
import { dashboardOf } from '../../content/dashboard.ts';
import { FEED } from '../../content/outputs.ts';
import type { NoticeId } from '../../content/schema/notices.ts';
import { ButtonLink, type ButtonLinkProps } from '../../ui/button/button-link.tsx';
import { LiveBlock } from '../live-block.tsx';
import { ShareProject } from '../opened/share-project.tsx';
import type { RenderContext } from '../site-context.ts';
import * as styles from './openings.css.ts';

/** What stood on the button of a notice. */
type Shown = Omit<ButtonLinkProps, 'href'>;

/**
 * What stands in the place of a notice's button once the content has what the notice announces; each gives
 * nothing until then.
 */
export const openings: Partial<
  Record<NoticeId, (site: RenderContext, shown: Shown) => ReactNode | undefined>
> = {
  partage: shareButton,
  'tableau-de-bord': ({ manifest }, shown) => {
    const href = dashboardOf(manifest);
    return href && <ButtonLink href={href} {...shown} />;
  },
  actualites: followLinks,
  newsletter: (site, shown) => followLinks(site, { ...shown, label: site.words.following.feed }),
};

function shareButton({ manifest, entry, address, words }: RenderContext, { label }: Shown) {
  if (!manifest.site.participe?.share || entry?.kind !== 'initiative' || !address) return undefined;
  const props = {
    label,
    title: entry.title,
    address,
    words: { ...words.sharing, newTab: words.frame.newTab },
    copied: manifest.notices['copie-lien'],
    refused: manifest.notices['copie-lien-impossible'],
  };
  return <LiveBlock name="ShareProject" block={ShareProject} props={props} boxless />;
}

/** The feed of the sheet, or of the whole section, the newsletter where it has an address, and what a feed is. */
function followLinks({ manifest, entry, words }: RenderContext, shown: Shown) {
  const { participe, newsletter } = manifest.site;
  if (!participe?.follow) return undefined;
  const from = entry?.kind === 'initiative' && entry.route ? entry.route : '/je-participe';
  const { what, newsletter: signUp } = words.following;
  return (
    <>
      <ButtonLink {...shown} href={`${from}/${FEED}`} />
      {newsletter && <ButtonLink href={newsletter} label={signUp} variant="outline" />}
      <p className={styles.line}>{what}</p>
    </>
  );
}
