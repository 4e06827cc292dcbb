import { PROJECTS, projectCards } from '../../content/cards.ts';
import { fromTablet } from '../../theme/screens.ts';
import { card, cover, label } from '../../ui/card/card.css.ts';
import { Link } from '../../ui/link/link.tsx';
import { noticeProps } from '../../ui/notice.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import type { BlockProps } from '../block-props.ts';
import { useSite } from '../site-context.ts';
import { fillNotice } from '../soon-button/soon-button.tsx';
import { grid } from './project-grid.css.ts';

/**
 * Projects as illustrated cards. The page of the projects opens each; elsewhere, the card of one in
 * preparation says so, and its link shows a notice (spec section 8).
 */
export function ProjectGrid({ max }: BlockProps<'ProjectGrid'>) {
  const { manifest, entry } = useSite();
  const { notices, pictures } = manifest;
  const cards = projectCards(manifest).slice(0, max && Number(max));
  if (cards.length === 0) return <p>Les projets seront présentés ici.</p>;
  return (
    <ul role="list" className={grid}>
      {cards.map(({ title, category, text, image, alt, href, status }) => {
        const soon = status !== undefined && entry?.route !== PROJECTS;
        const notice = soon ? noticeProps(fillNotice(notices.projet, { title })) : {};
        const words = [category, soon && 'En préparation'].filter(Boolean).join(' · ');
        return (
          <li key={href} className={card}>
            <Picture picture={pictures[image]} alt={alt} sizes={`${fromTablet} 36rem, 100vw`} />
            {words && <p className={label}>{words}</p>}
            <h3>
              <Link href={soon ? PROJECTS : href} className={cover} {...notice}>
                {title}
              </Link>
            </h3>
            <p>{text}</p>
          </li>
        );
      })}
    </ul>
  );
}
