import { fromTablet } from '../../theme/screens.ts';
import { card, cover, label } from '../../ui/card/card.css.ts';
import { Link } from '../../ui/link/link.tsx';
import { noticeProps } from '../../ui/notice.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import type { BlockProps } from '../block-props.ts';
import { useSite } from '../site-context.ts';
import { fillNotice } from '../soon-button/soon-button.tsx';
import { grid } from './project-grid.css.ts';

/** Projects as illustrated cards. One in preparation says so, and its link shows a notice (spec section 8). */
export function ProjectGrid({ items }: BlockProps<'ProjectGrid'>) {
  const { manifest, words } = useSite();
  const { notices, pictures } = manifest;
  return (
    <ul role="list" className={grid}>
      {items.map(({ title, category, description, image, alt, href, status }) => {
        const soon = status !== 'actif';
        const notice = soon ? noticeProps(fillNotice(notices.projet, { title })) : {};
        return (
          <li key={title} className={card}>
            <Picture picture={pictures[image]} alt={alt} sizes={`${fromTablet} 36rem, 100vw`} />
            <p className={label}>
              {soon ? `${category} · ${words.cards.inPreparation}` : category}
            </p>
            <h3>
              <Link href={href} className={cover} {...notice}>
                {title}
              </Link>
            </h3>
            <p>{description}</p>
          </li>
        );
      })}
    </ul>
  );
}
